import Coordinators
import HeadlessUIKit

extension TransitionsSuite {
  static var stacks: [Comparison] {
    [
      pushAndPop("push + pop", limit: 2) { stage, flow in
        flow.push(Screen(), animated: false)
        stage.settle()
        flow.pop(animated: false)
      },
      pushAndPop("push + pop of a child", limit: 2.5) { stage, flow in
        flow.push(Scene(), animated: false)
        stage.settle()
        flow.pop(animated: false)
      },
      row(
        "push + popTo", limit: 2.4,
        bare: { stage, navigation in
          navigation.pushViewController(Screen(), animated: false)
          stage.settle()
          navigation.popToViewController(navigation.viewControllers[0], animated: false)
        },
        verbs: { stage, flow in
          flow.push(Screen(), animated: false)
          stage.settle()
          flow.popTo(flow.navigationController.viewControllers[0], animated: false)
        }),
      row(
        "push + popToRoot", limit: 2.35,
        bare: { stage, navigation in
          navigation.pushViewController(Screen(), animated: false)
          stage.settle()
          navigation.popToRootViewController(animated: false)
        },
        verbs: { stage, flow in
          flow.push(Screen(), animated: false)
          stage.settle()
          flow.popToRoot(animated: false)
        }),
      row(
        "set", limit: 2.4,
        bare: { _, navigation in
          navigation.setViewControllers(
            [navigation.viewControllers[0], Screen()], animated: false)
        },
        verbs: { _, flow in
          flow.set([flow.navigationController.viewControllers[0], Screen()], animated: false)
        }),
      pushAndPop("perform(.push), perform(.pop)", limit: 2.55) { stage, flow in
        flow.perform(.push(Screen(), animated: false))
        stage.settle()
        flow.perform(.pop(animated: false))
      },
      pushAndPop("a sequence of push and pop", limit: 2.8) { _, flow in
        flow.perform(.sequence(.push(Screen(), animated: false), .pop(animated: false)))
      },
      pushAndPop("push + attempt of a pop", limit: 2.4) { stage, flow in
        flow.push(Screen(), animated: false)
        stage.settle()
        flow.attempt(.pop(animated: false))
      },
    ]
  }

  private static func pushAndPop(
    _ title: String, limit: Double, verbs: @escaping (Stage, Flow) -> Void
  ) -> Comparison {
    row(
      title, limit: limit,
      bare: { stage, navigation in
        navigation.pushViewController(Screen(), animated: false)
        stage.settle()
        navigation.popViewController(animated: false)
      }, verbs: verbs)
  }

  // MARK: Animations

  static var animations: [Comparison] {
    [
      row(
        "push + pop, animated", limit: 2.5,
        bare: { stage, navigation in
          navigation.pushViewController(Screen(), animated: true)
          stage.settle()
          navigation.popViewController(animated: true)
        },
        verbs: { stage, flow in
          flow.push(Screen())
          stage.settle()
          flow.pop()
        }),
      pushAndPopWithAnimator,
    ]
  }

  /// The same animator, once from a delegate of one's own, once as part of the transition.
  private static var pushAndPopWithAnimator: Comparison {
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
