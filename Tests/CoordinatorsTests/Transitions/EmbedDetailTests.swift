import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What UIKit asks of a container, which embedding does.
@MainActor @Suite(.coordinators, .serialized) struct EmbedDetailTests: TableSuite {
  var (app, shop) = launchShop()

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

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen is told of its parent, and fills the view whatever its size") {
      let place = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      shop.list.view.addSubview(place)
      let moved = Moved()
      shop.embed(moved, in: shop.list, view: place)
      expectEqual(moved.view.frame, place.bounds)
      expectEqual(moved.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
      shop.unembed(moved)
      expectEqual(moved.log, ["will List", "did List", "will -", "did -"])
    }

    test("A screen that contains the other one cannot lie in it") {
      let inner = Screen("Inner")
      let outer = UINavigationController(rootViewController: inner)
      expectEqual(
        shop.embed(outer, in: inner).ended?.rejection?.description.contains("cannot lie in itself"),
        true)
    }

    test("What is freed in a screen that is out of sight has left") {
      let (app, market) = launchMarket()
      let milk = try #require(market.milk.navigationController.topViewController)
      weak var inner: UIViewController?
      do {
        let screen = Screen("Inner")
        inner = screen
        market.milk.embed(screen)
      }
      app.tab("Bread")
      expectEqual(EngineProbe.screens(of: market.milk).count, 3)
      app.device.run {
        milk.children.first?.willMove(toParent: nil)
        milk.children.first?.view.removeFromSuperview()
        milk.children.first?.removeFromParent()
      }
      app.settle()
      expectNil(inner)
      expectEqual(EngineProbe.screens(of: market.milk).count, 2)
    }

    test("A new root is in its place when its animation has ended, and alone") {
      let (app, mall) = launchMall()
      app.settle()
      let shover = Shover()
      let screen = Screen("Next")
      app.device.run {
        _ = mall.perform(
          .setRoot(screen, animated: true, animation: TransitionAnimation { shover }))
      }
      let context = try #require(shover.context)
      expectTrue(context.isAnimated)
      expectFalse(context.isInteractive)
      let views = context.containerView.subviews.count
      context.completeTransition(true)
      context.completeTransition(true)
      app.settle()
      expectEqual(context.containerView.subviews.count, views - 1)
      expectEqual(screen.view.frame, context.containerView.bounds)
    }
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
}
