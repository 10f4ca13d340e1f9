import HeadlessUIKit
import Testing

/// The initialisers of iOS 16, and that with two images.
@MainActor
struct BarButtonTests {
  @Test func `A button takes title, image and menu from its initialiser`() {
    let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    let target = UIResponder()
    let button = UIBarButtonItem(
      title: "Edit", image: UIImage(systemName: "pencil"), target: target, action: nil, menu: menu)
    #expect(button.title == "Edit")
    #expect(button.image != nil)
    #expect(button.target === target)
    #expect(button.menu === menu)
    #expect(button.style == .plain)
    let bare = UIBarButtonItem(title: "Edit", image: nil, target: nil, action: nil)
    #expect(bare.menu == nil)
    #expect(UIBarButtonItem(title: "Edit", menu: menu).menu === menu)
  }

  @Test func `A button keeps its image for a phone on its side`() {
    let (upright, lying) = (UIImage(systemName: "a"), UIImage(systemName: "b"))
    let button = UIBarButtonItem(
      image: upright, landscapeImagePhone: lying, style: .done, target: nil, action: nil)
    #expect(button.image === upright)
    #expect(button.landscapeImagePhone === lying)
    #expect(button.style == .done)
  }
}
