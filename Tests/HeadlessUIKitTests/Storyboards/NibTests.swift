import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct NibTests {
  let stage = Stage()

  /// Fact storyboard.nib-name: A controller without a nib's name loads its view from the nib that
  ///   is called like its class, also without `Controller` at the end.
  ///
  /// Source: `UIViewController.nibName`
  ///
  /// Fact storyboard.owner: The owner's outlets are set before `viewDidLoad()`, and its
  ///   `awakeFromNib()` is not called.
  ///
  /// Source: [interface builder]
  @Test func `A controller finds the nib of its name`() throws {
    let ticket = stage.run { TicketViewController() }
    stage.show(ticket)
    #expect(ticket.numberWhenLoaded == "No. 1")
    #expect(ticket.awakenings == 0)
    try stage.input.tap(#require(ticket.view.subviews[1] as? UIButton))
    #expect(ticket.stamps == 1)
    #expect(stage.log == [])
  }

  @Test func `A controller loads the nib it is given`() {
    let ticket = stage.run { TicketViewController(nibName: "TicketView", bundle: .module) }
    stage.run { ticket.loadViewIfNeeded() }
    #expect(ticket.number.text == "No. 1")
  }

  /// Fact storyboard.nib: Instantiating a nib returns the objects of its top level, connected, after
  ///   `awakeFromNib()` of each.
  ///
  /// Source: `UINib.instantiate(withOwner:options:)`; [interface builder]
  @Test func `A nib makes its objects each time anew`() throws {
    let nib = UINib(nibName: "Badge", bundle: nil)
    let first = stage.run { nib.instantiate(withOwner: nil) }
    let badge = try #require(first.first as? BadgeView)
    #expect(badge.textWhenAwake == "New")
    #expect((first.last as? UILabel)?.text == "Beside")
    #expect(first.count == 2)
    let second = stage.run { Bundle.module.loadNibNamed("Badge", owner: nil) }
    #expect(second?.first as? BadgeView !== badge)
  }

  @Test func `A table makes cells from a nib`() {
    let table = stage.run { UITableView() }
    table.register(UINib(nibName: "PlaceCell", bundle: .module), forCellReuseIdentifier: "place")
    let cell = stage.run { table.dequeueReusableCell(withIdentifier: "place") } as? PlaceCell
    #expect(cell?.nameLabel.text == "From a nib")
    #expect(cell?.reuseIdentifier == "place")
  }

  @Test func `A nib can be given as data`() throws {
    let url = try #require(Bundle.module.url(forResource: "Badge", withExtension: "xib"))
    let nib = UINib(data: try Data(contentsOf: url), bundle: .module)
    #expect(stage.run { nib.instantiate(withOwner: nil) }.first is BadgeView)
  }
}
