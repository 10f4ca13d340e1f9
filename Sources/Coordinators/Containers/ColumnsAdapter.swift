import UIKitShim

extension Layout.Slot.Kind {
  static let column = Layout.Slot.Kind(name: "column")
}

/// A split view controller: its columns are side by side, or, while it is collapsed, one stack.
enum ColumnsAdapter: ContainerAdapter {
  static func read(
    _ container: UIViewController, _ row: Int, _ presence: Layout.Presence,
    _ reader: inout LayoutReader
  ) {
    guard let split = container as? UISplitViewController else { return }
    for (index, child) in split.children.enumerated() {
      reader.read(child, in: row, at: .column, index, presence)
    }
    // The columns that a collapse has left out of UIKit's lists, each with the stack that UIKit made.
    guard let observer = SplitObserver.existing(of: split) else { return }
    for (index, screen) in observer.screens.enumerated() {
      let stack = observer.stack(of: screen)
      let column = stack?.viewControllers.contains(screen) == true ? stack ?? screen : screen
      guard !column.isInside(split), !observer.hasGoneBack(from: screen),
        column.presentingViewController == nil
      else { continue }
      reader.read(column, in: row, at: .column, index, presence.of(.unselected))
    }
  }
}
