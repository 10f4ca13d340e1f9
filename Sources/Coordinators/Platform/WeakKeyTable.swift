/// Values kept beside objects that the framework does not own, for as long as the objects live.
///
/// Apple's UIKit would take associated objects for this; they do not exist elsewhere. Entries of
/// freed objects are dropped when the table grows, so that it stays within twice the live ones.
@MainActor
final class WeakKeyTable<Key: AnyObject, Value> {
  // A class, because a struct that holds a weak reference is expensive to copy.
  private final class Entry {
    weak let key: Key?
    let value: Value

    init(_ key: Key, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16

  /// The value beside an object.
  ///
  /// - Complexity: O(1), amortised for insertion.
  subscript(key: Key) -> Value? {
    get {
      guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
      return entry.value
    }
    set {
      // Taken out meanwhile: a member that is changed where it stands has each read of it checked
      // for overlapping accesses at run time. What is freed by the change is freed after it.
      var changed: [ObjectIdentifier: Entry] = [:]
      swap(&changed, &entries)
      let former = changed.removeValue(forKey: ObjectIdentifier(key))
      if let newValue { changed[ObjectIdentifier(key)] = Entry(key, newValue) }
      swap(&changed, &entries)
      if entries.count > limit { dropFreed() }
      withExtendedLifetime(former) {}
    }
  }

  /// Whether there is no entry, not even one of a freed object.
  var isEmpty: Bool { entries.isEmpty }

  /// The number of entries, those of freed objects that are still to be dropped included.
  var count: Int { entries.count }

  /// Drops the entries of freed objects.
  ///
  /// - Returns: Their values.
  @discardableResult
  func dropFreed() -> [Value] {
    var kept: [ObjectIdentifier: Entry] = [:]
    var freed: [Value] = []
    for (identity, entry) in entries {
      if entry.key == nil { freed.append(entry.value) } else { kept[identity] = entry }
    }
    entries = kept
    limit = max(16, kept.count * 2)
    return freed
  }
}
