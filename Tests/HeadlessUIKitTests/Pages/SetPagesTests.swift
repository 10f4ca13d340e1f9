import CompactTesting
import HeadlessUIKit
import Testing

// From Apple's documentation ("setViewControllers(_:direction:animated:completion:)").
struct SetPagesTests: StageSuite {
  let stage = Stage()

  private func open(
    _ style: UIPageViewController.TransitionStyle = .scroll
  ) -> (UIPageViewController, [RecordedScreen]) {
    let (container, source) = stage.book("ABC", style)
    stage.show(container)
    return (container, source.pages)
  }

  private func set(
    _ page: UIViewController, in container: UIPageViewController, animated: Bool,
    _ name: String = "done"
  ) {
    stage.run {
      container.setViewControllers([page], direction: .forward, animated: animated) {
        stage.recorder.note("\(name) \($0)")
      }
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    // The parameter is false if the animation was skipped.
    /// Fact page.skipped: The completion gets false if the animation was skipped.
    ///
    /// Source: `UIPageViewController.setViewControllers(_:direction:animated:completion:)`
    test("A change that another overtakes ends with false") {
      let (container, pages) = open()
      set(pages[1], in: container, animated: true, "first")
      stage.clock.turn()
      _ = stage.take()
      set(pages[2], in: container, animated: true, "second")
      stage.expectCalls("B.didAppear(true)\nA.didDisappear(true)\nfirst false")
      stage.clock.drain()
      expectTrue(stage.take().hasSuffix("C.didAppear(true)\nB.didDisappear(true)\nsecond true"))
    }

    test("A change that is overtaken before it began is not seen") {
      let (container, pages) = open()
      set(pages[1], in: container, animated: true, "first")
      set(pages[2], in: container, animated: true, "second")
      stage.clock.drain()
      let calls = stage.take()
      expectFalse(calls.contains("B."))
      expectTrue(calls.hasPrefix("first false"))
      expectTrue(calls.hasSuffix("second true"))
      expectEqual(names(container.children), "C")
    }

    test("Pages set during a user's turn end the turn") {
      let (container, pages) = open()
      try stage.input.beginPageTurn(in: container, forward: true)
      _ = stage.take()
      set(pages[2], in: container, animated: false)
      expectTrue(stage.take().hasSuffix("didFinish(false, from A, false) now A"))
      stage.input.finishGesture()
      stage.clock.drain()
      expectEqual(names(container.viewControllers), "C")
      expectEqual(names(container.children), "C")
    }

    test("The page that is shown already is told nothing") {
      let (container, pages) = open()
      set(pages[0], in: container, animated: true)
      stage.expectAtRest("done true")
    }

    test("Pages that are not visible change without callbacks") {
      let (container, source) = stage.book("AB")
      set(source.pages[1], in: container, animated: true)
      stage.expectAtRest("done true")
      expectEqual(names(container.viewControllers), "B")
      expectEqual(names(container.children), "B")
    }

    test("The completion of pages that are not visible is left out where the policy says so") {
      let (container, source) = stage.book("AB")
      stage.device.policies.hiddenPageTurnCompletes = false
      set(source.pages[1], in: container, animated: true)
      stage.clock.drain()
      expectFalse(stage.take().contains("done"))
      set(source.pages[0], in: container, animated: false)
      stage.clock.drain()
      expectTrue(stage.take().contains("done true"))
    }

    test("On the way out of its window the completion is called in any case") {
      let (container, source) = stage.book("AB")
      let root = UIViewController()
      stage.show(root)
      stage.device.policies.hiddenPageTurnCompletes = false
      stage.runToEnd { root.present(container, animated: false) }
      root.dismiss(animated: true)
      stage.clock.turn()
      set(source.pages[1], in: container, animated: true)
      stage.clock.drain()
      expectTrue(stage.take().contains("done true"))
    }

    test("A page that is taken out half way ends the change, and is not visible") {
      let (container, pages) = open()
      set(pages[1], in: container, animated: true)
      stage.clock.turn()
      stage.runToEnd { pages[1].removeFromParent() }
      expectNil(container.viewControllers)
      expectNil(pages[1].viewIfLoaded?.window)
      expectTrue(stage.take().contains("done false"))
    }

    test("A child that is no page stays a child when the pages change") {
      let (container, pages) = open()
      for child in [stage.screen("O"), pages[1]] { container.addChild(child) }
      for page in pages[1...] {
        set(page, in: container, animated: true)
        stage.clock.drain()
        expectEqual(names(container.children), "O \(page.name)")
      }
    }

    test("The pages appear and disappear with the container") {
      let (container, _) = open()
      stage.runToEnd { stage.window.rootViewController = stage.screen("X") }
      expectTrue(stage.take().hasPrefix("A.willDisappear(false)\nA.didDisappear(false)\n"))
      expectEqual(container.viewControllers?.count, 1)
    }

    test("Pages that were turned away are freed") {
      let container = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      expectNil(container.viewControllers)
      weak var first: UIViewController?
      do {
        let page = stage.screen("A")
        first = page
        container.setViewControllers([page], direction: .forward, animated: false)
      }
      stage.show(container)
      set(stage.screen("B"), in: container, animated: true)
      stage.clock.drain()
      expectNil(first)
    }

    test("With backs an animated change takes the page and its back") {
      let (container, pages) = open(.pageCurl)
      container.isDoubleSided = true
      stage.runToEnd {
        container.setViewControllers([pages[2], pages[1]], direction: .forward, animated: true)
      }
      expectEqual(names(container.viewControllers), "C")
      expectFalse(stage.take().contains("B."))
    }

    test("After pages that code has set the neighbours are those of the new page") {
      let (container, source) = stage.book("ABCDE")
      stage.show(container)
      stage.runToEnd {
        container.setViewControllers([source.pages[3]], direction: .forward, animated: true)
      }
      try stage.input.turnPage(in: container, forward: true)
      stage.clock.drain()
      expectEqual(names(container.viewControllers), "E")
    }

    test("A page that is set while the container comes appears with it") {
      let (container, source) = stage.book("AB")
      let root = stage.show("R")
      container.modalPresentationStyle = .fullScreen
      root.present(container, animated: true)
      stage.clock.turn()
      _ = stage.take()
      container.setViewControllers([source.pages[1]], direction: .forward, animated: false)
      stage.clock.advance(by: .milliseconds(100))
      let calls = stage.take()
      expectTrue(calls.contains("B.willAppear("))
      expectFalse(calls.contains("B.didAppear("))
      stage.clock.drain()
      expectTrue(stage.take().contains("B.didAppear("))
    }

    test("Pages that a completion sets are overtaken by those that ended the first") {
      let (container, pages) = open()
      container.setViewControllers([pages[1]], direction: .forward, animated: true) {
        stage.recorder.note("first \($0)")
        set(pages[2], in: container, animated: true, "second")
      }
      stage.clock.turn()
      set(pages[0], in: container, animated: true, "third")
      stage.clock.drain()
      let calls = stage.take().components(separatedBy: "\n")
      expectEqual(
        calls.filter { $0.hasSuffix(" true") || $0.hasSuffix(" false") },
        ["first false", "second false", "third true"])
      expectEqual(names(container.children), "A")
    }

    test("Each completion is called where each one sets pages again that were overtaken") {
      let (container, pages) = open()
      var calls: [String] = []
      @MainActor func set(_ name: String, _ page: Int, retries: Int) {
        container.setViewControllers([pages[page]], direction: .forward, animated: true) { isDone in
          calls.append("\(name) \(isDone)")
          if !isDone, retries > 0 { set("\(name)'", page, retries: retries - 1) }
        }
      }
      set("one", 1, retries: 3)
      stage.clock.turn()
      stage.runToEnd { set("two", 2, retries: 0) }
      expectEqual(calls, ["one false", "one' false", "two false", "one'' true"])
      expectEqual(names(container.children), "B")
      expectEqual(names(container.viewControllers ?? []), "B")
    }

    test("Pages that are set while others begin to come follow them") {
      for target in 0..<3 {
        for isByPerson in [true, false] {
          for hook in 0..<3 {
            let suite = SetPagesTests()
            let (container, pages) = suite.open()
            let redirect = {
              pages[0].onWillDisappear = nil
              pages[1].onWillAppear = nil
              pages[1].onIsAppearing = nil
              suite.set(pages[target], in: container, animated: true)
            }
            switch hook {
            case 0: pages[0].onWillDisappear = redirect
            case 1: pages[1].onWillAppear = redirect
            default: pages[1].onIsAppearing = redirect
            }
            if isByPerson {
              try suite.stage.input.turnPage(in: container, forward: true)
            } else {
              suite.set(pages[1], in: container, animated: true, "first")
            }
            suite.stage.clock.drain()
            let calls = suite.stage.recorder.lines
            expectEqual(calls.filter { $0.hasPrefix("done") }, ["done true"])
            expectEqual(calls.contains("first false"), !isByPerson)
            for end in suite.stage.recorder.takeEnds().components(separatedBy: ", ") {
              let isShown = end.hasPrefix(names([pages[target]]))
              expectTrue(end.hasSuffix(isShown ? "didAppear" : "didDisappear"), end)
            }
            expectEqual(names(container.children), names([pages[target]]))
            expectNotNil(pages[target].view.window)
          }
        }
      }
    }
  }
}
