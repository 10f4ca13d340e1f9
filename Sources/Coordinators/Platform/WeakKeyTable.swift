/// Values kept beside objects that the framework does not own, for as long as the objects live.
///
/// Apple's UIKit would take associated objects for this; they do not exist elsewhere. Entries of
/// freed objects are dropped when the table grows, so that it stays within twice the live ones.
@MainActor
final class WeakKeyTable<Key: AnyObject, Value> {
  // A class, because a struct that holds a weak reference is expensive to copy.
  @MainActor
  private final class Entry {
    let mark: ObjectMark<Key>
    weak let key: Key?
    let value: Value

    init(_ key: Key, _ value: Value) {
      mark = ObjectMark(key)
      self.key = key
      self.value = value
    }
  }

  /// To look through so many takes no longer than to compute one hash.
  private let few = 12

  /// The entries while they are few, and their identities in the same order.
  private var list: [Entry] = []
  private var identities: [ObjectIdentifier] = []

  /// The entries when they are many.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16

  /// The value beside an object.
  ///
  /// - Complexity: O(1), amortised for insertion.
  subscript(key: Key) -> Value? {
    get {
      guard let entry = entry(of: ObjectIdentifier(key)), entry.mark.isOf(key) else { return nil }
      return entry.value
    }
    set {
      let identity = ObjectIdentifier(key)
      let entry = newValue.map { Entry(key, $0) }
      // What is freed by the change is freed after it.
      let former = entries.isEmpty ? putInList(entry, identity) : putInTable(entry, identity)
      if count > limit { dropFreed() }
      extendLifetime(former)
    }
  }

  private func entry(of identity: ObjectIdentifier) -> Entry? {
    if !entries.isEmpty { return entries[identity] }
    let identities = identities
    for index in identities.indices where identities[index] == identity { return list[index] }
    return nil
  }

  // Taken out meanwhile: a member that is changed where it stands has each read of it checked for
  // overlapping accesses at run time.

  private func putInList(_ entry: Entry?, _ identity: ObjectIdentifier) -> Entry? {
    var former: Entry?
    var changed: [Entry] = []
    var identities: [ObjectIdentifier] = []
    swap(&changed, &list)
    swap(&identities, &self.identities)
    var index = 0
    while index < identities.count, identities[index] != identity { index += 1 }
    if index < identities.count {
      former = changed[index]
      if let entry {
        changed[index] = entry
      } else {
        changed.remove(at: index)
        identities.remove(at: index)
      }
    } else if let entry {
      changed.append(entry)
      identities.append(identity)
    }
    if changed.count > few {
      for index in identities.indices { entries[identities[index]] = changed[index] }
    } else {
      swap(&changed, &list)
      swap(&identities, &self.identities)
    }
    return former
  }

  private func putInTable(_ entry: Entry?, _ identity: ObjectIdentifier) -> Entry? {
    var changed: [ObjectIdentifier: Entry] = [:]
    swap(&changed, &entries)
    let former = changed.removeValue(forKey: identity)
    if let entry { changed[identity] = entry }
    swap(&changed, &entries)
    return former
  }

  /// The values of all entries.
  var values: [Value] { (list + entries.values).map(\.value) }

  /// The number of entries, those of freed objects that are still to be dropped included.
  var count: Int { list.count + entries.count }

  /// Drops the entries of freed objects.
  ///
  /// - Returns: Their values.
  @discardableResult
  func dropFreed() -> [Value] {
    let all = list + entries.values
    list = []
    identities = []
    entries = [:]
    var freed: [Value] = []
    for entry in all {
      if let key = entry.key {
        _ =
          entries.isEmpty
          ? putInList(entry, ObjectIdentifier(key)) : putInTable(entry, ObjectIdentifier(key))
      } else {
        freed.append(entry.value)
      }
    }
    limit = max(16, count * 2)
    return freed
  }
}
