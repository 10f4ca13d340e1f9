import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct ViewHierarchyTests: TableSuite {
  let log = CallLog()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A view that enters a window hears will before did") {
      let window = UIWindow(frame: .zero)
      let child = LoggedView("child", log)
      window.addSubview(child)
      expectEqual(
        Set(log.lines.prefix(2)),
        [
          "child willMove(toSuperview: UIWindow)", "child willMove(toWindow: window)",
        ])
      expectEqual(
        Set(log.lines.dropFirst(2)), ["child didMoveToSuperview", "child didMoveToWindow"])
    }

    test("A whole subtree hears of the window, only its root of the superview") {
      let window = UIWindow(frame: .zero)
      let parent = LoggedView("parent", log)
      let child = LoggedView("child", log)
      parent.addSubview(child)
      expectEqual(
        log.take(),
        [
          "child willMove(toSuperview: LoggedView)", "child didMoveToSuperview",
          "parent didAddSubview(child)",
        ])
      window.addSubview(parent)
      expectEqual(
        log.take().filter { $0.hasPrefix("child") },
        [
          "child willMove(toWindow: window)", "child didMoveToWindow",
        ])
      parent.removeFromSuperview()
      expectEqual(
        log.take().filter { $0.hasPrefix("child") },
        [
          "child willMove(toWindow: nil)", "child didMoveToWindow",
        ])
      expectNil(child.window)
      expectSame(child.superview, parent)
    }

    test("A view that gets another superview leaves its old one first") {
      let first = LoggedView("first", log)
      let second = LoggedView("second", log)
      let child = UIView()
      first.addSubview(child)
      _ = log.take()
      second.addSubview(child)
      expectEqual(log.take(), ["first willRemoveSubview(UIView)", "second didAddSubview(UIView)"])
      expectTrue(first.subviews.isEmpty)
      expectSame(child.superview, second)
    }

    test("Moving inside a window does not tell of the window") {
      let window = UIWindow(frame: .zero)
      let box = UIView()
      window.addSubview(box)
      let child = LoggedView("child", log)
      window.addSubview(child)
      _ = log.take()
      box.addSubview(child)
      expectEqual(log.take(), ["child willMove(toSuperview: UIView)", "child didMoveToSuperview"])
    }

    test("Subviews keep the order in which they are inserted and reordered") {
      let parent = UIView()
      let views = (0..<5).map { number in
        let view = UIView()
        view.tag = number
        return view
      }
      parent.addSubview(views[0])
      parent.addSubview(views[1])
      parent.insertSubview(views[2], at: 0)
      parent.insertSubview(views[3], belowSubview: views[1])
      parent.insertSubview(views[4], aboveSubview: views[2])
      expectEqual(parent.subviews.map(\.tag), [2, 4, 0, 3, 1])
      parent.bringSubviewToFront(views[2])
      parent.sendSubviewToBack(views[1])
      expectEqual(parent.subviews.map(\.tag), [1, 4, 0, 3, 2])
      parent.addSubview(views[4])
      expectEqual(parent.subviews.map(\.tag), [1, 0, 3, 2, 4])
      expectSame(parent.viewWithTag(3), views[3])
    }

    test("A superview that is gone leaves its subviews without one") {
      let child = UIView()
      weak var freed: UIView?
      do {
        let parent = UIView()
        freed = parent
        parent.addSubview(child)
      }
      expectNil(freed)
      expectNil(child.superview)
    }

    test("The frame follows from bounds and centre") {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
      expectEqual(view.center, CGPoint(x: 25, y: 40))
      view.bounds.size = CGSize(width: 10, height: 10)
      expectEqual(view.frame, CGRect(x: 20, y: 35, width: 10, height: 10))
      view.frame.origin = .zero
      expectEqual(view.center, CGPoint(x: 5, y: 5))
    }

    test("A layout pass visits what is due, once, from the top down") {
      let root = LoggedView("root", log)
      let left = LoggedView("left", log)
      let right = LoggedView("right", log)
      let leaf = LoggedView("leaf", log)
      root.addSubview(left)
      root.addSubview(right)
      right.addSubview(leaf)
      _ = log.take()
      root.layoutIfNeeded()
      expectEqual(log.take(), ["root layout", "left layout", "right layout", "leaf layout"])
      leaf.setNeedsLayout()
      root.layoutIfNeeded()
      root.layoutIfNeeded()
      expectEqual(log.take(), ["leaf layout"])
    }

    test("The tint colour comes from above unless a view has its own") {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      parent.tintColor = .systemRed
      expectEqual(child.tintColor, .systemRed)
      child.tintColor = .systemBlue
      parent.tintColor = .systemGreen
      expectEqual(child.tintColor, .systemBlue)
      child.tintColor = nil
      expectEqual(child.tintColor, .systemGreen)
    }
  }
}

private final class LoggedView: UIView {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    let text = newSuperview.map { "\(type(of: $0))" } ?? "nil"
    log.note("\(name) willMove(toSuperview: \(text))")
  }
  override func didMoveToSuperview() { log.note("\(name) didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.note("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { log.note("\(name) didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) {
    log.note("\(name) didAddSubview(\((subview as? LoggedView)?.name ?? "UIView"))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    log.note("\(name) willRemoveSubview(\((subview as? LoggedView)?.name ?? "UIView"))")
  }
  override func layoutSubviews() { log.note("\(name) layout") }
}
