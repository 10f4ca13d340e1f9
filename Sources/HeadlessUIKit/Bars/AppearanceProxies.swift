import Foundation

/// The objects that `appearance()` gives: one for each class and device, on which settings are kept.
///
/// Bars without a tint colour of their own take the one kept here when they come into a window, and keep
/// it while they are there (Apple, "UIAppearance"); the rest is for hosts to read.
@MainActor
enum AppearanceProxies {
  private struct Entry {
    weak var device: HeadlessDevice?
    var proxies: [ObjectIdentifier: UIView]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func proxy<Bar: UIView>(of device: HeadlessDevice, make: () -> Bar) -> Bar {
    if let known = known(Bar.self, of: device) { return known }
    let proxy = make()
    let key = ObjectIdentifier(device)
    var entry = entries[key].flatMap { $0.device == nil ? nil : $0 }
    if entry == nil {
      entry = Entry(device: device, proxies: [:])
      entries = entries.filter { $0.value.device != nil }
    }
    entry?.proxies[ObjectIdentifier(Bar.self)] = proxy
    entries[key] = entry
    return proxy
  }

  static func known<Bar: UIView>(_ type: Bar.Type, of device: HeadlessDevice) -> Bar? {
    guard let entry = entries[ObjectIdentifier(device)], entry.device === device else { return nil }
    return entry.proxies[ObjectIdentifier(type)] as? Bar
  }

  /// What the class of a bar has, else what UIKit's class of such bars has.
  static func tintColor<Bar: UIView>(for bar: Bar, as type: Bar.Type) -> UIColor? {
    let device = bar.window?.device ?? .current
    let own = known(Swift.type(of: bar), of: device)?.ownTintColor
    return own ?? known(type, of: device)?.ownTintColor
  }
}
