/// A screen that no verb has shown, and the coordinators that may become its owner.
///
/// The owner is the first known coordinator, in the order of the properties, or a child of that
/// coordinator whose own screen it is.
package struct UnownedScreen {
  package let screen: ScreenID
  /// The coordinator whose hook or verb runs, if the container is its own.
  package var actor: OwnerID?
  /// The owner of the screen below, or the coordinator whose own stack the screen is.
  package var below: OwnerID?
  /// The coordinator that fills the container.
  package var contentOwner: OwnerID?
  /// The children whose own screen it is.
  package var children: [OwnerID] = []
  /// Whether the screen is an orphan, which only a child whose own screen it is may adopt.
  package var isOrphan = false

  package init(_ screen: ScreenID) { self.screen = screen }

  package func owner(in ownership: Ownership) -> OwnerID? {
    guard let adopter = actor ?? below ?? contentOwner else { return nil }
    if let child = children.first(where: { ownership.parent(of: $0) == adopter }) { return child }
    return isOrphan ? nil : adopter
  }
}
