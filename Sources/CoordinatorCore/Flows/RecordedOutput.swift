/// An output that the journal records, so that a replay of the journal can end the flow again.
///
/// The journal does not record other outputs, because an output may be secret, such as a session. Do
/// not let a type with a secret conform.
///
/// ```swift
/// struct Receipt: RecordedOutput { let number: Int }
/// ```
public protocol RecordedOutput: Codable {}

extension Bool: RecordedOutput {}

extension FlowCoordinator {
  /// Ends this flow with a recorded output; false if outputs of this flow are not recorded.
  package func finish(decoding text: String?) throws(SnapshotError) -> Bool {
    if let output = () as? Output {
      finish(output)
      return true
    }
    guard let text, let type = Output.self as? any RecordedOutput.Type,
      let output = try Snapshot.value(type, decoding: text) as? Output
    else { return false }
    finish(output)
    return true
  }
}
