import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The ways in which verbs and raw calls remove screens from a stack.
@MainActor @Suite(.coordinators, .serialized) struct StackCallExitTests {
  let stage = ExitStage()
}

extension StackCallExitTests {
  /// A call that removes the child's screen from the stack.
  enum Call: String, CaseIterable {
    case pop, popTo, popToRoot, set
  }

  @Test(arguments: Call.allCases, [true, false])
  func `Verbs call pop, popTo, popToRoot and set`(call: Call, animated: Bool) {
    let child = stage.push()
    let host = stage.host
    switch call {
    case .pop: host.pop(animated: animated)
    case .popTo: host.popTo(host.list, animated: animated)
    case .popToRoot: host.popToRoot(animated: animated)
    case .set: host.set([host.list], animated: animated)
    }
    let subject = call == .popTo || call == .set ? " Screen" : ""
    child.expectLeft(after: "Host \(call)\(subject) requested", "Host \(call)\(subject) performed")
    expectEqual(stage.app.depth, 1)
  }

  @Test(arguments: Call.allCases, [true, false])
  func `Raw calls pop to screens and set the stack`(call: Call, animated: Bool) {
    let child = stage.push()
    switch call {
    case .pop: stage.stack.popViewController(animated: animated)
    case .popTo: stage.stack.popToViewController(stage.host.list, animated: animated)
    case .popToRoot: stage.stack.popToRootViewController(animated: animated)
    case .set: stage.stack.setViewControllers([stage.host.list], animated: animated)
    }
    child.expectLeft(after: "Leaf pop Screen observed")
    expectEqual(stage.app.depth, 1)
  }

  @Test func `A raw call pops on a covered stack`() throws {
    let child = stage.push()
    let cover = Screen("Cover")
    stage.host.present(cover, animated: false, style: .fullScreen)
    stage.app.settle()
    child.begin()
    stage.stack.popViewController(animated: false)
    cover.dismiss(animated: false)
    child.expectLeft(after: "Leaf pop Screen observed", then: ["Host dismiss Screen observed"])
  }
}
