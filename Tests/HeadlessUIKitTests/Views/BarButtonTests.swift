import CompactTesting
import HeadlessUIKit
import Testing

/// The initialisers of iOS 16, and that with two images.
@MainActor
struct BarButtonTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A button takes title, image and menu from its initialiser") {
      let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      let target = UIResponder()
      let button = UIBarButtonItem(
        title: "Edit", image: UIImage(systemName: "pencil"), target: target, action: nil, menu: menu
      )
      expectEqual(button.title, "Edit")
      expectNotNil(button.image)
      expectSame(button.target, target)
      expectSame(button.menu, menu)
      expectEqual(button.style, .plain)
      let bare = UIBarButtonItem(title: "Edit", image: nil, target: nil, action: nil)
      expectNil(bare.menu)
      expectSame(UIBarButtonItem(title: "Edit", menu: menu).menu, menu)
    }

    test("A button keeps its image for a phone on its side") {
      let (upright, lying) = (UIImage(systemName: "a"), UIImage(systemName: "b"))
      let button = UIBarButtonItem(
        image: upright, landscapeImagePhone: lying, style: .done, target: nil, action: nil)
      expectSame(button.image, upright)
      expectSame(button.landscapeImagePhone, lying)
      expectEqual(button.style, .done)
    }
  }
}
