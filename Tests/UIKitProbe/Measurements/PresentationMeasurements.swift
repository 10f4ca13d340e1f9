import UIKitShim

@MainActor let presentationMeasurements: [Measurement] = [
  /// Fact present.links: When `present` returns, both controllers know each other.
  ///
  /// Source: `UIViewController.presentedViewController`;
  ///   `UIViewController.presentingViewController`; [XCoordinator]
  ///
  /// Fact present.order: A full screen: the presenter's `viewWillDisappear`, the new one's
  ///   `viewWillAppear` and `viewIsAppearing`, and at the end its `viewDidAppear`, the presenter's
  ///   `viewDidDisappear`, the completion.
  ///
  /// Source: [traces]; `UIViewController.present(_:animated:completion:)`
  ///
  /// Fact present.removes: The presenter's view leaves the window when a full screen presentation
  ///   has ended.
  ///
  /// Source: `UIModalPresentationStyle.fullScreen`
  .fact(
    "present.links", "present.order", "present.removes",
    expected: """
      M.loadView
      M.didLoad
      presented, M A
      A.willDisappear(true)
      M.willAppear(true)
      M.isAppearing(true)
      begun, in the window true
      M.didAppear(true)
      A.didDisappear(true)
      completion
      in the end, in the window false
      """
  ) { stage in
    let root = await stage.shownScreen("A")
    let cover = stage.cover(.fullScreen)
    cover.loadViewIfNeeded()
    root.present(cover, animated: true) { stage.note("completion") }
    let links = [root.presentedViewController, cover.presentingViewController]
    stage.note("presented, \(links.map { label($0) }.joined(separator: " "))")
    await stage.turn()
    stage.note("begun, in the window \(root.view.window != nil)")
    await stage.settle()
    stage.note("in the end, in the window \(root.view.window != nil)")
    return stage.trace.take()
  },

  /// Fact present.being: `isBeingPresented` and `isBeingDismissed` are true in the callbacks of the
  ///   transition, and false before it begins and after it.
  ///
  /// Source: [xamarin isBeingDismissed]; lodev09/react-native-true-sheet#265
  .fact(
    "present.being",
    expected: """
      M.loadView
      M.didLoad
      presented, being false
      M.willAppear(true) presented
      M.isAppearing(true) presented
      M.didAppear(true) presented
      in the end false
      M.willDisappear(true) dismissed
      M.didDisappear(true) dismissed
      """
  ) { stage in
    let root = await stage.shownScreen("A")
    let sheet = stage.cover(.formSheet)
    sheet.recordsFlags = true
    sheet.loadViewIfNeeded()
    root.present(sheet, animated: true)
    stage.note("presented, being \(sheet.isBeingPresented)")
    await stage.settle()
    stage.note("in the end \(sheet.isBeingPresented)")
    root.dismiss(animated: true)
    return await stage.settled()
  },

  /// Fact present.automatic: The automatic style is `formSheet` since iOS 18.
  ///
  /// Source: `UIModalPresentationStyle.automatic`
  ///
  /// Fact present.style-read: `modalPresentationStyle` reads as the style that the automatic one,
  ///   which is set at first, stands for; for an alert that is another one than for a screen.
  ///
  /// Source: joemasilotti/TurboNavigator#27; software-mansion/react-native-screens#2793
  .fact("present.automatic", "present.style-read", expected: "as presented true, set true") {
    stage in
    let root = await stage.shownScreen("A")
    let sheet = stage.screen("M")
    let first = sheet.modalPresentationStyle
    sheet.modalPresentationStyle = .fullScreen
    sheet.modalPresentationStyle = .automatic
    let again = sheet.modalPresentationStyle
    root.present(sheet, animated: false)
    await stage.settle()
    let style = sheet.presentationController?.presentationStyle
    return "as presented \(style == first), set \(first == again && first != .automatic)"
  },

  .policy("automaticPresentationStyle", ("formSheet", "2"), ("pageSheet", "1")) { _ in
    "\(UIViewController().modalPresentationStyle.rawValue)"
  },

  .fact("present.hidden-window", expected: "presented M, linked true, completion") { stage in
    let root = await stage.shownScreen("A")
    stage.window.isHidden = true
    await stage.settle()
    let cover = stage.cover(.fullScreen)
    root.present(cover, animated: true) { stage.note("completion") }
    let presented = label(root.presentedViewController)
    let linked = cover.presentingViewController === root
    await stage.settle()
    return "presented \(presented), linked \(linked), \(stage.trace.take("completion"))"
  },

  .fact("log.no-window", expected: "presented nil") { stage in
    let outside = stage.screen("A")
    outside.loadViewIfNeeded()
    outside.present(stage.screen("M"), animated: false)
    return "presented \(label(outside.presentedViewController))"
  },

  .fact("log.presenting", expected: "presented M, completion of the second: ") { stage in
    let root = await stage.shownScreen("A")
    root.present(stage.screen("M"), animated: false)
    await stage.settle()
    root.present(stage.screen("N"), animated: false) { stage.note("completed") }
    await stage.settle()
    let presented = label(root.presentedViewController)
    return "presented \(presented), completion of the second: \(stage.trace.take("completed"))"
  },

  /// Fact present.who: A child's presentation comes from the outermost container, which is the
  ///   `presentingViewController`; the child still finds it in `presentedViewController`.
  ///
  /// Source: `UIViewController.presentedViewController`;
  ///   `UIPresentationController.presentingViewController`
  .fact("present.who", expected: "stack, child finds M") { stage in
    let stack = await stage.shownStack("A")
    let sheet = stage.screen("M")
    stack.topViewController?.present(sheet, animated: false)
    let found = label(stack.topViewController?.presentedViewController)
    await stage.settle()
    return "\(label(sheet.presentingViewController)), child finds \(found)"
  },

  /// Fact present.context: For a context style the nearest controller around that defines a
  ///   presentation context presents.
  ///
  /// Source: `UIViewController.definesPresentationContext`
  .fact("present.context", expected: "A") { stage in
    let stack = await stage.shownStack("A")
    let child = stack.topViewController
    child?.definesPresentationContext = true
    let cover = stage.cover(.overCurrentContext)
    child?.present(cover, animated: false)
    await stage.settle()
    return label(cover.presentingViewController)
  },

  /// Fact present.contextOfStack: A navigation controller defines a presentation context by default, so
  ///   that what a screen in it presents for a context style covers the stack, and not what is around.
  ///
  /// Source: `UIViewController.definesPresentationContext`; lionheart/openradar-mirror#694
  .fact(
    "present.contextOfStack",
    expected: "stack true, tabs false, presented by stack, not by tabs nil, bar in the window true"
  ) { stage in
    let stack = stage.stack("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    await stage.show(tabs)
    let cover = stage.cover(.currentContext)
    stack.topViewController?.present(cover, animated: false)
    await stage.settle()
    let contexts =
      "stack \(stack.definesPresentationContext), tabs \(tabs.definesPresentationContext)"
    let found = [cover.presentingViewController, tabs.presentedViewController].map { label($0) }
    return "\(contexts), presented by \(found[0]), not by tabs \(found[1]), "
      + "bar in the window \(tabs.tabBar.window != nil)"
  },

  .fact("present.after-commit", expected: "B.willAppear(true) M.willAppear(true)") { stage in
    let stack = stage.stack("A")
    let parent = stage.screen("P")
    parent.addChild(stack)
    parent.view.addSubview(stack.view)
    stack.didMove(toParent: parent)
    await stage.show(parent)
    stack.pushViewController(stage.screen("B"), animated: true)
    stack.present(stage.cover(.overFullScreen), animated: true)
    await stage.settle()
    return stage.trace.take("willAppear")
  },

  /// Fact present.covers: In the current context a presentation covers the presenter as a full
  ///   screen does: its view leaves the window, and it gets the appearance callbacks.
  ///
  /// Source: `UIModalPresentationStyle.currentContext`; `UIModalPresentationStyle.fullScreen`
  .fact(
    "present.covers",
    expected: """
      A.willDisappear(false) A.didDisappear(false), in the window false
      A.willAppear(false) A.didAppear(false), in the window true
      """
  ) { stage in
    let stack = await stage.shownStack("A")
    let root = stack.topViewController
    root?.present(stage.cover(.currentContext), animated: false)
    await stage.settle()
    let covered = "\(stage.trace.take("A.")), in the window \(root?.view.window != nil)"
    root?.dismiss(animated: false)
    await stage.settle()
    let calls = stage.trace.take("A.will", "A.did")
    return "\(covered)\n\(calls), in the window \(root?.view.window != nil)"
  },

  /// Fact present.fixed-style: Asking a controller for its presentation controller before it is
  ///   presented makes one for the style it has then.
  ///
  /// Source: `UIViewController.presentationController`
  .fact("present.fixed-style", expected: "the same true, pageSheet true") { stage in
    let root = await stage.shownScreen("A")
    let sheet = stage.cover(.pageSheet)
    let manager = sheet.presentationController
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    await stage.settle()
    let same = sheet.presentationController === manager
    return "the same \(same), pageSheet \(manager?.presentationStyle == .pageSheet)"
  },

  /// Fact present.sheet: With sheets, popovers and the styles named "over" the presenter gets no
  ///   appearance callbacks.
  ///
  /// Source: software-mansion/react-native-screens#330; `UIModalPresentationStyle.overFullScreen`
  .fact(
    "present.sheet",
    expected:
      "pageSheet '' formSheet '' popover '' overFullScreen '' overCurrentContext '' automatic '' custom ''"
  ) { stage in
    var seen: [String] = []
    let styles: [(String, UIModalPresentationStyle)] = [
      ("pageSheet", .pageSheet), ("formSheet", .formSheet), ("popover", .popover),
      ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
      ("automatic", .automatic), ("custom", .custom),
    ]
    let root = await stage.shownScreen("A")
    for (name, style) in styles {
      let cover = stage.cover(style)
      cover.popoverPresentationController?.sourceView = root.view
      root.present(cover, animated: false)
      await stage.settle()
      root.dismiss(animated: false)
      await stage.settle()
      seen.append("\(name) '\(stage.trace.take("A."))'")
    }
    return seen.joined(separator: " ")
  },

  /// Fact present.sheet-controller: Only page sheets and form sheets have a
  ///   `sheetPresentationController`.
  ///
  /// Source: `UIViewController.sheetPresentationController`
  .fact("present.sheet-controller", expected: "true true true false false false false") { stage in
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .formSheet, .automatic, .fullScreen, .overFullScreen, .custom, .popover,
    ]
    return styles.map { "\(stage.cover($0).sheetPresentationController != nil)" }
      .joined(separator: " ")
  },

  .fact("present.popover-width", width: .regular, expected: "compact true, around it false") {
    stage in
    let root = await stage.shownScreen("A")
    let popover = stage.cover(.popover)
    popover.popoverPresentationController?.sourceView = root.view
    root.present(popover, animated: false)
    await stage.settle()
    let widths = [popover, root].map { $0.traitCollection.horizontalSizeClass == .compact }
    return "compact \(widths[0]), around it \(widths[1])"
  },

  /// Fact present.adaptive-coordinator: What is animated has a coordinator for the delegate.
  ///
  /// Source:
  ///   `UIAdaptivePresentationControllerDelegate.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`
  .fact(
    "present.adaptive-full", "present.adaptive-coordinator", width: .compact,
    expected: "style? adapts, coordinator true A.willDisappear(true) A.didDisappear(true)"
  ) { stage in
    let root = await stage.shownScreen("A")
    let sheet = stage.cover(.formSheet)
    let delegate = stage.trace.keep(ProbeAdaptation(stage.trace))
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: true)
    await stage.settle()
    return stage.trace.take("style", "A.", "adapts")
  },

  /// Fact present.adaptive-traits: The method with traits is asked in any width, in place of the
  ///   one without.
  ///
  /// Source:
  ///   `UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:)`
  .fact(
    "present.adaptive-traits", width: .regular,
    expected: "style? A.willDisappear(false) A.didDisappear(false)"
  ) {
    stage in
    let root = await stage.shownScreen("A")
    let sheet = stage.cover(.formSheet)
    sheet.presentationController?.delegate = stage.trace.keep(ProbeAdaptation(stage.trace))
    root.present(sheet, animated: false)
    await stage.settle()
    return stage.trace.take("style", "A.")
  },

  .fact("present.adaptive-wide", width: .regular, expected: "") { stage in
    let root = await stage.shownScreen("A")
    let sheet = stage.cover(.formSheet)
    sheet.presentationController?.delegate = stage.trace.keep(ProbeCompactStyle(stage.trace))
    root.present(sheet, animated: false)
    await stage.settle()
    return stage.trace.take("style", "A.")
  },

  .fact(
    "present.adapts-again", width: .regular,
    expected:
      "style? A.willDisappear(false) A.didDisappear(false) A.willAppear(false) A.didAppear(false)"
  ) { stage in
    let root = await stage.shownScreen("A")
    let sheet = stage.cover(.formSheet)
    sheet.presentationController?.delegate = stage.trace.keep(ProbeCompactStyle(stage.trace))
    root.present(sheet, animated: false)
    await stage.settle()
    _ = stage.trace.take()
    stage.setWidth(.compact)
    await stage.settle()
    stage.setWidth(.regular)
    await stage.settle()
    return stage.trace.take("style", "A.will", "A.did")
  },

  .fact(
    "present.adaptive-controller", width: .compact, expected: "W in the window true, presented W"
  ) { stage in
    let root = await stage.shownScreen("A")
    let sheet = stage.cover(.formSheet)
    let delegate = stage.trace.keep(ProbeAdaptation(stage.trace))
    let other = stage.screen("W")
    delegate.other = other
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: false)
    await stage.settle()
    let visible = other.viewIfLoaded?.window != nil
    return "W in the window \(visible), presented \(label(root.presentedViewController))"
  },

  .policy("presentingLoadsView", ("true", "loaded true"), ("false", "loaded false")) { stage in
    let root = await stage.shownScreen("A")
    let cover = stage.cover(.fullScreen)
    root.present(cover, animated: true)
    let loaded = cover.isViewLoaded
    await stage.settle()
    return "loaded \(loaded)"
  },

  /// Fact alert.style: The automatic style of an alert is one of its own, not a sheet's.
  ///
  /// Source: `UIModalPresentationStyle.automatic`
  .fact("alert.style", expected: "custom true, sheet false") { _ in
    let alert = UIAlertController(title: "title", message: nil, preferredStyle: .alert)
    let isCustom = alert.modalPresentationStyle == .custom
    return "custom \(isCustom), sheet \(alert.sheetPresentationController != nil)"
  },
]
