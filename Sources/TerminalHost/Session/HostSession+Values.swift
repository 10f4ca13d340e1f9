internal import HeadlessUIKit

// Controls that show a value.
extension HostSession {
  /// Changes a value by one step; false if the element has no value.
  func adjust(_ focus: Focusable?, forward: Bool) -> Bool {
    switch focus?.kind {
    case .wheel(let view, let index):
      attempt { try input.turn(wheel: index, of: view, forward: forward) }
    case .control(let slider as UISlider):
      let step = (slider.maximumValue - slider.minimumValue) / 20
      attempt { try input.drag(slider, to: slider.value + (forward ? step : -step)) }
    case .control(let stepper as UIStepper):
      attempt { try input.step(stepper, up: forward) }
    case .control(let pages as UIPageControl):
      attempt { try input.turnPage(of: pages, forward: forward) }
    default:
      return false
    }
    return true
  }

  /// Changes a value by a click on a part of its control; false if the element has no value.
  func adjust(_ focus: Focusable, at place: GridPosition, _ frame: ScreenFrame) -> Bool {
    guard let rect = frame.rect(of: focus) else { return false }
    let column = place.column - rect.column
    switch focus.kind {
    case .control(let slider as UISlider):
      let track = BodyLayout.track(of: slider, columns: rect.columns)
      let share = Float(column - track.lowerBound) / Float(max(1, track.count - 1))
      let range = slider.maximumValue - slider.minimumValue
      attempt { try input.drag(slider, to: slider.minimumValue + share * range) }
      return true
    case .control(let stepper as UIStepper):
      if column >= rect.columns - 3 { return adjust(focus, forward: true) }
      let minus = CharacterWidth.columns(of: BodyLayout.name(of: stepper))
      if (minus..<minus + 3).contains(column) { return adjust(focus, forward: false) }
      return true
    case .control(let pages as UIPageControl):
      let page = pages.currentPage + 1
      return adjust(focus, forward: column * pages.numberOfPages >= page * rect.columns)
    default:
      return adjust(focus, forward: column * 2 >= rect.columns)
    }
  }
}
