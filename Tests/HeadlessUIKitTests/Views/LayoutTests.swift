import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct LayoutTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A constraint is kept by the nearest view above both") {
      let root = UIView()
      let left = UIView()
      let right = UIView()
      root.addSubview(left)
      root.addSubview(right)
      let between = left.trailingAnchor.constraint(equalTo: right.leadingAnchor, constant: -8)
      let width = left.widthAnchor.constraint(equalToConstant: 44)
      let edge = left.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
      NSLayoutConstraint.activate([between, width, edge])
      expectEqual(root.constraints, [between, edge])
      expectEqual(left.constraints, [width])
      expectTrue(between.isActive)
      expectSame(between.firstItem, left)
      expectEqual(between.firstAttribute, .trailing)
      expectSame(between.secondItem, right)
      expectEqual(between.constant, -8)
      NSLayoutConstraint.deactivate([between, width])
      expectEqual(root.constraints, [edge])
      expectTrue(left.constraints.isEmpty)
      expectFalse(between.isActive)
    }

    test("The layout guides of a view have its own guides that were read") {
      let view = UIScrollView()
      expectEqual(view.layoutGuides, [])
      let guides = [
        view.safeAreaLayoutGuide, view.keyboardLayoutGuide, view.layoutMarginsGuide,
        view.contentLayoutGuide, view.frameLayoutGuide,
      ]
      expectEqual(view.layoutGuides, guides)
      expectEqual(guides.map(\.owningView), Array(repeating: view, count: 5))
      expectSame(view.safeAreaLayoutGuide, guides[0])
      expectSame(view.keyboardLayoutGuide, guides[1])
    }

    test("A view that leaves takes along the constraints above it") {
      let (root, box, leaf, other) = (UIView(), UIView(), UIView(), UIView())
      for view in [box, other] { root.addSubview(view) }
      box.addSubview(leaf)
      let inner = leaf.topAnchor.constraint(equalTo: box.topAnchor)
      let edge = root.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor)
      let between = leaf.leadingAnchor.constraint(equalTo: other.leadingAnchor)
      let stays = other.topAnchor.constraint(equalTo: root.topAnchor)
      NSLayoutConstraint.activate([inner, edge, between, stays])
      box.removeFromSuperview()
      expectEqual(root.constraints, [stays])
      expectEqual(box.constraints, [inner])
      expectFalse(edge.isActive || between.isActive)
    }

    test("A view without constraints leaves the layout of those far above as it is") {
      final class Root: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
      }
      let (root, box, leaf) = (Root(), UIView(), UIView())
      root.addSubview(box)
      box.addSubview(leaf)
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      leaf.removeFromSuperview()
      root.layoutIfNeeded()
      expectEqual(root.layouts, 1)
    }

    test("Anchors make every kind of relation") {
      let view = UIView()
      let half = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
      expectEqual(half.multiplier, 0.5)
      expectEqual(half.relation, .equal)
      expectEqual(
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 3).relation, .lessThanOrEqual)
      let lower = view.centerYAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 1)
      expectEqual(lower.relation, .greaterThanOrEqual)
      expectEqual(lower.secondAttribute, .top)
    }

    /// Constraints are brought up to date before the layout that uses them.
    ///
    /// Fact load.constraints: After `setNeedsUpdateConstraints()` the next layout pass brings the
    ///   constraints up to date; the view of a controller has the controller do it.
    ///
    /// Source: `UIView.setNeedsUpdateConstraints()`; `UIViewController.updateViewConstraints()`
    ///
    /// Choice load.first-constraints: The first layout of a view asks for its constraints, too.
    test("Constraints are brought up to date before the layout, when they are marked") {
      final class Inner: UIView {
        let recorder: Recorder
        init(_ recorder: Recorder) {
          self.recorder = recorder
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func updateConstraints() {
          super.updateConstraints()
          recorder.note("inner constraints")
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          recorder.note("inner layout")
        }
      }
      final class Screen: NotingScreen {
        override func updateViewConstraints() {
          super.updateViewConstraints()
          recorder.note("view constraints")
        }
        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          recorder.note("willLayout")
        }
      }
      let stage = Stage()
      let screen = Screen(stage.recorder)
      let inner = Inner(stage.recorder)
      screen.view.addSubview(inner)
      stage.run {
        stage.window.rootViewController = screen
        stage.window.makeKeyAndVisible()
      }
      stage.expectAtRest(
        """
        view constraints
        willLayout
        inner constraints
        inner layout
        """)
      screen.view.setNeedsLayout()
      stage.run { screen.view.layoutIfNeeded() }
      stage.expectCalls("willLayout")
      inner.setNeedsUpdateConstraints()
      expectTrue(inner.needsUpdateConstraints())
      screen.view.updateConstraintsIfNeeded()
      expectFalse(inner.needsUpdateConstraints())
      stage.expectCalls("inner constraints")
      screen.view.setNeedsUpdateConstraints()
      stage.run { screen.view.layoutIfNeeded() }
      stage.expectCalls("view constraints\nwillLayout\ninner layout")
    }

    test("Priorities of content are kept by axis") {
      let label = UILabel()
      label.setContentHuggingPriority(.required, for: .horizontal)
      expectEqual(label.contentHuggingPriority(for: .horizontal), .required)
      expectEqual(label.contentHuggingPriority(for: .vertical), .defaultLow)
      expectEqual(label.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    }

    test("A stack arranges views in order and adds them as subviews") {
      let labels = ["a", "b", "c"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: [labels[0], labels[1]])
      stack.insertArrangedSubview(labels[2], at: 0)
      expectEqual(texts(stack.arrangedSubviews), "cab")
      expectEqual(stack.subviews.count, 3)
      stack.addArrangedSubview(labels[2])
      expectEqual(texts(stack.arrangedSubviews), "abc")
    }

    test("A view taken out of the arrangement stays a subview, not the other way round") {
      let views = [UIView(), UIView()]
      let stack = UIStackView(arrangedSubviews: views)
      stack.removeArrangedSubview(views[0])
      expectEqual(stack.arrangedSubviews, [views[1]])
      expectEqual(stack.subviews, views)
      views[1].removeFromSuperview()
      expectTrue(stack.arrangedSubviews.isEmpty)
    }

    test("Spacing after a view overrides the stack's") {
      let view = UIView()
      let stack = UIStackView(arrangedSubviews: [view, UIView()])
      expectEqual(stack.customSpacing(after: view), UIStackView.spacingUseDefault)
      stack.setCustomSpacing(24, after: view)
      expectEqual(stack.customSpacing(after: view), 24)
    }

    test("Margins are the same by side and by reading direction") {
      let view = UIView()
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4
      )
      expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    test("An indicator is not visible while it stands still") {
      let indicator = UIActivityIndicatorView(style: .large)
      expectTrue(indicator.isHidden)
      indicator.startAnimating()
      expectFalse(indicator.isHidden)
      indicator.stopAnimating()
      expectTrue(indicator.isHidden)
      indicator.hidesWhenStopped = false
      expectFalse(indicator.isHidden)
    }
  }

  private func texts(_ views: [UIView]) -> String {
    views.compactMap { ($0 as? UILabel)?.text }.joined()
  }
}
