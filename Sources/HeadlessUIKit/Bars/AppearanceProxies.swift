import Foundation

/// The objects that `appearance()` gives: one for each class and device, on which settings are kept.
///
/// Bars without a tint colour of their own take the one kept here when they come into a window, and keep
/// it while they are there (Apple, "UIAppearance"); the rest is for hosts to read.
@MainActor
enum AppearanceProxies {
  static func proxy<Bar: UIView>(of device: HeadlessDevice, make: () -> Bar) -> Bar {
    let key = ObjectIdentifier(Bar.self)
    if let known = device.appearanceProxies[key] as? Bar { return known }
    let proxy = make()
    device.appearanceProxies[key] = proxy
    return proxy
  }

  /// The tint colour that is set for the class of a bar, else for UIKit's class of such bars.
  static func tintColor<Bar: UIView>(for bar: Bar, as type: Bar.Type) -> UIColor? {
    let proxies = (bar.window?.device ?? .current).appearanceProxies
    let own = proxies[ObjectIdentifier(Swift.type(of: bar))]?.ownTintColor
    return own ?? proxies[ObjectIdentifier(type)]?.ownTintColor
  }
}
