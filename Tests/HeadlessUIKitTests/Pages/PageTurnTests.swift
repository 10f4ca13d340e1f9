import CompactTesting
import HeadlessUIKit
import Testing

struct PageTurnTests: StageSuite {
  let stage = Stage()

  private func open(
    _ style: UIPageViewController.TransitionStyle,
    _ options: [UIPageViewController.OptionsKey: Any]? = nil,
    first: Int = 0
  ) -> (UIPageViewController, PageRecorder) {
    let (container, source) = stage.book("ABCDE", style, options, first: first)
    stage.show(container)
    return (container, source)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact page.scroll: In a completed turn of scrolling pages the new page comes first, with
    ///   `viewWillAppear` as with `viewDidAppear`.
    ///
    /// Source: [inconsistent order]
    ///
    /// Fact page.gesture: The delegate hears of a user's turn before it begins, and after its end,
    ///   when the pages are the new ones, with those that were there before and that it was completed.
    ///
    /// Source: `UIPageViewControllerDelegate.pageViewController(_:willTransitionTo:)`;
    ///   `UIPageViewControllerDelegate.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`
    test("A completed turn of scrolling pages") {
      let (container, _) = open(.scroll)
      try stage.input.turnPage(in: container, forward: true)
      stage.expectAtRest(
        """
        willTransitionTo(B)
        B.loadView
        B.didLoad
        B.willAppear(true)
        A.willDisappear(true)
        B.isAppearing(true)
        B.didAppear(true)
        A.didDisappear(true)
        didFinish(true, from A, true) now B
        """)
    }

    test("A user turns no pages while their scroll view does not scroll or take touches") {
      let (container, _) = open(.scroll)
      let scrollView = try require(
        container.view.subviews.compactMap { $0 as? UIScrollView }.first)
      expectSame(container.viewControllers?.first?.view.superview, scrollView)
      let turn = { try stage.input.turnPage(in: container, forward: true) }
      scrollView.isScrollEnabled = false
      expectRejection("the pages cannot be turned", turn)
      scrollView.isScrollEnabled = true
      scrollView.panGestureRecognizer.isEnabled = false
      expectRejection("the pages cannot be turned", turn)
      scrollView.panGestureRecognizer.isEnabled = true
      container.view.isUserInteractionEnabled = false
      expectRejection("the pages cannot be turned", turn)
      container.view.isUserInteractionEnabled = true
      try turn()
      stage.clock.drain()
      expectEqual(names(container.viewControllers), "B")
    }

    /// Fact page.scroll-cancelled: In a cancelled turn of scrolling pages the current page appears
    ///   again before the new one disappears.
    ///
    /// Source: [inconsistent order]
    ///
    /// Fact page.gesture-cancelled: After a turn that a user took back the delegate hears that the
    ///   animation has finished and the turn was not completed.
    ///
    /// Source: `UIPageViewControllerDelegate.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`
    test("A cancelled turn of scrolling pages") {
      let (container, source) = open(.scroll)
      try stage.input.beginPageTurn(in: container, forward: true)
      stage.input.moveGesture(to: 0.3)
      expectEqual(names(container.viewControllers), "A")
      stage.input.cancelGesture()
      stage.expectAtRest(
        """
        willTransitionTo(B)
        B.loadView
        B.didLoad
        B.willAppear(true)
        A.willDisappear(true)
        B.isAppearing(true)
        A.willAppear(true)
        A.isAppearing(true)
        A.didAppear(true)
        B.willDisappear(true)
        B.didDisappear(true)
        didFinish(true, from A, false) now A
        """)
      expectEqual(container.children.count, 1)
      expectNil(source.pages[1].view.superview)
      expectNotNil(source.pages[0].view.window)
    }

    /// Fact page.curl: In a completed turn of curling pages the new page's `viewWillAppear` comes first,
    ///   and then the current one's `viewDidDisappear`.
    ///
    /// Source: [inconsistent order]
    test("A completed turn of curling pages") {
      let (container, _) = open(.pageCurl)
      try stage.input.turnPage(in: container, forward: true)
      stage.expectAtRest(
        """
        willTransitionTo(B)
        B.loadView
        B.didLoad
        B.willAppear(true)
        A.willDisappear(true)
        B.isAppearing(true)
        A.didDisappear(true)
        B.didAppear(true)
        didFinish(true, from A, true) now B
        """)
    }

    test("A turn back asks for the page before") {
      let (container, source) = open(.pageCurl, first: 2)
      source.recordsQuestions = true
      try stage.input.turnPage(in: container, forward: false)
      stage.clock.drain()
      expectTrue(stage.take().hasPrefix("before(C)\nwillTransitionTo(B)\n"))
      expectEqual(names(container.viewControllers), "B")
    }

    // Scrolling pages are asked for ahead, and what was given is kept.
    /// Choice page.ahead: Scrolling pages are asked for ahead, one in each direction.
    test("Scrolling pages are asked for before they are turned to") {
      let (container, source) = stage.book("ABC")
      source.recordsQuestions = true
      stage.runToEnd {
        stage.window.rootViewController = container
        stage.window.makeKeyAndVisible()
      }
      expectTrue(stage.take().hasSuffix("A.didAppear(false)\nbefore(A)\nafter(A)"))
      try stage.input.turnPage(in: container, forward: true)
      stage.clock.drain()
      let calls = stage.take()
      expectTrue(calls.hasPrefix("willTransitionTo(B)"))
      expectTrue(calls.hasSuffix("now B\nafter(B)"))
    }

    /// Choice page.source: A data source that is set is asked for dots and neighbours at once.
    test("Setting the pages or the data source anew asks for the neighbours again") {
      let (container, source) = open(.scroll, first: 1)
      source.recordsQuestions = true
      container.dataSource = source
      stage.expectCalls("count\nbefore(B)\nafter(B)")
    }

    test("There is no turn beyond the last page") {
      let (container, _) = open(.scroll, first: 4)
      expectRejection("there is no page to turn to") {
        try stage.input.turnPage(in: container, forward: true)
      }
      container.dataSource = nil
      expectRejection("there is no page to turn to") {
        try stage.input.turnPage(in: container, forward: false)
      }
    }

    test("There is no second turn during the first") {
      let (container, _) = open(.scroll)
      try stage.input.turnPage(in: container, forward: true)
      expectRejection("a transition is running") {
        try stage.input.turnPage(in: container, forward: true)
      }
      stage.clock.drain()
      try stage.input.turnPage(in: container, forward: true)
      stage.clock.drain()
      expectEqual(names(container.viewControllers), "C")
    }

    // Only curling pages list gestures.
    /// Fact page.gestures: The container has its gesture recognizers for an app to configure only
    ///   where pages curl.
    ///
    /// Source: `UIPageViewController.gestureRecognizers`
    test("Curling pages have gestures that can be switched off, scrolling ones have none") {
      expectTrue(open(.scroll).0.gestureRecognizers.isEmpty)
      let (container, _) = open(.pageCurl)
      expectEqual(container.gestureRecognizers.count, 2)
      for recognizer in container.gestureRecognizers { recognizer.isEnabled = false }
      expectRejection("the pages cannot be turned") {
        try stage.input.turnPage(in: container, forward: true)
      }
    }

    // MARK: Spine

    test("Around a spine in the middle two pages turn at once") {
      let (container, _) = open(.pageCurl, [.spineLocation: UIPageViewController.SpineLocation.mid])
      expectTrue(container.isDoubleSided)
      try stage.input.turnPage(in: container, forward: true)
      stage.clock.drain()
      expectEqual(names(container.viewControllers), "C D")
      try stage.input.turnPage(in: container, forward: false)
      stage.clock.drain()
      expectEqual(names(container.viewControllers), "A B")
      expectRejection { try stage.input.turnPage(in: container, forward: false) }
    }

    test("Facing pages that turn upwards lie below each other") {
      let container = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .vertical,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid])
      let pages = stage.screens("AB")
      container.setViewControllers(pages, direction: .forward, animated: false)
      stage.show(container)
      let size = container.view.bounds.size
      let half = CGSize(width: size.width, height: size.height / 2)
      expectEqual(pages[0].view.frame, CGRect(origin: .zero, size: half))
      expectEqual(pages[1].view.frame, CGRect(origin: CGPoint(x: 0, y: half.height), size: half))
    }

    test("A page that scrolls fills a container that is smaller than the screen, or resized") {
      let (container, _) = open(.scroll)
      for size in [CGSize(width: 200, height: 100), CGSize(width: 300, height: 400)] {
        container.view.frame.size = size
        let page = stage.screens("X")
        container.setViewControllers(page, direction: .forward, animated: false)
        stage.clock.drain()
        expectEqual(page[0].view.frame.size, size)
      }
      let own = UIView()
      container.view = own
      let page = stage.screens("Y")
      container.setViewControllers(page, direction: .forward, animated: false)
      stage.clock.drain()
      expectSame(page[0].view.superview, own)
    }

    test("A page with a back turns to the front after it") {
      let (container, _) = open(.pageCurl)
      container.isDoubleSided = true
      try stage.input.turnPage(in: container, forward: true)
      stage.clock.drain()
      expectEqual(names(container.viewControllers), "C")
    }

    // Asked when the device is turned; two pages may be set there.
    /// Fact page.spine: The delegate is asked for the place of the spine when the device is turned.
    ///
    /// Source: `UIPageViewControllerDelegate.pageViewController(_:spineLocationFor:)`
    test("Turning the device asks where the spine is") {
      let (container, source) = open(.pageCurl)
      expectEqual(container.spineLocation, .min)
      source.onSpine = { [weak container] orientation in
        let pages = Array(source.pages.prefix(orientation.isLandscape ? 2 : 1))
        container?.setViewControllers(pages, direction: .forward, animated: false)
        if orientation.isPortrait { container?.isDoubleSided = false }
        return orientation.isLandscape ? .mid : .min
      }
      stage.device.screen.size = .init(width: 844, height: 390)
      stage.clock.drain()
      expectTrue(stage.take().hasPrefix("spine(landscape)"))
      expectEqual(container.spineLocation, .mid)
      expectTrue(container.isDoubleSided)
      expectEqual(names(container.viewControllers), "A B")
      expectEqual(source.pages[0].view.frame.width, 422)
      expectEqual(source.pages[1].view.frame.minX, 422)
      stage.device.screen.size = .init(width: 390, height: 844)
      stage.clock.drain()
      expectEqual(container.spineLocation, .min)
      expectEqual(names(container.viewControllers), "A")
    }

    test("Scrolling pages have no spine, and are not asked about one") {
      let (container, _) = open(.scroll)
      stage.device.screen.size = .init(width: 844, height: 390)
      expectEqual(container.spineLocation, .none)
      stage.expectCalls("")
    }

    // MARK: Dots

    // Scroll style, horizontal, both methods; after a user's turn the dot moves by itself.
    /// Fact page.dots: There are dots if the data source has both methods for them and pages scroll.
    ///
    /// Source: `UIPageViewControllerDataSource.presentationCount(for:)`;
    ///   `UIPageViewControllerDataSource.presentationIndex(for:)`
    ///
    /// Fact page.dots-asked: The data source is asked which page it is after code has set pages, and not
    ///   after a user turned one.
    ///
    /// Source: `UIPageViewControllerDataSource.presentationIndex(for:)`
    test("There are dots if the data source says how many and which") {
      let (container, source) = open(.scroll)
      let dots = {
        let top = VisibleHierarchy(window: stage.window).top
        return "\(top?.pageIndex ?? -1) of \(top?.pageCount ?? -1)"
      }
      expectEqual(dots(), "-1 of -1")
      source.dots = (5, 0)
      container.dataSource = source
      expectEqual(dots(), "0 of 5")
      source.recordsQuestions = true
      try stage.input.turnPage(in: container, forward: true)
      stage.clock.drain()
      expectEqual(dots(), "1 of 5")
      let calls = stage.take()
      expectTrue(!calls.contains("count") && !calls.contains("index"))
      source.dots = (5, 4)
      container.setViewControllers([source.pages[4]], direction: .forward, animated: false)
      expectTrue(stage.take().contains("count\nindex"))
      expectEqual(dots(), "4 of 5")
    }

    test("Curling pages have no dots") {
      let (container, source) = open(.pageCurl)
      source.dots = (5, 0)
      container.dataSource = source
      expectNil(VisibleHierarchy(window: stage.window).top?.pageCount)
    }
  }
}
