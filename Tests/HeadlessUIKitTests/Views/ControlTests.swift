import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ControlTests {
  @Test func `Actions run in the order in which they were added`() {
    let log = CallLog()
    let control = UIControl()
    control.addAction(UIAction { _ in log.note("first") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.note("second") }, for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["first", "second"])
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["second"])
    #expect(control.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test func `An action takes the place of one with its identifier`() {
    let log = CallLog()
    let control = UIControl()
    let identifier = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: identifier) { _ in log.note("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: identifier) { _ in log.note("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["new"])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == [])
    #expect(control.allControlEvents == [])
  }

  @Test func `An action knows its sender only while it runs`() {
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    let button = UIButton(primaryAction: action)
    button.receiveTap()
    #expect(sender as? UIButton === button)
    #expect(action.sender == nil)
  }

  @Test func `A tap presses, then triggers the primary action`() {
    let log = CallLog()
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in log.note("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in log.note("up") }, for: .touchUpInside)
    button.addAction(
      UIAction { _ in log.note("down, highlighted \(button.isHighlighted)") },
      for: .touchDown
    )
    button.receiveTap()
    #expect(log.take() == ["down, highlighted true", "primary", "up"])
    #expect(!button.isHighlighted)
    button.performPrimaryAction()
    #expect(log.take() == ["primary"])
  }

  @Test func `The state is the sum of its parts`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }

  @Test func `A button shows the title of its state, else the normal one`() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.currentTitle == "Follow")
    #expect(button.titleLabel?.text == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    button.isEnabled = false
    #expect(button.currentTitle == "Follow")
    #expect(button.title(for: .highlighted) == "Follow")
    button.setTitle(nil, for: .selected)
    #expect(button.title(for: .selected) == "Follow")
  }

  @Test func `A button takes title and image from its primary action`() {
    let image = UIImage(systemName: "star")
    let button = UIButton(primaryAction: UIAction(title: "Rate", image: image) { _ in })
    #expect(button.currentTitle == "Rate")
    #expect(button.currentImage == image)
    #expect(button.buttonType == .system)
  }

  @Test func `The configuration's title goes before the state's`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "4.99"
    let button = UIButton(configuration: configuration)
    button.setTitle("ignored", for: .normal)
    #expect(button.displayedTitle == "Buy")
    button.configuration?.title = nil
    #expect(button.displayedTitle == "ignored")
  }

  @Test func `A configuration is updated in the layout pass after a change of state`() {
    let log = CallLog()
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { log.note("enabled \($0.isEnabled)") }
    button.layoutIfNeeded()
    button.isEnabled = false
    button.isEnabled = true
    button.isEnabled = false
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect(log.take() == ["enabled true", "enabled false"])
  }

  @Test func `A switch sends an event when a person turns it, not when code does`() {
    let log = CallLog()
    let control = UISwitch()
    control.addAction(UIAction { _ in log.note("on \(control.isOn)") }, for: .valueChanged)
    control.isOn = true
    #expect(log.take() == [])
    control.receiveTap()
    #expect(log.take() == ["on false"])
  }

  @Test func `Choosing a segment sends an event once`() {
    let log = CallLog()
    let control = UISegmentedControl(items: ["All", "Saved"])
    control.addAction(
      UIAction { _ in log.note("\(control.selectedSegmentIndex)") },
      for: .valueChanged
    )
    control.selectedSegmentIndex = 0
    control.receiveChoice(ofSegment: 1)
    control.receiveChoice(ofSegment: 1)
    #expect(log.take() == ["1"])
    #expect(control.titleForSegment(at: 1) == "Saved")
  }

  @Test func `Choosing from a button's menu performs the action with the button as sender`() {
    let log = CallLog()
    let button = UIButton(type: .system)
    let action = UIAction(title: "Sort") { log.note("sort by \(type(of: $0.sender))") }
    button.menu = UIMenu(children: [action])
    button.addAction(UIAction { _ in log.note("menu") }, for: .menuActionTriggered)
    button.receiveMenuChoice(action)
    #expect(log.take() == ["menu", "sort by Optional<Any>"])
  }
}
