/// What has been found out about one class of coordinators, once for all of them.
///
/// A class has one table of witnesses: what one coordinator of it was seen to take from a protocol's
/// defaults, all of them take.
@MainActor
package final class CoordinatorClass {
  /// What the user interface layer has found out about the class.
  package var kind: AnyObject?

  /// The class of the list that the default of ``Coordinator/delegate`` gives, which is not made
  /// before somebody asks for it; nil for a class that has a list of its own.
  let defaultList: ObjectIdentifier?

  func isDefaultList(_ list: ListenerList) -> Bool {
    defaultList == ObjectIdentifier(type(of: list))
  }

  private var ignored = Calls()

  private init(defaultList: ObjectIdentifier?) { self.defaultList = defaultList }

  /// Whether coordinators of the class take the default of a call, which does nothing.
  func ignores(_ call: Call) -> Bool { ignored.contains(Calls(call)) }

  /// Notes that one of them has taken it.
  func noteIgnored(_ call: Call) { ignored.insert(Calls(call)) }
}

extension CoordinatorClass {
  private static var all: [ObjectIdentifier: CoordinatorClass] = [:]
  private static var latest: (type: ObjectIdentifier, found: CoordinatorClass)?

  static func known(_ type: any Coordinator.Type) -> CoordinatorClass? {
    let type = ObjectIdentifier(type)
    // Most starts in a row are of the same class.
    if let latest, latest.type == type { return latest.found }
    guard let found = all[type] else { return nil }
    latest = (type, found)
    return found
  }

  static func make(
    for type: any Coordinator.Type, defaultList: ObjectIdentifier?
  ) -> CoordinatorClass {
    let made = CoordinatorClass(defaultList: defaultList)
    all[ObjectIdentifier(type)] = made
    return made
  }

  /// A function that has a default.
  enum Call: Equatable {
    case hook(LifecycleHook)
    case change(LifecycleChange)
  }

  private struct Calls: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ call: Call) {
      switch call {
      case .change(.started): rawValue = 1
      case .change(.stopped): rawValue = 2
      case .change(.paused): rawValue = 4
      case .change(.resumed): rawValue = 8
      case .hook(.start): rawValue = 16
      case .hook(.stop): rawValue = 32
      case .hook(.pause): rawValue = 64
      case .hook(.resume): rawValue = 128
      }
    }
  }
}
