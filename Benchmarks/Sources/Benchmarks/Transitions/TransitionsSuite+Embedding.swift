import Coordinators
import HeadlessUIKit

extension TransitionsSuite {
  static var embedding: [Comparison] {
    [
      row(
        "embed", limit: 4.5,
        bare: { _, navigation in
          guard let parent = navigation.topViewController else { return }
          for child in parent.children { takeOut(child) }
          put(Screen(), into: parent)
        },
        verbs: { _, flow in flow.embed(Screen()) }),
      embedAndUnembed("embed + unembed", limit: 5.6) { stage, flow in
        let child = Screen()
        flow.embed(child)
        stage.settle()
        flow.unembed(child)
      },
      embedAndUnembed("embed + unembed a child", limit: 7.0) { stage, flow in
        let child = Scene()
        flow.embed(child)
        stage.settle()
        flow.unembed(child)
      },
    ]
  }

  private static func embedAndUnembed(
    _ title: String, limit: Double, verbs: @escaping (Stage, Flow) -> Void
  ) -> Comparison {
    row(
      title, limit: limit,
      bare: { stage, navigation in
        guard let parent = navigation.topViewController else { return }
        let child = Screen()
        put(child, into: parent)
        stage.settle()
        takeOut(child)
      }, verbs: verbs)
  }

  private static func put(_ child: UIViewController, into parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private static func takeOut(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
