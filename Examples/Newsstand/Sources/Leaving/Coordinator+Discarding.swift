import Coordinators

extension Coordinators.Coordinator {
  /// Asks whether something may be given up that was not saved or sent.
  func mayDiscard(_ what: String, _ reason: String) async -> Bool {
    let question = Alert(
      "Discard \(what)?", message: reason,
      actions: [.destructive("Discard", true), .cancel("Keep editing", false)], preferredAction: 1
    )
    return await ask(question).outcome.output?.choice ?? false
  }
}
