/// A gesture that a person is in the middle of.
@MainActor
enum ActiveGesture {
  case swipeBack(NavigationTransition)
  case sheetDrag(PresentationTransition)
  /// A drag of a sheet that does not let itself be dismissed.
  case refusedDrag(UIPresentationController)
  case pageTurn(PageTransition)
}
