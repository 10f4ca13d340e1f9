import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    put(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    put(identifiers, at: index(of: toIdentifier))
  }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    put(identifiers, at: index(of: toIdentifier) + 1)
  }

  /// Deletes sections with their items; ignores sections that are not in the snapshot.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in itemsOfSection.removeValue(forKey: identifier) ?? [] {
        sectionOfItem[item] = nil
      }
    }
    let leaving = Set(identifiers)
    sectionIdentifiers.removeAll(where: leaving.contains)
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Marks sections to reload; has no effect, since a list reloads all cells.
  ///
  /// Raises if a section is not in the snapshot.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = index(of: identifier) }
  }

  private func index(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else { raiseMissing("section") }
    return index
  }

  private mutating func put(_ identifiers: [SectionIdentifierType], at index: Int) {
    requireUnique(identifiers, "section")
    for identifier in identifiers where itemsOfSection[identifier] != nil {
      raiseDuplicates([identifier], "section")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { itemsOfSection[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    let old = index(of: identifier)
    _ = index(of: other)
    if identifier == other { return }
    sectionIdentifiers.remove(at: old)
    sectionIdentifiers.insert(identifier, at: index(of: other) + offset)
  }

  // MARK: Exceptions

  func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) {
    var seen: Set<Identifier> = []
    let doubles = identifiers.filter { !seen.insert($0).inserted }
    if !doubles.isEmpty { raiseDuplicates(doubles, kind) }
  }

  private func raiseDuplicates<Identifier>(_ doubles: [Identifier], _ kind: String) -> Never {
    let list = doubles.map { "    \($0)" }.joined(separator: ",\n")
    raise(
      .internalInconsistency,
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}"
    )
  }

  func raiseMissing(_ kind: String) -> Never {
    raise(.internalInconsistency, "Invalid parameter not satisfying: \(kind) != NSNotFound")
  }

  // MARK: Index paths

  /// The index path of each item.
  var indexPaths: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (index, item) in (itemsOfSection[identifier] ?? []).enumerated() {
        places[item] = IndexPath(item: index, section: section)
      }
    }
    return places
  }

  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func item(at place: IndexPath) -> ItemIdentifierType? {
    guard place.count == 2, let section = section(at: place.section) else { return nil }
    let items = itemsOfSection[section] ?? []
    return items.indices.contains(place.item) ? items[place.item] : nil
  }
}
