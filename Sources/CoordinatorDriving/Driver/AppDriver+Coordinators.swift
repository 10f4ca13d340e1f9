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
    RootRegistry.first(type, in: roots)
  }
}
