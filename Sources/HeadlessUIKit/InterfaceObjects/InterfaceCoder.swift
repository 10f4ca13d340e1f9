import Foundation

/// The decoder of one object of an Interface Builder file, passed to `init(coder:)`.
///
/// It decodes the first object that calls `init(coder:)` of a base class with it. It has no values
/// for the app's own keys.
final class InterfaceCoder: NSCoder {
  @MainActor let element: InterfaceElement
  @MainActor let loading: InterfaceLoading
  @MainActor private(set) var decoded: AnyObject?

  @MainActor
  init(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    self.element = element
    self.loading = loading
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject() -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }

  // MARK: Called by the initialisers of base classes

  @MainActor
  static func decode(_ object: AnyObject, from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder, coder.decoded == nil else { return }
    coder.decoded = object
    coder.loading.register(object, coder.element)
    switch object {
    case let view as UIView: coder.decodeView(view)
    case let controller as UIViewController: coder.decodeController(controller)
    case let item as UIBarItem: coder.decodeBarItem(item)
    case let item as UINavigationItem: coder.decodeNavigationItem(item)
    default: break
    }
  }

  /// The element of a coder, for initialisers that need it before they call super.
  @MainActor
  static func element(of coder: NSCoder) -> InterfaceElement? {
    (coder as? InterfaceCoder)?.element
  }
}

extension RawRepresentable where RawValue == Int {
  /// The case with the name in an Interface Builder file; nil if there is none.
  init?(named name: String?) {
    guard let name else { return nil }
    for number in -2...30 {
      if let value = Self(rawValue: number), "\(value)" == name {
        self = value
        return
      }
    }
    return nil
  }
}
