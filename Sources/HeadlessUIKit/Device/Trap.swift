/// The exceptions that UIKit raises, by name.
package enum ExceptionName: String {
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  case generic = "NSGenericException"
  case range = "NSRangeException"
}

/// Ends the program where UIKit raises an exception, with UIKit's name and wording.
///
/// There are no exceptions in Swift, and uncaught ones end an app on iOS too.
package func raise(_ name: ExceptionName, _ reason: String) -> Never {
  fatalError(
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  )
}
