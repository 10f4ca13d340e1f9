import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct InputTests: StageSuite {
  let stage = Stage()
  let root: RecordedScreen
  let button: UIButton
  let navigation: UINavigationController

  init() {
    let stage = stage
    let root = stage.screen("A")
    self.root = root
    button = stage.run {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Go") { _ in stage.recorder.note("tapped") }
      )
      root.view.addSubview(button)
      return button
    }
    navigation = stage.run { UINavigationController(rootViewController: root) }
    stage.show(navigation)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Nothing can be touched while the application ignores touches") {
      let application = stage.device.application
      for _ in 0..<2 { application.beginIgnoringInteractionEvents() }
      application.endIgnoringInteractionEvents()
      expectTrue(application.isIgnoringInteractionEvents)
      expectRejection("the application ignores touches") { try stage.input.tap(button) }
      expectRejection("the application ignores touches") { try stage.input.tapBack(in: navigation) }
      for _ in 0..<2 { application.endIgnoringInteractionEvents() }
      expectFalse(application.isIgnoringInteractionEvents)
      try stage.input.tap(button)
      stage.expectCalls("tapped")
    }

    /// The documentation of `UIWindow.sendEvent(_:)`.
    test("A window gets the event of each touch, and can keep it from its views") {
      let window = stage.run { WatchedWindow() }
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      stage.settle()
      window.onEvent = { event in
        let phases = event.allTouches?.map { "\($0.phase)" } ?? ["none"]
        stage.recorder.note("\(event.type) \(phases.joined())")
      }
      try stage.input.tap(button)
      stage.expectCalls("tapped\ntouches began")
      window.isLocked = true
      expectRejection("the window kept the touch") { try stage.input.tap(button) }
      stage.expectCalls("touches began")
      stage.device.application.sendEvent(UIEvent())
      stage.expectCalls("touches none")
      let kept = try require(window.kept.first)
      window.isLocked = false
      stage.device.application.sendEvent(kept)
      stage.expectCalls("touches began")
    }

    test("The window that is touched gets the event, and no key of the keyboard is a touch") {
      let (main, banner) = stage.run { (WatchedWindow(), WatchedWindow()) }
      let field = stage.run { UITextField() }
      main.rootViewController = stage.screen("Main")
      main.makeKeyAndVisible()
      main.isLocked = true
      banner.rootViewController = stage.run { UIViewController() }
      banner.rootViewController?.view.addSubview(field)
      banner.windowLevel = .alert
      banner.isHidden = false
      stage.settle()
      banner.onEvent = { _ in stage.recorder.note("banner") }
      try stage.input.insert("a", in: field)
      try stage.input.insert("b", in: field)
      expectEqual(field.text, "ab")
      stage.expectCalls("banner")
    }

    test("The second of two taps acts unless the first has disabled or removed the button") {
      try stage.input.doubleTap(button)
      stage.expectCalls("tapped\ntapped")
      let disabling = UIAction { action in
        stage.recorder.note("disabled")
        (action.sender as? UIControl)?.isEnabled = false
        (action.sender as? UIBarButtonItem)?.isEnabled = false
      }
      let once = UIButton(primaryAction: disabling)
      root.view.addSubview(once)
      try stage.input.doubleTap(once)
      stage.expectCalls("disabled")
      let item = UIBarButtonItem(primaryAction: disabling)
      root.navigationItem.rightBarButtonItem = item
      try stage.input.doubleTap(item)
      stage.expectCalls("disabled")
      button.addAction(
        UIAction { action in (action.sender as? UIView)?.removeFromSuperview() },
        for: .primaryActionTriggered)
      try stage.input.doubleTap(button)
      stage.expectCalls("tapped")
      let pushing = UIButton(
        primaryAction: UIAction { _ in
          stage.recorder.note("pushed")
          navigation.pushViewController(UIViewController(), animated: true)
        })
      root.view.addSubview(pushing)
      try stage.input.doubleTap(pushing)
      expectTrue(stage.take().components(separatedBy: "\n").filter { $0 == "pushed" }.count == 2)
    }

    test("A button that is disabled, hidden or out of the window cannot be tapped") {
      button.isEnabled = false
      expectRejection("the control is disabled") { try stage.input.tap(button) }
      button.isEnabled = true
      root.view.alpha = 0
      expectRejection("<UIButton> is hidden") { try stage.input.tap(button) }
      root.view.alpha = 1
      root.view.isUserInteractionEnabled = false
      expectRejection("<UIButton> does not take touches") { try stage.input.tap(button) }
      button.removeFromSuperview()
      expectRejection("<UIButton> is in no visible window") { try stage.input.tap(button) }
      stage.expectCalls("")
    }

    test("A button behind a sheet cannot be tapped") {
      stage.runToEnd { root.present(stage.screen("M"), animated: false) }
      expectRejection("<RecordedScreen> is presented over it") { try stage.input.tap(button) }
      root.dismiss(animated: false)
      stage.settle()
      try stage.input.tap(button)
      stage.expectCalls("tapped")
    }

    test("Nothing can be tapped while a transition runs") {
      navigation.pushViewController(stage.screen("B"), animated: true)
      stage.clock.turn()
      expectRejection("a transition is running") { try stage.input.tap(button) }
      expectRejection("a transition is running") { try stage.input.tapBack(in: navigation) }
    }

    test("The items of the visible screen's bar can be tapped") {
      let item = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { action in
          stage.recorder.note("added by \(action.sender is UIBarButtonItem)")
        }
      )
      root.navigationItem.rightBarButtonItem = item
      try stage.input.tap(item)
      stage.expectCalls("added by true")
      item.isEnabled = false
      expectRejection("the bar button is disabled") { try stage.input.tap(item) }
      item.isEnabled = true
      navigation.isNavigationBarHidden = true
      expectRejection("the bar button is not visible") { try stage.input.tap(item) }
    }

    test("The views in the bar of the screen on top can be tapped") {
      let toggle = UISwitch()
      let item = UIBarButtonItem(customView: toggle)
      root.navigationItem.rightBarButtonItem = item
      try stage.input.tap(toggle)
      expectTrue(toggle.isOn)
      try stage.input.tap(item)
      expectFalse(toggle.isOn)
      expectSame(toggle.window, stage.window)
      stage.runToEnd { navigation.pushViewController(stage.screen("B"), animated: false) }
      expectNil(toggle.window)
      expectRejection { try stage.input.tap(toggle) }
      stage.runToEnd { _ = navigation.popViewController(animated: false) }
      try stage.input.tap(toggle)
      expectTrue(toggle.isOn)
      root.navigationItem.rightBarButtonItem = nil
      expectNil(toggle.superview)
    }

    test("The views in the toolbar of the screen on top can be tapped") {
      let toggle = UISwitch()
      root.toolbarItems = [UIBarButtonItem(customView: toggle)]
      expectRejection("the bar button is not visible") { try stage.input.tap(toggle) }
      navigation.isToolbarHidden = false
      try stage.input.tap(toggle)
      expectTrue(toggle.isOn)
    }

    test("A button in a toolbar behind a sheet cannot be tapped") {
      let item = UIBarButtonItem(
        primaryAction: UIAction(title: "Sort") { _ in stage.recorder.note("sorted") })
      root.toolbarItems = [item]
      navigation.isToolbarHidden = false
      stage.runToEnd { root.present(stage.screen("M"), animated: false) }
      expectRejection("<RecordedScreen> is presented over it") { try stage.input.tap(item) }
      root.dismiss(animated: false)
      stage.settle()
      try stage.input.tap(item)
      stage.expectCalls("sorted")
    }

    /// Fact back.action: `backAction` of the top item replaces what the back button does.
    ///
    /// Source: `UINavigationItem.backAction`
    test("The back button pops, acts, or is rejected") {
      expectRejection("there is no back button") { try stage.input.tapBack(in: navigation) }
      let top = stage.screen("B")
      navigation.pushViewController(top, animated: false)
      stage.settle()
      top.navigationItem.backAction = UIAction { _ in stage.recorder.note("back action") }
      try stage.input.tapBack(in: navigation)
      stage.expectCalls("back action")
      top.navigationItem.backAction = nil
      try stage.input.tapBack(in: navigation)
      stage.clock.drain()
      expectEqual(names(navigation.viewControllers), "A")
    }

    /// Fact back.rejected: A subclass of the container that implements `navigationBar(_:shouldPop:)`
    ///   can reject the back button.
    ///
    /// Source: `UINavigationBarDelegate.navigationBar(_:shouldPop:)`
    ///
    /// Choice back.swipe-not-asked: The swipe back does not ask `navigationBar(_:shouldPop:)`.
    test("A navigation controller can reject its back button, not the swipe") {
      final class Guarded: UINavigationController, UINavigationBarDelegate {
        var allows = false
        func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
          allows
        }
      }
      let guarded = Guarded()
      guarded.viewControllers = stage.screens("XYZ")
      stage.show(guarded)
      try stage.input.tapBack(in: guarded)
      stage.clock.drain()
      expectEqual(names(guarded.viewControllers), "X Y Z")
      try stage.input.beginSwipeBack(in: guarded)
      stage.input.finishGesture()
      stage.clock.drain()
      expectEqual(names(guarded.viewControllers), "X Y")
      guarded.allows = true
      try stage.input.tapBack(in: guarded)
      stage.clock.drain()
      expectEqual(names(guarded.viewControllers), "X")
    }

    test("Typing goes through the field's delegate and events") {
      let field = UITextField()
      field.addAction(
        UIAction { _ in stage.recorder.note("changed to \(field.text ?? "")") },
        for: .editingChanged
      )
      root.view.addSubview(field)
      try stage.input.insert("Ad", in: field)
      try stage.input.insert("a!", in: field)
      try stage.input.deleteBackward(in: field)
      try stage.input.replaceText(in: field, with: "Bob")
      stage.expectCalls(
        """
        changed to Ad
        changed to Ada!
        changed to Ada
        changed to Bob
        """)
      field.isEnabled = false
      expectRejection("the field is disabled") { try stage.input.insert("x", in: field) }
    }

    test("Typing over a part of a text counts UTF-16 units, as the delegate is told") {
      final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        func textField(
          _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
          replacementString string: String
        ) -> Bool {
          log.append("\(range.location),\(range.length) '\(string)'")
          // A delegate that formats the text writes it itself.
          if string == "9" { textField.text = "9 €" }
          return string != "no" && string != "9"
        }
        func textView(
          _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
          log.append("\(range.location),\(range.length) '\(text)'")
          return true
        }
      }
      let (field, view, listener) = (UITextField(), UITextView(), Listener())
      field.text = "a🙂b"
      view.text = "one\ntwo"
      field.delegate = listener
      view.delegate = listener
      root.view.addSubview(field)
      root.view.addSubview(view)
      try stage.input.replace(NSRange(location: 1, length: 2), in: field, with: "é")
      try stage.input.replace(NSRange(location: 2, length: 1), in: field, with: "")
      expectEqual(field.text, "aé")
      expectRejection("the field rejected the text") {
        try stage.input.replace(NSRange(location: 0, length: 0), in: field, with: "no")
      }
      expectRejection("there is no such part of the text") {
        try stage.input.replace(NSRange(location: 1, length: 2), in: field, with: "x")
      }
      try stage.input.replace(NSRange(location: 3, length: 1), in: view, with: " ")
      expectEqual(view.text, "one two")
      try stage.input.replaceText(in: field, with: "9")
      expectEqual(field.text, "9 €")
      expectEqual(listener.log, ["1,2 'é'", "2,1 ''", "0,0 'no'", "3,1 ' '", "0,2 '9'"])
    }

    test("A row is selected as by a tap") {
      let rows = Numbers(style: .plain)
      stage.runToEnd { navigation.pushViewController(rows, animated: false) }
      try stage.input.select(row: IndexPath(row: 2, section: 0), in: rows.tableView)
      expectEqual(rows.selected, [2])
      expectRejection {
        try stage.input.select(row: IndexPath(row: 9, section: 0), in: rows.tableView)
      }
      expectRejection("row 3 of section 3 cannot be selected") {
        try stage.input.select(row: IndexPath(index: 3), in: rows.tableView)
      }
    }

    /// Fact back.button-menu: A bar button with an action and a menu performs the action at a tap, and
    ///   has the menu besides; without an action the menu is what a tap shows.
    ///
    /// Source: `UIBarButtonItem.menu`; `UIBarButtonItem.primaryAction`
    test("A bar button can have an action and a menu") {
      let sort = UIAction(title: "Sort") { _ in stage.recorder.note("sorted") }
      let both = UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { _ in stage.recorder.note("added") },
        menu: UIMenu(children: [sort]))
      root.navigationItem.rightBarButtonItem = both
      try stage.input.tap(both)
      stage.expectCalls("added")
      try stage.input.choose(sort, of: both)
      stage.expectCalls("sorted")
      let only = UIBarButtonItem(title: "More", menu: UIMenu(children: [sort]))
      root.navigationItem.rightBarButtonItem = only
      expectRejection("it opens a menu, so tap an action of it") { try stage.input.tap(only) }
    }

    test("An action of a menu is chosen where the menu can be reached") {
      let sort = UIAction(title: "Sort") { _ in stage.recorder.note("sorted") }
      let gone = UIAction(title: "Gone", attributes: .disabled) { _ in }
      let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [sort, gone]))
      expectRejection("the bar button is not visible") { try stage.input.choose(sort, of: item) }
      root.navigationItem.rightBarButtonItem = item
      try stage.input.choose(sort, of: item)
      stage.expectCalls("sorted")
      expectRejection("the action is disabled") { try stage.input.choose(gone, of: item) }
      item.menu = UIMenu(children: [gone])
      expectRejection("the menu has changed, and the action is not in it") {
        try stage.input.choose(sort, of: item)
      }
      button.menu = UIMenu(children: [sort])
      try stage.input.choose(sort, of: button)
      stage.expectCalls("sorted")
    }
  }
}

/// Reports events, and can swallow them.
private final class WatchedWindow: UIWindow {
  var onEvent: (UIEvent) -> Void = { _ in }
  var isLocked = false
  private(set) var kept: [UIEvent] = []

  override func sendEvent(_ event: UIEvent) {
    if isLocked { kept.append(event) } else { super.sendEvent(event) }
    onEvent(event)
  }
}
