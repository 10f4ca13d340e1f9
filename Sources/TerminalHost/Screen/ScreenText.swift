public import HeadlessUIKit

/// Screens as text, for tests, scripts and documents.
@MainActor
public enum ScreenText {
  /// Draws a window as lines of text, without colours, focus or hints.
  ///
  /// The same window gives the same text everywhere. Call it when the clock is idle if a transition
  /// should be over. Lines have no blanks at their ends, and empty lines at the end are left out.
  public static func render(window: UIWindow, size: GridSize = .standard) -> String {
    grid(window: window, size: size).text
  }

  /// Draws a window into a grid, with its styles.
  public static func grid(window: UIWindow, size: GridSize = .standard) -> Grid {
    var state = ScreenState()
    state.showsFocus = false
    return ScreenRenderer.frame(of: window, size: size, state: &state).grid
  }
}
