import HeadlessUIKit
import Testing

// From Apple's documentation ("setViewControllers(_:direction:animated:completion:)").
@MainActor
struct SetPagesTests {
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

  /// Fact page.set: Pages set by code are the container's at the call, and its delegate, which hears
  ///   of gestures, is not told.
  ///
  /// Source: `UIPageViewController.setViewControllers(_:direction:animated:completion:)`;
  ///   `UIPageViewControllerDelegate`
  @Test func `Pages set with animation come in the next turn, and the delegate is not told`() {
    let (container, _) = stage.book("A")
    stage.show(container)
    let page = stage.screen("B")
    set(page, in: container, animated: true)
    #expect(names(container.viewControllers) == "B")
    #expect(
      stage.take()
        == "B.willMove(UIPageViewController)\nB.didMove(UIPageViewController)")
    stage.clock.turn()
    #expect(
      stage.take() == """
        B.loadView
        B.didLoad
        B.willAppear(true)
        A.willDisappear(true)
        B.isAppearing(true)
        """
    )
    stage.clock.drain()
    #expect(stage.take() == "B.didAppear(true)\nA.didDisappear(true)\ndone true")
    #expect(names(container.children) == "B")
  }

  // A choice, by the policy `unanimatedPageCompletion`.
  @Test func `The completion of pages set without animation is called with true`() {
    let (container, pages) = open()
    set(pages[1], in: container, animated: false)
    stage.clock.drain()
    #expect(stage.take().components(separatedBy: "\n").filter { $0 == "done true" }.count == 1)
    stage.device.policies.unanimatedPageCompletion = .atOnce
    set(pages[2], in: container, animated: false)
    #expect(stage.take() == "done true")
  }

  // The parameter is false if the animation was skipped.
  /// Fact page.skipped: The completion gets false if the animation was skipped.
  ///
  /// Source: `UIPageViewController.setViewControllers(_:direction:animated:completion:)`
  @Test func `A change that another overtakes ends with false`() {
    let (container, pages) = open()
    set(pages[1], in: container, animated: true, "first")
    stage.clock.turn()
    _ = stage.take()
    set(pages[2], in: container, animated: true, "second")
    #expect(stage.take() == "B.didAppear(true)\nA.didDisappear(true)\nfirst false")
    stage.clock.drain()
    #expect(stage.take().hasSuffix("C.didAppear(true)\nB.didDisappear(true)\nsecond true"))
  }

  @Test func `A change that is overtaken before it began is not seen`() {
    let (container, pages) = open()
    set(pages[1], in: container, animated: true, "first")
    set(pages[2], in: container, animated: true, "second")
    stage.clock.drain()
    let calls = stage.take()
    #expect(!calls.contains("B."))
    #expect(calls.hasPrefix("first false"))
    #expect(calls.hasSuffix("second true"))
    #expect(names(container.children) == "C")
  }

  @Test func `Pages set during a person's turn end the turn`() throws {
    let (container, pages) = open()
    try stage.input.beginPageTurn(in: container, forward: true)
    _ = stage.take()
    set(pages[2], in: container, animated: false)
    #expect(stage.take().hasSuffix("didFinish(false, from A, false) now A"))
    stage.input.finishPageTurn()
    stage.clock.drain()
    #expect(names(container.viewControllers) == "C")
    #expect(names(container.children) == "C")
  }

  @Test func `The page that is shown already is told nothing`() {
    let (container, pages) = open()
    set(pages[0], in: container, animated: true)
    stage.clock.drain()
    #expect(stage.take() == "done true")
  }

  @Test func `Out of sight pages change without callbacks`() {
    let (container, source) = stage.book("AB")
    _ = stage.take()
    set(source.pages[1], in: container, animated: true)
    stage.clock.drain()
    #expect(stage.take() == "done true")
    #expect(names(container.viewControllers) == "B")
    #expect(names(container.children) == "B")
  }

  @Test func `Out of sight the completion is left out where the policy says so`() {
    let (container, source) = stage.book("AB")
    stage.device.policies.hiddenPageTurnCompletes = false
    set(source.pages[1], in: container, animated: true)
    stage.clock.drain()
    #expect(!stage.take().contains("done"))
    set(source.pages[0], in: container, animated: false)
    stage.clock.drain()
    #expect(stage.take().contains("done true"))
  }

  @Test func `A page that is taken out half way ends the change, and is out of sight`() {
    let (container, pages) = open()
    set(pages[1], in: container, animated: true)
    stage.clock.turn()
    stage.run { pages[1].removeFromParent() }
    stage.clock.drain()
    #expect(container.viewControllers == nil)
    #expect(pages[1].viewIfLoaded?.window == nil)
    #expect(stage.take().contains("done false"))
  }

  @Test func `The pages appear and disappear with the container`() {
    let (container, _) = open()
    stage.run { stage.window.rootViewController = stage.screen("X") }
    stage.clock.drain()
    #expect(stage.take().hasPrefix("A.willDisappear(false)\nA.didDisappear(false)\n"))
    #expect(container.viewControllers?.count == 1)
  }

  @Test func `Pages that were turned away are freed`() {
    let container = stage.run {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    #expect(container.viewControllers == nil)
    weak var first: UIViewController?
    do {
      let page = stage.screen("A")
      first = page
      stage.run { container.setViewControllers([page], direction: .forward, animated: false) }
    }
    stage.show(container)
    set(stage.screen("B"), in: container, animated: true)
    stage.clock.drain()
    #expect(first == nil)
  }

  /// Fact exception.page-count: Setting more or fewer pages than the transition takes raises.
  ///
  /// Source: NYPL-Simplified/Simplified-iOS#781; Taehyeon-Kim/TIL#18
  @Test func `The wrong number of pages`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers([], direction: .forward, animated: false)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      output.contains(
        "'NSInvalidArgumentException', reason: 'The number of view controllers provided (0) doesn't "
          + "match the number required (1) for the requested transition'"))
  }

  // Two around a spine in the middle; with backs, two where the turn is seen.
  @Test func `A spine in the middle takes two pages`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
        )
        .setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("provided (1) doesn't match the number required (2)"))
  }

  @Test func `With backs an animated change takes the page and its back`() {
    let (container, pages) = open(.pageCurl)
    container.isDoubleSided = true
    stage.run {
      container.setViewControllers(
        [pages[2], pages[1]], direction: .forward, animated: true)
    }
    stage.clock.drain()
    #expect(names(container.viewControllers) == "C")
    #expect(!stage.take().contains("B."))
  }

  @Test func `Taking the backs away around a spine in the middle`() async throws {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: UIPageViewController.SpineLocation.mid]
        ).isDoubleSided = false
      }
    }
  }

  @Test
  func `The data source and the delegate can be called as Objective-C's optional methods are`() {
    let (container, source) = stage.book("ABC")
    let delegate: (any UIPageViewControllerDelegate)? = source
    let dataSource: (any UIPageViewControllerDataSource)? = source
    delegate?.pageViewController?(container, willTransitionTo: [])
    #expect(
      dataSource?.pageViewController?(container, viewControllerAfter: source.pages[0])
        === source.pages[1])
    #expect(stage.take().hasSuffix("willTransitionTo()"))
  }

  @Test func `After pages that code has set the neighbours are those of the new page`() throws {
    let (container, source) = stage.book("ABCDE")
    stage.show(container)
    stage.run {
      container.setViewControllers([source.pages[3]], direction: .forward, animated: true)
    }
    stage.clock.drain()
    try stage.input.turnPage(in: container, forward: true)
    stage.clock.drain()
    #expect(names(container.viewControllers) == "E")
  }

  @Test func `A page that is set while the container comes appears with it`() {
    let (container, source) = stage.book("AB")
    let root = stage.screen("R")
    stage.show(root)
    container.modalPresentationStyle = .fullScreen
    stage.run { root.present(container, animated: true) }
    stage.clock.turn()
    _ = stage.take()
    stage.run {
      container.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    }
    stage.clock.advance(by: .milliseconds(100))
    let calls = stage.take()
    #expect(calls.contains("B.willAppear("))
    #expect(!calls.contains("B.didAppear("))
    stage.clock.drain()
    #expect(stage.take().contains("B.didAppear("))
  }
}
