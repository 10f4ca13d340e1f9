import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ValueControlTests: TableSuite {
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

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A slider stays within its limits, which follow each other") {
      let slider = UISlider()
      slider.value = 7
      expectEqual(slider.value, 1)
      slider.value = .nan
      expectEqual(slider.value, 0)
      slider.minimumValue = 2
      expectEqual([slider.minimumValue, slider.value, slider.maximumValue], [2, 2, 2])
      slider.maximumValue = 1
      expectEqual([slider.minimumValue, slider.value, slider.maximumValue], [1, 1, 1])
    }

    test("A drag of a slider sends an event, setting its value does not") {
      let slider = show(UISlider())
      slider.setValue(0.2, animated: true)
      expectEqual(log.take(), [])
      try stage.input.drag(slider, to: 2)
      expectEqual(slider.value, 1)
      expectEqual(log.take(), ["changed"])
      try stage.input.drag(slider, to: 3)
      expectEqual(log.take(), [])
      slider.isEnabled = false
      #expect(throws: InputRefusal("the control is disabled")) {
        try stage.input.drag(slider, to: 0)
      }
    }

    test("A stepper goes by steps to its limits, or round where it wraps") {
      let stepper = show(UIStepper())
      stepper.stepValue = 2
      stepper.maximumValue = 5
      for _ in 0..<3 { try stage.input.step(stepper, up: true) }
      expectEqual(stepper.value, 5)
      expectEqual(log.take(), ["changed", "changed", "changed"])
      #expect(throws: InputRefusal("the stepper is at its limit")) {
        try stage.input.step(stepper, up: true)
      }
      stepper.wraps = true
      try stage.input.step(stepper, up: true)
      expectEqual(stepper.value, 0)
      try stage.input.step(stepper, up: false)
      expectEqual(stepper.value, 5)
      stepper.value = -1
      expectEqual(stepper.value, 0)
    }

    test("A page control stays within its pages and turns by taps") {
      let pages = show(UIPageControl())
      pages.currentPage = 2
      expectEqual(pages.currentPage, 0)
      pages.numberOfPages = 3
      pages.currentPage = 9
      expectEqual(pages.currentPage, 2)
      expectEqual(log.take(), [])
      try stage.input.turnPage(of: pages, forward: true)
      expectEqual(log.take(), [])
      try stage.input.turnPage(of: pages, forward: false)
      expectEqual(pages.currentPage, 1)
      expectEqual(log.take(), ["changed"])
      pages.numberOfPages = 1
      expectEqual(pages.currentPage, 0)
    }

    test("A progress view stays between nothing and all") {
      let view = UIProgressView(progressViewStyle: .bar)
      expectEqual(view.progressViewStyle, .bar)
      view.progress = 4
      expectEqual(view.progress, 1)
      view.setProgress(-1, animated: true)
      expectEqual(view.progress, 0)
      view.progress = .nan
      expectEqual(view.progress, 0)
    }
  }
}
