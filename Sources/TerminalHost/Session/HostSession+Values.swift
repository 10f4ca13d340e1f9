internal import HeadlessUIKit

// Controls that show a value.
extension HostSession {
  /// Changes a value by one step; false if the element has no value.
  func adjust(_ focus: Focusable?, forward: Bool) -> Bool {
    if case .wheel(let view, let index)? = focus?.kind {
      attempt { try input.turn(wheel: index, of: view, forward: forward) }
      return true
    }
    guard case .control(let control)? = focus?.kind else { return false }
    switch control {
    case let slider as UISlider:
      let step = (slider.maximumValue - slider.minimumValue) / 20
      attempt { try input.drag(slider, to: slider.value + (forward ? step : -step)) }
    case let stepper as UIStepper:
      attempt { try input.step(stepper, up: forward) }
    case let pages as UIPageControl:
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
    if case .wheel(let view, let index) = focus.kind {
      attempt { try input.turn(wheel: index, of: view, forward: column * 2 >= rect.columns) }
      return true
    }
    guard case .control(let control) = focus.kind else { return false }
    switch control {
    case let slider as UISlider:
      let track = BodyLayout.track(of: slider, columns: rect.columns)
      let share = Float(column - track.lowerBound) / Float(max(1, track.count - 1))
      let range = slider.maximumValue - slider.minimumValue
      attempt { try input.drag(slider, to: slider.minimumValue + share * range) }
    case let stepper as UIStepper:
      if column >= rect.columns - 3 { attempt { try input.step(stepper, up: true) } }
      let minus = CharacterWidth.columns(of: BodyLayout.name(of: stepper))
      if (minus..<minus + 3).contains(column) { attempt { try input.step(stepper, up: false) } }
    case let pages as UIPageControl:
      let isLater = column * pages.numberOfPages >= (pages.currentPage + 1) * rect.columns
      attempt { try input.turnPage(of: pages, forward: isLater) }
    default:
      return false
    }
    return true
  }
}
