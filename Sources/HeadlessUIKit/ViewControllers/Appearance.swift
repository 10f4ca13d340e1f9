/// The appearance state of a view controller.
enum Appearance: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// Whether the controller is appearing or has appeared.
  var isVisible: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }
}

/// The change of parent that a view controller is going through.
enum Movement {
  case none, toParent, fromParent
}
