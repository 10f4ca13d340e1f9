import HeadlessUIKit
import Testing

/// What UIKit prints, in its words as issue threads show them.
@MainActor
struct LogTests {
  final class Home: UIViewController {}
  final class Sheet: UIViewController {}
  final class Other: UIViewController {}

  let stage = Stage()
  let home: Home

  init() {
    home = stage.run { Home() }
    stage.show(home)
  }

  private var prefix: String {
    "Attempt to present <LogTests.Other> on <LogTests.Home>"
  }

  /// Fact log.presenting: Presenting from who presents already does nothing, calls no completion
  ///   and is logged.
  ///
  /// Source: adaptyteam/AdaptySDK-iOS#116
  @Test func `Presenting while something is presented is refused`() {
    stage.run { home.present(Sheet(), animated: false) }
    stage.clock.drain()
    stage.run {
      home.present(Other(), animated: false) { Issue.record("the completion was called") }
    }
    stage.clock.drain()
    #expect(
      stage.log == [
        "\(prefix) (from <LogTests.Home>) which is already presenting <LogTests.Sheet>."
      ]
    )
    #expect(home.presentedViewController is Sheet)
  }

  /// Fact log.in-progress: Presenting during a presentation from the same controller does nothing
  ///   and is logged.
  ///
  /// Source: ericberman/MyFlightbookiOS#370
  @Test func `Presenting during another presentation is refused`() {
    stage.run {
      home.present(Sheet(), animated: true)
      home.present(Other(), animated: true)
    }
    stage.clock.drain()
    #expect(stage.log == ["\(prefix) (from <LogTests.Home>) while a presentation is in progress."])
  }

  /// Fact log.no-window: Presenting from a controller whose view is in no window does nothing and
  ///   is logged.
  ///
  /// Source: fouquet/RFAboutView#8
  @Test func `Presenting from a screen outside the window is refused`() {
    let outside = stage.run { Home() }
    stage.run { outside.present(Other(), animated: false) }
    #expect(
      stage.log == [
        "\(prefix) (from <LogTests.Home>) whose view is not in the window hierarchy."
      ]
    )
    #expect(outside.presentedViewController == nil)
  }

  @Test func `Presenting in viewDidLoad is refused, since there is no window yet`() {
    let screen = stage.screen("B")
    screen.onWillAppear = { screen.present(Other(), animated: false) }
    stage.run { stage.window.rootViewController = screen }
    #expect(stage.log.count == 1)
    #expect(stage.log[0].hasSuffix("whose view is not in the window hierarchy."))
  }

  /// Fact log.dismissing: Dismissing during a presentation or another dismissal does nothing,
  ///   calls no completion and is logged.
  ///
  /// Source: jonkykong/SideMenu#323
  @Test func `Dismissing during a presentation is refused`() {
    stage.run {
      home.present(Sheet(), animated: true)
      home.dismiss(animated: true) { Issue.record("the completion was called") }
    }
    stage.clock.drain()
    #expect(
      stage.log == [
        "Attempt to dismiss from view controller <LogTests.Home> while a presentation or dismiss "
          + "is in progress!"
      ]
    )
    #expect(home.presentedViewController is Sheet)
  }

  /// Fact log.detached: Presenting from a controller that has no parent, and whose view is in a
  ///   window, is done and logged.
  ///
  /// Source: software-mansion/react-native-screens#2976
  @Test func `Presenting from a detached screen is discouraged, and done`() {
    let detached = stage.run { Other() }
    stage.run { home.view.addSubview(detached.view) }
    stage.clock.drain()
    stage.run { detached.present(Sheet(), animated: false) }
    stage.clock.drain()
    #expect(
      stage.log == [
        "Presenting view controllers on detached view controllers is discouraged <LogTests.Other>."
      ]
    )
    #expect(detached.presentedViewController is Sheet)
  }

  /// Fact log.unpaired: Unpaired calls of `beginAppearanceTransition` and
  ///   `endAppearanceTransition` are logged.
  ///
  /// Source: nytimes/NYTPhotoViewer#303
  @Test func `Unpaired appearance calls are noted`() {
    stage.run {
      home.beginAppearanceTransition(true, animated: false)
      home.endAppearanceTransition()
    }
    let note = "Unbalanced calls to begin/end appearance transitions for <LogTests.Home>."
    #expect(stage.log == [note, note])
  }

  @Test func `The log tells what its entries are about, and those who listen`() {
    var heard: [MisuseLog.Kind] = []
    stage.device.log.onEntry = { heard.append($0.kind) }
    stage.run {
      home.endAppearanceTransition()
      Home().present(Other(), animated: false)
    }
    #expect(heard == [.appearance, .presentation])
    stage.device.log.clear()
    #expect(stage.log == [])
  }

  /// Fact log.popped: A popped controller that presents while it leaves has no parent and counts as
  ///   detached.
  ///
  /// Source: software-mansion/react-native-screens#2976
  @Test func `Presenting from a screen that is being popped is discouraged, and done`() throws {
    let navigation = stage.navigation("A")
    stage.show(navigation)
    let top = stage.run { Other() }
    stage.run { navigation.pushViewController(top, animated: false) }
    stage.clock.drain()
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.clock.turn()
    stage.run { top.present(Sheet(), animated: false) }
    #expect(
      stage.log == [
        "Presenting view controllers on detached view controllers is discouraged <LogTests.Other>."
      ]
    )
    #expect(top.presentedViewController is Sheet)
  }
}
