/// A subscription plan.
nonisolated enum Plan: String, CaseIterable, Sendable {
  case monthly
  case yearly

  var title: String {
    switch self {
    case .monthly: "Monthly"
    case .yearly: "Yearly"
    }
  }

  var price: String {
    switch self {
    case .monthly: "4 euros a month"
    case .yearly: "40 euros a year"
    }
  }
}
