public import HeadlessUIKit

/// Draws screens as text, for tests, scripts and documents.
@MainActor
public enum ScreenText {
  /// Draws a window as lines of text, without colours, focus or hints.
  ///
  /// The text does not depend on a terminal. To see the end of a transition, let the clock run
  /// before. Lines have no spaces at their ends, and there are no empty lines at the end.
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
