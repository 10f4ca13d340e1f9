import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// The idiom of countless apps and articles, word for word.
@MainActor
protocol Storyboarded {
  static func instantiate() -> Self
}

extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    let className = String(describing: self)
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
    // swift-format-ignore: NeverForceUnwrap
    return storyboard.instantiateViewController(identifier: className) as! Self
  }
}

extension ShopViewController: Storyboarded {}

struct StoryboardTests: StageSuite {
  let stage = Stage()

  private func main() -> UIStoryboard {
    stage.run { UIStoryboard(name: "Main", bundle: nil) }
  }

  /// Shows a form in a root, and taps its button, whose action goes to the first responder.
  private func sendForm(in root: UIViewController) throws {
    stage.show(root)
    let form = stage.run { main().instantiateViewController(withIdentifier: "Form") }
    stage.run {
      root.addChild(form)
      root.view.addSubview(form.view)
      form.didMove(toParent: root)
    }
    let button = try require(form.view.viewWithTag(7) as? UIButton)
    stage.run { button.sendActions(for: .touchUpInside) }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Storyboarded makes the screen's own class") {
      let shop = ShopViewController.instantiate()
      expectEqual(shop.title, "Shop")
      expectEqual(shop.navigationItem.title, "The Shop")
      expectEqual(shop.restorationIdentifier, "ShopViewController")
      expectEqual(stage.log, [])
    }

    /// Fact storyboard.order: A controller is initialised by `init(coder:)` with its title and
    ///   storyboard known, then items of bars are connected, then `awakeFromNib()` is called; outlets
    ///   of views are nil until the view is loaded, and set before `viewDidLoad()`.
    ///
    /// Source: [interface builder]
    test("Outlets are connected in two steps") {
      let storyboard = main()
      let shop = try require(
        storyboard.instantiateViewController(withIdentifier: "ShopViewController")
          as? ShopViewController)
      expectFalse(shop.isViewLoaded)
      expectSame(shop.storyboard, storyboard)
      shop.loadViewIfNeeded()
      expectEqual(
        shop.calls,
        [
          "init title:Shop storyboard:true",
          "awake add:true greeting:false",
          "didLoad greeting:Welcome buttons:2",
        ])
      expectEqual(shop.greeting.font, .preferredFont(forTextStyle: .title1))
      expectEqual(shop.greeting.textColor, .secondaryLabel)
      expectFalse(shop.greeting.isUserInteractionEnabled)
    }

    test("Actions of buttons and bar buttons reach the controller") {
      let shop = try require(main().instantiateInitialViewController() as? ShopViewController)
      stage.show(UINavigationController(rootViewController: shop))
      shop.calls = []
      try stage.input.tap(shop.buttons[0])
      try stage.input.tap(shop.buttons[1])
      try stage.input.tap(shop.addButton)
      expectEqual(shop.calls, ["buy Buy", "create UIButton", "create UIBarButtonItem"])
    }

    /// Fact storyboard.initial: Without an entry point there is no initial controller.
    ///
    /// Source: `UIStoryboard.instantiateInitialViewController()`; [interface builder]
    test("A storyboard without an entry point has no initial controller") {
      let file = try WrittenFile(
        WrittenFile.storyboard(
          "", scene: #"<viewController id="A" sceneMemberID="viewController"/>"#)
      )
      let storyboard = UIStoryboard(name: file.name, bundle: file.bundle)
      expectNil(storyboard.instantiateInitialViewController())
      expectEqual(stage.log, [])
    }

    /// Fact storyboard.creator: A creator gets the decoder and makes the controller; where it returns
    ///   nil the class in the file is made.
    ///
    /// Source: `UIStoryboard.instantiateViewController(identifier:creator:)`; [interface builder]
    test("A creator makes the controller from the decoder") {
      let made = main().instantiateViewController(identifier: "BuyViewController") {
        BuyViewController(coder: $0, product: "a year")
      }
      expectEqual(made.product, "a year")
      expectEqual(made.modalPresentationStyle, .fullScreen)
      expectTrue(made.hidesBottomBarWhenPushed)
      let left: BuyViewController = main().instantiateViewController(
        identifier: "BuyViewController", creator: { _ in nil })
      expectEqual(left.product, "by coder")
    }

    /// Fact storyboard.attributes: User-defined runtime attributes are set before `awakeFromNib()`.
    ///
    /// Source: [interface builder]
    test("Runtime attributes are set before the object awakes") {
      let screen = main().instantiateViewController(withIdentifier: "BuyViewController")
      let label = try require(screen.view.subviews.first as? PriceLabel)
      expectEqual(label.text, "A subscription\nfor a year")
      expectEqual(label.currency, "€")
      expectEqual(label.price, 42)
      expectTrue(label.isReduced)
      expectEqual(label.priceWhenAwake, 42)
      expectEqual(label.font, .boldSystemFont(ofSize: 20))
      expectEqual(stage.log, [])
    }

    /// Fact storyboard.attributes-controller: A controller has its runtime attributes in
    ///   `awakeFromNib()` and in `viewDidLoad()`.
    ///
    /// Source: [interface builder]
    test("A controller has its runtime attributes before it awakes") {
      let screen = try marked("mark")
      screen.loadViewIfNeeded()
      expectEqual(screen.calls, ["awake blue", "didLoad blue"])
      expectEqual(stage.log, [])
    }

    /// Fact log.attribute: A runtime attribute that the class does not have is logged and left out.
    ///
    /// Source: [interface builder]
    test("A runtime attribute that the class does not have is noted") {
      let screen = try marked("colour")
      screen.loadViewIfNeeded()
      expectEqual(screen.calls, ["awake none", "didLoad none"])
      expectEqual(
        stage.log.map { String($0.prefix { $0 != "\n" }) },
        [
          "Written.storyboard:7: Failed to set (colour) user defined inspected property on "
            + "(<MarkedViewController>) to blue."
        ])
    }

    test("Controls have what the file says") {
      let form = main().instantiateViewController(withIdentifier: "Form")
      let views = try require(form.view?.subviews)
      let name = try require(views[0] as? UITextField)
      expectEqual(name.placeholder, "Name")
      expectTrue(name.borderStyle == .roundedRect && name.clearButtonMode == .whileEditing)
      expectTrue(name.autocapitalizationType == .words && name.returnKeyType == .next)
      let password = try require(views[1] as? UITextField)
      expectTrue(password.text == "secret" && password.isSecureTextEntry)
      expectTrue(password.keyboardType == .emailAddress && password.textContentType == .password)
      let terms = try require(views[2] as? UITextView)
      expectTrue(terms.text == "Terms\nand conditions" && !terms.isEditable)
      expectEqual((views[3] as? UISwitch)?.isOn, true)
      let segments = try require(views[4] as? UISegmentedControl)
      expectTrue(segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 2) == "Ever")
      expectFalse(segments.isEnabledForSegment(at: 2))
      let slider = try require(views[5] as? UISlider)
      expectEqual([slider.minimumValue, slider.value, slider.maximumValue], [10, 30, 50])
      let stepper = try require(views[6] as? UIStepper)
      expectEqual([stepper.minimumValue, stepper.value, stepper.maximumValue], [1, 2, 5])
      expectEqual((views[7] as? UIImageView)?.image, UIImage(systemName: "star.fill"))
      expectEqual((views[8] as? UIActivityIndicatorView)?.isAnimating, true)
      expectEqual((views[9] as? UIProgressView)?.progress, 0.25)
      expectEqual((views[10] as? UIPageControl)?.currentPage, 2)
      let send = try require(views[11] as? UIButton)
      expectTrue(send.title(for: .normal) == "Send" && send.title(for: .disabled) == "Sending…")
      expectTrue(
        send.tag == 7 && send.accessibilityIdentifier == "send" && send.buttonType == .custom)
      expectEqual(send.accessibilityLabel, "Send the form")
      let tools = try require((views[12] as? UIToolbar)?.items)
      expectEqual(tools.map(\.title), ["Left", nil, nil])
      expectEqual(form.view.backgroundColor, UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
      expectEqual(
        stage.log,
        [
          """
          Main.storyboard:149: There is no counterpart of 'mapView' here; a UIView takes its place.

          This usually means that the file uses a part of UIKit that has nothing to do with navigation.

          To fix this, leave it, or give the object a class of your own in Interface Builder.
          """
        ])
    }

    test("An action for the first responder goes up the responder chain") {
      final class Root: UIViewController, StoryboardConnecting {
        var sent = 0
        func connect(_ storyboard: StoryboardConnections) {
          storyboard.action("sendForm") { sent += 1 }
        }
      }
      let root = Root()
      try sendForm(in: root)
      expectEqual(root.sent, 1)
    }

    test("An action of a bar button for the first responder goes up from its bar") {
      final class Root: UITabBarController, StoryboardConnecting {
        var senders: [Any] = []
        func connect(_ storyboard: StoryboardConnections) {
          storyboard.action("showModal:") { senders.append($0 as Any) }
        }
      }
      let file = try WrittenFile(
        WrittenFile.storyboard(
          "initialViewController=\"A\"",
          scene: """
            <viewController id="A" sceneMemberID="viewController">
            <toolbarItems><barButtonItem title="Below" id="t"><connections>
            <action selector="showModal:" destination="F" id="a2"/></connections></barButtonItem>
            </toolbarItems><navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Modal" id="b"><connections>
            <action selector="showModal:" destination="F" id="a1"/></connections></barButtonItem>
            </navigationItem></viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="F" \
            sceneMemberID="firstResponder"/>
            """))
      let root = Root()
      let screen = try require(
        stage.run {
          UIStoryboard(name: file.name, bundle: file.bundle).instantiateInitialViewController()
        })
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isToolbarHidden = false
      root.viewControllers = [navigation]
      stage.show(root)
      try stage.input.tap(require(screen.navigationItem.rightBarButtonItem))
      try stage.input.tap(require(screen.toolbarItems?.first))
      expectEqual(root.senders.compactMap { ($0 as? UIBarButtonItem)?.title }, ["Modal", "Below"])
    }

    test("An action whose parameter is not of the control's class is noted with its repair") {
      final class Root: UIViewController, StoryboardConnecting {
        func connect(_ storyboard: StoryboardConnections) {
          storyboard.action("sendForm") { (_: UIBarButtonItem) in }
        }
      }
      try sendForm(in: Root())
      expectEqual(
        stage.log.last,
        """
        Main.storyboard:139: The action 'sendForm' takes UIBarButtonItem, and its sender is <UIButton>.

        This usually means that the method takes another class than the control's, which UIKit does not check.

        To fix this, declare its parameter as 'Any', or as the control's class.
        """)
    }

    /// Fact storyboard.unknown-class: A class that does not exist is replaced by that of its kind, and
    ///   noted.
    ///
    /// Source: [interface builder]
    ///
    /// Choice storyboard.unnamed: An outlet or action that the class does not have is noted and left
    ///   out, where UIKit raises; a class may have been written without naming what it has.
    ///
    /// Source: [interface builder]
    test("What a class does not have is noted with file, line and repair") {
      let lost = main().instantiateViewController(withIdentifier: "Lost")
      expectTrue(type(of: lost) == UIViewController.self)
      let button = try require(lost.view.subviews.first as? UIButton)
      button.sendActions(for: .touchUpInside)
      let firstLines = stage.log.map { String($0.prefix { $0 != "\n" }) }
      expectEqual(
        firstLines,
        [
          "Main.storyboard:160: Unknown class Elsewhere.NoSuchController in Interface Builder file.",
          "Main.storyboard:172: [<UIViewController> setValue:forUndefinedKey:]: this class is not key "
            + "value coding-compliant for the key button.",
          "Main.storyboard:166: -[<UIViewController> nothing:]: unrecognized selector sent to instance",
        ])
    }

    test("A registered class goes before the names of modules") {
      final class Hidden: UIViewController {}
      let file = try WrittenFile(
        WrittenFile.storyboard(
          "initialViewController=\"A\"",
          scene:
            "<viewController id=\"A\" customClass=\"Hidden\" sceneMemberID=\"viewController\"/>")
      )
      let storyboard = UIStoryboard(name: file.name, bundle: file.bundle)
      #expect(storyboard.instantiateInitialViewController() as? Hidden == nil)
      expectEqual(stage.log.count, 1)
      StoryboardClasses.register(Hidden.self, as: "Hidden")
      expectTrue(storyboard.instantiateInitialViewController() is Hidden)
    }

    test("A reference leads to another storyboard") {
      let storyboard = UIStoryboard(name: "Tour", bundle: Bundle.module)
      expectTrue(
        storyboard.instantiateViewController(withIdentifier: "Elsewhere") is BuyViewController)
    }

    test("A controller from a storyboard is freed") {
      weak var freed: UIViewController?
      weak var view: UIView?
      do {
        let shop = main().instantiateViewController(withIdentifier: "ShopViewController")
        freed = shop
        view = shop.view
        expectNotNil(view)
      }
      // As after UIKit's autorelease, a weak property is still set when the app shows the controller.
      expectNotNil(freed)
      stage.settle()
      expectNil(freed)
      expectNil(view)
    }
  }

  private func marked(_ attribute: String) throws -> MarkedViewController {
    let file = try WrittenFile(
      WrittenFile.storyboard(
        "initialViewController=\"A\"",
        scene: """
          <viewController id="A" customClass="MarkedViewController" \
          customModule="HeadlessUIKitTests" sceneMemberID="viewController">
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="\(attribute)" value="blue"/>
          </userDefinedRuntimeAttributes></viewController>
          """))
    let storyboard = stage.run { UIStoryboard(name: file.name, bundle: file.bundle) }
    return try require(
      stage.run { storyboard.instantiateInitialViewController() } as? MarkedViewController)
  }
}
