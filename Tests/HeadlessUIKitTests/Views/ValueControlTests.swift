import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ValueControlTests {
  let stage = Stage()
  let log = CallLog()

  /// Shows a control that notes its events.
  private func show<Control: UIControl>(_ control: Control) -> Control {
    let screen = stage.screen("A")
    stage.run {
      screen.view.addSubview(control)
      control.addAction(UIAction { [log] _ in log.note("changed") }, for: .valueChanged)
    }
    stage.show(screen)
    return control
  }

  @Test func `A slider stays within its limits, which follow each other`() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.minimumValue = 2
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [2, 2, 2])
    slider.maximumValue = 1
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [1, 1, 1])
  }

  @Test func `A drag of a slider sends an event, setting its value does not`() throws {
    let slider = show(UISlider())
    slider.setValue(0.2, animated: true)
    #expect(log.take() == [])
    try stage.input.drag(slider, to: 2)
    #expect(slider.value == 1)
    #expect(log.take() == ["changed"])
    try stage.input.drag(slider, to: 3)
    #expect(log.take() == [])
    slider.isEnabled = false
    #expect(throws: InputRefusal("the control is disabled")) {
      try stage.input.drag(slider, to: 0)
    }
  }

  @Test func `A stepper goes by steps to its limits, or round where it wraps`() throws {
    let stepper = show(UIStepper())
    stepper.stepValue = 2
    stepper.maximumValue = 5
    for _ in 0..<3 { try stage.input.step(stepper, up: true) }
    #expect(stepper.value == 5)
    #expect(log.take() == ["changed", "changed", "changed"])
    #expect(throws: InputRefusal("the stepper is at its limit")) {
      try stage.input.step(stepper, up: true)
    }
    stepper.wraps = true
    try stage.input.step(stepper, up: true)
    #expect(stepper.value == 0)
    try stage.input.step(stepper, up: false)
    #expect(stepper.value == 5)
    stepper.value = -1
    #expect(stepper.value == 0)
  }

  @Test func `A page control stays within its pages and turns by taps`() throws {
    let pages = show(UIPageControl())
    pages.currentPage = 2
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    #expect(log.take() == [])
    try stage.input.turnPage(of: pages, forward: true)
    #expect(log.take() == [])
    try stage.input.turnPage(of: pages, forward: false)
    #expect(pages.currentPage == 1)
    #expect(log.take() == ["changed"])
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
  }

  @Test func `A progress view stays between nothing and all`() {
    let view = UIProgressView(progressViewStyle: .bar)
    #expect(view.progressViewStyle == .bar)
    view.progress = 4
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    view.progress = .nan
    #expect(view.progress == 0)
  }
}
