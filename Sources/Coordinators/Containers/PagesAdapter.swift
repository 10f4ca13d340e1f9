import UIKitShim

extension Layout.Slot.Kind {
  static let page = Layout.Slot.Kind(name: "page")
}

/// A page view controller: UIKit has the pages that are shown, a coordinator holds the others.
enum PagesAdapter: ContainerAdapter {
  static func read(
    _ container: UIViewController, _ row: Int, _ presence: Layout.Presence,
    _ reader: inout LayoutReader
  ) {
    guard let pages = container as? UIPageViewController else { return }
    let shown = pages.viewControllers ?? []
    for (index, page) in shown.enumerated() {
      reader.read(page, in: row, at: .page, index, presence)
    }
    let held = PageObserver.existing(of: pages)?.heldPages ?? []
    for (index, page) in held.enumerated() where !shown.contains(page) {
      reader.read(page, in: row, at: .page, shown.count + index, presence.of(.unselected))
    }
  }
}
