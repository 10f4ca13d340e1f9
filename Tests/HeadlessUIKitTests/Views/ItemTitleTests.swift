import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ItemTitleTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A controller's title goes to its items, not the other way round") {
      let screen = UIViewController()
      screen.title = "Inbox"
      expectEqual(screen.navigationItem.title, "Inbox")
      expectEqual(screen.tabBarItem.title, "Inbox")
      screen.navigationItem.title = "Mail"
      expectEqual(screen.title, "Inbox")
      expectEqual(screen.tabBarItem.title, "Inbox")
      screen.title = "Sent"
      expectEqual(screen.navigationItem.title, "Sent")
    }

    /// Fact back.item-made: The navigation item is made when it is first asked for.
    ///
    /// Source: `UIViewController.navigationItem`
    test("Items are made once, with the title the controller has by then") {
      let screen = UIViewController()
      screen.title = "Inbox"
      expectSame(screen.navigationItem, screen.navigationItem)
      expectSame(screen.tabBarItem, screen.tabBarItem)
    }

    test("The responder chain goes from a view to its controller and on to the view above") {
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      let label = UILabel()
      child.view.addSubview(label)
      var chain: [UIResponder] = []
      var responder: UIResponder? = label
      while let current = responder, chain.count < 5 {
        chain.append(current)
        responder = current.next
      }
      expectEqual(
        chain.prefix(5).map(ObjectIdentifier.init),
        [
          label, child.view, child, parent.view, parent,
        ].map { ObjectIdentifier($0) })
    }

    /// Fact back.container-item: Of a container in a stack the bar shows the container's own item, not
    ///   its child's.
    ///
    /// Source: `UIViewController.navigationItem`
    test("The bar shows the item of the screen in the stack, not of its child") {
      let container = UIViewController()
      let child = UIViewController()
      container.title = "Container"
      child.title = "Child"
      container.addChild(child)
      let navigation = UINavigationController(rootViewController: container)
      expectSame(navigation.navigationBar.topItem, container.navigationItem)
      expectEqual(navigation.navigationBar.topItem?.title, "Container")
    }
  }
}
