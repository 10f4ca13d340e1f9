import Foundation

/// The file that may describe the view of a controller.
enum ViewSource {
  case nib(Nib)
  case scene(StoryboardScene)

  final class Nib {
    let name: String?
    let bundle: Bundle?

    init(name: String?, bundle: Bundle?) {
      self.name = name
      self.bundle = bundle
    }
  }

  /// The nib that was given to an initializer; nil if nothing was.
  init?(nibName: String?, bundle: Bundle?) {
    if nibName == nil, bundle == nil { return nil }
    self = .nib(Nib(name: nibName, bundle: bundle))
  }

  var nib: Nib? { if case .nib(let nib) = self { nib } else { nil } }
}

// Loading views from a storyboard or a nib.
extension UIViewController {
  /// Loads the view from the scene or the nib of this controller; false if it has neither.
  final func loadViewFromFile() -> Bool {
    if let scene {
      let loading = InterfaceLoading(
        scene.document, bundle: scene.storyboard.bundle, storyboard: scene.storyboard)
      if let made = loading.makeView(for: self, in: scene) {
        view = made
        scene.embed(loading.embeddings)
        return true
      }
    }
    let nib: UINib
    if let nibName {
      nib = UINib(nibName: nibName, bundle: nibBundle)
    } else if let file = InterfaceResources.nib(for: type(of: self)) {
      nib = UINib(file: file)
    } else {
      return false
    }
    _ = nib.instantiate(withOwner: self)
    if storedView == nil {
      raise(
        .internalInconsistency,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib.nibName)\" nib but the view "
          + "outlet was not set."
      )
    }
    return true
  }

  final func performStoryboardSegue(_ identifier: String, sender: Any?) {
    guard let scene, let segue = scene.segue(named: identifier) else {
      raise(
        .invalidArgument,
        "Receiver (\(name(self))) has no segue with identifier '\(identifier)'"
      )
    }
    scene.perform(segue, sender: sender)
  }
}
