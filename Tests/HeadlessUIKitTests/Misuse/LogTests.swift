import HeadlessUIKit
import Testing

// W: wordings from public crash logs and issue threads.
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

  @Test func `Presenting during another presentation is refused`() {
    stage.run {
      home.present(Sheet(), animated: true)
      home.present(Other(), animated: true)
    }
    stage.clock.drain()
    #expect(stage.log == ["\(prefix) while a presentation is in progress!"])
  }

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
}
