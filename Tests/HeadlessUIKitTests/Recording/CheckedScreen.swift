import CompactTesting
import HeadlessUIKit

/// A small generator with a seed, so that a storm can be repeated.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// A screen that checks that its callbacks come in an order that makes sense.
final class CheckedScreen: UIViewController {
  enum State: String {
    case disappeared, appearing, isAppearing, appeared, disappearing
  }

  static var complaints: [String] = []
  /// What screens do in their callbacks.
  static var reaction: ((CheckedScreen) -> Void)?
  private(set) var state = State.disappeared

  private func go(to next: State, from allowed: State...) {
    if !allowed.contains(state) { Self.complaints.append("\(state) -> \(next)") }
    state = next
  }

  override func viewWillAppear(_ animated: Bool) {
    go(to: .appearing, from: .disappeared, .disappearing)
  }
  override func viewIsAppearing(_ animated: Bool) {
    go(to: .isAppearing, from: .appearing)
    if view.window == nil { Self.complaints.append("no window in viewIsAppearing") }
  }
  override func viewDidAppear(_ animated: Bool) {
    go(to: .appeared, from: .isAppearing)
    Self.reaction?(self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    go(to: .disappearing, from: .appearing, .isAppearing, .appeared)
  }
  override func viewDidDisappear(_ animated: Bool) {
    go(to: .disappeared, from: .disappearing)
    Self.reaction?(self)
  }
}

/// Knows the screens of a storm, and what holds at its end.
@MainActor
final class StormWitness {
  private struct Known {
    weak var screen: CheckedScreen?
  }

  private let stage: Stage
  private var known: [Known] = []

  init(_ stage: Stage) {
    self.stage = stage
    CheckedScreen.complaints = []
    CheckedScreen.reaction = nil
  }

  func screen() -> CheckedScreen {
    let screen = CheckedScreen()
    known.append(Known(screen: screen))
    return screen
  }

  /// Expects that callbacks came in order, that they end where the screens are, and that all are freed
  /// without the root.
  func expectPeace() {
    expectEqual(CheckedScreen.complaints, [])
    expectTrue(stage.clock.isIdle)
    for case let screen? in known.map(\.screen) {
      let isSeen = screen.viewIfLoaded?.window != nil
      expectEqual(screen.state, isSeen ? .appeared : .disappeared)
    }
    for layer in VisibleHierarchy(window: stage.window).layers {
      expectNotNil(layer.screen.viewIfLoaded?.window)
      for column in layer.columns {
        expectNotNil(column.content.screen.viewIfLoaded?.window)
      }
    }
    stage.runToEnd { stage.window.rootViewController = nil }
    expectTrue(known.allSatisfy { $0.screen == nil })
  }
}
