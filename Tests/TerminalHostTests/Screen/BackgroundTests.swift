import CompactTesting
import HeadlessUIKit
import Testing

@testable import TerminalHost

/// The colours behind windows and screens.
struct BackgroundTests: TableSuite {
  private static let white: UInt8 = 231
  private static let black: UInt8 = 16

  private func desk(
    window: UIColor? = nil, screen: UIColor? = nil, _ body: (Desk, UIViewController) -> Void
  ) {
    let root = Desk()
    let controller = root.device.run { StackScreen("List", [label("Hello")]) }
    root.show {
      controller.loadViewIfNeeded()
      controller.view.backgroundColor = screen
      root.window.backgroundColor = window
      return UINavigationController(rootViewController: controller)
    }
    body(root, controller)
  }

  private func backgrounds(_ desk: Desk) -> Set<UInt8?> {
    let grid = desk.session.frame(size: desk.size)
    var found: Set<UInt8?> = []
    // The last line is the host's own.
    for row in 0..<desk.size.rows - 1 {
      for column in 0..<desk.size.columns {
        found.insert(grid[GridPosition(column: column, row: row)].style.background)
      }
    }
    return found
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The window's background is behind its screens") {
      desk(window: .white) { desk, _ in expectEqual(backgrounds(desk), [Self.white]) }
    }

    test("A screen has its own background, if that can be seen") {
      desk(window: .white, screen: .black) { desk, _ in expectEqual(backgrounds(desk), [Self.black])
      }
      desk(window: .white, screen: .clear) { desk, _ in expectEqual(backgrounds(desk), [Self.white])
      }
      desk(window: .white, screen: UIColor.black.withAlphaComponent(0.2)) { desk, _ in
        expectEqual(backgrounds(desk), [Self.white])
      }
    }

    test("The system's background is the terminal's own") {
      desk { desk, _ in expectEqual(backgrounds(desk), [nil]) }
      desk(window: .white, screen: .systemBackground) { desk, _ in
        expectEqual(backgrounds(desk), [nil])
      }
      desk(screen: UIColor(named: "Paper")) { desk, _ in expectEqual(backgrounds(desk), [nil]) }
    }

    test("The system's other colours, and those of the traits, are painted") {
      desk(screen: .systemRed) { desk, _ in
        expectEqual(backgrounds(desk), [ExtendedColor.nearest(red: 1, green: 0.23, blue: 0.19)])
      }
      desk(screen: UIColor { $0.userInterfaceStyle == .dark ? .black : .white }) { desk, _ in
        expectEqual(backgrounds(desk), [Self.white])
      }
    }

    test("A sheet has the terminal's background over a window that is painted") {
      desk(window: .white) { desk, _ in
        desk.present(StackScreen("Sheet", [label("Inside")]))
        expectEqual(backgrounds(desk), [Self.white, nil])
        let grid = desk.session.frame(size: desk.size)
        let place = desk.place(of: "Inside")
        let cell = grid[GridPosition(column: place.column, row: place.row)]
        expectNil(cell.style.background)
      }
    }

    test("What can be read on the terminal can be read on every background") {
      let tints: [CellStyle.Tint] = [
        .text, .accent, .secondary, .destructive, .border, .palette(2), .palette(3), .palette(5),
        .palette(9),
      ]
      var unreadable: [String] = []
      for background in Self.black...UInt8.max {
        for tint in tints {
          let parts = Palette().parameters(CellStyle(tint, background: background))
            .split(separator: ";")
          let letters = UInt8(parts[3]) ?? 0
          if parts.last.map(String.init) != "\(background)"
            || ExtendedColor.contrast(letters, background) < 4.5
          {
            unreadable.append("\(tint) on \(background)")
          }
        }
      }
      expectTrue(unreadable.isEmpty)
    }

    test("Colours have their numbers") {
      expectEqual(ExtendedColor.nearest(red: 1, green: 1, blue: 1), Self.white)
      expectEqual(ExtendedColor.nearest(red: 0, green: 0, blue: 0), Self.black)
      expectEqual(ExtendedColor.nearest(red: 1, green: 0, blue: 0), 196)
      expectEqual(ExtendedColor.nearest(red: 0.5, green: 0.5, blue: 0.5), 244)
      expectEqual(ExtendedColor.contrast(Self.white, Self.black), 21)
    }
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], "0;38;5;16;48;5;231"),
      (["TERM": "xterm", "COLORTERM": "truecolor"], "0;38;5;16;48;5;231"),
      (["TERM": "vte-256color"], "0;38;5;16;48;5;231"),
      (["TERM": "xterm"], "0"), (["TERM": "vt100", "COLORTERM": "truecolor"], "0"),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], "0"),
    ])
  func `Backgrounds are painted where the terminal has many colours, and the user wants them`(
    environment: [String: String], parameters: String
  ) {
    let terminal = Terminal(input: 0, output: 1, environment: environment)
    expectEqual(terminal.palette.parameters(CellStyle(background: Self.white)), parameters)
  }
}
