import Coordinators
import HeadlessUIKit

/// The verbs of coordinators against the same calls by hand on bare HeadlessUIKit.
///
/// What a verb does beyond UIKit's call: it records the request, claims the screens, finds the
/// window's queue, waits for the end that UIKit reports, reads the layout, stops coordinators that
/// have lost their last screen, asks guards, and posts to screen readers.
///
/// Most of its instructions are weak references, casts to protocols, hashes and checks of exclusive
/// access.
///
/// The limits of push + pop, of a pushed child and its memory, of present + dismiss, of selecting a
/// tab and of ten listeners are aims. Every other limit is the lowest that the row has reached, with some room. Many
/// rows miss theirs.
enum TransitionsSuite: Suite {
  static let name = "transitions"
  static let summary = "verbs through the queue against the same calls on bare HeadlessUIKit"

  static var comparisons: [Comparison] {
    stacks + animations + presentations + flows + embedding + tabs + containers + roots
      + [startAndStop, multicast] + queues
  }

  static let bare = "UIKit's own calls"

  /// Compares a stack that is moved by hand with one that a coordinator moves.
  static func row(
    _ title: String, limit: Double,
    bare work: @escaping (Stage, UINavigationController) -> Void,
    verbs: @escaping (Stage, Flow) -> Void
  ) -> Comparison {
    Comparison(title, to: bare, limit: limit) {
      let byHand = Stage()
      let navigation = UINavigationController(rootViewController: Screen())
      byHand.show(navigation)
      let stage = Stage()
      let flow = Flow.launched(on: stage)
      return Comparison.Sides(
        floor: { byHand.run { work(byHand, navigation) } },
        work: { stage.run { verbs(stage, flow) } })
    }
  }

  // MARK: The tree

  private static var startAndStop: Comparison {
    Comparison("start + stop of a child", to: "the same objects by hand", limit: 1.35) {
      let parent = Plain()
      parent.launch()
      let byHand = HandMade()
      return Comparison.Sides(
        floor: {
          let child = HandMade()
          byHand.start(child)
          byHand.stop(child)
        },
        work: {
          let child = Plain()
          parent.start(child)
          parent.stop(child)
        })
    }
  }

  private static var multicast: Comparison {
    Comparison("notify 10 listeners", to: "a loop over weak references", limit: 3) {
      let listeners = (0..<10).map { _ in Listener() }
      let delegate = MulticastDelegate<any NewsDelegate>()
      for listener in listeners { delegate.add(listener, strongly: true) }
      let boxes = listeners.map { NewsBox($0) }
      return Comparison.Sides(
        floor: { for box in boxes { box.listener?.newsDidArrive() } },
        work: { delegate.invoke { $0.newsDidArrive() } })
    }
  }

  // MARK: Requests that wait

  /// Many requests in one turn against few in each of several turns, as many in all.
  private static var queues: [Comparison] {
    [
      Comparison("1,000 queued selections", to: "rows of 100", each: 1_000, limit: 1.1) {
        let stage = Stage()
        let market = Tabs.launched(on: stage)
        let select: (Int) -> Void = { count in
          stage.run { for index in 0..<count { market.select(index: index % 2) } }
        }
        return Comparison.Sides(
          floor: { for _ in 0..<10 { select(100) } }, work: { select(1_000) })
      },
      Comparison("1,000 queued pushes", to: "rows of 100", each: 1_000, limit: 1.5) {
        let push: (Int) -> Void = { count in
          let stage = Stage()
          let flow = Flow.launched(on: stage)
          stage.run { for _ in 0..<count { flow.push(Screen(), animated: false) } }
        }
        return Comparison.Sides(floor: { for _ in 0..<10 { push(100) } }, work: { push(1_000) })
      },
    ]
  }

  // MARK: Memory

  static func memory() -> [MemoryRow] {
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    let bytes = Memory.bytes(2_000) { stage.run { flow.push(Scene(), animated: false) } }
    let byHand = Stage()
    let navigation = UINavigationController(rootViewController: Screen())
    byHand.show(navigation)
    let floor = Memory.bytes(2_000) {
      byHand.run { navigation.pushViewController(Screen(), animated: false) }
    }
    return [
      MemoryRow(title: "a pushed child with its screen", bytes: bytes, limit: 1_600),
      MemoryRow(title: "a screen pushed by UIKit's own call", bytes: floor),
    ]
  }
}
