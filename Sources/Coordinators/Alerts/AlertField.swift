public import UIKitShim

/// A text field of an ``Alert``.
///
/// ```swift
/// Alert("Name", fields: [AlertField("Name", text: old)], actions: [.default("Rename", ())])
/// ```
@MainActor
public struct AlertField {
  /// Sets the properties of one of UIKit's text fields.
  let prepare: @MainActor (UITextField) -> Void

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - placeholder: The text that the field shows while it is empty.
  ///   - text: The text that the field contains at first.
  ///   - isSecure: Whether the field hides what the user types.
  ///   - configure: Sets further properties of the field.
  public init(
    _ placeholder: String? = nil, text: String? = nil, isSecure: Bool = false,
    configure: @escaping @MainActor (UITextField) -> Void = { _ in }
  ) {
    prepare = { field in
      field.placeholder = placeholder
      field.text = text
      field.isSecureTextEntry = isSecure
      configure(field)
    }
  }
}
