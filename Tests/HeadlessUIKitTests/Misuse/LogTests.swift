import CompactTesting
import HeadlessUIKit
import Testing

/// What UIKit prints, in its words as issue threads show them.
struct LogTests: StageSuite {
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

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact log.presenting: Presenting from who presents already does nothing, calls no completion
    ///   and is logged.
    ///
    /// Source: adaptyteam/AdaptySDK-iOS#116
    test("Presenting while something is presented is rejected") {
      stage.runToEnd { home.present(Sheet(), animated: false) }
      stage.runToEnd {
        home.present(Other(), animated: false) { Issue.record("the completion was called") }
      }
      expectEqual(
        stage.log,
        ["\(prefix) (from <LogTests.Home>) which is already presenting <LogTests.Sheet>."])
      expectTrue(home.presentedViewController is Sheet)
    }

    /// Fact log.in-progress: Presenting during a presentation from the same controller does nothing
    ///   and is logged.
    ///
    /// Source: ericberman/MyFlightbookiOS#370
    test("Presenting during another presentation is rejected") {
      stage.runToEnd {
        home.present(Sheet(), animated: true)
        home.present(Other(), animated: true)
      }
      expectEqual(
        stage.log, ["\(prefix) (from <LogTests.Home>) while a presentation is in progress."])
    }

    /// Fact log.no-window: Presenting from a controller whose view is in no window does nothing and
    ///   is logged.
    ///
    /// Source: fouquet/RFAboutView#8
    test("Presenting from a screen outside the window is rejected") {
      let outside = Home()
      outside.present(Other(), animated: false)
      expectEqual(
        stage.log,
        ["\(prefix) (from <LogTests.Home>) whose view is not in the window hierarchy."])
      expectNil(outside.presentedViewController)
    }

    test("Presenting in viewDidLoad is rejected, since there is no window yet") {
      let screen = stage.screen("B")
      screen.onWillAppear = { screen.present(Other(), animated: false) }
      stage.window.rootViewController = screen
      expectEqual(stage.log.count, 1)
      expectTrue(stage.log[0].hasSuffix("whose view is not in the window hierarchy."))
    }

    /// Fact log.dismissing: Dismissing during a presentation or another dismissal does nothing,
    ///   calls no completion and is logged.
    ///
    /// Source: jonkykong/SideMenu#323
    test("Dismissing during a presentation is rejected") {
      stage.runToEnd {
        home.present(Sheet(), animated: true)
        home.dismiss(animated: true) { Issue.record("the completion was called") }
      }
      expectEqual(
        stage.log,
        [
          "Attempt to dismiss from view controller <LogTests.Home> while a presentation or dismiss "
            + "is in progress!"
        ])
      expectTrue(home.presentedViewController is Sheet)
    }

    /// Fact log.detached: Presenting from a controller that has no parent, and whose view is in a
    ///   window, is done and logged.
    ///
    /// Source: software-mansion/react-native-screens#2976
    test("Presenting from a detached screen is discouraged, and done") {
      let detached = Other()
      stage.runToEnd { home.view.addSubview(detached.view) }
      stage.runToEnd { detached.present(Sheet(), animated: false) }
      expectEqual(
        stage.log,
        [
          "Presenting view controllers on detached view controllers is discouraged <LogTests.Other>."
        ])
      expectTrue(detached.presentedViewController is Sheet)
    }

    /// Fact log.unpaired: Unpaired calls of `beginAppearanceTransition` and
    ///   `endAppearanceTransition` are logged.
    ///
    /// Source: nytimes/NYTPhotoViewer#303
    test("Unpaired appearance calls are noted") {
      home.beginAppearanceTransition(true, animated: false)
      home.endAppearanceTransition()
      let note = "Unbalanced calls to begin/end appearance transitions for <LogTests.Home>."
      expectEqual(stage.log, [note, note])
    }

    test("The log tells what its entries are about, and those who listen") {
      var heard: [MisuseLog.Kind] = []
      stage.device.log.onEntry = { heard.append($0.kind) }
      home.endAppearanceTransition()
      Home().present(Other(), animated: false)
      expectEqual(heard, [.appearance, .presentation])
      stage.device.log.clear()
      expectEqual(stage.log, [])
    }

    /// Fact log.popped: A popped controller that presents while it leaves has no parent and counts as
    ///   detached.
    ///
    /// Source: software-mansion/react-native-screens#2976
    test("Presenting from a screen that is being popped is discouraged, and done") {
      let navigation = stage.showStack("A")
      let top = Other()
      stage.runToEnd { navigation.pushViewController(top, animated: false) }
      navigation.popViewController(animated: true)
      stage.clock.turn()
      top.present(Sheet(), animated: false)
      expectEqual(
        stage.log,
        [
          "Presenting view controllers on detached view controllers is discouraged <LogTests.Other>."
        ])
      expectTrue(top.presentedViewController is Sheet)
    }
  }
}
