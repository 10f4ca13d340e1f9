import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

/// A collection of three items, the way of new code: registrations and snapshots.
private final class CollectionScreen: UIViewController, UICollectionViewDelegate {
  private var source: UICollectionViewDiffableDataSource<Int, String>?
  var chosen: [String] = []
  private let titles: [String]

  init(titles: [String] = []) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = titles.isEmpty ? .none : .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] place in
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        self?.chosen.append("flag \(place.section)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: place.section == 1 ? [flag] : [])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "new"), .disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, place, item in
      list.dequeueConfiguredReusableCell(using: registration, for: place, item: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [titles] view, _, place in
      var content = UIListContentConfiguration.cell()
      content.text = titles[place.section]
      view.contentConfiguration = content
    }
    source.supplementaryViewProvider = { list, _, place in
      list.dequeueConfiguredReusableSupplementary(using: header, for: place)
    }
    list.delegate = self
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["Salt", "Rain"], toSection: 0)
    snapshot.appendItems(["Iron"], toSection: 1)
    source.apply(snapshot)
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(source?.itemIdentifier(for: indexPath) ?? "")
  }
}

struct ListTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An image beside a title is shown by its sign, or by its name") {
      let list = ListScreen("More", rows: ["person", "bookmark", "sailboat"])
      list.configure = { cell, _ in
        cell.imageView?.image = UIImage(systemName: cell.textLabel?.text ?? "")
      }
      let desk = Desk().show { list }
      desk.expectDocument("  ☺ person\n  ⚐ bookmark\n  <sailboat> sailboat")
    }

    test("The items of a collection are drawn and chosen as rows") {
      let list = CollectionScreen()
      let desk = Desk(size: GridSize(columns: 40, rows: 8)).show { list }
      desk.press("down", "down", "enter")
      expectEqual(list.chosen, ["Iron"])
      expectEqual(
        desk.document.split(separator: "\n").prefix(4).map { $0.drop { $0 == " " } },
        [
          "Salt                           new >", "Rain                           new >",
          "• Iron                           new >",
        ])
    }

    test("The headers of a list layout are drawn above its sections") {
      let screen = CollectionScreen(titles: ["Food", "Metal"])
      let desk = Desk(size: GridSize(columns: 20, rows: 8)).show { screen }
      desk.expectDocument(
        """

          Food
          Salt       new >
          Rain       new >

          Metal
          Iron       new >
        """)
      // Another layout has no headers.
      desk.run {
        let list = screen.view.subviews.first as? UICollectionView
        list?.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      }
      desk.expectDocument(
        """

          Salt       new >
          Rain       new >

          Iron       new >
        """)
    }

    test("The swipe actions of a list layout are in the menu of an item") {
      let list = CollectionScreen()
      let desk = Desk(size: GridSize(columns: 40, rows: 8)).show { list }
      desk.press("m", "down", "down", "m", "enter")
      expectEqual(list.chosen, ["flag 1"])
    }

    test("A secure field in a row never shows its text") {
      let secret = field("Password")
      secret.isSecureTextEntry = true
      let desk = Desk().show { custom(secret) }
      desk.expectDocument("  Password")
      desk.run { secret.text = "ok" }
      desk.expectDocument("  ••")
    }

    test("A field and a switch in the content of a row can be used") {
      let (name, toggle) = (field("Name"), UISwitch())
      let desk = Desk(size: GridSize(columns: 30, rows: 4)).show { custom(name, selection: .none) }
      desk.press("Ada", "enter")
      expectEqual(name.text, "Ada")
      desk.show { custom(label("Remind me"), toggle, selection: .none) }
      desk.expectDocument("  Remind me   [ ]")
      desk.press(" ")
      expectTrue(toggle.isOn)
    }

    test("A button in the content of a row is a text, because the keys do not reach it") {
      let desk = Desk(size: GridSize(columns: 20, rows: 4)).show {
        custom(label("Iron"), button("Buy"))
      }
      desk.expectDocument("  Iron         Buy")
    }

    test("The texts of a row stand in the order of their stack") {
      let stack = UIStackView(arrangedSubviews: [label("26")])
      stack.insertArrangedSubview(label("Iron"), at: 0)
      let desk = Desk(size: GridSize(columns: 20, rows: 4)).show { custom(stack) }
      desk.expectDocument("  Iron          26")
    }

    test("A row of two lines that does not fit whole is not shown, and a mark says so") {
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
        list((1...8).map { "Article \($0)" })
      }
      desk.expectScreen(
        """
        › Article 1                          >
          by its author
          Article 2                          >
          by its author
          Article 3                          >
          by its author
          Article 4                          >
          by its author
          Article 5                          >
          by its author
                                               ↓
         Enter choose   ? help   q quit
        """)
      desk.press(Array(repeating: "down", count: 5))
      desk.expectScreen(
        """
                                               ↑
          Article 2                          >
          by its author
          Article 3                          >
          by its author
          Article 4                          >
          by its author
          Article 5                          >
          by its author
        › Article 6                          >
          by its author                        ↓
         Enter choose   ? help   q quit
        """)
    }

    test("Text of all scripts keeps the frame whole") {
      let titles = [
        "日本語の記事", "e\u{301}te\u{301} a\u{308}\u{323}", "👩‍👩‍👧‍👦 a family", "🇩🇪 🇯🇵 flags",
        "שלום עולם", "مرحبا بالعالم", "한국어 ＡＢＣ", "👍🏽 ❤️ ✈︎",
      ]
      let desk = Desk(size: GridSize(columns: 40, rows: 19))
      desk.show { StackScreen("Behind", []) }
      desk.present(list(titles))
      desk.expectScreen(
        """

         ┌────────────────────────────────────┐
         │› 日本語の記事                   >  │
         │  by its author                     │
         │  été ạ̈                          >  │
         │  by its author                     │
         │  👩‍👩‍👧‍👦 a family                    >  │
         │  by its author                     │
         │  🇩🇪 🇯🇵 flags                    >  │
         │  by its author                     │
         │  שלום עולם                      >  │
         │  by its author                     │
         │  مرحبا بالعالم                  >  │
         │  by its author                     │
         │  한국어 ＡＢＣ                  >  │
         │  by its author                     │
         │                                   ↓│
         └────────────────────────────────────┘
         Enter choose   Esc close   q quit
        """)
      for row in 2..<18 {
        let frame = desk.session.frame(size: desk.size)
        expectEqual(frame[GridPosition(column: 38, row: row)].character, (row == 17 ? "┘" : "│"))
      }
    }

    test("Coming back to a screen finds it scrolled to where it was") {
      let list = list((1...40).map { "Article \($0)" })
      let navigation = UINavigationController(rootViewController: list)
      list.onSelect = { [unowned navigation] path in
        let text = label((1...40).map { "Line \($0)" }.joined(separator: "\n"))
        navigation.pushViewController(StackScreen("Article", [text]), animated: true)
      }
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { navigation }
      desk.press(Array(repeating: "down", count: 20))
      let before = desk.screen
      desk.press("enter", "pagedown", "pagedown", "esc")
      expectEqual(desk.screen, before)
      expectTrue(before.contains("› Article 21"))
    }

    test("Two lists on a screen each scroll it to the row that they want to be seen, once") {
      let lists = ["A", "B"].map { name in
        ListScreen(name, rows: (1...40).map { "Row \(name)\($0)." })
      }
      let desk = Desk(size: GridSize(columns: 40, rows: 6)).show {
        let screen = StackScreen("Both", lists.map(\.view))
        for list in lists { screen.addChild(list) }
        return screen
      }
      for (index, row) in [(0, 9), (1, 19), (0, 29)] {
        desk.run {
          let path = IndexPath(row: row, section: 0)
          lists[index].table.scrollToRow(at: path, at: .top, animated: false)
        }
        expectTrue(desk.screen.contains("Row \(lists[index].title ?? "")\(row + 1)."))
      }
      desk.press("down")
      expectTrue(desk.screen.contains("› Row A2."))
    }
  }

  /// A list with one row, whose content is views of the app.
  private func custom(
    _ views: UIView..., selection: UITableViewCell.SelectionStyle = .default
  ) -> ListScreen {
    let list = ListScreen("Library", rows: [""])
    list.configure = { cell, _ in
      cell.selectionStyle = selection
      cell.textLabel?.text = nil
      for view in views { cell.contentView.addSubview(view) }
    }
    return list
  }

  private func list(_ titles: [String]) -> ListScreen {
    let list = ListScreen("Library", rows: titles)
    list.configure = { cell, path in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = titles[path.row]
      content.secondaryText = "by its author"
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    return list
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 20...24), (.middle, 18...22), (.bottom, 16...20),
    (.none, 16...20),
  ])
  func `A row that the app wants to be seen becomes visible, once`(
    position: UITableView.ScrollPosition, shown: ClosedRange<Int>
  ) {
    let list = ListScreen("Library", rows: (1...40).map { "Row \($0)." })
    let desk = Desk(size: GridSize(columns: 40, rows: 6)).show { list }
    desk.run {
      let path = IndexPath(row: 19, section: 0)
      list.table.selectRow(at: path, animated: false, scrollPosition: .none)
      list.table.scrollToRow(at: path, at: position, animated: false)
    }
    for number in shown { expectTrue(desk.screen.contains("Row \(number).")) }
    expectTrue(desk.screen.contains("• Row 20."))
    desk.press("down")
    expectTrue(desk.screen.contains("› Row 2."))
  }
}
