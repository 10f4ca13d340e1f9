/// Who uses the app at the moment.
final class Session {
  private(set) var account: Account?
  private(set) var plan: Plan?

  init(account: Account? = nil) {
    self.account = account
  }

  var isLoggedIn: Bool { account != nil }

  func begin(with account: Account) {
    self.account = account
  }

  func subscribe(to plan: Plan) {
    self.plan = plan
  }
}
