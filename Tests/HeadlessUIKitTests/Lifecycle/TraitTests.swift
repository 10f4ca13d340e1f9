import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TraitTests {
  private final class Observer: UIViewController {
    let recorder: Recorder

    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (self: Self, previous: UITraitCollection) in
        self.recorder.note(
          "\(previous.horizontalSizeClass) to \(self.traitCollection.horizontalSizeClass)"
        )
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      recorder.note("traits")
    }
  }

  /// `registerForTraitChanges(_:handler:)`.
  @Test func `A registered closure hears of its traits and of no others`() {
    let stage = Stage()
    let observer = stage.run { Observer(stage.recorder) }
    stage.show(observer)
    stage.device.screen = ScreenMetrics(size: ScreenMetrics.pad.size, idiom: .pad)
    #expect(stage.take() == "traits\ncompact to regular")
    stage.device.screen = ScreenMetrics(size: CGSize(width: 900, height: 700), idiom: .mac)
    #expect(stage.take() == "traits")
  }

  @Test func `A view can register, and unregister`() {
    let stage = Stage()
    let root = stage.screen("A")
    stage.show(root)
    let view = root.view ?? UIView()
    let registration = view.registerForTraitChanges([UITraitUserInterfaceIdiom.self]) {
      (view: UIView, _: UITraitCollection) in
      stage.recorder.note("\(view.traitCollection.userInterfaceIdiom)")
    }
    stage.device.screen = .pad
    #expect(stage.take() == "pad")
    view.unregisterForTraitChanges(registration)
    stage.device.screen = .phone
    #expect(stage.take() == "")
  }

  /// `setOverrideTraitCollection(_:forChild:)`.
  @Test func `A container overrides traits of a child, and the child hears of it`() {
    let stage = Stage()
    let container = stage.screen("P")
    let child = stage.run { Observer(stage.recorder) }
    container.addChild(child)
    stage.show(container)
    stage.run { container.view.addSubview(child.view) }
    stage.clock.drain()
    _ = stage.take()
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    container.setOverrideTraitCollection(regular, forChild: child)
    #expect(stage.take() == "traits\ncompact to regular")
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceIdiom == .phone)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(container.traitCollection.horizontalSizeClass == .compact)
    #expect(container.overrideTraitCollection(forChild: child) == regular)
    container.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  /// `init(traitsFrom:)`: the last one counts.
  @Test func `Collections can be made from others`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .regular)
    #expect(merged.userInterfaceStyle == .unspecified)
  }

  // MARK: Overrides

  /// `traitOverrides` of a controller.
  @Test func `A controller overrides traits for itself, its view and its children`() {
    let stage = Stage()
    let container = stage.screen("P")
    let child = stage.run { Observer(stage.recorder) }
    container.addChild(child)
    stage.show(container)
    stage.run { container.view.addSubview(child.view) }
    stage.clock.drain()
    _ = stage.take()
    container.traitOverrides.horizontalSizeClass = .regular
    #expect(stage.take() == "traits\ncompact to regular")
    #expect(container.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
    #expect(container.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!container.traitOverrides.contains(UITraitVerticalSizeClass.self))
    container.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(stage.take() == "traits\nregular to compact")
  }

  /// `traitOverrides` of a view.
  @Test func `A view overrides traits for what is in it, not for its own controller`() {
    let stage = Stage()
    let container = stage.screen("P")
    let child = stage.run { Observer(stage.recorder) }
    container.addChild(child)
    stage.show(container)
    stage.run { container.view.addSubview(child.view) }
    stage.clock.drain()
    _ = stage.take()
    container.view.traitOverrides.userInterfaceIdiom = .mac
    #expect(stage.take() == "traits")
    #expect(child.traitCollection.userInterfaceIdiom == .mac)
    #expect(container.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func `A presentation controller overrides traits of what it presents`() {
    let stage = Stage()
    let root = stage.screen("A")
    let sheet = stage.screen("M")
    stage.show(root)
    sheet.presentationController?.traitOverrides.userInterfaceStyle = .dark
    stage.run { root.present(sheet, animated: false) }
    stage.clock.drain()
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    sheet.presentationController?.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(sheet.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `A trait can be overridden as unspecified`() {
    let stage = Stage()
    let root = stage.screen("A")
    stage.show(root)
    root.traitOverrides.userInterfaceStyle = .unspecified
    #expect(root.traitCollection.userInterfaceStyle == .unspecified)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.traitOverrides.verticalSizeClass = .compact
    #expect(root.traitCollection.layoutDirection == .rightToLeft)
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }
}
