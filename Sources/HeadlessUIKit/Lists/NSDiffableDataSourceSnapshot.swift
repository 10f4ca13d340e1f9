import Foundation

/// The sections and items that a list is to show at one moment, by their identifiers.
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

  /// How many items there are in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections, from top to bottom.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemsOfSection[$0] ?? [] }
  }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, which must be there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = itemsOfSection[identifier] else { raiseMissing("section") }
    return items
  }

  /// The section that an item is in, nil for one that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// The place of an item among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section, by default the last one.
  ///
  /// An item that is there already is moved.
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
    prepareForArrival(of: identifiers)
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

  /// Takes items out; those that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    var sections: Set<SectionIdentifierType> = []
    for identifier in leaving {
      if let section = sectionOfItem.removeValue(forKey: identifier) { sections.insert(section) }
    }
    for section in sections { itemsOfSection[section]?.removeAll(where: leaving.contains) }
  }

  /// Takes all items out, and all sections with them.
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

  /// Has the cells of items made anew, as a list does anyway; the items must be there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, "reload")
  }

  /// Has the cells of items brought up to date, all of which a list makes anew anyway.
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
    prepareForArrival(of: identifiers)
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

  /// Items may come once; one that is there already leaves its old place.
  private mutating func prepareForArrival(of identifiers: [ItemIdentifierType]) {
    requireUnique(identifiers, "item")
    deleteItems(identifiers)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
