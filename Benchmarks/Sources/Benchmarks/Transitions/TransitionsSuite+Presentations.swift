import Coordinators
import HeadlessUIKit

extension TransitionsSuite {
  static var presentations: [Comparison] {
    [
      presentAndDismiss("present + dismiss", limit: 2.5) { stage, flow in
        flow.present(Screen(), animated: false)
        stage.settle()
        flow.dismiss(animated: false)
      },
      presentAndDismiss("present + dismiss a child", limit: 5.5) { stage, flow in
        flow.present(Scene(), animated: false)
        stage.settle()
        flow.dismiss(animated: false)
      },
      row(
        "present twice + dismissAll", limit: 4.35,
        bare: { stage, navigation in
          let first = Screen()
          navigation.present(first, animated: false)
          stage.settle()
          first.present(Screen(), animated: false)
          stage.settle()
          navigation.dismiss(animated: false)
        },
        verbs: { stage, flow in
          flow.present(Screen(), animated: false)
          stage.settle()
          flow.present(Screen(), animated: false)
          stage.settle()
          flow.dismissAll(animated: false)
        }),
      row(
        "present + dismiss, animated", limit: 3.6,
        bare: { stage, navigation in
          navigation.present(Screen(), animated: true)
          stage.settle()
          navigation.dismiss(animated: true)
        },
        verbs: { stage, flow in
          flow.present(Screen())
          stage.settle()
          flow.dismiss()
        }),
    ]
  }

  private static func presentAndDismiss(
    _ title: String, limit: Double, verbs: @escaping (Stage, Flow) -> Void
  ) -> Comparison {
    row(
      title, limit: limit,
      bare: { stage, navigation in
        navigation.present(Screen(), animated: false)
        stage.settle()
        navigation.dismiss(animated: false)
      }, verbs: verbs)
  }

  // MARK: Flows and questions

  static var flows: [Comparison] { [flow, question] }

  /// A flow whose outcome somebody waits for, against a screen with a closure.
  private static var flow: Comparison {
    var ends = 0
    return row(
      "present + finish a flow", limit: 5.55,
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

  /// An alert with two buttons, of which a user taps the first.
  private static var question: Comparison {
    var answers = 0
    return row(
      "ask + answer", limit: 3.6,
      bare: { stage, navigation in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answers += 1 })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        navigation.present(alert, animated: false)
        stage.settle()
        tapFirst(of: navigation, stage)
      },
      verbs: { stage, flow in
        let question = Alert("Sure?", actions: [.default("Yes", true), .cancel("No", false)])
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
