extension Registration {
  /// The values that a user enters in the three steps.
  struct Form: Equatable {
    var name = ""
    var city = ""
  }
}
