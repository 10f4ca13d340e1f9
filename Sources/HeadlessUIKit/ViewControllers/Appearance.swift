/// Where a view controller stands between being seen and not.
enum Appearance: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// Whether the controller is on the screen and not on its way out.
  var isVisible: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }
}

/// Which change of containment a view controller is going through.
enum Movement {
  case none, toParent, fromParent
}
