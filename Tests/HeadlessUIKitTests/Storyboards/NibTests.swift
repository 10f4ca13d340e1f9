import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct NibTests: StageSuite {
  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact storyboard.nib-name: A controller without a nib's name loads its view from the nib that
    ///   is called like its class, also without `Controller` at the end.
    ///
    /// Source: `UIViewController.nibName`
    ///
    /// Fact storyboard.owner: The owner's outlets are set before `viewDidLoad()`, and its
    ///   `awakeFromNib()` is not called.
    ///
    /// Source: [interface builder]
    test("A controller finds the nib of its name") {
      let ticket = TicketViewController()
      stage.show(ticket)
      expectEqual(ticket.numberWhenLoaded, "No. 1")
      expectEqual(ticket.awakenings, 0)
      try stage.input.tap(require(ticket.view.subviews[1] as? UIButton))
      expectEqual(ticket.stamps, 1)
      expectEqual(stage.log, [])
    }

    test("A controller loads the nib it is given") {
      let ticket = TicketViewController(nibName: "TicketView", bundle: .module)
      ticket.loadViewIfNeeded()
      expectEqual(ticket.number.text, "No. 1")
    }

    test("A cell can be the class of a plain view in a nib") {
      let file = try WrittenFile(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch"><objects>
        <view id="v" customClass="PlaceCell" customModule="HeadlessUIKitTests"><subviews>
        <label text="In a view" id="l"/></subviews><connections>
        <outlet property="nameLabel" destination="l" id="o"/></connections></view></objects>
        </document>
        """, extension: "xib")
      let table = UITableView()
      table.register(
        UINib(nibName: file.name, bundle: file.bundle), forCellReuseIdentifier: "place")
      let cell = table.dequeueReusableCell(withIdentifier: "place") as? PlaceCell
      expectEqual(cell?.nameLabel?.text, "In a view")
      expectTrue(cell?.nameLabel?.isDescendant(of: try require(cell)) ?? false)
    }

    /// Fact storyboard.nib: Instantiating a nib returns the objects of its top level, connected, after
    ///   `awakeFromNib()` of each.
    ///
    /// Source: `UINib.instantiate(withOwner:options:)`; [interface builder]
    test("A nib makes its objects each time anew") {
      let nib = UINib(nibName: "Badge", bundle: nil)
      let first = nib.instantiate(withOwner: nil)
      let badge = try require(first.first as? BadgeView)
      expectEqual(badge.textWhenAwake, "New")
      expectEqual((first.last as? UILabel)?.text, "Beside")
      expectEqual(first.count, 2)
      let second = Bundle.module.loadNibNamed("Badge", owner: nil)
      #expect(second?.first as? BadgeView !== badge)
    }

    test("A table makes cells from a nib") {
      let table = UITableView()
      table.register(UINib(nibName: "PlaceCell", bundle: .module), forCellReuseIdentifier: "place")
      let cell = table.dequeueReusableCell(withIdentifier: "place") as? PlaceCell
      expectEqual(cell?.nameLabel.text, "From a nib")
      expectEqual(cell?.accessoryChanges, 0)
      expectEqual(cell?.reuseIdentifier, "place")
    }

    test("A nib can be given as data") {
      let url = try require(Bundle.module.url(forResource: "Badge", withExtension: "xib"))
      let nib = UINib(data: try Data(contentsOf: url), bundle: .module)
      expectTrue(nib.instantiate(withOwner: nil).first is BadgeView)
    }

    test("A view in place of content that comes from a nib shows its configuration") {
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="a" customClass="UIContentUnavailableView"/>
        </objects></document>
        """
      let nib = UINib(data: Data(xib.utf8), bundle: nil)
      let view = nib.instantiate(withOwner: nil).first as? UIContentUnavailableView
      var content = UIContentUnavailableConfiguration.empty()
      content.text = "Nothing"
      view?.configuration = content
      let stack = view?.subviews.first as? UIStackView
      expectEqual((stack?.arrangedSubviews.first as? UILabel)?.text, "Nothing")
    }
  }
}
