public import CoordinatorDriving
public import Testing

extension AppDriver {
  /// Performs a step, and records a failure as an issue at the line of the call.
  public func step(_ step: Step, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      try perform(step)
    } catch {
      record(error, of: step, at: sourceLocation)
    }
  }

  /// Taps the button, alert action, menu action, segment, field, row or tab with this label.
  public func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    step(.tap(label), sourceLocation: sourceLocation)
  }

  /// Taps the button or bar button with this label twice, before the first tap has an effect.
  public func doubleTap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    step(.doubleTap(label), sourceLocation: sourceLocation)
  }

  /// Replaces the text of the field with this label or placeholder.
  public func type(
    _ text: String, into field: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(.type(field: field, text: text), sourceLocation: sourceLocation)
  }

  /// Selects the row that shows this text.
  public func select(_ row: String, sourceLocation: SourceLocation = #_sourceLocation) {
    step(.select(row), sourceLocation: sourceLocation)
  }

  /// Selects the tab with this title.
  public func tab(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    step(.tab(title), sourceLocation: sourceLocation)
  }

  /// Taps outside a popover, which closes it, or an action sheet, which cancels it.
  public func tapOutside(sourceLocation: SourceLocation = #_sourceLocation) {
    step(.tapOutside, sourceLocation: sourceLocation)
  }

  /// Taps the back button.
  public func back(sourceLocation: SourceLocation = #_sourceLocation) {
    step(.back, sourceLocation: sourceLocation)
  }

  /// Performs VoiceOver's escape gesture, which goes back, dismisses a sheet or cancels an alert.
  public func escape(sourceLocation: SourceLocation = #_sourceLocation) {
    step(.escape, sourceLocation: sourceLocation)
  }

  /// Long-presses the back button, and chooses the screen with this title from its menu.
  public func back(to title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    step(.backTo(title), sourceLocation: sourceLocation)
  }

  /// Swipes back from the left edge, or cancels at a fraction of the way.
  public func swipeBack(
    cancelAt: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(.swipeBack(cancelAt: cancelAt), sourceLocation: sourceLocation)
  }

  /// Drags the topmost sheet down, or cancels at a fraction of the way.
  public func swipeDown(
    cancelAt: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(.swipeDown(cancelAt: cancelAt), sourceLocation: sourceLocation)
  }

  /// Swipes to the next page, or cancels at a fraction of the way.
  public func swipeLeft(
    cancelAt: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(.swipePage(forward: true, cancelAt: cancelAt), sourceLocation: sourceLocation)
  }

  /// Swipes to the page before, or cancels at a fraction of the way.
  public func swipeRight(
    cancelAt: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(.swipePage(forward: false, cancelAt: cancelAt), sourceLocation: sourceLocation)
  }

  /// Swipes the row that shows this text, and taps the action with this title.
  public func swipe(
    _ row: String, _ action: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(.swipeRow(row, action: action), sourceLocation: sourceLocation)
  }

  /// Presses the row that shows this text for long, and chooses the action with this title from its
  /// context menu.
  public func longPress(
    _ row: String, _ action: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(.longPress(row, action: action), sourceLocation: sourceLocation)
  }

  /// Presses the row that shows this text for long, and taps the preview.
  public func openPreview(of row: String, sourceLocation: SourceLocation = #_sourceLocation) {
    step(.longPress(row, action: nil), sourceLocation: sourceLocation)
  }

  /// Pulls to refresh the list on the screen.
  public func refresh(sourceLocation: SourceLocation = #_sourceLocation) {
    step(.refresh, sourceLocation: sourceLocation)
  }

  /// Delivers a URL to the application.
  public func open(_ url: String, sourceLocation: SourceLocation = #_sourceLocation) {
    step(.open(url), sourceLocation: sourceLocation)
  }

  /// Checks an expectation, and records a failure as an issue with the screen and the tree.
  public func expect(
    _ expectation: Step.Expectation, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(.expect(expectation), sourceLocation: sourceLocation)
  }

  private func record(_ failure: StepFailure, of step: Step, at sourceLocation: SourceLocation) {
    var hints: [String] = []
    if case .expect = step, let denial { hints.append(denial) }
    if let hint = taskHint(for: step) { hints.append(hint) }
    let hint = hints.map { "\n\n" + $0 }.joined()
    Issue.record(
      """
      \(failure.description)\(hint)

      The screen:
      \(screen)\(tree.isEmpty ? "" : "\n\nThe tree:\n\(tree)")
      """,
      sourceLocation: sourceLocation)
  }
}
