public import Foundation

/// A frame of reference for coordinates.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space, in its own coordinates.
  var bounds: CGRect { get }
}

private final class ScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen
  init(of screen: UIScreen) { self.screen = screen }
  var bounds: CGRect { screen.bounds }
}

/// The screen of the current device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private weak var device: HeadlessDevice?

  init(of device: HeadlessDevice?) {
    self.device = device
    super.init()
  }

  /// The screen of the current device.
  open class var main: UIScreen { UIApplication.shared.mainScreen }

  /// The size in points, with the origin at the top left.
  open var bounds: CGRect { CGRect(origin: .zero, size: (device ?? .current).screen.size) }
  /// The coordinate space of the screen.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }
  /// The number of pixels in a point.
  open var scale: CGFloat { 2 }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    UITraitCollection(screen: (device ?? .current).screen)
  }
}

/// The properties of the current device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device.
  open class var current: UIDevice { UIApplication.shared.userDevice }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessDevice.current.screen.idiom }
  /// The name of the device.
  open var name: String { model }
  /// The model of the device.
  open var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .mac: "Mac"
    case .tv: "Apple TV"
    case .vision: "Apple Vision"
    case .phone, .carPlay, .unspecified: "iPhone"
    }
  }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system whose behaviour is simulated.
  open var systemVersion: String { "18.0" }
}
