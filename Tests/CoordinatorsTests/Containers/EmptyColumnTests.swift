import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A list and a detail: columns that can be empty.
struct EmptyColumnTests: TableSuite {
  let stage = ExitStage()
  let mail: Mail

  init(
    _ style: UISplitViewController.Style = .doubleColumn, hasPlaceholder: Bool = true,
    ends: Bool = true
  ) {
    mail = Mail(style, hasPlaceholder: hasPlaceholder, ends: ends, stage.log)
    stage.host.setRoot(mail)
    stage.app.settle()
  }

  init() { self.init(.doubleColumn) }

  var app: AppDriver { stage.app }

  final class Mail: SplitCoordinator {
    let context = CoordinatorContext()
    let splitViewController: UISplitViewController
    private let ends: Bool
    private let log: ExitLog
    private(set) var asked = 0

    /// Makes the placeholder of the secondary column.
    var makePlaceholder: () -> UIViewController? = { nil }

    init(
      _ style: UISplitViewController.Style, hasPlaceholder: Bool, ends: Bool, _ log: ExitLog
    ) {
      splitViewController = UISplitViewController(style: style)
      splitViewController.preferredDisplayMode = .oneBesideSecondary
      if hasPlaceholder { makePlaceholder = { Screen("Nothing") } }
      self.ends = ends
      self.log = log
    }

    func start() { setColumn(Screen("List"), for: .primary) }

    func coordinatorDidStop(_ coordinator: any Coordinator) {
      log.note("Mail", hearsOf: coordinator)
    }

    func placeholder(for column: UISplitViewController.Column) -> UIViewController? {
      guard column == .secondary else { return nil }
      asked += 1
      return makePlaceholder()
    }

    func stopsOnBack(from column: UISplitViewController.Column) -> Bool { ends }

    /// The titles in the columns, from the primary to the secondary.
    var columns: String {
      var titles: [String] = []
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        guard column != .supplementary || splitViewController.style == .tripleColumn else {
          continue
        }
        let screen = splitViewController.viewController(for: column)
        let stack = screen as? UINavigationController
        titles.append((stack?.viewControllers.last ?? screen)?.title ?? "-")
      }
      return titles.joined(separator: " | ")
    }
  }

  func resize(_ width: Width) {
    app.resize(columns: width == .wide ? 120 : 80, rows: 40)
  }

  enum Width { case wide, narrow }

  /// Puts a flow with a stack of its own into the secondary.
  func open() -> Child {
    let leaf = Leaf(UINavigationController(), ["Letter"], stage.log)
    mail.setColumn(leaf, for: .secondary)
    app.settle()
    return stage.follow(leaf)
  }

  /// Puts a flow with a bare screen into a column.
  private func set(_ column: UISplitViewController.Column) -> Child {
    let sheet = Sheet(Screen("Sheet"), stage.log)
    mail.setColumn(sheet, for: column)
    app.settle()
    return stage.follow(sheet)
  }

  private static let wentBack = ExitStage.left(
    of: "Mail", after: ["Leaf replaceColumn UINavigationController observed"])

  private static let bareWentBack = ExitStage.left(
    "Sheet", of: "Mail", after: ["Sheet replaceColumn Screen observed"])

  private static func stopped(then later: String...) -> String {
    ExitStage.left(of: "Mail", reason: .stoppedByParent, then: later)
  }

  // MARK: Placeholders

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The placeholder of a column that the user has left is in the known layout") {
      for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
        let columns = EmptyColumnTests(style)
        columns.mail.setColumn(Screen("Letter"), for: .secondary)
        columns.app.settle()
        columns.app.back()
        expectEqual(columns.app.device.run { EngineProbe.staleLayouts }, [])
      }
    }

    for isWide in [true, false] {
      let window = isWide ? "wide" : "narrow"
      test("The placeholder replaces a coordinator that ends in a column of a \(window) window") {
        if isWide { resize(.wide) }
        let letter = open()
        expectEqual(app.depth, isWide ? 1 : 2)
        expectEqual(mail.columns, "List | Letter")
        mail.stop(mail.children[0])
        expectEqual(
          letter.story,
          Self.stopped(
            then: "EmptyColumnTests.Mail leave Screen, UINavigationController performed"))
        if !isWide { expectEqual(app.title, "List") }
        expectEqual(app.depth, 1)
        expectEqual(mail.columns, "List | Nothing")
        expectTrue(app.isIdle)
      }
    }

    test("The placeholder replaces an ended coordinator, also if another column is set at once") {
      resize(.wide)
      let letter = open()
      mail.stop(mail.children[0])
      mail.setColumn(Sheet(Screen("Other"), stage.log), for: .primary)
      app.settle()
      expectEqual(mail.columns, "Other | Nothing")
      expectNil(letter.flow)
    }

    test("Without a placeholder, an ended coordinator's screen stays until it is replaced") {
      let test = EmptyColumnTests(hasPlaceholder: false)
      test.resize(.wide)
      let letter = test.open()
      let asked = test.mail.asked
      test.mail.stop(test.mail.children[0])
      expectEqual(test.mail.asked, asked + 1)
      letter.expectLeft(
        of: "Mail", reason: .stoppedByParent, isScreenRetained: true,
        then: ["EmptyColumnTests.Mail leave Screen performed"])
      expectEqual(test.mail.columns, "List | Letter")
    }

    // MARK: The way back

    test("A cancelled swipe back ends nothing") {
      let letter = open()
      try app.beginSwipeBack()
      app.moveGesture(to: 0.4)
      app.cancelGesture()
      expectEqual(app.title, "Letter")
      letter.expectKept()
      app.back()
      expectEqual(letter.story, Self.wentBack)
    }

    test("Columns that collapse and expand end nothing") {
      resize(.wide)
      let letter = open()
      resize(.narrow)
      expectEqual(app.title, "Letter")
      expectEqual(app.depth, 2)
      resize(.wide)
      expectEqual(mail.columns, "List | Letter")
      resize(.narrow)
      letter.expectKept()
      app.back()
      expectEqual(letter.story, Self.wentBack)
    }

    test("Hiding a collapsed column by a raw call ends its flow") {
      let letter = open()
      mail.splitViewController.hide(.secondary)
      expectEqual(letter.story, Self.wentBack)
      expectEqual(mail.columns, "List | Nothing")
    }

    test("Going back from a column without a stack ends its flow") {
      let bare = set(.secondary)
      expectEqual(app.title, "Sheet")
      app.back()
      expectEqual(bare.story, Self.bareWentBack)
      expectEqual(mail.columns, "List | Nothing")
      expectFalse(app.journal.contains("UINavigationController"))
    }

    test("Going back ends the flow also if the hook for placeholders starts a child") {
      let letter = open()
      mail.makePlaceholder = { [weak mail] in
        let hint = Coupon()
        mail?.start(hint)
        return hint.rootViewController
      }
      app.back()
      expectNil(letter.flow)
      expectEqual(mail.columns, "List | Coupon")
      resize(.wide)
      expectEqual(mail.columns, "List | Coupon")
    }

    test("By default, a column keeps its screen when the user goes back") {
      let test = EmptyColumnTests(hasPlaceholder: false, ends: false)
      let letter = test.open()
      test.app.back()
      expectEqual(test.app.title, "List")
      let hidden = "EmptyColumnTests.Mail hideColumn UINavigationController observed"
      letter.expectKept(after: hidden)
      test.mail.splitViewController.show(.secondary)
      test.app.settle()
      expectEqual(test.app.title, "Letter")
      test.app.back()
      test.resize(.wide)
      expectEqual(test.mail.columns, "List | Letter")
      letter.expectKept(after: hidden, hidden)
    }

    test("A column that is filled after the last one is below that one on the stack") {
      let test = EmptyColumnTests(.tripleColumn)
      let letter = test.open()
      let folder = test.set(.supplementary)
      expectEqual(test.app.title, "Sheet")
      expectTrue(letter.flow == nil)
      _ = test.open()
      expectEqual(folder.flow?.isActive, true)
      expectEqual(test.app.depth, 3)
      test.app.back()
      expectEqual(test.app.title, "Sheet")
    }

    test("The guard of the last column is asked before a column is shown below it") {
      let test = EmptyColumnTests(.tripleColumn)
      let note = Note()
      test.mail.setColumn(note, for: .secondary)
      test.app.settle()
      let folder = test.mail.attempt(.setColumn(Screen("Folder"), for: .supplementary))
      await note.rootViewController.answer(false, in: test.app)
      expectTrue(reason(folder).contains("did not allow"))
      expectEqual(test.app.title, "Note")
    }

    test("Going back from each of three columns ends that column's flow") {
      let test = EmptyColumnTests(.tripleColumn)
      let folder = test.set(.supplementary)
      let letter = test.open()
      expectEqual(test.app.depth, 3)
      expectEqual(test.mail.columns, "List | Sheet | Letter")
      test.app.back()
      expectEqual(letter.story, Self.wentBack)
      expectEqual(folder.flow?.isActive, true)
      expectEqual(test.app.title, "Sheet")
      folder.begin()
      test.app.back()
      expectEqual(folder.story, Self.bareWentBack)
      expectEqual(test.mail.columns, "List | - | Nothing")
    }
  }

  @Test(.coordinators, .serialized, arguments: [80, 120])
  func `A screen that is shown in the turn of a stop replaces the stopped one`(columns: Int) {
    app.resize(columns: columns, rows: 40)
    let former = open()
    let asked = mail.asked
    mail.stop(mail.children[0])
    let letter = mail.setColumn(
      Leaf(UINavigationController(), ["Next"], stage.log), for: .secondary)
    expectEqual(mail.columns, "List | Next")
    expectEqual(
      former.story,
      Self.stopped(then: "Leaf started") + """
        ; Leaf push Screen requested; Leaf push Screen performed; \
        EmptyColumnTests.Mail setColumn UINavigationController requested; \
        EmptyColumnTests.Mail leave Screen, UINavigationController merged; \
        EmptyColumnTests.Mail setColumn UINavigationController performed
        """)
    expectEqual(letter.ended, .performed)
    expectEqual(mail.columns, "List | Next")
    expectEqual(app.depth, (columns == 80 ? 2 : 1))
    expectTrue(mail.asked <= asked + 1)
    expectEqual(mail.children.count, 1)
  }

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `Going back from a collapsed column ends its flow`(bySwipe: Bool) throws {
    let letter = open()
    expectEqual(app.depth, 2)
    if bySwipe {
      try app.beginSwipeBack()
      app.finishGesture()
    } else {
      app.back()
    }
    expectEqual(app.title, "List")
    expectEqual(letter.story, Self.wentBack)
    expectTrue(mail.children.isEmpty)
    resize(.wide)
    expectEqual(mail.columns, "List | Nothing")
    expectTrue(app.isIdle)
  }
}
