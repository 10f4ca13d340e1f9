import CompactTesting
import HeadlessUIKit
import Testing

@testable import TerminalHost

/// What the images of tabs are in the tab bar.
struct TabImageTests: TableSuite {
  private func tabs(_ items: [UITabBarItem], columns: Int = 60) -> Desk {
    Desk(size: GridSize(columns: columns, rows: 12)).show {
      let tabs = UITabBarController()
      tabs.viewControllers = items.map { item in
        let screen = UIViewController()
        screen.tabBarItem = item
        return screen
      }
      return tabs
    }
  }

  private func item(_ title: String?, _ image: String, _ selected: String? = nil) -> UITabBarItem {
    UITabBarItem(
      title: title, image: UIImage(systemName: image),
      selectedImage: selected.flatMap { UIImage(systemName: $0) })
  }

  private func bar(_ desk: Desk) -> String {
    desk.document.split(separator: "\n").last.map { String($0.drop { $0 == " " }) } ?? ""
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The selected tab shows its selected image") {
      let desk = tabs([item("Home", "house"), item("Marks", "star", "star.fill")])
      expectEqual(bar(desk), "[1 ⌂ Home]   2 ☆ Marks")
      desk.press("2")
      expectEqual(bar(desk), "1 ⌂ Home   [2 ★ Marks]")
    }

    test("A filled symbol without a sign of its own has that of the outlined one") {
      expectEqual(bar(tabs([item("Home", "house.fill")])), "[1 ⌂ Home]")
    }

    test("An image that is not known has no sign") {
      let own = UITabBarItem(title: "Own", image: UIImage(named: "star"), selectedImage: nil)
      expectEqual(bar(tabs([item("Boat", "sailboat"), own])), "[1 Boat]   2 Own")
    }

    test("Where there is no title, the image stands for it") {
      expectEqual(bar(tabs([item(nil, "star"), item(nil, "sailboat")])), "[1 ☆]   2 <sailboat>")
    }

    test("Where there is little room, the titles are what is seen") {
      let items = ["Library", "Saved", "About"].map { item($0, "star") }
      expectEqual(bar(tabs(items, columns: 40)), "[1 Library]   2 Saved    3 About")
    }

    test("A long title has the room that short ones leave, and is cut off without it") {
      let items = ["Articles", "Us", "Settings"].map { item($0, "") }
      let desk = tabs(items, columns: 34)
      expectEqual(bar(desk), "[1 Articles]  2 Us   3 Settings")
      desk.press("3")
      expectEqual(bar(desk), "1 Articles   2 Us  [3 Settings]")
      expectEqual(bar(tabs(items, columns: 33)), "[1 Art…]   2 Us    3 Set…")
    }

    test("Each sign takes one column") {
      for (name, glyph) in SymbolSigns.glyphs {
        expectEqual(CharacterWidth.columns(of: glyph), 1, "\(name)")
      }
    }
  }
}
