import Foundation

// What UIKit does not accept, with its wording as crash reports show it.
extension UINavigationController {
  final func checkPushing(_ controller: UIViewController) {
    if controller is UINavigationController {
      raise(.invalidArgument, "Pushing a navigation controller is not supported")
    }
    if controller is UISplitViewController {
      raise(
        .invalidArgument,
        "Split View Controllers cannot be pushed to a Navigation Controller \(name(self))"
      )
    }
    var isKnown = controller.parent === self
    for change in held {
      if case .push(let waiting) = change.change, waiting === controller { isKnown = true }
    }
    guard isKnown else { return }
    let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    raise(
      .invalidArgument,
      "\(name(self)) is pushing the same view controller instance (\(name(controller))) more than "
        + "once which is not supported and is most likely an error in the application : \(app)"
    )
  }

  final func checkPopping(to controller: UIViewController) {
    if controller.parent === self { return }
    for change in held {
      switch change.change {
      case .push(let waiting) where waiting === controller: return
      case .set(let waiting) where waiting.contains(controller): return
      case .push, .pop, .popTo, .popToRoot, .set: continue
      }
    }
    raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
  }

  final func checkSetting(_ controllers: [UIViewController]) {
    var known: Set<ObjectIdentifier> = []
    for controller in controllers {
      if controller is UINavigationController {
        raise(.invalidArgument, "Pushing a navigation controller is not supported")
      }
      if !known.insert(ObjectIdentifier(controller)).inserted {
        raise(
          .internalInconsistency,
          "All view controllers in a navigation controller must be distinct"
        )
      }
    }
  }
}
