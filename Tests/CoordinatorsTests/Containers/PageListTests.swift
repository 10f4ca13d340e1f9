import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The pages that a coordinator lists, in one page view controller or in several.
@MainActor @Suite(.coordinators) struct PageListTests {
  @Test
  func `pain 21: one coordinator lists pages in two page view controllers, each with its own`()
    throws
  {
    let app = AppDriver(Shop.init(navigationController:))
    let shop = try #require(app.root as? Shop)
    let books = (0..<2).map { _ in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    let coupons = (0..<4).map { _ in Coupon() }
    for book in books { shop.show(book, animated: false) }
    shop.perform(.setPages([.child(coupons[0]), .child(coupons[1])], in: books[0]))
    shop.perform(
      .setPages([.child(coupons[2]), .child(coupons[3])], in: books[1], showsDots: true))
    app.settle()
    let pages = coupons.map { $0.rootViewController }
    #expect(
      books[0].dataSource?.pageViewController(books[0], viewControllerAfter: pages[0]) === pages[1])
    #expect(
      books[1].dataSource?.pageViewController(books[1], viewControllerAfter: pages[2]) === pages[3])
    #expect(books.map { $0.dataSource?.presentationCount(for: $0) } == [0, 2])
    #expect(coupons.allSatisfy { $0.isActive })
    shop.perform(.setPages([.child(coupons[3])], in: books[1]))
    app.settle()
    #expect(coupons.map { $0.isInactive } == [false, false, true, false])
  }

  @Test func `Dots of a list that is rejected are not shown`() throws {
    let app = AppDriver(Shop.init(navigationController:))
    let shop = try #require(app.root as? Shop)
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    shop.show(book, animated: false)
    shop.perform(.setPages([.screen(Screen("A")), .screen(Screen("B"))], in: book))
    app.settle()
    let handle = shop.perform(.setPages([.screen(shop.list)], in: book, showsDots: true))
    app.settle()
    #expect("\(handle.ended ?? .performed)".hasPrefix("rejected"))
    #expect(book.dataSource?.presentationCount(for: book) == 0)
  }
}
