/// A delegate whose `window` is an optional property that may be nil, so that code finds it by
/// `delegate?.window??`.
@preconcurrency @MainActor
public protocol DelegateWithWindow {}

extension DelegateWithWindow {
  /// The window as the value of an optional property, which is never absent here.
  @_disfavoredOverload
  public var window: UIWindow?? {
    if let delegate = self as? any UIApplicationDelegate { return delegate.window }
    return (self as? any UIWindowSceneDelegate)?.window
  }
}
