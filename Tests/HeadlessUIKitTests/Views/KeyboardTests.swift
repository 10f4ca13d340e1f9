import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// The notifications of the keyboard.
struct KeyboardTests: TableSuite {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    var onEnd: () -> Void = {}
    func textFieldDidBeginEditing(_ textField: UITextField) { log.note("didBeginEditing") }
    func textFieldDidEndEditing(_ textField: UITextField) { onEnd() }
    func textViewDidBeginEditing(_ textView: UITextView) { log.note("didBeginEditing") }
  }

  @MainActor private final class Observers {
    var tokens: [any NSObjectProtocol] = []
    isolated deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  private let stage = Stage()
  private let log = CallLog()
  private let listener: Listener
  private let field = UITextField()
  private let text = UITextView()
  private let observers = Observers()

  init() {
    listener = Listener(log)
    field.delegate = listener
    text.delegate = listener
    let screen = stage.screen("A")
    stage.run {
      screen.view.addSubview(field)
      screen.view.addSubview(text)
    }
    stage.show(screen)
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    for name in names { observe(name) }
  }

  /// Notes a notification with the keyboard's top edge before and after.
  private func observe(_ name: Notification.Name) {
    let log = log
    observers.tokens.append(
      NotificationCenter.default.addObserver(
        forName: name, object: stage.window.screen, queue: nil
      ) { notification in
        let info = notification.userInfo ?? [:]
        let begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let words = name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
        let line = "\(words) \(Int(begin?.minY ?? 0)) to \(Int(end?.minY ?? 0)) in \(seconds ?? 0)"
        MainActor.assumeIsolated { log.note(line) }
      })
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact keyboard.field: A field's delegate hears that editing began before the keyboard's
    ///   notifications are posted.
    ///
    /// Source: [keyboard order]
    ///
    /// Fact keyboard.frames: The notifications have the frames before and after, on the screen, and the
    ///   duration; those before the movement come at the call, those after it when it has ended.
    ///
    /// Source: `UIResponder.keyboardWillShowNotification`; `UIResponder.keyboardDidShowNotification`;
    ///   `UIResponder.keyboardFrameEndUserInfoKey`
    test("The keyboard comes up for a field and goes away after it") {
      field.becomeFirstResponder()
      expectEqual(log.take(), ["didBeginEditing", "WillShow 844 to 508 in 0.25"])
      stage.clock.drain()
      expectEqual(log.take(), ["DidShow 844 to 508 in 0.25"])
      field.resignFirstResponder()
      expectEqual(log.take(), ["WillHide 508 to 844 in 0.25"])
      stage.clock.drain()
      expectEqual(log.take(), ["DidHide 508 to 844 in 0.25"])
    }

    /// Fact keyboard.text: A text view's delegate hears that editing began after the keyboard's
    ///   notifications are posted.
    ///
    /// Source: [keyboard order]
    test("The keyboard comes before a text view begins") {
      text.becomeFirstResponder()
      expectEqual(log.take(), ["WillShow 844 to 508 in 0.25", "didBeginEditing"])
    }

    /// Choice keyboard.stays: Nothing is posted when another field takes over the keyboard.
    test("The keyboard stays between two fields") {
      field.becomeFirstResponder()
      _ = log.take()
      text.becomeFirstResponder()
      expectEqual(log.take(), ["didBeginEditing"])
    }

    test("A keyboard that goes away on its way up, and comes up again, is up once") {
      field.becomeFirstResponder()
      stage.clock.advance(by: .milliseconds(100))
      field.resignFirstResponder()
      text.becomeFirstResponder()
      _ = log.take()
      stage.clock.advance(by: .milliseconds(249))
      expectEqual(log.take(), [])
      stage.clock.drain()
      expectEqual(log.take(), ["DidShow 844 to 508 in 0.25"])
    }

    test("A keyboard that an observer sends back on its way up has gone away in the end") {
      observers.tokens.append(
        NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: stage.window.screen, queue: nil
        ) { [field] _ in MainActor.assumeIsolated { _ = field.resignFirstResponder() } })
      field.becomeFirstResponder()
      _ = log.take()
      stage.clock.drain()
      expectEqual(log.take(), ["DidHide 508 to 844 in 0.25"])
    }

    test("The keyboard covers at most half of a low screen") {
      stage.device.screen = ScreenMetrics(size: CGSize(width: 640, height: 192), idiom: .phone)
      field.becomeFirstResponder()
      expectEqual(log.take(), ["didBeginEditing", "WillShow 192 to 96 in 0.25"])
    }

    /// Choice keyboard.view-leaves: The keyboard goes away when the view that writes leaves its window.
    test("The keyboard goes away with its view") {
      field.becomeFirstResponder()
      stage.clock.drain()
      _ = log.take()
      field.removeFromSuperview()
      expectEqual(log.take(), ["WillHide 508 to 844 in 0.25"])
    }

    test("The keyboard is down while another window is the key window") {
      field.becomeFirstResponder()
      stage.clock.drain()
      _ = log.take()
      let other = stage.run { UIWindow() }
      stage.run { other.makeKeyAndVisible() }
      expectEqual(log.take(), ["WillHide 508 to 844 in 0.25"])
      stage.run { other.isHidden = true }
      expectEqual(log.take(), ["WillShow 844 to 508 in 0.25"])
      stage.run { stage.window.isHidden = true }
      expectEqual(log.take(), ["WillHide 508 to 844 in 0.25"])
    }

    test("A field that takes over while the first one leaves gives the keyboard up, too") {
      let (second, third) = (UITextField(), UITextField())
      for other in [second, third] { other.delegate = listener }
      let screen = stage.screen("B")
      stage.run {
        screen.view.addSubview(field)
        screen.view.addSubview(second)
        screen.view.addSubview(third)
      }
      stage.show(screen)
      field.becomeFirstResponder()
      var later = [third, second]
      listener.onEnd = { later.popLast()?.becomeFirstResponder() }
      let next = UITextField()
      stage.run {
        screen.view.removeFromSuperview()
        stage.window.addSubview(next)
      }
      expectTrue(next.becomeFirstResponder())
    }

    /// Choice keyboard.controller: A view controller that is first responder gives that up with its view,
    ///   when that leaves its window or has to end editing.
    test("A screen that is first responder leaves the keyboard to the next one") {
      final class Chat: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { UIView() }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          becomeFirstResponder()
        }
      }
      let chat = stage.run { Chat() }
      let navigation = stage.run { UINavigationController(rootViewController: chat) }
      stage.show(navigation)
      let profile = stage.screen("P")
      stage.run { profile.view.addSubview(text) }
      _ = log.take()
      stage.runToEnd { navigation.pushViewController(profile, animated: true) }
      expectEqual(log.take(), ["WillHide 508 to 844 in 0.25", "DidHide 508 to 844 in 0.25"])
      expectTrue(text.becomeFirstResponder())
      expectEqual(log.take(), ["WillShow 844 to 508 in 0.25", "didBeginEditing"])
      stage.runToEnd { _ = navigation.popViewController(animated: true) }
      expectTrue(chat.isFirstResponder)
      expectTrue(chat.view.endEditing(false))
      expectFalse(chat.isFirstResponder)
    }

    test("A view with an input view of its own brings up what is in the keyboard's place") {
      final class Code: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override var inputView: UIView? { UIView() }
      }
      let code = Code()
      field.superview?.addSubview(code)
      code.becomeFirstResponder()
      expectEqual(log.take(), ["WillShow 844 to 508 in 0.25"])
    }
  }
}
