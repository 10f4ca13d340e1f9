import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct ControlTests: TableSuite {
  let log = CallLog()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Actions run in the order in which they were added") {
      let control = UIControl()
      control.addAction(UIAction { _ in log.note("first") }, for: .touchUpInside)
      control.addAction(UIAction { _ in log.note("second") }, for: [.touchUpInside, .touchDown])
      control.sendActions(for: .touchUpInside)
      expectEqual(log.take(), ["first", "second"])
      control.sendActions(for: .touchDown)
      expectEqual(log.take(), ["second"])
      expectEqual(control.allControlEvents, [.touchUpInside, .touchDown])
    }

    test("An action takes the place of one with its identifier") {
      let control = UIControl()
      let identifier = UIAction.Identifier("same")
      control.addAction(
        UIAction(identifier: identifier) { _ in log.note("old") }, for: .valueChanged)
      control.addAction(
        UIAction(identifier: identifier) { _ in log.note("new") }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      expectEqual(log.take(), ["new"])
      control.removeAction(identifiedBy: identifier, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      expectEqual(log.take(), [])
      expectEqual(control.allControlEvents, [])
    }

    test("An action knows its sender only while it runs") {
      var sender: Any?
      let action = UIAction { sender = $0.sender }
      let button = UIButton(primaryAction: action)
      button.receiveTap()
      #expect(sender as? UIButton === button)
      expectNil(action.sender)
    }

    test("A tap presses, then triggers the primary action") {
      let button = UIButton(type: .system)
      button.addAction(UIAction { _ in log.note("primary") }, for: .primaryActionTriggered)
      button.addAction(UIAction { _ in log.note("up") }, for: .touchUpInside)
      button.addAction(
        UIAction { _ in log.note("down, highlighted \(button.isHighlighted)") },
        for: .touchDown
      )
      button.receiveTap()
      expectEqual(log.take(), ["down, highlighted true", "primary", "up"])
      expectFalse(button.isHighlighted)
      button.performPrimaryAction()
      expectEqual(log.take(), ["primary"])
    }

    test("The state is the sum of its parts") {
      let control = UIControl()
      expectEqual(control.state, .normal)
      control.isEnabled = false
      control.isSelected = true
      expectEqual(control.state, [.disabled, .selected])
    }

    test("A button shows the title of its state, else the normal one") {
      let button = UIButton(type: .system)
      button.setTitle("Follow", for: .normal)
      button.setTitle("Following", for: .selected)
      expectEqual(button.currentTitle, "Follow")
      expectEqual(button.titleLabel?.text, "Follow")
      button.isSelected = true
      expectEqual(button.currentTitle, "Following")
      button.isEnabled = false
      expectEqual(button.currentTitle, "Follow")
      expectEqual(button.title(for: .highlighted), "Follow")
      button.setTitle(nil, for: .selected)
      expectEqual(button.title(for: .selected), "Follow")
    }

    test("The title label and the image view of a button are in the button") {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      let title = try require(button.titleLabel)
      NSLayoutConstraint.activate([title.leadingAnchor.constraint(equalTo: button.leadingAnchor)])
      expectTrue(title.superview === button)
      expectEqual(button.imageView?.image?.name, "star")
      expectTrue(button.imageView?.superview === button)
    }

    test("A button takes title and image from its primary action") {
      let image = UIImage(systemName: "star")
      let button = UIButton(primaryAction: UIAction(title: "Rate", image: image) { _ in })
      expectEqual(button.currentTitle, "Rate")
      expectEqual(button.currentImage, image)
      expectEqual(button.buttonType, .system)
    }

    test("The configuration's title goes before the state's") {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      configuration.subtitle = "4.99"
      let button = UIButton(configuration: configuration)
      button.setTitle("ignored", for: .normal)
      expectEqual(button.displayedTitle, "Buy")
      button.configuration?.title = nil
      expectEqual(button.displayedTitle, "ignored")
    }

    test("A configuration is updated in the layout pass after a change of state") {
      let button = UIButton(configuration: .plain())
      button.configurationUpdateHandler = { log.note("enabled \($0.isEnabled)") }
      button.layoutIfNeeded()
      button.isEnabled = false
      button.isEnabled = true
      button.isEnabled = false
      button.layoutIfNeeded()
      button.layoutIfNeeded()
      expectEqual(log.take(), ["enabled true", "enabled false"])
    }

    /// The documentation of `UIButton.updateConfiguration()`.
    test("A subclass updates the configuration, then the handler does") {
      final class Toggle: UIButton {
        let log = CallLog()
        override func updateConfiguration() { log.note("class, selected \(isSelected)") }
      }
      let button = Toggle(type: .system)
      button.layoutIfNeeded()
      button.isSelected = true
      button.layoutIfNeeded()
      expectEqual(button.log.take(), ["class, selected false", "class, selected true"])
      button.configurationUpdateHandler = { [log = button.log] _ in log.note("handler") }
      button.layoutIfNeeded()
      expectEqual(button.log.take(), ["class, selected true", "handler"])
    }

    test("A switch sends an event when a user turns it, not when code does") {
      let control = UISwitch()
      control.addAction(UIAction { _ in log.note("on \(control.isOn)") }, for: .valueChanged)
      control.isOn = true
      expectEqual(log.take(), [])
      control.receiveTap()
      expectEqual(log.take(), ["on false"])
    }

    test("Choosing a segment sends an event once") {
      let control = UISegmentedControl(items: ["All", "Saved"])
      control.addAction(
        UIAction { _ in log.note("\(control.selectedSegmentIndex)") },
        for: .valueChanged
      )
      control.selectedSegmentIndex = 0
      control.receiveChoice(ofSegment: 1)
      control.receiveChoice(ofSegment: 1)
      expectEqual(log.take(), ["1"])
      expectEqual(control.titleForSegment(at: 1), "Saved")
    }

    test("A chosen segment performs its action, before the event") {
      let actions = ["All", "Saved"].map { name in
        UIAction(title: name) { _ in log.note("perform \(name)") }
      }
      let control = UISegmentedControl(frame: .zero, actions: [actions[0]])
      control.insertSegment(action: actions[1], at: 0, animated: false)
      control.addAction(UIAction { _ in log.note("changed") }, for: .valueChanged)
      control.receiveChoice(ofSegment: 0)
      expectEqual(log.take(), ["perform Saved", "changed"])
      expectEqual(control.titleForSegment(at: 1), "All")
      expectTrue(control.actionForSegment(at: 1) === actions[0])
      control.insertSegment(action: actions[1], at: 0, animated: false)
      control.insertSegment(action: actions[0], at: 0, animated: false)
      control.insertSegment(action: actions[1], at: 0, animated: false)
      expectEqual([0, 1].map(control.titleForSegment(at:)), ["Saved", "All"])
      expectEqual(control.numberOfSegments, 2)
      control.setEnabled(false, forSegmentAt: 1)
      control.setAction(UIAction(title: "New") { _ in log.note("perform New") }, forSegmentAt: 1)
      expectFalse(control.isEnabledForSegment(at: 1))
      control.setEnabled(true, forSegmentAt: 1)
      control.receiveChoice(ofSegment: 1)
      expectEqual(log.take(), ["perform New", "changed"])
    }

    test("An action with only an image makes a segment without a title") {
      let image = try require(UIImage(systemName: "star"))
      let control = UISegmentedControl(frame: .zero, actions: [UIAction(image: image) { _ in }])
      expectNil(control.titleForSegment(at: 0))
      expectTrue(control.imageForSegment(at: 0) === image)
    }

    /// The documentation of `setTitle(_:forSegmentAt:)` and its like.
    test("An index beyond the last segment stands for that one") {
      let control = UISegmentedControl(items: ["All", "Saved"])
      control.setTitle("Read", forSegmentAt: 2)
      expectEqual(control.titleForSegment(at: 1), "Read")
      expectEqual(control.titleForSegment(at: 9), "Read")
      control.setEnabled(false, forSegmentAt: 9)
      expectFalse(control.isEnabledForSegment(at: 1))
      control.setTitle("Nobody", forSegmentAt: -1)
      expectNil(control.titleForSegment(at: -1))
      control.removeSegment(at: 9, animated: false)
      expectEqual(control.numberOfSegments, 1)
      control.insertSegment(withTitle: "First", at: -1, animated: false)
      expectEqual(control.titleForSegment(at: 0), "First")
      expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
      control.removeAllSegments()
      control.setEnabled(true, forSegmentAt: 0)
      control.setTitle("Nobody", forSegmentAt: 0)
      expectNil(control.imageForSegment(at: 0))
      expectFalse(control.isEnabledForSegment(at: 0))
    }

    test("An action that the opened menu no longer has cannot be chosen, but one with its title") {
      let stage = Stage()
      let screen = stage.screen("A")
      let button = UIButton(type: .system)
      button.setTitle("Sort", for: .normal)
      let old = UIAction(title: "By name") { _ in stage.recorder.note("name") }
      button.menu = UIMenu(children: [UIMenu(children: [old])])
      button.addAction(
        UIAction { [weak button] _ in button?.menu = UIMenu(children: []) },
        for: .menuActionTriggered)
      stage.run { screen.view.addSubview(button) }
      stage.show(screen)
      expectRejection("the menu has changed, and the action is not in it") {
        try stage.input.choose(old, of: button)
      }
      var chosen = 0
      button.addAction(
        UIAction { [weak button] _ in
          button?.menu = UIMenu(children: [UIAction(title: "By name") { _ in chosen += 1 }])
        }, for: .menuActionTriggered)
      try stage.input.choose(old, of: button)
      expectEqual(chosen, 1)
      stage.expectCalls("")
    }
  }
}
