import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// `dump` and a failing expectation reflect coordinators.
@MainActor @Suite(.coordinators, .serialized) struct ReflectionTests {}

extension ReflectionTests {
  @Test func `A coordinator whose screen was freed unnoticed can be reflected`() {
    let stage = ExitStage()
    do {
      let screen = Screen("Leaf")
      _ = stage.host.context.screenOwner.claim(screen, at: .presented)
    }
    var text = ""
    dump(stage.host, to: &text)
    expectTrue(text.contains("ScreenRecord"))
  }
}
