import HeadlessUIKit

extension TrapTests {
  /// What storyboards and nibs raise when they are asked for what they have not.
  func storyboards(_ test: inout TrapTable) {
    /// Fact exception.no-storyboard: A storyboard that does not exist raises when it is made.
    ///
    /// Source: [interface builder]
    test(
      "A storyboard that does not exist",
      "Could not find a storyboard named 'Nowhere' in bundle NSBundle <",
      "NSInvalidArgumentException"
    ) {
      _ = UIStoryboard(name: "Nowhere", bundle: nil)
    }

    /// Fact exception.no-scene: An identifier that no scene has raises.
    ///
    /// Source: [interface builder]; `UIStoryboard.instantiateViewController(withIdentifier:)`
    test(
      "An identifier that no scene has",
      "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier "
        + "'LoginViewController'\nThe Storyboard IDs of Main.storyboard are 'BuyViewController', "
        + "'Form', 'Lost', 'ShopViewController'.",
      "NSInvalidArgumentException"
    ) {
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
        withIdentifier: "LoginViewController")
    }

    /// Fact exception.no-segue: Performing a segue that the scene does not have raises.
    ///
    /// Source: [interface builder]; `UIViewController.performSegue(withIdentifier:sender:)`
    test(
      "A segue that the scene does not have",
      "Receiver (<StopViewController>) has no segue with identifier 'away'"
    ) {
      UIStoryboard(name: "Tour", bundle: nil).instantiateViewController(
        withIdentifier: "Stop"
      ).performSegue(withIdentifier: "away", sender: nil)
    }

    /// Fact exception.push-segue: A push segue from a screen without a navigation controller raises.
    ///
    /// Source: PageMenu/PageMenu#11
    test(
      "A push segue without a navigation controller", "NSGenericException",
      "Could not find a navigation controller for segue 'go'. Push segues can only be used when the "
        + "source controller is managed by an instance of UINavigationController."
    ) {
      (try? WrittenFile.segue("kind=\"push\""))?.performSegue(withIdentifier: "go", sender: nil)
    }

    /// Fact exception.creator: A creator whose controller was not made with the decoder raises.
    ///
    /// Source: [interface builder]
    test(
      "A creator that does not use the decoder",
      "Custom instantiated view controller must call -[super initWithCoder:]"
    ) {
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
        identifier: "BuyViewController", creator: { _ in UIViewController() })
    }

    /// Fact exception.no-nib: A nib that does not exist raises when it is instantiated.
    ///
    /// Source: [interface builder]
    test(
      "A nib that does not exist", "Could not load NIB in bundle: 'NSBundle <",
      "(loaded)' with name 'Nowhere'"
    ) {
      UIViewController(nibName: "Nowhere", bundle: nil).loadViewIfNeeded()
    }
  }
}
