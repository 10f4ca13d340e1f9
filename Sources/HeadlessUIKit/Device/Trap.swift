/// The exceptions that UIKit raises, by name.
package enum ExceptionName: String {
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  case generic = "NSGenericException"
  case range = "NSRangeException"
}

/// Terminates the program where UIKit raises an exception, with UIKit's name and wording.
///
/// Swift has no exceptions, and an uncaught exception terminates an app on iOS, too.
package func raise(_ name: ExceptionName, _ reason: String) -> Never {
  fatalError(
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  )
}
