import Coordinators

extension Coordinators.Coordinator {
  /// Asks the user whether to discard something that was not saved or sent.
  func mayDiscard(_ what: String, _ reason: String) async -> Bool {
    await confirm(
      "Discard \(what)?", message: reason, button: "Discard", cancel: "Keep editing",
      isDestructive: true)
  }
}
