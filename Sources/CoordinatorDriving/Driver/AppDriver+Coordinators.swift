public import CoordinatorCore
import Coordinators
import HeadlessUIKit

extension AppDriver {
  /// The first running coordinator of a class.
  ///
  /// The search visits the roots in order, and each coordinator before its children.
  ///
  /// - Complexity: O(*n*) in the number of coordinators.
  public func coordinator<Wanted: Coordinator>(_ type: Wanted.Type) -> Wanted? {
    var roots = device.run { RootRegistry.running }
    if roots.isEmpty, let root { roots = [root] }
    for root in roots {
      if let found = root.first(type) { return found }
    }
    return nil
  }
}

extension Coordinator {
  fileprivate func first<Wanted: Coordinator>(_ type: Wanted.Type) -> Wanted? {
    if let wanted = self as? Wanted { return wanted }
    for child in children {
      if let found = child.first(type) { return found }
    }
    return nil
  }
}
