import CompactTesting
import HeadlessUIKit
import Testing

/// What the choices of `Policies` change; no other test depends on a choice that was not measured.
@MainActor
struct PolicyTests: TableSuite {
  /// Expects what is seen under each choice of a policy.
  private func expect<Value>(
    _ policy: WritableKeyPath<Policies, Value>, _ pictures: (Value, String)...,
    of body: (Stage) throws -> String
  ) rethrows {
    for (value, picture) in pictures {
      let stage = Stage()
      stage.device.policies[keyPath: policy] = value
      try expectEqual(body(stage), picture, "\(policy): \(value)")
    }
  }

  /// The names of the calls that contain `part`, each with the initial of its screen, in one line.
  private func calls(_ stage: Stage, _ part: String) -> String {
    stage.take().split(separator: "\n").filter { $0.contains(part) }.joined(separator: " ")
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Completions of a coordinator come before or after the callbacks") {
      expect(
        \.coordinatorCompletions,
        (.beforeCallbacks, "done A.didDisappear(true) B.didAppear(true) B.didMove(nav)"),
        (.afterCallbacks, "A.didDisappear(true) B.didAppear(true) B.didMove(nav) done")
      ) { stage in
        let navigation = stage.showStack("A")
        stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          stage.recorder.note("done")
        }
        stage.clock.drain()
        return stage.take().split(separator: "\n").suffix(4).joined(separator: " ")
      }
    }

    test("A container's callbacks come before or after its children's") {
      expect(
        \.nestedCallbacks,
        (.containerFirst, "P.willDisappear(false) C.willDisappear(false)"),
        (.childFirst, "C.willDisappear(false) P.willDisappear(false)")
      ) { stage in
        let (parent, child) = (stage.screen("P"), stage.screen("C"))
        stage.run {
          parent.addChild(child)
          parent.view.addSubview(child.view)
        }
        stage.show(parent)
        stage.run { stage.window.isHidden = true }
        return calls(stage, "willDisappear")
      }
    }

    test("The old root leaves before or after the new one comes") {
      expect(
        \.rootReplacement, (.outgoingFirst, "A.willDisappear(false) B.willAppear(false)"),
        (.incomingFirst, "B.willAppear(false) A.willDisappear(false)")
      ) { stage in
        stage.show(stage.screen("A"))
        stage.runToEnd { stage.window.rootViewController = stage.screen("B") }
        return calls(stage, ".will")
      }
    }

    test("A dismissed screen keeps its links until viewDidDisappear or loses them before") {
      expect(\.dismissedStaysLinkedInCallbacks, (true, "linked"), (false, "alone")) { stage in
        let (root, sheet) = (stage.screen("A"), stage.screen("M"))
        stage.show(root)
        var seen = ""
        sheet.onDidDisappear = { seen = sheet.presentingViewController == nil ? "alone" : "linked" }
        stage.runToEnd { root.present(sheet, animated: false) }
        stage.runToEnd { root.dismiss(animated: false) }
        expectNil(root.presentedViewController)
        return seen
      }
    }

    test("Screens between hear of a pop too, or only the top does") {
      expect(
        \.poppingTellsControllersBetween, (false, "C.willMove(nil) C.didMove(nil)"),
        (true, "B.willMove(nil) C.willMove(nil) B.didMove(nil) C.didMove(nil)")
      ) { stage in
        let navigation = stage.showStack("ABC")
        stage.runToEnd { _ = navigation.popToRootViewController(animated: false) }
        return calls(stage, "Move")
      }
    }

    test("A stack that appears again tells its delegate of the top, or does not") {
      expect(\.reappearingStackTellsDidShow, (true, "didShow(A, false)"), (false, "")) { stage in
        let navigation = stage.navigation("A")
        let delegate = NavigationRecorder(stage.recorder)
        stage.delegates = [delegate]
        navigation.delegate = delegate
        let tabs = stage.run { UITabBarController() }
        stage.run { tabs.viewControllers = [navigation, stage.screen("T")] }
        stage.show(tabs)
        for index in [1, 0] { stage.runToEnd { tabs.selectedIndex = index } }
        return calls(stage, "Show")
      }
    }

    test("The view is loaded at the call, or with the transition") {
      expect(\.presentingLoadsView, (true, "M.loadView\nM.didLoad"), (false, "")) { stage in
        stage.show(stage.screen("A"))
        stage.run { stage.window.rootViewController?.present(stage.screen("M"), animated: false) }
        return stage.take()
      }
    }

    test("The automatic style is that of today's or of older systems") {
      expect(
        \.automaticPresentationStyle, (.formSheet, "formSheet"), (.pageSheet, "pageSheet")
      ) { stage in
        stage.show(stage.screen("A"))
        let sheet = stage.screen("M")
        stage.run { stage.window.rootViewController?.present(sheet, animated: false) }
        return sheet.presentationController.map { "\($0.presentationStyle)" } ?? "none"
      }
    }

    test("Layout begins a requested transition, or leaves it alone") {
      expect(\.layoutBeginsNavigation, (true, "A.willDisappear(true)"), (false, "")) { stage in
        let navigation = stage.showStack("A")
        stage.run {
          navigation.pushViewController(stage.screen("B"), animated: true)
          navigation.view.layoutIfNeeded()
        }
        return calls(stage, "A.willDisappear")
      }
    }

    test("A popped screen finds its navigation controller for a while, or is without at once") {
      try expect(\.poppedControllerFindsNavigation, (true, "found"), (false, "none")) { stage in
        let navigation = stage.showStack("AB")
        let top = try require(navigation.topViewController as? RecordedScreen)
        var seen = ""
        top.onWillDisappear = { seen = top.navigationController == nil ? "none" : "found" }
        stage.run { _ = navigation.popViewController(animated: false) }
        expectNil(top.navigationController)
        stage.clock.drain()
        expectNil(top.navigationController)
        return seen
      }
    }

    test("The swipe back needs a back button, or does without") {
      expect(\.backSwipeNeedsBackButton, (true, "A B"), (false, "A")) { stage in
        let navigation = stage.showStack("AB")
        navigation.isNavigationBarHidden = true
        try? stage.input.beginSwipeBack(in: navigation)
        stage.input.finishGesture()
        stage.clock.drain()
        return names(navigation.viewControllers)
      }
    }

    test("Transitions take as long as the policies say") {
      let stage = Stage()
      stage.device.policies.navigationDuration = .milliseconds(200)
      stage.device.policies.presentationDuration = .milliseconds(300)
      let navigation = stage.showStack("A")
      stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
      expectEqual(navigation.transitionCoordinator?.transitionDuration, 0.2)
      stage.clock.advance(by: .milliseconds(200))
      expectNil(navigation.transitionCoordinator)
      stage.run { navigation.present(stage.screen("M"), animated: true) }
      expectEqual(navigation.transitionCoordinator?.transitionDuration, 0.3)
    }

    test("Hiding a window ends the appearance of its screens, or leaves them as they are") {
      expect(
        \.hidingWindowEndsAppearance, (true, "A.didDisappear(false) A.didAppear(false)"),
        (false, "")
      ) { stage in
        stage.show(stage.screen("A"))
        stage.runToEnd { stage.window.isHidden = true }
        stage.runToEnd { stage.window.isHidden = false }
        return calls(stage, ".did")
      }
    }

    test("Changes that waited have a transition each, or one together") {
      expect(
        \.heldChanges, (.oneByOne, "B.didAppear(true) C.didAppear(true) D.didAppear(true)"),
        (.together, "B.didAppear(true) D.didAppear(true)")
      ) { stage in
        let navigation = stage.showStack("A")
        stage.runToEnd {
          for name in ["B", "C", "D"] {
            navigation.pushViewController(stage.screen(name), animated: true)
          }
        }
        expectEqual(names(navigation.viewControllers), "A B C D")
        return calls(stage, "didAppear")
      }
    }

    test("A child hears didMove twice, or once") {
      expect(
        \.childrenHearOfMoveTwice,
        (true, "C.didMove(P) C.didMove(P) C.didMove(nil) C.didMove(nil)"),
        (false, "C.didMove(P) C.didMove(nil)")
      ) { stage in
        let (parent, child) = (stage.screen("P"), stage.screen("C"))
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
        return calls(stage, "didMove")
      }
    }

    test("The completion of a cancelled presentation comes or not") {
      expect(\.cancelledTransitionsCallCompletion, (true, "done"), (false, "")) { stage in
        let (root, sheet) = (stage.screen("A"), stage.screen("M"))
        stage.show(root)
        let drive = UIPercentDrivenInteractiveTransition()
        let source = AnimatorSource(stage.recorder, RecordedAnimator(stage.recorder))
        source.interactor = drive
        sheet.modalPresentationStyle = .overFullScreen
        sheet.transitioningDelegate = source
        stage.run { root.present(sheet, animated: true) { stage.recorder.note("done") } }
        stage.clock.turn()
        drive.cancel()
        stage.clock.drain()
        expectNil(root.presentedViewController)
        return calls(stage, "done")
      }
    }

    test("An action in place of going back takes the menu away or leaves it") {
      expect(\.backActionHidesBackMenu, (true, "no menu"), (false, "1 row")) { stage in
        let navigation = stage.showStack("AB")
        navigation.topViewController?.navigationItem.backAction = UIAction { _ in }
        let rows = try? stage.input.backMenuTitles(in: navigation).count
        return rows.map { "\($0) row" } ?? "no menu"
      }
    }
  }
}
