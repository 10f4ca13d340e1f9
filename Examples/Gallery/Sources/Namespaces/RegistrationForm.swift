extension Registration {
  /// What the three steps gather.
  struct Form: Equatable {
    var name = ""
    var city = ""
  }
}
