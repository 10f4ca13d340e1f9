/// A fact about each class of objects, found once for each.
///
/// Replace a table instead of changing it in place; reading it then needs no exclusivity check.
struct ClassTable<Fact> {
  private var all: [ObjectIdentifier: Fact] = [:]

  /// For each index made from an address, the first class with it; most lookups end here, without
  /// a hash.
  private var first = [(type: ObjectIdentifier, fact: Fact)?](repeating: nil, count: 256)

  private static func index(_ type: ObjectIdentifier) -> Int {
    Int(UInt(bitPattern: type) >> 5 & 255)
  }

  subscript(type: ObjectIdentifier) -> Fact? {
    if let entry = first[Self.index(type)], entry.type == type { return entry.fact }
    return all[type]
  }

  func adding(_ fact: Fact, of type: ObjectIdentifier) -> ClassTable {
    var table = self
    table.all[type] = fact
    if table.first[Self.index(type)] == nil { table.first[Self.index(type)] = (type, fact) }
    return table
  }
}
