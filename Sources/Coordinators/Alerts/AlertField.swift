public import UIKitShim

/// A field of an ``Alert``.
///
/// ```swift
/// Alert("Name", fields: [AlertField("Name", text: old)], actions: [.button("Rename", ())])
/// ```
@MainActor
public struct AlertField {
  private let prepare: @MainActor (UITextField) -> Void

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - placeholder: What stands there while it is empty.
  ///   - text: What stands there at first.
  ///   - isSecure: Whether nobody may read what is typed.
  ///   - configure: Sets what else there is to set.
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

  /// Gives a field of UIKit's what belongs to it.
  func prepare(_ field: UITextField) { prepare(field) }
}
