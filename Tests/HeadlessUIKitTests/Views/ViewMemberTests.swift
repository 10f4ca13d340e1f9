import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Coordinates, hits, layers, interactions, updates of properties, and what is in place of content.
struct ViewMemberTests: StageSuite {
  final class Dot: UIView {
    let log: CallLog
    init(_ log: CallLog) {
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() { log.note("view updateProperties") }
    override func layoutSubviews() { log.note("layoutSubviews") }
  }

  final class Screen: UIViewController {
    let log: CallLog
    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = Dot(log) }
    override func updateProperties() { log.note("updateProperties") }
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) { log.note("unavailable '\(state.searchText ?? "")'") }
  }

  final class Interaction: NSObject, UIInteraction {
    weak var view: UIView?
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func willMove(to view: UIView?) { note("willMove", view) }
    func didMove(to view: UIView?) {
      note("didMove", view)
      self.view = view
    }
    private func note(_ call: String, _ new: UIView?) {
      log.note("\(call) \(new?.tag ?? 0), of \((new ?? view)?.interactions.count ?? 0)")
    }
  }

  let stage = Stage()
  let log = CallLog()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Changed margins notify the controller of the view") {
      final class Margins: UIViewController {
        let log: CallLog
        init(_ log: CallLog) {
          self.log = log
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewLayoutMarginsDidChange() { log.note("controller") }
      }
      let screen = Margins(log)
      screen.view.layoutMargins.left = 20
      screen.view.directionalLayoutMargins.leading = 20
      expectEqual(log.take(), ["controller"])
      expectTrue(screen.view.readableContentGuide.owningView === screen.view)
    }

    test("Points and rectangles convert between views by their frames") {
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      let other = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
      outer.addSubview(inner)
      outer.addSubview(other)
      expectEqual(inner.convert(CGPoint(x: 1, y: 1), to: outer), CGPoint(x: 6, y: 6))
      expectEqual(inner.convert(CGPoint(x: 6, y: 6), from: outer), CGPoint(x: 1, y: 1))
      expectEqual(
        inner.convert(inner.bounds, to: other), CGRect(x: -45, y: 5, width: 10, height: 10))
      stage.window.addSubview(outer)
      expectEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 15, y: 25))
    }

    test("A recognizer that is set on another view leaves its old one") {
      let (first, second) = (UIView(), UIView())
      let tap = UITapGestureRecognizer()
      first.addGestureRecognizer(tap)
      second.gestureRecognizers = [tap]
      expectNil(first.gestureRecognizers)
      first.gestureRecognizers = nil
      expectSame(tap.view, second)
      second.gestureRecognizers = nil
      expectNil(tap.view)
    }

    test("A hit test finds the front view that takes touches") {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (back, front) = (UIView(frame: outer.bounds), UIView(frame: outer.bounds))
      outer.addSubview(back)
      outer.addSubview(front)
      expectSame(outer.hitTest(CGPoint(x: 1, y: 1), with: nil), front)
      front.isUserInteractionEnabled = false
      expectSame(outer.hitTest(CGPoint(x: 1, y: 1), with: nil), back)
      back.isHidden = true
      expectSame(outer.hitTest(CGPoint(x: 1, y: 1), with: nil), outer)
      expectNil(outer.hitTest(CGPoint(x: 101, y: 1), with: nil))
    }

    test("The layer of a view has the view's own values") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
      view.layer.opacity = 0.5
      view.layer.masksToBounds = true
      view.layer.backgroundColor = UIColor.systemRed.cgColor
      expectEqual(view.alpha, 0.5)
      expectTrue(view.clipsToBounds)
      expectEqual(view.backgroundColor, .systemRed)
      view.isHidden = true
      expectTrue(view.layer.isHidden)
      expectEqual(view.layer.bounds, view.bounds)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      expectEqual(view.layer.affineTransform(), view.transform)
      view.layer.setAffineTransform(.identity)
      expectEqual(view.transform, .identity)
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
      expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 100, height: 40))
      expectEqual(layer.position, CGPoint(x: 60, y: 40))
      layer.position.x = 0
      expectEqual(layer.frame, CGRect(x: -50, y: 20, width: 100, height: 40))
      layer.isHidden = true
      view.layer.addSublayer(layer)
      expectSame(layer.superlayer, view.layer)
      layer.removeFromSuperlayer()
      expectEqual(view.layer.sublayers, [])
      let fade = CATransition()
      view.layer.add(fade, forKey: kCATransition)
      expectSame(view.layer.animation(forKey: kCATransition), fade)
    }

    test("An interaction is told of the view that it comes to and leaves") {
      let (one, two) = (UIView(), UIView())
      one.tag = 1
      two.tag = 2
      let interaction = Interaction(log)
      one.addInteraction(interaction)
      expectEqual(log.take(), ["willMove 1, of 0", "didMove 1, of 1"])
      two.addInteraction(interaction)
      expectEqual(
        log.take(),
        ["willMove 0, of 1", "didMove 0, of 0", "willMove 2, of 0", "didMove 2, of 1"])
      expectEqual(one.interactions.count, 0)
    }

    /// Fact load.properties: `updateProperties()` runs before the first layout, and in the pass after
    ///   `setNeedsUpdateProperties()`, first of the controller, then of its view.
    ///
    /// Source: `UIView.updateProperties()`; `UIViewController.updateProperties()`
    test("Properties are updated before the layout, when that is due") {
      let screen = Screen(log)
      stage.show(screen)
      expectEqual(
        log.take(),
        ["updateProperties", "view updateProperties", "unavailable ''", "layoutSubviews"])
      screen.view.setNeedsLayout()
      stage.clock.turn()
      expectEqual(log.take(), ["layoutSubviews"])
      screen.setNeedsUpdateProperties()
      stage.clock.turn()
      expectEqual(log.take(), ["updateProperties", "view updateProperties", "layoutSubviews"])
      screen.setNeedsUpdateProperties()
      screen.updatePropertiesIfNeeded()
      expectEqual(log.take(), ["updateProperties", "view updateProperties"])
    }

    /// Fact search.unavailable: The configuration for content that is not there is asked for anew after
    ///   `setNeedsUpdateContentUnavailableConfiguration()`, with the text of the search.
    ///
    /// Source: `UIViewController.setNeedsUpdateContentUnavailableConfiguration()`;
    ///   `UIContentUnavailableConfigurationState.searchText`
    test("What is in place of content follows the search") {
      let screen = Screen(log)
      screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
      stage.show(screen)
      _ = log.take()
      screen.navigationItem.searchController?.searchBar.text = "mars"
      screen.setNeedsUpdateContentUnavailableConfiguration()
      stage.clock.turn()
      expectEqual(log.take().first, "unavailable 'mars'")
      screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      let view = screen.view.subviews.last as? UIContentUnavailableView
      let shown = view?.configuration as? UIContentUnavailableConfiguration
      expectEqual(shown?.text, "No Results for “mars”")
      screen.contentUnavailableConfiguration = nil
      expectNil(view?.superview)
    }

    /// Fact load.scroll-end: After `setContentOffset(_:animated:)` with an animation the delegate hears of
    ///   its end, without one it does not.
    ///
    /// Source: `UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)`
    test("Scrolling by code tells the delegate, and the end if it is animated") {
      final class Listener: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        var ends = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          offsets.append(scrollView.contentOffset.y)
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
      }
      let (scrollView, listener) = (UIScrollView(), Listener())
      scrollView.delegate = listener
      stage.window.addSubview(scrollView)
      scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
      scrollView.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
      expectEqual(listener.ends, 0)
      scrollView.contentOffset.y = 9
      expectEqual(listener.offsets, [5, 9])
      stage.clock.drain()
      expectEqual(listener.ends, 1)
    }
  }
}
