import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A presentation as one value.
@MainActor @Suite(.coordinators) struct PresentationTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  @Test func `Each presentation has UIKit's style and a name`() {
    let source = UIView()
    let all: [Presentation] = [
      .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
      .formSheet, .pageSheet(detents: [.medium()]), .formSheet(detents: [.large()]),
      .popover(from: source), Presentation(.fullScreen),
    ]
    #expect(
      all.map { "\($0) \($0.style.rawValue)" } == [
        "automatic -2", "full screen 0", "over full screen 5", "current context 3",
        "over current context 6", "page sheet 1", "form sheet 2", "page sheet 1", "form sheet 2",
        "popover 7", "style 0 0",
      ])
  }

  @Test func `A sheet has its detents, its handle, and is held if asked`() throws {
    let screen = Screen("Sheet")
    shop.perform(
      .present(
        screen,
        style: .pageSheet(
          detents: [.medium(), .large()], showsGrabber: true, isModalInPresentation: true)))
    app.settle()
    let sheet = try #require(screen.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.prefersGrabberVisible)
    app.swipeDown()
    #expect(app.title == "Sheet")
    shop.dismiss()
    app.settle()
    shop.perform(.present(screen, style: .formSheet(detents: [], isModalInPresentation: false)))
    app.settle()
    app.swipeDown()
    #expect(app.title == "List")
  }

  @Test func `What a presentation leaves open is as the screen has it`() {
    let screen = Screen("Sheet")
    screen.modalPresentationStyle = .formSheet
    screen.isModalInPresentation = true
    shop.present(screen)
    app.settle()
    #expect(screen.modalPresentationStyle == .formSheet)
    #expect(screen.isModalInPresentation)
  }

  @Test func `A popover points where it is told`() throws {
    let button = UIBarButtonItem(title: "Tap", style: .plain, target: nil, action: nil)
    let screen = Screen("Popover")
    shop.perform(.present(screen, style: .popover(from: button, arrows: [.up, .down])))
    app.settle()
    let popover = try #require(screen.popoverPresentationController)
    #expect(popover.barButtonItem === button)
    #expect(popover.permittedArrowDirections == [.up, .down])
    let view = UIView()
    shop.list.view.addSubview(view)
    let other = Screen("Other")
    shop.dismiss()
    shop.perform(
      .present(other, style: .popover(from: view, rect: CGRect(x: 1, y: 2, width: 3, height: 4))))
    app.settle()
    #expect(other.popoverPresentationController?.sourceView === view)
    #expect(
      other.popoverPresentationController?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Supplies a presentation controller and notes that it lives.
  final class Custom: NSObject, UIViewControllerTransitioningDelegate {
    final class Controller: UIPresentationController {}
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Controller(presentedViewController: presented, presenting: presenting)
    }
  }

  enum End: CaseIterable {
    case dismissed, rawDismissed, stopped, below
  }

  @Test(arguments: End.allCases)
  func `A custom presentation is the delegate's, which is kept until the screen is dismissed`(
    end: End
  ) {
    weak var delegate: Custom?
    let scene = Coupon()
    let screen = scene.rootViewController
    if end == .below { shop.present(Screen("Below")) }
    do {
      let custom = Custom()
      delegate = custom
      shop.present(scene, style: .custom(custom))
    }
    app.settle()
    #expect(screen.presentationController is Custom.Controller)
    #expect(screen.modalPresentationStyle == .custom)
    shop.show(Screen("Other"))
    app.settle()
    #expect(delegate != nil)
    switch end {
    case .dismissed: shop.dismiss()
    case .rawDismissed: screen.dismiss(animated: true)
    case .stopped: shop.stop(scene)
    case .below: shop.navigationController.dismiss(animated: true)
    }
    #expect(delegate != nil)
    app.settle()
    #expect(screen.presentingViewController == nil)
    #expect(delegate == nil)
  }

  @Test func `The delegate of a presentation that is refused is let go of`() {
    weak var delegate: Custom?
    do {
      let custom = Custom()
      delegate = custom
      let handle = shop.perform(.present(shop.list, style: .custom(custom)))
      #expect(handle.ended != nil)
    }
    #expect(delegate == nil)
  }
}
