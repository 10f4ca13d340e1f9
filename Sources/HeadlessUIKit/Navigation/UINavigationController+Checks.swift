import Foundation

// Arguments for which UIKit raises, with the wording of crash reports.
extension UINavigationController {
  private func checkKind(of controller: UIViewController) {
    if controller is UINavigationController {
      raise(.invalidArgument, "Pushing a navigation controller is not supported")
    }
    if controller is UISplitViewController {
      raise(
        .invalidArgument,
        "Split View Controllers cannot be pushed to a Navigation Controller \(name(self))"
      )
    }
  }

  final func checkPushing(_ controller: UIViewController) {
    checkKind(of: controller)
    var isWaiting = false
    for change in held {
      switch change.kind {
      case .push(let waiting): if waiting === controller { isWaiting = true }
      case .set(let waiting): isWaiting = waiting.contains(controller)
      // The push is checked again when it is performed.
      case .pop, .popTo, .popToRoot: isWaiting = false
      }
    }
    guard isWaiting || controller.parent === self else { return }
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
      switch change.kind {
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
      checkKind(of: controller)
      if !known.insert(ObjectIdentifier(controller)).inserted {
        raise(
          .internalInconsistency,
          "All view controllers in a navigation controller must be distinct"
        )
      }
    }
  }
}
