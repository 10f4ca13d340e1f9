import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What UIKit asks of a container, which embedding does.
@MainActor @Suite(.coordinators) struct EmbedDetailTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  /// Notes how it moves.
  final class Moved: UIViewController {
    private(set) var log: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      log.append("will \(parent?.title ?? "-")")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.append("did \(parent?.title ?? "-")")
    }
  }

  @Test func `A screen is told of its parent, and fills the view whatever its size`() {
    let place = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    shop.list.view.addSubview(place)
    let moved = Moved()
    shop.embed(moved, in: shop.list, view: place)
    #expect(moved.view.frame == place.bounds)
    #expect(moved.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    shop.unembed(moved)
    #expect(moved.log == ["will List", "did List", "will -", "did -"])
  }

  @Test func `A screen that contains the other one cannot lie in it`() {
    let inner = Screen("Inner")
    let outer = UINavigationController(rootViewController: inner)
    guard case .rejected(let reason)? = shop.embed(outer, in: inner).ended else {
      Issue.record("It lies in itself.")
      return
    }
    #expect(reason.description.contains("cannot lie in itself"))
  }

  /// An animator that leaves a view half way.
  final class Shover: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> Double { 0.3 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      transitionContext.view(forKey: .to)?.frame = .zero
      context = transitionContext
    }
    private(set) var context: (any UIViewControllerContextTransitioning)?
  }

  @Test func `A new root is in its place when its animation has ended, and alone`() throws {
    let app = AppDriver { (window: UIWindow) in Mall(window: window) }
    let mall = try #require(app.root as? Mall)
    app.settle()
    let shover = Shover()
    let screen = Screen("Next")
    app.device.run {
      _ = mall.perform(.root(screen, animated: true, animation: TransitionAnimation { shover }))
    }
    let context = try #require(shover.context)
    #expect(context.isAnimated)
    #expect(!context.isInteractive)
    let views = context.containerView.subviews.count
    context.completeTransition(true)
    context.completeTransition(true)
    app.settle()
    #expect(context.containerView.subviews.count == views - 1)
    #expect(screen.view.frame == context.containerView.bounds)
  }
}
