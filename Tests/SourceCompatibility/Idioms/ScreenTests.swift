import CompactTesting
import Foundation
import Testing
import UIKit

// MARK: Initialisers

class CodedViewController: UIViewController {
  let viewModel: String

  init(viewModel: String) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class FormViewController: CodedViewController {
  private(set) var isEditable = false

  convenience init(editing name: String) {
    self.init(viewModel: name)
    isEditable = true
  }
}

class PlainViewController: UIViewController {
  var started = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    started = 1
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

class NibViewController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    modalPresentationStyle = .fullScreen
    hidesBottomBarWhenPushed = true
  }
}

class FlowNavigationController: UINavigationController {
  var name = ""

  convenience init(name: String, root: UIViewController) {
    self.init(rootViewController: root)
    self.name = name
  }
}

class StyledTabBarController: UITabBarController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.tintColor = .systemRed
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class CardView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  convenience init(text: String) {
    self.init(frame: .zero)
    label.text = text
  }
}

class RowCell: UITableViewCell {
  static let reuseIdentifier = String(describing: RowCell.self)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

// MARK: Screens made by generic code

enum ScreenFactory {
  @MainActor static func make<T: UIViewController>(_ configure: (T) -> Void = { _ in }) -> T {
    let screen = T()
    configure(screen)
    return screen
  }

  @MainActor static func make<T: UIViewController>(_ type: T.Type) -> T {
    type.init()
  }

  @MainActor static func make<T: UIViewController>(_ type: T.Type, nib: String) -> T {
    T(nibName: nib, bundle: .main)
  }

  @MainActor static func wrap<N: UINavigationController>(
    _ screen: UIViewController, in type: N.Type
  ) -> N {
    type.init(rootViewController: screen)
  }

  @MainActor static let kinds: [String: UIViewController.Type] = [
    "plain": PlainScreen.self, "tabs": StyledTabBarController.self,
  ]

  @MainActor static let stack: UINavigationController.Type = NamedNavigationController.self
}

class NamedNavigationController: UINavigationController {
  var name = "named"
}

class PlainScreen: UIViewController {
  var count = 7
}

struct ScreenTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Initialisers chain as apps write them") {
      expectEqual(CodedViewController(viewModel: "a").viewModel, "a")
      expectTrue(FormViewController(editing: "b").isEditable)
      expectEqual(PlainViewController().started, 1)
      expectEqual(NibViewController().modalPresentationStyle, .fullScreen)
      expectTrue(NibViewController(nibName: nil, bundle: nil).hidesBottomBarWhenPushed)
      let flow = FlowNavigationController(name: "login", root: PlainViewController())
      expectEqual(flow.name, "login")
      expectEqual(flow.viewControllers.count, 1)
      expectEqual(StyledTabBarController().tabBar.tintColor, .systemRed)
      expectEqual(CardView(text: "x").subviews.count, 1)
    }

    test("Generic code makes screens of the class it is told") {
      let screen: PlainScreen = ScreenFactory.make { $0.title = "Made" }
      expectEqual(screen.count, 7)
      expectEqual(screen.title, "Made")
      expectEqual(ScreenFactory.make(PlainScreen.self).count, 7)
      expectTrue(ScreenFactory.make(NibViewController.self).hidesBottomBarWhenPushed)
      expectEqual(ScreenFactory.make(StyledTabBarController.self).tabBar.tintColor, .systemRed)
      let named = ScreenFactory.make(PlainScreen.self, nib: "Plain")
      expectEqual(named.nibName, "Plain")
      expectEqual(named.count, 7)
      let wrapped = ScreenFactory.wrap(screen, in: NamedNavigationController.self)
      expectEqual(wrapped.name, "named")
      expectSame(wrapped.topViewController, screen)
      let stack = ScreenFactory.stack.init(rootViewController: named)
      expectEqual((stack as? NamedNavigationController)?.name, "named")
      expectSame(stack.topViewController, named)
      let made = ScreenFactory.kinds.mapValues { $0.init() }
      expectEqual((made["plain"] as? PlainScreen)?.count, 7)
      expectTrue(made["tabs"] is StyledTabBarController)
      expectEqual(UIPageViewController().transitionStyle, .pageCurl)
    }
  }
}
