/// A screen that nobody has shown by a verb, and those who may come to own it.
///
/// The one whose own stack it is goes first; then the coordinator whose hook or verb runs, if it names the
/// container; then the owner of what lies below; then the coordinator that fills the container. Where it is the own
/// screen of a child of that one, it belongs to the child.
package struct Newcomer {
  package let screen: ScreenID
  /// The coordinator whose own stack the screen is.
  package var ownerOfStack: OwnerID?
  /// The coordinator whose hook or verb runs.
  package var actor: OwnerID?
  /// The owner of what lies below it.
  package var below: OwnerID?
  /// The coordinator that fills the container.
  package var user: OwnerID?
  /// Those whose own screen it is.
  package var hosts: [OwnerID] = []
  /// Whether a stopped coordinator has left it there: its parent does not adopt it.
  package var isOrphan = false

  package init(_ screen: ScreenID) { self.screen = screen }

  /// Who comes to own it; nil if nobody does.
  package func owner(in ownership: Ownership) -> OwnerID? {
    guard let adopter = ownerOfStack ?? actor ?? below ?? user else { return nil }
    if let child = hosts.first(where: { ownership.parent(of: $0) == adopter }) { return child }
    return isOrphan ? nil : adopter
  }
}
