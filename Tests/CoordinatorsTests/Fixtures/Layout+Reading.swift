import HeadlessUIKit

@testable import Coordinators

extension Layout {
  var screens: Set<ScreenID> { Set(rows.map(\.screen)) }

  /// Reads the screens of a window, including its suspended roots.
  @MainActor init(reading window: UIWindow) {
    var reader = LayoutReader(
      after: Layout(), readingNeeds: [], of: .of(window))
    reader.read(window)
    self = reader.layout
  }

  /// Reads an outermost controller that is in no window.
  @MainActor init(reading outermost: UIViewController) {
    var reader = LayoutReader(
      after: Layout(), readingNeeds: [], of: outermost.engine)
    reader.read(outermost, at: .root, 0, .visible)
    self = reader.layout
  }
}

extension Hierarchy {
  /// The layout, read from nothing.
  var layoutNow: Layout {
    if let window { return Layout(reading: window) }
    return outermost.map { Layout(reading: $0) } ?? Layout()
  }
}
