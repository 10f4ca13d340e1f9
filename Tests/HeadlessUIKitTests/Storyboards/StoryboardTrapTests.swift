import Foundation
import HeadlessUIKit
import Testing

/// What UIKit raises where a storyboard or nib is asked for what it has not.
@MainActor
struct StoryboardTrapTests {
  private func expectRaise(
    _ result: ExitTest.Result?,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(text), sourceLocation: sourceLocation)
  }

  /// Fact exception.no-storyboard: A storyboard that does not exist raises when it is made.
  ///
  /// Source: [interface builder]
  @Test func `A storyboard that does not exist`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    }
    try expectRaise(result, "Could not find a storyboard named 'Nowhere' in bundle NSBundle <")
    try expectRaise(result, "NSInvalidArgumentException")
  }

  /// Fact exception.no-scene: An identifier that no scene has raises.
  ///
  /// Source: [interface builder]; `UIStoryboard.instantiateViewController(withIdentifier:)`
  @Test func `An identifier that no scene has`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
          withIdentifier: "LoginViewController")
      }
    }
    try expectRaise(
      result,
      "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier "
        + "'LoginViewController'\nThe Storyboard IDs of Main.storyboard are 'BuyViewController', "
        + "'Form', 'Lost', 'ShopViewController'.")
    try expectRaise(result, "NSInvalidArgumentException")
  }

  /// Fact exception.no-segue: Performing a segue that the scene does not have raises.
  ///
  /// Source: [interface builder]; `UIViewController.performSegue(withIdentifier:sender:)`
  @Test func `A segue that the scene does not have`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIStoryboard(name: "Tour", bundle: nil).instantiateViewController(
          withIdentifier: "Stop"
        ).performSegue(withIdentifier: "away", sender: nil)
      }
    }
    try expectRaise(result, "Receiver (<StopViewController>) has no segue with identifier 'away'")
  }

  /// Fact exception.creator: A creator whose controller was not made with the decoder raises.
  ///
  /// Source: [interface builder]
  @Test func `A creator that does not use the decoder`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
          identifier: "BuyViewController", creator: { _ in UIViewController() })
      }
    }
    try expectRaise(
      result, "Custom instantiated view controller must call -[super initWithCoder:]")
  }

  /// Fact exception.no-nib: A nib that does not exist raises when it is instantiated.
  ///
  /// Source: [interface builder]
  @Test func `A nib that does not exist`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController(nibName: "Nowhere", bundle: nil).loadViewIfNeeded() }
    }
    try expectRaise(result, "Could not load NIB in bundle: 'NSBundle <")
    try expectRaise(result, "(loaded)' with name 'Nowhere'")
  }
}
