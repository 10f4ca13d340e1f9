import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What the program does: some of it asks, most does not.
@MainActor @Suite(.coordinators) struct ProgramLeavesTests {
  let stage: LeaveStage

  init() throws { stage = try LeaveStage() }

  // MARK: Asked

  @Test func `A new root asks`() async throws {
    let app = AppDriver { (window: UIWindow) in Mall(window: window) }
    let mall = try #require(app.root as? Mall)
    mall.setRoot(stage.editor)
    app.settle()
    let handle = mall.setRoot(Note())
    #expect(await stage.editor.isAsked())
    #expect(mall.window.rootViewController === stage.editor)
    await stage.editor.answer(false)
    guard case .rejected(let rejection)? = handle.transition.ended else {
      Issue.record("The root was not refused.")
      return
    }
    #expect(rejection.isVeto)
    #expect(rejection.description == "Editor guards its leaving, and did not allow it.")
    #expect(await handle.outcome.cancelReason == .notShown)
    let second = mall.setRoot(Screen("New"))
    await stage.editor.answer(true)
    app.settle()
    #expect(second.ended == .performed)
    #expect(mall.window.rootViewController?.title == "New")
  }

  @Test func `A scene that requests its dismissal asks`() async {
    let note = Note()
    stage.shop.present(note)
    let story = await stage.story(of: note.rootViewController) { note.requestDismissal() }
    #expect(
      story == """
        asked: List ^ Note
        kept: List ^ Note
        left: List, asked 2 times
        """)
    #expect(note.isInactive)
  }

  @Test func `A flow of several steps that requests its dismissal asks`() async {
    let draft = Draft(on: UINavigationController())
    draft.navigationController.title = "Draft"
    stage.shop.present(draft)
    let story = await stage.story(of: draft.guardian) { draft.requestDismissal() }
    #expect(
      story == """
        asked: List ^ Draft
        kept: List ^ Draft
        left: List, asked 2 times
        """)
    #expect(draft.isInactive)
    let pushed = Draft(on: stage.stack)
    stage.shop.start(pushed)
    let second = await stage.story(of: pushed.guardian) { pushed.requestDismissal() }
    #expect(
      second == """
        asked: List One Two
        kept: List One Two
        left: List, asked 2 times
        """)
  }

  @Test func `A presented flow that attempts to dismiss itself asks`() async {
    let draft = Draft(on: UINavigationController())
    draft.navigationController.title = "Draft"
    stage.shop.present(draft)
    let story = await stage.story(of: draft.guardian) { draft.attempt(.dismiss()) }
    #expect(
      story == """
        asked: List ^ Draft
        kept: List ^ Draft
        left: List, asked 2 times
        """)
    #expect(draft.isInactive)
  }

  @Test func `A transition that is attempted asks, and tells its real end`() async {
    stage.shop.show(stage.editor, animated: false)
    stage.shop.show(Screen("Preview"), animated: false)
    stage.app.settle()
    let refused = stage.shop.attempt(.popToRoot())
    #expect(refused.ended == nil)
    await stage.editor.answer(false)
    stage.app.settle()
    #expect("\(refused.ended.map { "\($0)" } ?? "")".contains("did not allow"))
    let allowed = stage.shop.attempt(.popToRoot())
    await stage.editor.answer(true)
    #expect(allowed.ended == nil)
    stage.app.settle()
    #expect(allowed.ended == .performed)
    #expect(stage.picture == "List")
  }

  @Test func `A transition that is attempted is performed at once where nobody guards`() {
    stage.shop.show(stage.editor, animated: false)
    stage.editor.guardsLeaving = false
    stage.app.settle()
    stage.shop.attempt(.pop(animated: false))
    #expect(stage.picture == "List")
    #expect(stage.editor.asked == 0)
  }

  @Test func `An attempt to a screen that is found by its class asks`() async {
    stage.shop.show(Special(), animated: false)
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    let handle = stage.shop.attempt(.popTo(Special.self))
    stage.app.settle()
    #expect(await stage.editor.isAsked())
    #expect(stage.picture == "List Special Editor")
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(handle.ended == .performed)
    #expect(stage.picture == "List Special")
  }

  @Test func `An attempt to dismiss what is still to be made asks`() async {
    let editor = stage.editor
    stage.shop.show(Screen("A"))
    stage.shop.perform(.present(editor))
    let handle = stage.shop.attempt(.dismiss())
    stage.app.settle()
    #expect(await editor.isAsked())
    #expect(stage.picture == "List A ^ Editor")
    await editor.answer(true)
    stage.app.settle()
    #expect(handle.ended == .performed)
    #expect(stage.picture == "List A")
  }

  @Test func `An attempt does not ask those who stay`() async throws {
    let editor = stage.editor
    stage.shop.show(editor, animated: false)
    stage.app.settle()
    stage.shop.attempt(.set([.screen(editor), .screen(Screen("New"))], animated: false))
    stage.app.settle()
    #expect(stage.picture == "Editor New")
    #expect(editor.asked == 0)
    let app = AppDriver { (container: UITabBarController) in Market(tabBarController: container) }
    let market = try #require(app.root as? Market)
    let other = Editor("Fruit")
    market.fruit.show(other, animated: false)
    app.settle()
    #expect(market.attempt(.select(Aisle.self)).ended != nil)
    #expect(other.asked == 0)
  }

  @Test func `What an attempt is to bring is made once, also where it asks`() async {
    var made = 0
    func make() -> Screen {
      made += 1
      return Screen("New")
    }
    stage.shop.show(stage.editor, animated: false)
    stage.app.settle()
    stage.shop.attempt(.set([.screen(stage.shop.list), .screen(make())]))
    #expect(await stage.editor.isAsked())
    await stage.editor.answer(true)
    stage.app.settle()
    #expect(stage.picture == "List New")
    #expect(made == 1)
  }

  @Test func `What an attempt is to bring is made once, also where another one guards at its turn`()
    async
  {
    var made = 0
    func make() -> Screen {
      made += 1
      #expect(CoordinatorContext.running === stage.shop.context)
      return Screen("New")
    }
    let second = Editor("Second")
    stage.shop.show(stage.editor)
    let handle = stage.shop.attempt(.set([.screen(stage.shop.list), .screen(make())]))
    stage.app.settle()
    #expect(await stage.editor.isAsked())
    stage.shop.show(Screen("A"))
    stage.shop.show(second)
    await stage.editor.answer(true)
    #expect(second.parent == nil)
    stage.app.settle()
    #expect(await second.isAsked())
    await second.answer(true)
    stage.app.settle()
    #expect(handle.ended == .performed)
    #expect(stage.picture == "List New")
    #expect(made == 1)
  }

  @Test func `A flow that an attempt is to bring is made once, and started after the answer`()
    async
    throws
  {
    let app = AppDriver { (window: UIWindow) in Mall(window: window) }
    let mall = try #require(app.root as? Mall)
    app.device.run { _ = mall.setRoot(stage.editor, animated: true) }
    var made: [Coupon] = []
    func make() -> Coupon {
      #expect(CoordinatorContext.running === mall.context)
      made.append(Coupon())
      return made[made.count - 1]
    }
    let handle = mall.attempt(.root(make()))
    app.settle()
    #expect(await stage.editor.isAsked())
    #expect(made.map(\.log) == [[]])
    await stage.editor.answer(true)
    app.settle()
    #expect(handle.ended == .performed)
    #expect(made.map(\.log) == [["start"]])
  }

  final class Special: UIViewController {
    convenience init() {
      self.init(nibName: nil, bundle: nil)
      title = "Special"
    }
  }

  // MARK: Not asked

  enum Call: CaseIterable {
    case pop, popTo, popToRoot, set, rawPop, rawSet
  }

  @Test(arguments: Call.allCases)
  func `Changes of a stack by code do not ask`(call: Call) async {
    stage.shop.show(stage.editor, animated: false)
    let shop = stage.shop
    let story = await stage.story {
      switch call {
      case .pop: shop.pop()
      case .popTo: shop.popTo(shop.list)
      case .popToRoot: shop.popToRoot()
      case .set: shop.set([shop.list])
      case .rawPop: shop.navigationController.popViewController(animated: true)
      case .rawSet: shop.navigationController.setViewControllers([shop.list], animated: false)
      }
    }
    #expect(story == "not asked: List")
  }

  @Test func `dismiss does not ask`() async {
    stage.shop.present(stage.editor)
    #expect(await stage.story { stage.shop.dismiss() } == "not asked: List")
  }

  @Test func `A raw dismiss does not ask`() async {
    stage.shop.present(stage.editor)
    let story = await stage.story { stage.editor.dismiss(animated: true) }
    #expect(story == "not asked: List")
  }

  @Test func `select does not ask`() async throws {
    let app = AppDriver { (container: UITabBarController) in Market(tabBarController: container) }
    let market = try #require(app.root as? Market)
    market.fruit.show(stage.editor, animated: false)
    market.select(market.milk)
    app.settle()
    #expect(market.tabBarController.selectedIndex == 2)
    #expect(stage.editor.asked == 0)
  }

  @Test func `Signing out by a stop before the new root asks nobody`() async throws {
    let app = AppDriver { (window: UIWindow) in Mall(window: window) }
    let mall = try #require(app.root as? Mall)
    let main = Bare(UINavigationController())
    mall.setRoot(main)
    let (bottom, top) = (Editor("Bottom"), Editor("Top"))
    main.show(bottom, animated: false)
    main.show(top, animated: false)
    app.settle()
    let draft = Draft(on: UINavigationController())
    main.present(draft)
    app.settle()
    // Somebody is being asked already.
    app.swipeDown()
    #expect(await draft.guardian.isAsked())
    mall.stop(main)
    let handle = mall.setRoot(Coupon())
    app.settle()
    #expect(handle.transition.ended == .performed)
    #expect(mall.window.rootViewController?.title == "Coupon")
    #expect(mall.window.rootViewController?.presentedViewController == nil)
    #expect("\(bottom.asked) \(top.asked) \(draft.guardian.asked)" == "0 0 1")
    #expect(main.isInactive && draft.isInactive)
    await draft.guardian.answer(false)
    app.settle()
    #expect(app.tree == "Mall  active\n└─ Coupon  active  ◀ Screen")
    #expect(app.device.log.entries.isEmpty)
  }

  @Test func `A coordinator that is stopped, or finishes, does not ask`() async {
    let note = Note()
    stage.shop.present(note)
    let story = await stage.story(of: note.rootViewController) { note.finish(1) }
    #expect(story == "not asked: List")
    let other = Note()
    stage.shop.present(other)
    stage.app.settle()
    let second = await stage.story(of: other.rootViewController) { stage.shop.stop(other) }
    #expect(second == "not asked: List")
  }
}
