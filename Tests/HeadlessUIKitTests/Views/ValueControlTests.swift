import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct ValueControlTests: StageSuite {
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

  private func texts(_ view: any WheelView) -> [String] {
    (0..<view.wheelCount).map { view.text(ofWheel: $0) }
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
      expectRejection("the control is disabled") { try stage.input.drag(slider, to: 0) }
    }

    test("A stepper goes by steps to its limits, or round where it wraps") {
      let stepper = show(UIStepper())
      stepper.stepValue = 2
      stepper.maximumValue = 5
      for _ in 0..<3 { try stage.input.step(stepper, up: true) }
      expectEqual(stepper.value, 5)
      expectEqual(log.take(), ["changed", "changed", "changed"])
      expectRejection("the stepper is at its limit") { try stage.input.step(stepper, up: true) }
      stepper.wraps = true
      try stage.input.step(stepper, up: true)
      expectEqual(stepper.value, 0)
      try stage.input.step(stepper, up: false)
      expectEqual(stepper.value, 5)
      stepper.value = -1
      expectEqual(stepper.value, 0)
    }

    test("A user can choose only a segment that is there") {
      let control = show(UISegmentedControl(items: ["All", "Saved"]))
      expectRejection("there is no segment 2") { try stage.input.select(segment: 2, in: control) }
      try stage.input.select(segment: 1, in: control)
      expectEqual(log.take(), ["changed"])
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

    test("A date picker stays within its limits, and only a user's choice sends an event") {
      let picker = show(UIDatePicker())
      let start = Date(timeIntervalSince1970: 1_000_000_000)
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.locale = Locale(identifier: "en_US")
      picker.minuteInterval = 15
      picker.date = start
      picker.maximumDate = start + 3600
      picker.setDate(start + 7200, animated: true)
      expectEqual(picker.date, start + 3600)
      expectEqual(log.take(), [])
      try stage.input.choose(start, in: picker)
      expectEqual(log.take(), ["changed"])
      expectEqual(texts(picker), ["9", "Sep", "2001", "01", "46"])
      try stage.input.turn(wheel: 4, of: picker, forward: true)
      expectEqual(picker.date, start + 900)
      expectEqual(log.take(), ["changed"])
      try stage.input.turn(wheel: 1, of: picker, forward: true)
      expectEqual(picker.date, start + 3600)
      expectRejection("the wheel is at its end") {
        try stage.input.turn(wheel: 1, of: picker, forward: true)
      }
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = 5430
      expectEqual(texts(picker), ["1 h", "30 min"])
      picker.countDownDuration = .nan
      expectEqual(texts(picker), ["0 h", "1 min"])
    }

    test("A minute interval that does not divide an hour counts as one minute") {
      let picker = show(UIDatePicker())
      picker.date = Date(timeIntervalSince1970: 1_000_000_000)
      for interval in [7, 60, 0] {
        picker.minuteInterval = interval
        let before = picker.date
        try stage.input.turn(wheel: 4, of: picker, forward: true)
        expectEqual(picker.date, before + 60)
      }
    }

    test("A picker asks for its rows, and tells the delegate what a user chose") {
      final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["S", "M", "L"], []]
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
          rows[component].count
        }
        func pickerView(
          _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { rows[component][row] }
        func pickerView(
          _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
        ) { log.note("\(component): \(row)") }
      }
      let (picker, sizes) = (UIPickerView(), Sizes(log))
      picker.dataSource = sizes
      picker.delegate = sizes
      let screen = stage.screen("A")
      screen.view.addSubview(picker)
      stage.show(screen)
      expectEqual(
        [picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1)], [0, -1])
      picker.selectRow(2, inComponent: 0, animated: true)
      expectEqual(log.take(), [])
      try stage.input.turn(wheel: 0, of: picker, forward: false)
      expectEqual(texts(picker), ["M", ""])
      try stage.input.select(row: 2, inComponent: 0, of: picker)
      expectEqual(log.take(), ["0: 1", "0: 2"])
      expectRejection("there is no row 3 in component 0") {
        try stage.input.select(row: 3, inComponent: 0, of: picker)
      }
      sizes.rows = [["S"], ["one"]]
      picker.reloadComponent(0)
      expectEqual(
        [picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1)], [0, -1])
      picker.reloadAllComponents()
      expectEqual(texts(picker), ["S", "one"])
    }

    test("A picker asks its data source on the device of the user") {
      final class Source: NSObject, UIPickerViewDataSource {
        var device: HeadlessDevice?
        func numberOfComponents(in pickerView: UIPickerView) -> Int {
          device = HeadlessDevice.current
          return 1
        }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
          1
        }
      }
      let (picker, source) = (UIPickerView(), Source())
      picker.dataSource = source
      let screen = stage.screen("A")
      screen.view.addSubview(picker)
      stage.show(screen)
      picker.reloadAllComponents()
      try stage.input.select(row: 0, inComponent: 0, of: picker)
      expectSame(source.device, stage.device)
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
