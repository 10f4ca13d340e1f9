import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A list and what is chosen in it: columns that can be empty.
@MainActor @Suite(.coordinators) struct EmptyColumnTests {
  /// A window with a split view controller.
  private final class Desk: WindowCoordinator {
    let context = CoordinatorContext()
    let window: UIWindow
    let mail: Mail

    init(_ window: UIWindow, _ mail: Mail) {
      self.window = window
      self.mail = mail
    }

    func start() {
      setRoot(mail)
      window.makeKeyAndVisible()
    }
  }

  private final class Mail: SplitCoordinator {
    let context = CoordinatorContext()
    let splitViewController: UISplitViewController
    private let hasPlaceholder: Bool
    private let ends: Bool
    private(set) var asked = 0

    init(_ style: UISplitViewController.Style, hasPlaceholder: Bool, ends: Bool) {
      splitViewController = UISplitViewController(style: style)
      splitViewController.preferredDisplayMode = .oneBesideSecondary
      self.hasPlaceholder = hasPlaceholder
      self.ends = ends
    }

    func start() { set(Screen("List"), for: .primary) }

    func placeholder(for column: UISplitViewController.Column) -> UIViewController? {
      guard hasPlaceholder, column == .secondary else { return nil }
      asked += 1
      return Screen("Nothing")
    }

    func endsOnTheWayBack(from column: UISplitViewController.Column) -> Bool { ends }

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

  private let app: AppDriver
  private let mail: Mail

  private init(
    _ style: UISplitViewController.Style = .doubleColumn, hasPlaceholder: Bool = true,
    ends: Bool = true
  ) throws {
    let mail = Mail(style, hasPlaceholder: hasPlaceholder, ends: ends)
    app = AppDriver { Desk($0, mail) }
    self.mail = mail
  }

  init() throws { try self.init(.doubleColumn) }

  private func resize(_ width: Width) {
    app.resize(columns: width == .wide ? 120 : 80, rows: 40)
  }

  private enum Width { case wide, narrow }

  /// How a flow has ended.
  @MainActor private final class End {
    private(set) var hasCome = false
    private(set) var reason: CancelReason?

    init(_ handle: FlowHandle<String>) {
      handle.whenEnded { [weak self] outcome in
        self?.hasCome = true
        if case .cancelled(let reason) = outcome { self?.reason = reason }
      }
    }
  }

  /// Puts a flow with a stack of its own into the secondary.
  private func open() -> End {
    let end = End(mail.set(Account(), for: .secondary).flow)
    app.settle()
    return end
  }

  // MARK: Placeholders

  @Test func `A list is seen alone in a narrow window, and beside the placeholder in a wide one`() {
    #expect(app.title == "List")
    #expect(app.depth == 1)
    #expect(app.tree.hasSuffix("Mail  active  ◀ Screen"))
    resize(.wide)
    #expect(mail.columns == "List | Nothing")
    resize(.narrow)
    #expect(app.title == "List")
    #expect(app.depth == 1)
    #expect(app.isIdle)
  }

  @Test func `A coordinator that ends leaves its column to the placeholder`() {
    resize(.wide)
    let letter = open()
    #expect(mail.columns == "List | Account")
    mail.stop(mail.children[0])
    app.settle()
    #expect(mail.columns == "List | Nothing")
    #expect(letter.hasCome)
    #expect(app.isIdle)
  }

  @Test func `A coordinator that ends in a narrow window leads back to the list`() {
    _ = open()
    #expect(app.depth == 2)
    mail.stop(mail.children[0])
    app.settle()
    #expect(app.title == "List")
    #expect(app.depth == 1)
    #expect(mail.columns == "List | Nothing")
  }

  @Test(arguments: [80, 120])
  func `What is opened in the turn in which another one stops takes its place`(columns: Int) {
    app.resize(columns: columns, rows: 40)
    _ = open()
    let asked = mail.asked
    mail.stop(mail.children[0])
    let letter = mail.set(Account(), for: .secondary)
    #expect(mail.columns == "List | Account")
    app.settle()
    #expect(letter.transition.ended == .performed)
    #expect(mail.columns == "List | Account")
    #expect(app.depth == (columns == 80 ? 2 : 1))
    #expect(mail.asked <= asked + 1)
    #expect(mail.children.count == 1)
  }

  @Test func `Without a placeholder what has ended stays until it is replaced`() throws {
    let test = try EmptyColumnTests(hasPlaceholder: false)
    test.resize(.wide)
    _ = test.open()
    test.mail.stop(test.mail.children[0])
    test.app.settle()
    #expect(test.mail.columns == "List | Account")
  }

  @Test func `The delegate of the user's own chooses the column on top`() {
    final class Chooser: NSObject, UISplitViewControllerDelegate {
      var proposals: [UISplitViewController.Column] = []
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        proposals.append(proposedTopColumn)
        return .secondary
      }
    }
    resize(.wide)
    let chooser = Chooser()
    mail.splitViewController.delegate = chooser
    mail.set(Screen("List"), for: .primary)
    app.settle()
    resize(.narrow)
    #expect(chooser.proposals == [.primary])
    #expect(app.title == "Nothing")
  }

  // MARK: The way back

  @Test(arguments: [true, false])
  func `The way back from a collapsed column ends its flow`(bySwipe: Bool) throws {
    let letter = open()
    weak let account = mail.children.first as? Account
    weak let screen = account?.navigationController.topViewController
    #expect(app.depth == 2)
    if bySwipe {
      try app.beginSwipeBack()
      app.finishSwipe()
    } else {
      app.back()
    }
    #expect(app.title == "List")
    #expect(letter.reason == .left)
    #expect(mail.children.isEmpty)
    #expect(account == nil)
    #expect(screen == nil)
    resize(.wide)
    #expect(mail.columns == "List | Nothing")
    #expect(app.isIdle)
  }

  @Test func `A swipe back that is cancelled ends nothing`() throws {
    let letter = open()
    try app.beginSwipeBack()
    app.moveSwipe(to: 0.4)
    app.cancelSwipe()
    #expect(app.title == "Account")
    #expect(!letter.hasCome)
    app.back()
    #expect(letter.reason == .left)
  }

  @Test func `Columns that collapse and expand end nothing`() {
    resize(.wide)
    let letter = open()
    resize(.narrow)
    #expect(app.title == "Account")
    #expect(app.depth == 2)
    resize(.wide)
    #expect(mail.columns == "List | Account")
    resize(.narrow)
    #expect(!letter.hasCome)
    app.back()
    #expect(letter.reason == .left)
  }

  @Test func `A column that is hidden by a raw call while collapsed is left, too`() {
    let letter = open()
    mail.splitViewController.hide(.secondary)
    app.settle()
    #expect(letter.reason == .left)
    #expect(mail.columns == "List | Nothing")
  }

  @Test func `A bare screen in a column is left as a stack is`() {
    let coupon = End(mail.set(Coupon(), for: .secondary).flow)
    app.settle()
    #expect(app.title == "Coupon")
    app.back()
    #expect(coupon.reason == .left)
    #expect(mail.columns == "List | Nothing")
    #expect(!app.journal.contains("UINavigationController"))
  }

  @Test func `Unless it says so, a column keeps its screen on the way back`() throws {
    let test = try EmptyColumnTests(hasPlaceholder: false, ends: false)
    let letter = test.open()
    test.app.back()
    #expect(test.app.title == "List")
    #expect(!letter.hasCome)
    test.mail.splitViewController.show(.secondary)
    test.app.settle()
    #expect(test.app.title == "Account")
    test.app.back()
    test.resize(.wide)
    #expect(test.mail.columns == "List | Account")
    #expect(!letter.hasCome)
  }

  @Test func `Of three columns each is left by its own way back`() throws {
    let test = try EmptyColumnTests(.tripleColumn)
    let folder = End(test.mail.set(Coupon(), for: .supplementary).flow)
    test.app.settle()
    let letter = test.open()
    #expect(test.app.depth == 3)
    #expect(test.mail.columns == "List | Coupon | Account")
    test.app.back()
    #expect(letter.reason == .left)
    #expect(!folder.hasCome)
    #expect(test.app.title == "Coupon")
    test.app.back()
    #expect(folder.reason == .left)
    #expect(test.mail.columns == "List | - | Nothing")
  }
}
