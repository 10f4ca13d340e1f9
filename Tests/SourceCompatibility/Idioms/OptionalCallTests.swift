import CompactTesting
import Foundation
import Testing
import UIKit
import UserNotifications

// Tests of apps call the delegates of lists and fields as Objective-C's optional methods are called.

final class OptionalCallScreen: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate, UITextViewDelegate
{
  let tableView = UITableView()
  let textField = UITextField()
  let textView = UITextView()
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    textField.delegate = self
    textView.delegate = self
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 80 : UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber)
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    text != "\n"
  }
}

final class OptionalCallNotifications: NSObject, UNUserNotificationCenterDelegate {
  var opened = 0

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {
    opened += 1
  }
}

final class OptionalCallWindows: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?
}

/// Code from before main actors, whose functions are not isolated.
final class OptionalCallForwarder {
  weak var tabs: (any UITabBarControllerDelegate)?
  weak var field: (any UITextFieldDelegate)?
  weak var stack: (any UINavigationControllerDelegate)?
  weak var sheet: (any UIAdaptivePresentationControllerDelegate)?
  weak var scene: (any UISceneDelegate)?
  weak var app: (any UIApplicationDelegate)?

  func forward(_ container: UITabBarController, _ screen: UIViewController) -> Bool {
    tabs?.tabBarController?(container, didSelect: screen)
    return tabs?.tabBarController?(container, shouldSelect: screen) ?? false
  }

  func forward(_ container: UINavigationController, _ screen: UIViewController) {
    stack?.navigationController?(container, willShow: screen, animated: false)
  }

  func forward(_ text: UITextField) -> Bool {
    field?.textFieldDidBeginEditing?(text)
    return field?.textFieldShouldReturn?(text) ?? false
  }

  func forward(_ manager: UIPresentationController, _ connected: UIScene) {
    sheet?.presentationControllerDidDismiss?(manager)
    scene?.sceneDidBecomeActive?(connected)
  }

  func root(of window: UIWindow?) -> UIViewController? {
    app?.applicationDidBecomeActive?(.shared)
    return window?.rootViewController ?? app?.window??.rootViewController
  }
}

final class OptionalCallTabs: NSObject, UITabBarControllerDelegate {
  var heard: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    heard.append("begin")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    heard.append("end \(changed)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    heard.append("ended \(changed)")
  }
}

struct OptionalCallTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The delegate that a table has is called, and its data source") {
      let screen = OptionalCallScreen()
      screen.loadViewIfNeeded()
      let (table, first) = (screen.tableView, IndexPath(row: 0, section: 0))
      table.delegate?.tableView?(table, didSelectRowAt: first)
      expectEqual(screen.calls, ["select 0"])
      expectEqual(table.delegate?.tableView?(table, heightForRowAt: first), 80)
      expectEqual(table.delegate?.tableView?(table, heightForHeaderInSection: 0), 0)
      expectEqual(
        table.delegate?.tableView?(table, heightForFooterInSection: 0),
        UITableView.automaticDimension)
      expectEqual(table.delegate?.tableView?(table, shouldHighlightRowAt: first), true)
      table.delegate?.tableView?(table, didHighlightRowAt: first)
      table.delegate?.tableView?(table, didUnhighlightRowAt: first)
      expectEqual(table.delegate?.tableView?(table, willSelectRowAt: first), first)
      expectNil(table.dataSource?.tableView?(table, titleForHeaderInSection: 0))
      expectEqual(table.dataSource?.tableView(table, numberOfRowsInSection: 0), 3)
      expectEqual(table.dataSource?.tableView?(table, canEditRowAt: first), true)
      expectNil(
        table.delegate?.tableView?(
          table, contextMenuConfigurationForRowAt: first, point: .zero) ?? nil)
      let typed: (any UITableViewDelegate)? = screen
      typed?.tableView?(table, didSelectRowAt: first)
      expectEqual(screen.calls.count, 2)
      let scroll: (any UIScrollViewDelegate)? = UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout())
      expectNil(scroll?.tableView)
    }

    test("The delegates of fields and of notifications are called") {
      let screen = OptionalCallScreen()
      screen.loadViewIfNeeded()
      let range = NSRange(location: 0, length: 0)
      let field = screen.textField
      expectEqual(
        field.delegate?.textField?(
          field, shouldChangeCharactersIn: range, replacementString: "1"), true)
      expectEqual(
        field.delegate?.textField?(
          field, shouldChangeCharactersIn: range, replacementString: "a"), false)
      let delegate: (any UITextViewDelegate)? = screen
      expectEqual(
        delegate?.textView?(screen.textView, shouldChangeTextIn: range, replacementText: "\n"),
        false)
      let listener = OptionalCallNotifications()
      let center = UNUserNotificationCenter.current()
      center.delegate = listener
      center.delegate?.userNotificationCenter?(center, openSettingsFor: nil)
      expectEqual(listener.opened, 1)
      center.delegate = nil
    }

    test("A delegate's window is an optional property that may be nil") {
      let owner = OptionalCallWindows()
      let (app, scene): ((any UIApplicationDelegate)?, (any UIWindowSceneDelegate)?) = (
        owner, owner
      )
      expectNil(app?.window??.rootViewController)
      owner.window = UIWindow()
      owner.window?.rootViewController = UIViewController()
      expectSame(app?.window??.rootViewController, owner.window?.rootViewController)
      expectSame(scene?.window??.rootViewController, owner.window?.rootViewController)
      expectSame(app?.window ?? nil, owner.window)
      if let window = app?.window { expectSame(window, owner.window) }
    }

    test("The delegates of stacks and of columns are asked and called") {
      final class Listener: NSObject, UINavigationControllerDelegate, UISplitViewControllerDelegate
      {
        var heard: [String] = []
        func splitViewController(
          _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { heard.append("show \(column)") }
        func splitViewController(
          _ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
        ) { heard.append("change to \(mode)") }
      }
      let (stack, split) = (UINavigationController(), UISplitViewController(style: .doubleColumn))
      let listener = Listener()
      (stack.delegate, split.delegate) = (listener, listener)
      split.delegate?.splitViewController?(split, willShow: .primary)
      split.delegate?.splitViewController?(split, willChangeTo: .secondaryOnly)
      split.delegate?.splitViewController?(split, willHide: .primary)
      split.delegate?.splitViewControllerDidCollapse?(split)
      split.delegate?.splitViewControllerDidExpand?(split)
      stack.delegate?.navigationController?(stack, didShow: UIViewController(), animated: false)
      expectEqual(
        split.delegate?.splitViewController?(
          split, topColumnForCollapsingToProposedTopColumn: .primary), .primary)
      expectEqual(listener.heard, ["show primary", "change to secondaryOnly"])
    }

    test("Functions that are not isolated call optional methods") {
      let (forwarder, delegate, screen) = (
        OptionalCallForwarder(), OptionalCallTabs(), UIViewController()
      )
      let tabs = UITabBarController()
      forwarder.tabs = delegate
      expectTrue(forwarder.forward(tabs, screen))
      expectFalse(forwarder.forward(UITextField()))
      tabs.delegate = delegate
      tabs.delegate?.tabBarController?(tabs, willBeginCustomizing: [screen])
      tabs.delegate?.tabBarController?(tabs, willEndCustomizing: [screen], changed: true)
      tabs.delegate?.tabBarController?(tabs, didEndCustomizing: [screen], changed: true)
      expectEqual(delegate.heard, ["begin", "end true", "ended true"])
    }

    test("Views that draw, hear touches or have input views compile and keep their data") {
      final class Pad: UIView {
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { UIToolbar() }
        override func draw(_ rect: CGRect) { heard.append("draw") }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
          heard.append("began \(touches.first?.tapCount ?? 0)")
        }
      }
      let (pad, inner) = (Pad(), UIView())
      pad.addSubview(inner)
      inner.touchesBegan([UITouch()], with: UIEvent())
      inner.touchesEnded([UITouch()], with: nil)
      expectEqual(pad.heard, ["began 0"])
      expectTrue(pad.inputAccessoryView is UIToolbar)
      let field = UITextField()
      field.inputAccessoryView = pad
      field.inputView = inner
      expectSame(field.inputAccessoryView, pad)
      expectSame(field.inputView, inner)
      let view = UITextView()
      view.inputAccessoryView = pad
      view.inputView = inner
      expectSame(view.inputAccessoryView, pad)
      expectSame(view.inputView, inner)
    }
  }
}
