public import Foundation

/// The scenes of an Interface Builder file.
///
/// The `.storyboard` is read without compiling. It is searched in the bundle; for nil or
/// `Bundle.main`, also beside the executable and in the resource bundles of package targets.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  final let storyboardName: String
  final let bundle: Bundle?
  final let document: InterfaceDocument?
  private let failure: StoryboardFileError?

  /// Opens a storyboard by its name without extension.
  ///
  /// Raises if there is no such file. If its content has an error, the error is logged in the device's
  /// ``MisuseLog``, and the storyboard has no scenes.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    storyboardName = name
    bundle = storyboardBundleOrNil
    guard let url = InterfaceResources.find(name, "storyboard", in: storyboardBundleOrNil) else {
      let place = (storyboardBundleOrNil ?? .main).bundlePath
      raise(
        .invalidArgument,
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(place)> (loaded)"
      )
    }
    do throws(StoryboardFileError) {
      document = try InterfaceResources.document(at: url)
      failure = nil
    } catch {
      document = nil
      failure = error
      HeadlessDevice.current.log.note(.storyboard, error.description)
    }
    super.init()
  }

  /// Creates the controller at the storyboard's entry point, if there is one.
  open func instantiateInitialViewController() -> UIViewController? {
    make(document?.initialScene, creator: nil)
  }

  /// Creates the controller with a storyboard identifier; raises if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier, creator: nil)
  }

  final func instantiate(
    _ identifier: String,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let scene = document?.identifiers[identifier],
      let controller = make(scene, creator: creator)
    else {
      raise(
        .invalidArgument,
        "Storyboard (\(name(self))) doesn't contain a view controller with identifier "
          + "'\(identifier)'\n\(remedy)"
      )
    }
    return controller
  }

  final func make(
    _ scene: String?,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let scene, let document else { return nil }
    let controller = InterfaceLoading(document, bundle: bundle, storyboard: self).makeController(
      scene, creator: creator)
    // UIKit's autorelease pool keeps a controller until the end of the turn, so an app may assign it to a
    // weak property before it shows it.
    if let controller {
      HeadlessDevice.current.clock.atNextTurn { withExtendedLifetime(controller) {} }
    }
    return controller
  }

  /// A message about a missing identifier, in addition to UIKit's.
  private var remedy: String {
    if let failure { return failure.description }
    let known = document?.identifiers.keys.sorted().map { "'\($0)'" } ?? []
    return known.isEmpty
      ? "No scene of \(storyboardName).storyboard has a Storyboard ID."
      : "The Storyboard IDs of \(storyboardName).storyboard are \(known.joined(separator: ", "))."
  }
}

extension UIStoryboard {
  /// Creates the controller at the storyboard's entry point, by a closure if there is one.
  ///
  /// The closure passes the decoder to `init(coder:)` of its class, or to an initialiser that calls
  /// it. If the closure returns nil, the storyboard creates the controller. Raises if the closure's
  /// controller was not created with the decoder.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let controller = make(document?.initialScene, creator: creator) else { return nil }
    return cast(controller)
  }

  /// Creates the controller with a storyboard identifier, by a closure if there is one.
  ///
  /// Raises if there is no such controller, or if the closure's controller was not created by
  /// `super.init(coder:)` with the decoder.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    cast(instantiate(identifier, creator: creator))
  }

  private func cast<ViewController: UIViewController>(
    _ controller: UIViewController
  ) -> ViewController {
    guard let controller = controller as? ViewController else {
      preconditionFailure(
        "\(storyboardName).storyboard made a \(String(reflecting: type(of: controller))) where a "
          + "\(String(reflecting: ViewController.self)) was asked for. Set the class, and the module, "
          + "of the scene in Interface Builder."
      )
    }
    return controller
  }
}
