import Foundation

/// The keyboard of a device: it is up while the first responder of the key window writes, or has an
/// input view of its own.
@MainActor
final class Keyboard {
  private unowned let device: HeadlessDevice
  private var isUp = false
  private var isHandedOver = false
  /// The end of the movement that goes on.
  private var arrival: TimerToken?

  init(of device: HeadlessDevice) { self.device = device }

  /// As high as an iPhone's with the row of suggestions, and at the bottom edge of the screen.
  private static let height: CGFloat = 336
  private static let duration = 0.25

  /// Gives up the first responder for the next one, between which the keyboard stays.
  func handOver(_ resign: () -> Bool) -> Bool {
    isHandedOver = true
    defer { isHandedOver = false }
    return resign()
  }

  /// Posts what has changed, after the first responder has.
  func update() {
    let isNeeded = device.keyWindow?.firstResponder?.needsKeyboard ?? false
    guard !isHandedOver, isNeeded != isUp else { return }
    isUp = isNeeded
    let names = UIResponder.keyboardNames(isNeeded)
    let userInfo = userInfo
    post(names.will, userInfo)
    let duration = device.animationsEnabled ? Duration.seconds(Self.duration) : .zero
    arrival?.cancel()
    arrival = device.clock.after(duration) { [weak self] in
      if let self { post(names.did, self.userInfo) }
    }
  }

  private func post(_ names: [NSNotification.Name], _ userInfo: [AnyHashable: Any]) {
    for name in names {
      NotificationCenter.default.post(
        name: name, object: device.application.mainScreen, userInfo: userInfo)
    }
  }

  private var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame(isUp: !isUp)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(isUp: isUp)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func frame(isUp: Bool) -> CGRect {
    let size = device.screen.size
    // A terminal may be lower than any phone.
    let height = min(Self.height, size.height / 2)
    let top = isUp ? size.height - height : size.height
    return CGRect(x: 0, y: top, width: size.width, height: height)
  }
}

extension UIResponder {
  /// Whether the keyboard, or what takes its place, is up while this is the first responder.
  var needsKeyboard: Bool {
    (self as? UIControl)?.takesKeyboard ?? false || self is UITextView || inputView != nil
      || inputAccessoryView != nil
  }

  fileprivate class func keyboardNames(
    _ isUp: Bool
  ) -> (will: [NSNotification.Name], did: [NSNotification.Name]) {
    isUp
      ? (
        [keyboardWillChangeFrameNotification, keyboardWillShowNotification],
        [keyboardDidChangeFrameNotification, keyboardDidShowNotification]
      )
      : (
        [keyboardWillChangeFrameNotification, keyboardWillHideNotification],
        [keyboardDidChangeFrameNotification, keyboardDidHideNotification]
      )
  }
}
