public import UIKitShim

extension UIApplication {
  /// How long a removed screen, or a stopped child coordinator, may stay alive until a diagnostic
  /// reports it.
  ///
  /// The default is five seconds in debug builds, and nil in release builds. If nil, nothing is
  /// checked. On a headless device, the default is nil unless its clock runs in real time.
  ///
  /// The new value applies to screens that are removed and coordinators that stop from then on.
  public var leakCheckDelay: Duration? {
    get { NavigationEngine.of(self).leakCheckDelay }
    set { NavigationEngine.of(self).leakCheckDelay = newValue }
  }
}

extension UIViewController {
  /// Whether your app keeps this screen after its removal, for example in a cache.
  ///
  /// The leak check of debug builds then does not report the screen. The default is false.
  public var isKeptForReuse: Bool {
    get { existingAttachment?.isKeptForReuse == true }
    set { attachment.isKeptForReuse = newValue }
  }
}
