extension KeyParser {
  /// How much of a paste has come in whose end has not; nil outside a paste.
  var pastedCount: Int? {
    if case .paste(let bytes) = state { bytes.count } else { nil }
  }

  /// Decides that the end of a paste was lost, so that keys are keys again.
  mutating func endPaste() -> [InputEvent] {
    guard case .paste(let bytes) = state else { return [] }
    state = .ground
    return [.paste(String(decoding: bytes, as: UTF8.self))]
  }
}
