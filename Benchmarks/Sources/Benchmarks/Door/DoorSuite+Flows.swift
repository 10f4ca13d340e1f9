import Coordinators
import HeadlessUIKit

// Transitions as values, attempts, flows with an outcome, questions, and animations of one's own. Each
// floor is the same work by UIKit's own calls.
extension DoorSuite {
  static func flows() -> [Row] {
    values() + [flow(), question(), embeddedChild(), customAnimation()]
  }

  // MARK: Values

  private static func values() -> [Row] {
    [
      pushAndPop("perform(.push), perform(.pop)", limit: 2.55) { stage, flow in
        flow.perform(.push(Screen(), animated: false))
        stage.settle()
        flow.perform(.pop(animated: false))
      },
      pushAndPop("a sequence of push and pop", limit: 2.8) { _, flow in
        flow.perform(.sequence(.push(Screen(), animated: false), .pop(animated: false)))
      },
      pushAndPop("push + attempt of a pop", limit: 2.4) { stage, flow in
        flow.show(Screen(), animated: false)
        stage.settle()
        flow.attempt(.pop(animated: false))
      },
    ]
  }

  private static func pushAndPop(
    _ title: String, limit: Double, verbs: (Stage, Flow) -> Void
  ) -> Row {
    row(
      title, limit: limit,
      bare: { stage, navigation in
        navigation.pushViewController(Screen(), animated: false)
        stage.settle()
        navigation.popViewController(animated: false)
      }, verbs: verbs)
  }

  // MARK: Flows and questions

  /// A flow whose outcome somebody waits for, against a screen with a closure.
  private static func flow() -> Row {
    var ends = 0
    return row(
      "present + finish a flow", limit: 6.3,
      bare: { stage, navigation in
        let screen = ClosingScreen()
        screen.closed = { ends += 1 }
        navigation.present(screen, animated: false)
        stage.settle()
        screen.dismiss(animated: false)
        screen.closed()
      },
      verbs: { stage, flow in
        let errand = Errand()
        flow.present(errand, animated: false).whenEnded { _ in ends += 1 }
        stage.settle()
        errand.finish(1)
      })
  }

  /// An alert with two buttons, of which a person taps the first.
  private static func question() -> Row {
    var answers = 0
    return row(
      "ask + answer", limit: 3.7,
      bare: { stage, navigation in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answers += 1 })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        navigation.present(alert, animated: false)
        stage.settle()
        tapFirst(of: navigation, stage)
      },
      verbs: { stage, flow in
        let question = Alert("Sure?", actions: [.button("Yes", true), .cancel("No", false)])
        flow.ask(question, animated: false).whenEnded { _ in answers += 1 }
        stage.settle()
        tapFirst(of: flow.navigationController, stage)
      })
  }

  private static func tapFirst(of presenter: UIViewController, _ stage: Stage) {
    guard let alert = presenter.presentedViewController as? UIAlertController,
      let action = alert.actions.first
    else { preconditionFailure("No alert is presented.") }
    do {
      try UserInput(device: stage.device).tap(action)
    } catch {
      preconditionFailure("The alert cannot be tapped: \(error)")
    }
  }

  // MARK: Children and animations

  private static func embeddedChild() -> Row {
    row(
      "embed + unembed a child", limit: 7.0,
      bare: embedAndTakeOut,
      verbs: { stage, flow in
        let child = Scene()
        flow.embed(child)
        stage.settle()
        flow.unembed(child)
      })
  }

  /// The same animator, once from a delegate of one's own, once as part of the transition.
  private static func customAnimation() -> Row {
    let delegate = AnimatingDelegate()
    return row(
      "push + pop with an animator", limit: 2.45,
      bare: { stage, navigation in
        navigation.delegate = delegate
        navigation.pushViewController(Screen(), animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
      },
      verbs: { stage, flow in
        let animation = TransitionAnimation { Instant() }
        flow.perform(.push(Screen(), animation: animation))
        stage.settle()
        flow.perform(.pop(animation: animation))
      })
  }
}

/// A screen that calls back when it is closed.
private final class ClosingScreen: UIViewController {
  var closed: () -> Void = {}
}

/// A flow of one screen.
private final class Errand: SceneCoordinator, FlowCoordinator {
  typealias Output = Int
  let context = CoordinatorContext()
  let rootViewController = Screen()
}

/// An animator that has ended when it begins.
private final class Instant: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }
}

private final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Instant() }
}
