extension Subscribe {
  final class SubscribeViewModel {
    let plans: [Plan]
    private(set) var chosenIndex = 0

    init(plans: [Plan]) {
      self.plans = plans
    }

    /// The plan that is ticked, or nil when there is none to choose from.
    var chosenPlan: Plan? {
      plans.indices.contains(chosenIndex) ? plans[chosenIndex] : nil
    }

    func choose(_ index: Int) {
      chosenIndex = index
    }
  }
}
