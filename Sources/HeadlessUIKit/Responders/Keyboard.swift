import Foundation

/// The keyboard of a device, visible while the first responder of the key window takes text or has
/// an input view.
@MainActor
final class Keyboard {
  private unowned let device: HeadlessDevice
  private var isUp = false
  /// Whether the first responder resigns in favour of the next one.
  private var isHandedOver = false
  /// The end of the running animation.
  private var animationEnd: TimerToken?

  init(of device: HeadlessDevice) { self.device = device }

  /// The height of an iPhone's keyboard with suggestions.
  private static let height: CGFloat = 336
  private static let duration = 0.25

  /// Resigns the first responder in favour of the next one; the keyboard stays in between.
  func handOver(_ resign: () -> Bool) -> Bool {
    isHandedOver = true
    defer { isHandedOver = false }
    return resign()
  }

  /// Posts the notifications after the first responder has changed.
  func update() {
    let isNeeded = device.keyWindow?.firstResponder?.needsKeyboard ?? false
    guard !isHandedOver, isNeeded != isUp else { return }
    isUp = isNeeded
    post(
      UIResponder.keyboardWillChangeFrameNotification,
      isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    let duration = device.animationsEnabled ? Duration.seconds(Self.duration) : .zero
    animationEnd?.cancel()
    animationEnd = device.clock.after(duration) { [weak self] in
      guard let self else { return }
      // An observer of the first notifications may have reversed the change.
      post(
        UIResponder.keyboardDidChangeFrameNotification,
        isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
  }

  private func post(_ names: NSNotification.Name...) {
    let userInfo = userInfo
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
    // A terminal may be less high than any phone.
    let height = min(Self.height, size.height / 2)
    let top = isUp ? size.height - height : size.height
    return CGRect(x: 0, y: top, width: size.width, height: height)
  }
}

extension UIResponder {
  /// Whether the keyboard or an input view is visible while this is the first responder.
  var needsKeyboard: Bool {
    self is UITextField || self is UITextView || inputView != nil || inputAccessoryView != nil
  }
}
