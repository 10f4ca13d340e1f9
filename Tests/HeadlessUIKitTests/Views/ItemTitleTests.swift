import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ItemTitleTests {
  @Test func `A controller's title goes to its items, not the other way round`() {
    let screen = UIViewController()
    screen.title = "Inbox"
    #expect(screen.navigationItem.title == "Inbox")
    #expect(screen.tabBarItem.title == "Inbox")
    screen.navigationItem.title = "Mail"
    #expect(screen.title == "Inbox")
    #expect(screen.tabBarItem.title == "Inbox")
    screen.title = "Sent"
    #expect(screen.navigationItem.title == "Sent")
  }

  /// Fact back.item-made: The navigation item is made when it is first asked for.
  ///
  /// Source: `UIViewController.navigationItem`
  @Test func `Items are made once, with the title the controller has by then`() {
    let screen = UIViewController()
    screen.title = "Inbox"
    #expect(screen.navigationItem === screen.navigationItem)
    #expect(screen.tabBarItem === screen.tabBarItem)
  }

  @Test func `The responder chain goes from a view to its controller and on to the view above`() {
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
    #expect(
      chain.prefix(5).map(ObjectIdentifier.init)
        == [
          label, child.view, child, parent.view, parent,
        ].map { ObjectIdentifier($0) })
  }

  /// Fact back.container-item: Of a container in a stack the bar shows the container's own item, not
  ///   its child's.
  ///
  /// Source: `UIViewController.navigationItem`
  @Test func `The bar shows the item of the screen in the stack, not of its child`() {
    let container = UIViewController()
    let child = UIViewController()
    container.title = "Container"
    child.title = "Child"
    container.addChild(child)
    let navigation = UINavigationController(rootViewController: container)
    #expect(navigation.navigationBar.topItem === container.navigationItem)
    #expect(navigation.navigationBar.topItem?.title == "Container")
  }
}
