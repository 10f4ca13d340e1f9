import CompactTesting
import HeadlessUIKit
import Testing

/// What the choices of `Policies` change; no other test depends on a choice that was not measured.
@MainActor
struct PolicyTests: TableSuite {
  let stage = Stage()

  private func lines(_ calls: String, with part: String) -> [String] {
    calls.split(separator: "\n").map(String.init).filter { $0.contains(part) }
  }

  @Test(arguments: [Policies.CompletionOrder.beforeCallbacks, .afterCallbacks])
  func `Completions of a coordinator come before or after the callbacks`(
    _ order: Policies.CompletionOrder
  ) {
    stage.device.policies.coordinatorCompletions = order
    let navigation = stage.navigation("A")
    stage.show(navigation)
    stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stage.recorder.note("completion")
    }
    stage.clock.drain()
    let end = stage.take().split(separator: "\n").suffix(4)
    expectEqual((order == .beforeCallbacks ? end.first : end.last), "completion")
  }

  @Test(arguments: [Policies.NestingOrder.containerFirst, .childFirst])
  func `A container's callbacks come before or after its children's`(
    _ order: Policies.NestingOrder
  ) {
    stage.device.policies.nestedCallbacks = order
    let parent = stage.screen("P")
    let child = stage.screen("C")
    stage.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    stage.show(parent)
    stage.run { stage.window.isHidden = true }
    let did = lines(stage.take(), with: "willDisappear").map { $0.prefix(1) }
    expectEqual(did, (order == .containerFirst ? ["P", "C"] : ["C", "P"]))
  }

  @Test(arguments: [Policies.RootOrder.outgoingFirst, .incomingFirst])
  func `The old root leaves before or after the new one comes`(_ order: Policies.RootOrder) {
    stage.device.policies.rootReplacement = order
    stage.show(stage.screen("A"))
    stage.run { stage.window.rootViewController = stage.screen("B") }
    stage.clock.drain()
    let will = lines(stage.take(), with: ".will").map { $0.prefix(1) }
    expectEqual(will, (order == .outgoingFirst ? ["A", "B"] : ["B", "A"]))
  }

  @Test(arguments: [true, false])
  func `A dismissed screen keeps its links until viewDidDisappear or loses them before`(
    _ keeps: Bool
  ) {
    stage.device.policies.dismissedStaysLinkedInCallbacks = keeps
    let root = stage.screen("A")
    stage.show(root)
    let sheet = stage.screen("M")
    var isLinked: Bool?
    sheet.onDidDisappear = { isLinked = sheet.presentingViewController != nil }
    stage.run { root.present(sheet, animated: false) }
    stage.clock.drain()
    stage.run { root.dismiss(animated: false) }
    stage.clock.drain()
    expectEqual(isLinked, keeps)
    expectNil(root.presentedViewController)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Screens between can hear of a pop too") {
      stage.device.policies.poppingTellsControllersBetween = true
      let navigation = stage.navigation("ABC")
      stage.show(navigation)
      stage.run { _ = navigation.popToRootViewController(animated: false) }
      stage.clock.drain()
      expectEqual(
        lines(stage.take(), with: "Move"),
        ["B.willMove(nil)", "C.willMove(nil)", "B.didMove(nil)", "C.didMove(nil)"])
    }

    test("The view can be loaded with the transition only") {
      stage.device.policies.presentingLoadsView = false
      stage.show(stage.screen("A"))
      stage.run { stage.window.rootViewController?.present(stage.screen("M"), animated: false) }
      expectEqual(stage.take(), "")
      stage.clock.drain()
      expectTrue(stage.take().hasPrefix("M.loadView\nM.didLoad\nM.willAppear"))
    }

    test("An idle dismissal can leave its completion out") {
      stage.device.policies.idleDismissalCompletes = false
      stage.show(stage.screen("A"))
      stage.run {
        stage.window.rootViewController?.dismiss(animated: false) { stage.recorder.note("done") }
      }
      stage.clock.drain()
      expectEqual(stage.take(), "")
    }

    test("The automatic style can be that of older systems") {
      stage.device.policies.automaticPresentationStyle = .pageSheet
      stage.show(stage.screen("A"))
      let sheet = stage.screen("M")
      stage.run { stage.window.rootViewController?.present(sheet, animated: false) }
      expectEqual(sheet.presentationController?.presentationStyle, .pageSheet)
    }

    test("Layout can leave a requested transition alone") {
      stage.device.policies.layoutBeginsNavigation = false
      let navigation = stage.navigation("A")
      stage.show(navigation)
      stage.run {
        navigation.pushViewController(stage.screen("B"), animated: true)
        navigation.view.layoutIfNeeded()
      }
      expectEqual(stage.take(), "B.willMove(nav)")
    }

    test("A popped screen can be without its navigation controller at once") {
      stage.device.policies.poppedControllerFindsNavigation = false
      let navigation = stage.navigation("AB")
      stage.show(navigation)
      let top = try #require(navigation.topViewController as? RecordedScreen)
      var found: UINavigationController?
      top.onWillDisappear = { found = top.navigationController }
      stage.run { _ = navigation.popViewController(animated: false) }
      stage.clock.drain()
      expectNil(found)
    }

    test("The swipe back can do without a back button") {
      stage.device.policies.backSwipeNeedsBackButton = false
      let navigation = stage.navigation("AB")
      stage.show(navigation)
      navigation.isNavigationBarHidden = true
      try stage.input.beginSwipeBack(in: navigation)
      stage.input.finishSwipe()
      stage.clock.drain()
      expectEqual(names(navigation.viewControllers), "A")
    }

    test("Transitions take as long as the policies say") {
      stage.device.policies.navigationDuration = .milliseconds(200)
      stage.device.policies.presentationDuration = .milliseconds(300)
      let navigation = stage.navigation("A")
      stage.show(navigation)
      stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
      expectEqual(navigation.transitionCoordinator?.transitionDuration, 0.2)
      stage.clock.advance(by: .milliseconds(200))
      expectNil(navigation.transitionCoordinator)
      stage.run { navigation.present(stage.screen("M"), animated: true) }
      expectEqual(navigation.transitionCoordinator?.transitionDuration, 0.3)
    }

    test("Hiding a window can leave its screens as they are") {
      stage.device.policies.hidingWindowEndsAppearance = false
      stage.show(stage.screen("A"))
      stage.run {
        stage.window.isHidden = true
        stage.window.isHidden = false
      }
      stage.clock.drain()
      expectEqual(stage.take(), "")
    }
  }

  @Test(arguments: [Policies.HeldOrder.oneByOne, .together])
  func `Changes that waited have a transition each, or one together`(_ order: Policies.HeldOrder) {
    stage.device.policies.heldChanges = order
    let navigation = stage.navigation("A")
    stage.show(navigation)
    stage.run {
      for name in ["B", "C", "D"] {
        navigation.pushViewController(stage.screen(name), animated: true)
      }
    }
    stage.clock.drain()
    expectEqual(names(navigation.viewControllers), "A B C D")
    expectEqual(
      lines(stage.take(), with: "didAppear").map { $0.prefix(1) },
      (order == .oneByOne ? ["B", "C", "D"] : ["B", "D"]))
  }

  @Test(arguments: [true, false])
  func `A child hears didMove twice, or once`(_ twice: Bool) {
    stage.device.policies.childrenHearOfMoveTwice = twice
    let parent = stage.screen("P")
    let child = stage.screen("C")
    stage.show(parent)
    stage.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      stage.clock.drain()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      stage.clock.drain()
    }
    let moves = lines(stage.take(), with: "didMove")
    expectEqual(
      moves,
      (twice
        ? ["C.didMove(P)", "C.didMove(P)", "C.didMove(nil)", "C.didMove(nil)"]
        : ["C.didMove(P)", "C.didMove(nil)"]))
  }
}
