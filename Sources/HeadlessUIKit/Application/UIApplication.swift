public import Foundation

/// The app as the system sees it: its delegate, its windows, its state.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// How much attention the app has.
  public enum State: Int, Sendable {
    case active = 0
    case inactive, background
  }

  /// What an app is told about why it was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address the app was launched to open, a `URL`.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    /// The payload of the notification that was opened.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    /// The quick action that was chosen.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity that is to be continued.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
  }

  /// What an app is told about an address it is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asked to open the address.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// Something the other app sent along.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is to be opened where it lies.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// What an app says about how the system should open an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Open the address only in an app that is made for it.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The application of the current device.
  public class var shared: UIApplication { HeadlessDevice.current.application }

  final weak var device: HeadlessDevice?
  final lazy var mainScreen = UIScreen(of: device)
  final lazy var userDevice = UIDevice()
  final var state = State.inactive

  /// The object that hears what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// How much attention the app has.
  open var applicationState: State { state }

  /// The windows, in order of creation.
  open var windows: [UIWindow] { (device ?? .current).windows }
  /// The window that gets the keyboard.
  open var keyWindow: UIWindow? { (device ?? .current).keyWindow }

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// Asks the system to open an address in the app that is made for it.
  ///
  /// Here the address is put on the device's list of opened addresses.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let device = device ?? .current
    let succeeds = canOpenURL(url)
    if succeeds { device.openedURLs.append(url) }
    guard let completion else { return }
    device.clock.atNextTurn { completion(succeeds) }
  }

  /// Whether there is an app for an address, which the device decides.
  open func canOpenURL(_ url: URL) -> Bool { (device ?? .current).opensExternally(url) }

  /// The address of the app's page in the system's settings.
  public class var openSettingsURLString: String { "app-settings:" }
}

extension UIApplication {
  /// Posted after the delegate was told that launching is over.
  public class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the app became active.
  public class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the app is about to become inactive.
  public class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the app went to the background.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the app is about to come to the foreground.
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the app is about to end.
  public class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  /// Posted when the system is short of memory.
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}
