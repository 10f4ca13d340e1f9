/// The keys of a scene in a storage.
///
/// A scene's identifier can be any text, so everything but letters, digits, `-` and `_` is escaped.
struct SnapshotKey: Hashable {
  /// What the keys of all scenes begin with.
  static let prefix = "scene-"

  /// The key of the snapshot.
  let snapshot: String

  init(scene: String) {
    var name = LinkText.escaped(scene, keeping: "-_")
    if name.count > 100 {
      // File systems have a limit. FNV-1a distinguishes identifiers with the same beginning.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in scene.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      name = "\(name.prefix(100))%%\(String(hash, radix: 16))"
    }
    snapshot = Self.prefix + name
  }

  /// The key of the mark that a restoration has begun.
  var mark: String { "\(snapshot).restoring" }

  /// The keys of snapshots that were set aside.
  var aside: [String] { (1...9).map { "\(snapshot).aside-\($0)" } }

  /// Whether a key belongs to this scene.
  func owns(_ key: String) -> Bool { key == snapshot || key.hasPrefix("\(snapshot).") }
}
