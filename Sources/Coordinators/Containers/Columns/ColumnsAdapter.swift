import UIKitShim

/// A split view controller: its columns are side by side, or, while it is collapsed, one stack.
enum ColumnsAdapter: ContainerAdapter {
  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {
    guard let split = container as? UISplitViewController else { return }
    for (index, child) in split.children.enumerated() {
      reader.read(child, in: place, at: .column, index, .visible)
    }
    // The columns that a collapse has left out of UIKit's lists, each with the stack that UIKit made.
    guard let observer = SplitObserver.existing(of: split) else { return }
    let screens = observer.screens + [observer.setAside].compactMap { $0 }
    for (index, screen) in screens.enumerated() where !observer.hasGoneBack(from: screen) {
      var columns = [screen]
      if let stack = observer.stack(of: screen), stack !== screen, !split.isInside(stack) {
        // A raw call may have given the stack another root.
        columns = stack.viewControllers.contains(screen) ? [stack] : [screen, stack]
      }
      for column in columns
      where !column.isInside(split) && column.presentingViewController == nil {
        reader.read(column, in: place, at: .column, index, .unselected)
      }
    }
  }

  static func user(of container: UIViewController) -> ScreenOwner? {
    (container as? UISplitViewController).flatMap { SplitObserver.existing(of: $0) }?.user
  }
}
