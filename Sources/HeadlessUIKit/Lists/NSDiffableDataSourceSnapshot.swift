import Foundation

/// The identifiers of the sections and items that a list shows.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, from top to bottom.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  var itemsOfSection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections, from top to bottom.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemsOfSection[$0] ?? [] }
  }

  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section; raises if it is not in the snapshot.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = itemsOfSection[identifier] else { raiseMissing("section") }
    return items
  }

  /// The section of an item; nil if the item is not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// The index of an item among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section, by default the last one.
  ///
  /// An item that is already in the snapshot is moved.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      raise(
        .internalInconsistency,
        "There are currently no sections in the data source. Please add a section first."
      )
    }
    prepareForInsertion(of: identifiers)
    guard let count = itemsOfSection[section]?.count else { raiseMissing("section") }
    put(identifiers, into: section, at: count)
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  /// Deletes items; ignores items that are not in the snapshot.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    var sections: Set<SectionIdentifierType> = []
    for identifier in leaving {
      if let section = sectionOfItem.removeValue(forKey: identifier) { sections.insert(section) }
    }
    for section in sections { itemsOfSection[section]?.removeAll(where: leaving.contains) }
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    itemsOfSection = [:]
    sectionOfItem = [:]
  }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Marks items to reload; has no effect, since a list reloads all cells.
  ///
  /// Raises if an item is not in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, "reload")
  }

  /// Marks items to reconfigure; has no effect, since a list reloads all cells.
  ///
  /// Raises if an item is not in the snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, "reconfigure")
  }

  private func requireItems(_ identifiers: [ItemIdentifierType], _ verb: String) {
    for identifier in identifiers where sectionOfItem[identifier] == nil {
      raise(
        .internalInconsistency,
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)"
      )
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int
  ) {
    prepareForInsertion(of: identifiers)
    put(identifiers, beside: other, offset: offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    if sectionOfItem[identifier] == nil || sectionOfItem[other] == nil { raiseMissing("item") }
    if identifier == other { return }
    deleteItems([identifier])
    put([identifier], beside: other, offset: offset)
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard let section = sectionOfItem[other],
      let index = itemsOfSection[section]?.firstIndex(of: other)
    else { raiseMissing("item") }
    put(identifiers, into: section, at: index + offset)
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
  ) {
    itemsOfSection[section]?.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  /// Raises for duplicates, and removes existing items from their old positions.
  private mutating func prepareForInsertion(of identifiers: [ItemIdentifierType]) {
    requireUnique(identifiers, "item")
    deleteItems(identifiers)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
