public import Foundation

/// The root of a view hierarchy, which shows the app's screens.
open class UIWindow: UIView {
  /// The z-order level of a window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: CGFloat
    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level above everything else.
    public static let alert = Level(rawValue: 2000)
  }

  /// Posted after a window became the key window.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted after a window stopped being the key window.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
  /// Posted after a window became visible.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted after a window was hidden.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }

  /// The device that was current when the window was created.
  public let device: HeadlessDevice

  /// The first responder of the window.
  final weak var firstResponder: UIResponder?

  /// Creates a hidden window on the current device.
  ///
  /// An empty frame means the whole screen.
  public override init(frame: CGRect) {
    device = .current
    super.init(frame: frame.isEmpty ? CGRect(origin: .zero, size: device.screen.size) : frame)
    setUp()
  }

  /// Creates a hidden window in a scene, with the size of the scene.
  public init(windowScene: UIWindowScene) {
    device = windowScene.device ?? .current
    super.init(frame: CGRect(origin: .zero, size: device.screen.size))
    self.windowScene = windowScene
    setUp()
  }

  /// Creates a hidden window from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    device = .current
    super.init(coder: coder)
    frame = CGRect(origin: .zero, size: device.screen.size)
    setUp()
  }

  private func setUp() {
    isHidden = true
    isSetUp = true
    device.register(self)
  }

  /// The window itself.
  open override var window: UIWindow? { self }
  /// The scene, or the application if there is no scene.
  open override var next: UIResponder? { windowScene ?? device.application }

  /// The scene that the window belongs to.
  ///
  /// Unlike in UIKit, a window without a scene is visible in an app with scenes, too, so that older
  /// code can run.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      if oldValue?.lastKeyWindow === self { oldValue?.lastKeyWindow = nil }
      if isKeyWindow { windowScene?.lastKeyWindow = self }
      isSceneDisconnected = false
      device.displayNeeded()
    }
  }

  /// Whether the window's scene was disconnected; the window is not visible until it gets another
  /// scene.
  private var isSceneDisconnected = false

  /// Called when the window's scene was disconnected.
  final func detachFromDisconnectedScene() {
    if isKeyWindow {
      endBeingKey()
      device.keyboard.update()
    }
    windowScene = nil
    isSceneDisconnected = true
  }

  /// Whether the window belongs to the visible scene, or to none.
  final var isInVisibleScene: Bool {
    guard let windowScene else { return !isSceneDisconnected }
    return windowScene === device.application.visibleScene
  }

  /// The z-order level of the window.
  open var windowLevel: Level = .normal {
    didSet { setNeedsDisplay() }
  }
  /// The screen the window is on.
  open lazy var screen = device.application.mainScreen
  /// The traits of the device.
  open override var traitCollection: UITraitCollection {
    ownTraits(in: UITraitCollection(screen: device.screen))
  }

  // MARK: Root

  /// The root view controller, whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set {
      let old = storedRoot
      storedRoot = newValue
      if old !== newValue { replaceRoot(old) }
    }
  }

  // A property of its own, since it is read often: Swift checks accesses to open stored ones.
  private final var storedRoot: UIViewController?

  /// Whether the window is not hidden.
  final var isShown: Bool { !storedIsHidden }

  /// Whether the window is hidden; true at first.
  ///
  /// Its view controllers appear and disappear with it.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden, isSetUp else { return }
      if isHidden { didHide() } else if !isBecomingKeyAndVisible { didShow() }
    }
  }

  private var isSetUp = false
  private var isBecomingKeyAndVisible = false

  // MARK: Key window

  /// Whether this is the key window.
  open var isKeyWindow: Bool { device.keyWindow === self }
  /// Whether this window can become the key window.
  open var canBecomeKey: Bool { true }

  /// Shows the window and makes it the key window.
  ///
  /// The root's view is loaded and its `viewWillAppear(_:)` is called before this returns. The
  /// other appearance callbacks follow in the next run-loop turns.
  open func makeKeyAndVisible() {
    let wasHidden = isHidden
    isBecomingKeyAndVisible = wasHidden
    isHidden = false
    makeKey()
    isBecomingKeyAndVisible = false
    if wasHidden, !isHidden { didShow() }
  }

  /// Makes this the key window.
  open func makeKey() {
    guard canBecomeKey, device.keyWindow !== self else { return }
    device.keyWindow?.endBeingKey()
    device.keyWindow = self
    windowScene?.lastKeyWindow = self
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    device.keyboard.update()
  }

  /// Sends an event to the touched view.
  ///
  /// If an override does not call `super`, the touch has no effect.
  open func sendEvent(_ event: UIEvent) { event.perform() }

  /// Called when this window became the key window.
  open func becomeKey() {}
  /// Called when this window stopped being the key window.
  open func resignKey() {}
}
