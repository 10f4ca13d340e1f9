/// Which of two offers a reader gets.
enum Experiment {
  case monthly, yearly
}

/// The accounts of the readers, and the number of subscriptions.
final class Accounts {
  var names: [String] = []
  var subscriptions = 0
}

/// What an offer shows.
struct OfferViewModel {
  let price: String

  init(_ experiment: Experiment) {
    price = experiment == .monthly ? "4 euros a month" : "40 euros a year"
  }
}

/// Creates the accounts that a user enters on the screen of a new account.
final class AccountViewModel {
  private let accounts: Accounts

  init(_ accounts: Accounts) {
    self.accounts = accounts
  }

  func create(_ name: String) -> String {
    guard !name.isEmpty else { return "Enter a name." }
    accounts.names.append(name)
    return "Hello, \(name)."
  }
}
