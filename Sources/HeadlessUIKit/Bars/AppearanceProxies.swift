import Foundation

/// The appearance proxies that `appearance()` returns, one for each class and device.
///
/// A bar without a tint colour of its own takes that of its proxy when it is added to a window
/// (Apple, "UIAppearance"). The other settings are for hosts to read.
@MainActor
enum AppearanceProxies {
  static func proxy<Bar: UIView>(of device: HeadlessDevice, make: () -> Bar) -> Bar {
    let key = ObjectIdentifier(Bar.self)
    if let known = device.appearanceProxies[key] as? Bar { return known }
    let proxy = make()
    device.appearanceProxies[key] = proxy
    return proxy
  }

  /// The tint colour of the proxy for the bar's own class, else of the proxy for UIKit's class.
  static func tintColor<Bar: UIView>(for bar: Bar, as type: Bar.Type) -> UIColor? {
    let proxies = (bar.window?.device ?? .current).appearanceProxies
    let own = proxies[ObjectIdentifier(Swift.type(of: bar))]?.ownTintColor
    return own ?? proxies[ObjectIdentifier(type)]?.ownTintColor
  }
}
