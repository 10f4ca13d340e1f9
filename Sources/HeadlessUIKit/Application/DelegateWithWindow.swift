/// A delegate with an optional `window` property, for which `delegate?.window??` compiles.
@preconcurrency @MainActor
public protocol DelegateWithWindow {}

extension DelegateWithWindow {
  /// The window as an optional property, which is always implemented here.
  @_disfavoredOverload
  public var window: UIWindow?? {
    if let delegate = self as? any UIApplicationDelegate { return delegate.window }
    return (self as? any UIWindowSceneDelegate)?.window
  }
}
