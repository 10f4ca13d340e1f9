import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct ScreenTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A form shows labels, aligned fields, switches and buttons") {
      let desk = Desk(size: GridSize(columns: 60, rows: 11)).show {
        let password = field("Password", "secret")
        password.isSecureTextEntry = true
        let toggle = UISwitch()
        toggle.isOn = true
        let row = UIStackView(arrangedSubviews: [label("Keep me logged in"), toggle])
        let disabled = button("Sign up")
        disabled.isEnabled = false
        let form = StackScreen(
          "Log in",
          [
            label("Welcome back."), field("E-mail", "jane@example.com"), password, row,
            button("Log in"), disabled,
          ])
        return UINavigationController(rootViewController: form)
      }
      desk.expectScreen(
        """
                                   Log in
        ────────────────────────────────────────────────────────────

          Welcome back.
        › E-mail:   [jane@example.com__________________________]
          Password: [••••••____________________________________]
          Keep me logged in   [x]
          [ Log in ]
          [ Sign up ]

         Enter done   Tab next   F1 help   ^C quit
        """)
    }

    test("A list shows sections, values, selection and disclosure") {
      let desk = Desk(size: GridSize(columns: 60, rows: 10)).show {
        let list = ListScreen("Library", [("Fruit", ["Apple", "Pear"]), ("Nuts", ["Walnut"])])
        list.configure = { cell, path in
          if path.row == 0 { cell.accessoryType = .disclosureIndicator }
          if path.section == 0 { cell.detailTextLabel?.text = "\(path.row + 3) pieces" }
        }
        list.table.tableFooterView = label("Everything is fresh.")
        return list
      }
      desk.press("enter", "down", "down")
      desk.expectScreen(
        """
          Fruit
        • Apple                                         3 pieces >
          Pear                                            4 pieces

          Nuts
        › Walnut                                                 >

          Everything is fresh.

         Enter choose   Tab next   ? help   q quit
        """)
    }

    test("Rows with a second text below take two lines, and marks stand at the end") {
      let desk = Desk().show {
        let list = ListScreen("Library", rows: ["One", "Two", "Three"])
        list.configure = { cell, path in
          var content = UIListContentConfiguration.subtitleCell()
          content.text = "Article \(path.row) has a title that is longer than one line can be"
          content.secondaryText = "by its author"
          content.image = UIImage(named: "cover")
          cell.contentConfiguration = content
          cell.accessoryType = [.checkmark, .detailButton, .detailDisclosureButton][path.row]
        }
        return list
      }
      desk.expectDocument(
        """
          <cover> Article 0 has a title that is longer than one… ✓
          by its author
          <cover> Article 1 has a title that is longer than o… (i)
          by its author
          <cover> Article 2 has a title that is longer than… (i) >
          by its author
        """)
    }

    test("Second texts stand beside the first ones where the first row has none") {
      let desk = Desk().show {
        let list = ListScreen("Library", rows: ["One", "Two"])
        list.configure = { cell, path in
          var content = UIListContentConfiguration.subtitleCell()
          content.text = "Article \(path.row)"
          content.secondaryText = path.row == 0 ? nil : "by its author"
          cell.contentConfiguration = content
        }
        return list
      }
      desk.expectDocument(
        """
          Article 0
          Article 1                                  by its author
        """)
    }

    test("A navigation bar shows the way back, the title and the buttons") {
      let desk = Desk().show {
        let navigation = UINavigationController(
          rootViewController: StackScreen("Library", [label("A list")]))
        let article = StackScreen("Article 42", [label("Text")])
        article.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(title: "Share", primaryAction: nil),
          UIBarButtonItem(systemItem: .trash),
        ]
        navigation.pushViewController(article, animated: false)
        return navigation
      }
      desk.expectDocument(
        """
          ‹ Library        Article 42        [ Delete ]   [ Share ]
        ────────────────────────────────────────────────────────────

          Text
        """)
      desk.size = GridSize(columns: 40, rows: 12)
      desk.expectDocument(
        """
          ‹ Library      [ Delete ]   [ Share ]
                       Article 42
        ────────────────────────────────────────

          Text
        """)
      expectTrue(desk.screen.contains("› ‹ Library"))
      desk.press("right")
      expectTrue(desk.screen.contains("› [ Delete ]"))
      let navigation = desk.window.rootViewController as? UINavigationController
      desk.run {
        navigation?.viewControllers.first?.title = "Appointments"
        navigation?.topViewController?.title = "Dr. Ahmed (heart)"
        navigation?.topViewController?.navigationItem.rightBarButtonItems = nil
      }
      expectTrue(desk.document.hasPrefix("  ‹ Appointments    Dr. Ahmed (heart)\n"))
    }

    test("Tabs stand at the bottom and are hidden by a screen that asks for it") {
      let desk = Desk(size: GridSize(columns: 60, rows: 8))
      desk.show {
        let tabs = UITabBarController()
        let library = UINavigationController(
          rootViewController: StackScreen("Library", [label("A list")]))
        let saved = StackScreen("Saved", [label("Nothing yet")])
        saved.tabBarItem = UITabBarItem(title: "Saved", image: nil, tag: 1)
        saved.tabBarItem.badgeValue = "3"
        library.tabBarItem = UITabBarItem(title: "Library", image: nil, tag: 0)
        tabs.viewControllers = [library, saved]
        return tabs
      }
      desk.expectScreen(
        """
                                  Library
        ────────────────────────────────────────────────────────────

          A list

        ────────────────────────────────────────────────────────────
         ›[1 Library]   2 Saved (3)
         Enter choose   Tab next   1-2 tabs   ? help   q quit
        """)
      desk.press("2")
      desk.expectScreen(
        """

          Nothing yet



        ────────────────────────────────────────────────────────────
           1 Library  ›[2 Saved (3)]
         Enter choose   Tab next   1-2 tabs   ? help   q quit
        """)
      desk.press("1")
      let tabs = desk.window.rootViewController as? UITabBarController
      let library = tabs?.viewControllers?.first as? UINavigationController
      let article = StackScreen("Article", [label("Text")])
      article.hidesBottomBarWhenPushed = true
      desk.run { library?.pushViewController(article, animated: false) }
      desk.expectDocument(
        """
          ‹ Library               Article
        ────────────────────────────────────────────────────────────

          Text
        """)
    }

    test("Stacks place their views beside each other, or below where there is no room") {
      let row = UIStackView(arrangedSubviews: [button("One"), button("Two"), label("and more")])
      let form = UIStackView(arrangedSubviews: [label("Name"), field("")])
      let centred = UIStackView(arrangedSubviews: [label("centred"), button("OK")])
      centred.axis = .vertical
      centred.alignment = .center
      let desk = Desk(size: GridSize(columns: 48, rows: 16))
      desk.show { StackScreen(nil, spacing: 16, [row, form, centred]) }
      desk.expectDocument(
        """

          [ One ]   [ Two ]   and more

          Name   [___________________________________]

                            centred
                             [ OK ]
        """)
      desk.size.columns = 24
      desk.expectDocument(
        """

          [ One ]
          [ Two ]
          and more

          Name
          [__________________]

                centred
                 [ OK ]
        """)
    }

    test("In a wide terminal running text breaks after 80 columns, and buttons keep to it") {
      let text = Array(repeating: "word", count: 60).joined(separator: " ")
      let note = UITextView()
      note.isEditable = false
      note.text = text
      let buttons = UIStackView(arrangedSubviews: [button("One"), button("Two")])
      buttons.distribution = .fillEqually
      let desk = Desk(size: GridSize(columns: 200, rows: 24))
      desk.show { StackScreen(nil, [label(text), note, label(text, lines: 1), buttons]) }
      let lines = desk.document.split(separator: "\n")
      expectTrue(lines.dropLast(2).allSatisfy { $0.count <= 82 })
      expectEqual(lines.dropLast(2).count, 8)
      expectTrue(lines[8].count > 190)
      expectEqual(lines[9], "  [ One ]" + String(repeating: " ", count: 34) + "[ Two ]")
    }

    test("Centred labels and buttons in a centred stack stand below each other") {
      let heading = label("heading")
      heading.textAlignment = .center
      let text = label("a text that is centred too, and long")
      text.textAlignment = .center
      let stack = UIStackView(arrangedSubviews: [heading, text, button("OK")])
      stack.axis = .vertical
      stack.alignment = .center
      let desk = Desk(size: GridSize(columns: 30, rows: 8))
      desk.show { StackScreen(nil, [stack]) }
      desk.expectDocument(
        """

                   heading
            a text that is centred
                too, and long
                    [ OK ]
        """)
    }

    test("Labels wrap and align, and one that may have one line is cut") {
      let long = "The quick brown fox jumps over the lazy dog."
      let right = label("right")
      right.textAlignment = .right
      let middle = label("in the middle")
      middle.textAlignment = .center
      let hidden = label("hidden")
      hidden.isHidden = true
      let desk = Desk(size: GridSize(columns: 30, rows: 16))
      desk.show {
        StackScreen(
          nil, [label(long), label(long, lines: 1), label(long, lines: 2), right, middle, hidden])
      }
      desk.expectDocument(
        """

          The quick brown fox jumps
          over the lazy dog.
          The quick brown fox jumps…
          The quick brown fox jumps
          over the lazy dog.
                               right
                in the middle
        """)
    }

    test("A label is as wide as the lines that it shows") {
      let screen = StackScreen(nil, [label("a\nb\nThe longest line is not shown.", lines: 2)])
      screen.stack.alignment = .trailing
      let desk = Desk().show { screen }
      let indent = String(repeating: " ", count: 56)
      desk.expectDocument("\n\(indent)a\n\(indent)b…")
    }

    test("Images are names, segments are choices, texts are wrapped") {
      let segments = UISegmentedControl(items: ["All", "Unread"])
      segments.selectedSegmentIndex = 1
      let text = UITextView()
      text.isEditable = false
      text.text = "A text to read.\n\nIt has paragraphs that are wrapped."
      let editor = UITextView()
      editor.text = "Notes"
      let busy = UIActivityIndicatorView(style: .medium)
      busy.startAnimating()
      let desk = Desk(size: GridSize(columns: 30, rows: 20))
      desk.show {
        StackScreen(
          nil, [UIImageView(image: UIImage(named: "logo")), segments, text, editor, busy])
      }
      desk.expectDocument(
        """

          <logo>
          ( ) All   (•) Unread
          A text to read.

          It has paragraphs that are
          wrapped.
          │ Notes
          │
          │
          …
        """)
    }

    test("An empty window is an empty picture") {
      let desk = Desk()
      desk.expectDocument("")
    }
  }

  @Test(arguments: [0, 1, 2, 5, 39, 120])
  func `A screen can be drawn in any size`(side: Int) {
    let desk = Desk(panel: { ["panel"] })
    desk.show {
      let navigation = UINavigationController(
        rootViewController: ListScreen("Library", rows: ["日本語", "Two"]))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, StackScreen("Saved", [field("Name"), UITextView()])]
      return tabs
    }
    for size in Set([GridSize(columns: side, rows: side), GridSize(columns: 120, rows: side)]) {
      desk.size = size
      expectEqual(desk.session.frame(size: size).size, size)
      desk.press("2", "down", "x", "up", "1", "ctrl-t", "ctrl-t")
      expectEqual(desk.session.frame(size: size).size, size)
    }
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    desk.run { desk.window.rootViewController?.present(alert, animated: false) }
    desk.size = GridSize(columns: side, rows: side)
    expectEqual(desk.session.frame(size: desk.size).size, desk.size)
  }
}
