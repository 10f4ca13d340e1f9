import UIKitShim

@MainActor let splitMeasurements: [Measurement] = [
  .fact("split.columns", width: .regular, expected: "in stacks stack stack") { stage in
    let (split, screens) = stage.columns()
    await stage.show(split)
    return "in stacks \(screens.map { label($0.navigationController) }.joined(separator: " "))"
  },

  /// Fact split.nearest: A screen inside finds the container in `splitViewController`.
  ///
  /// Source: `UIViewController.splitViewController`
  .fact(
    "split.columns-collapsed", "split.nearest", width: .compact,
    expected: "collapsed true, on top B, found columns"
  ) {
    stage in
    let (split, screens) = stage.columns()
    await stage.show(split)
    let top = (split.viewController(for: .primary)?.navigationController)?.topViewController
    let shown = (top as? UINavigationController)?.topViewController ?? top
    let found = label(screens[1].splitViewController)
    return "collapsed \(split.isCollapsed), on top \(label(shown)), found \(found)"
  },

  /// Fact split.top-column: The delegate chooses the column on top of the collapsed interface.
  ///
  /// Source:
  ///   `UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`
  .fact(
    "split.top-column", "split.columns-collapse", width: .compact,
    expected: "topColumn? didCollapse, in the window true false"
  ) { stage in
    let (split, screens) = stage.columns()
    split.delegate = stage.trace.keep(ProbeDelegate(stage.trace))
    stage.window.rootViewController = split
    stage.window.makeKeyAndVisible()
    await stage.settle()
    let visible = screens.map { "\($0.viewIfLoaded?.window != nil)" }.joined(separator: " ")
    return "\(stage.trace.take("topColumn?", "didCollapse")), in the window \(visible)"
  },

  /// Fact split.collapsed: In a compact width a classic container is collapsed and has one view
  ///   controller; a stack as primary has the secondary pushed onto it.
  ///
  /// Source: `UISplitViewController.isCollapsed`; `UISplitViewController.viewControllers`;
  ///   `UIViewController.collapseSecondaryViewController(_:for:)`
  .fact("split.collapsed", width: .compact, expected: "collapsed true, one true, stack A B") {
    stage in
    let split = UISplitViewController()
    let stack = stage.stack("A")
    split.viewControllers = [stack, stage.screen("B")]
    await stage.show(split)
    let one = split.viewControllers.count == 1
    return "collapsed \(split.isCollapsed), one \(one), stack \(names(stack.viewControllers))"
  },

  /// Fact split.classic: In a regular width the primary and the secondary of a classic container
  ///   are `viewControllers`, in that order, and `isCollapsed` is false.
  ///
  /// Source: `UISplitViewController.viewControllers`; `UISplitViewController.isCollapsed`
  .fact("split.classic", width: .regular, expected: "collapsed false, stack B") { stage in
    let split = UISplitViewController()
    split.viewControllers = [stage.stack("A"), stage.screen("B")]
    await stage.show(split)
    return "collapsed \(split.isCollapsed), \(names(split.viewControllers))"
  },

  .fact("split.detail", width: .regular, expected: "stack X") { stage in
    let split = UISplitViewController()
    let stack = stage.stack("A")
    split.viewControllers = [stack, stage.screen("B")]
    await stage.show(split)
    stack.topViewController?.showDetailViewController(stage.screen("X"), sender: nil)
    await stage.settle()
    return names(split.viewControllers)
  },

  .fact("split.detail-collapsed", width: .compact, expected: "A X") { stage in
    let split = UISplitViewController()
    let stack = stage.stack("A")
    split.viewControllers = [stack]
    await stage.show(split)
    stack.topViewController?.showDetailViewController(stage.screen("X"), sender: nil)
    await stage.settle()
    return names(stack.viewControllers)
  },

  .policy(
    "splitCollapse", width: .compact, ("firstLayout", "collapsed at the call false"),
    ("beforeAppearing", "collapsed at the call true")
  ) { stage in
    let split = UISplitViewController()
    split.viewControllers = [stage.stack("A"), stage.screen("B")]
    stage.window.rootViewController = split
    stage.window.makeKeyAndVisible()
    let collapsed = split.isCollapsed
    await stage.settle()
    return "collapsed at the call \(collapsed)"
  },

  .policy(
    "automaticDisplayMode", width: .regular, ("besideInLandscape", "portrait: secondary only true"),
    ("beside", "portrait: secondary only false")
  ) { stage in
    let (split, _) = stage.columns()
    await stage.show(split)
    let size = split.view.bounds.size
    let place = size.width > size.height ? "landscape" : "portrait"
    return "\(place): secondary only \(split.displayMode == .secondaryOnly)"
  },

  .fact(
    "split.collapse-order", "split.collapse-handled", width: .compact,
    expected: "primary? collapse B onto stack?, stack A, collapsed true, B outside"
  ) { stage in
    let split = UISplitViewController()
    let (stack, delegate) = (stage.stack("A"), stage.trace.keep(ProbeDelegate(stage.trace)))
    let secondary = stage.screen("B")
    split.viewControllers = [stack, secondary]
    delegate.handlesCollapse = true
    split.delegate = delegate
    stage.window.rootViewController = split
    stage.window.makeKeyAndVisible()
    await stage.settle()
    let asked = stage.trace.take("primary?", "collapse ")
    let end = "stack \(names(stack.viewControllers)), collapsed \(split.isCollapsed)"
    return "\(asked), \(end), B \(secondary.parent == nil ? "outside" : "inside")"
  },

  /// Fact split.expand-other: The delegate can give another primary and another secondary for the
  ///   expanded interface.
  ///
  /// Source: `UISplitViewControllerDelegate.primaryViewController(forExpanding:)`;
  ///   `UISplitViewControllerDelegate.splitViewController(_:separateSecondaryFrom:)`
  .fact(
    "split.expand-order", "split.expand-other", width: .regular,
    expected: "primary to expand? separate from X?, X Y"
  ) { stage in
    let (split, delegate) = await stage.shownClassic()
    delegate.otherPrimary = stage.screen("X")
    delegate.otherSecondary = stage.screen("Y")
    split.delegate = delegate
    stage.setWidth(.compact)
    await stage.settle()
    _ = stage.trace.take()
    stage.setWidth(.regular)
    await stage.settle()
    return "\(stage.trace.take("expand?", "separate")), \(names(split.viewControllers))"
  },

  .fact(
    "split.columns-expand", "split.expanded-mode", width: .regular,
    expected: "mode to expand? didExpand, one beside true"
  ) { stage in
    let (split, _) = stage.columns()
    await stage.show(split)
    split.delegate = stage.trace.keep(ProbeDelegate(stage.trace))
    stage.setWidth(.compact)
    await stage.settle()
    _ = stage.trace.take()
    stage.setWidth(.regular)
    await stage.settle()
    let isBeside = split.displayMode == .oneBesideSecondary
    return "\(stage.trace.take("expand?", "didExpand")), one beside \(isBeside)"
  },

  .fact("split.collapse-hooks", width: .compact, expected: "taken B") { stage in
    final class Taker: ProbeScreen {
      override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
      ) {
        trace.note("taken \(label(secondaryViewController))")
      }
    }
    let split = UISplitViewController()
    split.viewControllers = [Taker("A", stage.trace), stage.screen("B")]
    stage.window.rootViewController = split
    stage.window.makeKeyAndVisible()
    await stage.settle()
    return stage.trace.take("taken")
  },

  .fact("split.compact", width: .compact, expected: "C true, B false") { stage in
    let (split, screens) = stage.columns()
    let compact = stage.screen("C")
    split.setViewController(compact, for: .compact)
    await stage.show(split)
    let visible = [compact, screens[1]].map { $0.viewIfLoaded?.window != nil }
    return "C \(visible[0]), B \(visible[1])"
  },

  /// Fact split.detail-presented: While collapsed without a stack, a detail is presented.
  ///
  /// Source: `UIViewController.showDetailViewController(_:sender:)`;
  ///   `UIViewController.show(_:sender:)`
  .fact("split.detail-presented", width: .compact, expected: "presented X") { stage in
    let split = UISplitViewController()
    let primary = stage.screen("A")
    split.viewControllers = [primary]
    await stage.show(split)
    primary.showDetailViewController(stage.screen("X"), sender: nil)
    await stage.settle()
    return "presented \(label(split.presentedViewController))"
  },

  .fact("split.show-delegate", expected: "showDetail(X)?, stack B") { stage in
    let split = UISplitViewController()
    let (stack, delegate) = (stage.stack("A"), stage.trace.keep(ProbeDelegate(stage.trace)))
    split.viewControllers = [stack, stage.screen("B")]
    await stage.show(split)
    split.delegate = delegate
    let before = names(stack.viewControllers)
    stack.topViewController?.showDetailViewController(stage.screen("X"), sender: nil)
    await stage.settle()
    let asked = stage.trace.take("showDetail")
    return "\(asked), \(names(stack.viewControllers) == before ? "stack B" : "changed")"
  },

  /// Fact split.show: `show` goes to the nearest container that overrides it: a stack pushes, and
  ///   the container around it is not asked.
  ///
  /// Source: `UIViewController.show(_:sender:)`; `UINavigationController.show(_:sender:)`
  .fact("split.show", expected: "asked '', stack A X") { stage in
    let split = UISplitViewController()
    let stack = stage.stack("A")
    split.viewControllers = [stack]
    split.delegate = stage.trace.keep(ProbeDelegate(stage.trace))
    await stage.show(split)
    stack.topViewController?.show(stage.screen("X"), sender: nil)
    await stage.settle()
    return "asked '\(stage.trace.take("show("))', stack \(names(stack.viewControllers))"
  },

  .fact(
    "split.modes", "split.show-hide", "split.mode-change", width: .regular,
    expected: """
      secondary only: B
      willChange
      one beside: A B
      willChange
      hidden: B
      """
  ) { stage in
    let (split, screens) = stage.columns()
    split.preferredDisplayMode = .secondaryOnly
    await stage.show(split)
    split.delegate = stage.trace.keep(ProbeDelegate(stage.trace))
    @MainActor func see(_ what: String) {
      let visible = screens.filter { $0.viewIfLoaded?.window != nil }
      stage.note("\(what): \(names(visible))")
    }
    see("secondary only")
    split.preferredDisplayMode = .oneBesideSecondary
    await stage.settle()
    see("one beside")
    split.hide(.primary)
    await stage.settle()
    see("hidden")
    return stage.trace.take().split(separator: "\n").filter { !$0.contains(".") }
      .joined(separator: "\n")
  },
]

extension ProbeStage {
  /// A classic container with a stack and the screen B, and a delegate for it.
  fileprivate func shownClassic() async -> (UISplitViewController, ProbeDelegate) {
    let split = UISplitViewController()
    split.viewControllers = [stack("A"), screen("B")]
    await show(split)
    return (split, trace.keep(ProbeDelegate(trace)))
  }

  /// Two columns with the screens A and B.
  fileprivate func columns() -> (UISplitViewController, [ProbeScreen]) {
    let split = UISplitViewController(style: .doubleColumn)
    let screens = screens("AB")
    split.setViewController(screens[0], for: .primary)
    split.setViewController(screens[1], for: .secondary)
    return (split, screens)
  }
}
