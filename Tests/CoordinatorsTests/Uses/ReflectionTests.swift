import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Coordinators may be looked at, as `dump` does and an expectation that fails.
@MainActor @Suite(.coordinators, .serialized) struct ReflectionTests {
  @Test func `A coordinator can be reflected though a screen of its own was freed unnoticed`() {
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
