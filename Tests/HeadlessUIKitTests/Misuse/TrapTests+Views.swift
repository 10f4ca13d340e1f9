import Foundation
import HeadlessUIKit

extension TrapTests {
  /// What views, lists, pages and animators raise.
  func views(_ test: inout TrapTable) {
    test("A view below itself") {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      child.addSubview(parent)
    }

    test("A constraint of views without a common ancestor") {
      UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
    }

    test(
      "A cell of a table that nobody registered",
      "unable to dequeue a cell with identifier x - must register"
    ) {
      let table = UITableView()
      _ = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
    }

    /// Fact exception.scroll-row: Scrolling to a row that is not there raises, but `NSNotFound` as the row
    ///   leads to a section.
    ///
    /// Source: itsmeichigo/DateTimePicker#91; `UITableView.scrollToRow(at:at:animated:)`
    test(
      "Scrolling to a row that is not there", "NSRangeException",
      "Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 rows in "
        + "section 0."
    ) {
      let rows = Numbers()
      for row in [2, NSNotFound, 3] {
        let place = IndexPath(row: row, section: 0)
        rows.tableView.scrollToRow(at: place, at: .top, animated: false)
      }
    }

    // Known from SURYAKANTSHARMA/CountryPicker#54
    test(
      "Scrolling to a section that is not there",
      "Attempted to scroll the table view to an out-of-bounds section (18) when there are only 1 "
        + "sections."
    ) {
      let rows = Numbers()
      rows.tableView.scrollToRow(at: IndexPath(row: 0, section: 18), at: .top, animated: false)
    }

    test(
      "A cell of a collection that nobody registered",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier x"
    ) {
      let layout = UICollectionViewLayout()
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let place = IndexPath(item: 0, section: 0)
      _ = collection.dequeueReusableCell(withReuseIdentifier: "x", for: place)
    }

    // Known from mozilla-mobile/firefox-ios#23056
    test(
      "The same item twice",
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
    }

    test(
      "Items without a section are rejected with UIKit's words",
      "There are currently no sections in the data source."
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }

    test(
      "Reloading an item that is not there",
      "Attempted to reload item identifier that does not exist in the snapshot: 7"
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.reloadItems([7])
    }

    /// Fact exception.page-count: Setting more or fewer pages than the transition takes raises.
    ///
    /// Source: NYPL-Simplified/Simplified-iOS#781; Taehyeon-Kim/TIL#18
    test(
      "The wrong number of pages",
      "'NSInvalidArgumentException', reason: 'The number of view controllers provided (0) "
        + "doesn't match the number required (1) for the requested transition'"
    ) {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers([], direction: .forward, animated: false)
    }

    // Two around a spine in the middle; with backs, two where the turn is seen.
    test(
      "A spine in the middle takes two pages", "provided (1) doesn't match the number required (2)"
    ) {
      UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
      )
      .setViewControllers([UIViewController()], direction: .forward, animated: false)
    }

    test("Taking the backs away around a spine in the middle") {
      UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid]
      ).isDoubleSided = false
    }

    test(
      "A spine in the middle without two pages",
      "The number of view controllers provided (1) doesn't match"
    ) {
      let stage = Stage()
      let (container, source) = stage.book("ABC", .pageCurl)
      stage.show(container)
      source.onSpine = { _ in .mid }
      stage.device.screen.size = .init(width: 844, height: 390)
      stage.clock.drain()
    }

    test(
      "Finishing what was not stopped",
      "finishAnimationAtPosition: should only be called on a stopped animator!"
    ) {
      UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
    }
  }
}
