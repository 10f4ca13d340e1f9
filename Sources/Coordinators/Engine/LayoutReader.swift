import UIKitShim

/// Reads a hierarchy into a layout, each container through its adapter.
///
/// The reader compares each row with the former layout, and makes new rows only from the first
/// difference on. It does not look into a screen that was there before and is not visible, or that
/// belongs to an unchanged chain of presented screens.
@MainActor
struct LayoutReader: ~Copyable {
  private let former: [Layout.Row]
  private let readingNeeds: [Hierarchy.ReadingNeed]
  private let chain: Chain?
  var isInWindow = false
  let engine: NavigationEngine

  /// The screens presented over the root, if UIKit has changed only the last ones.
  struct Chain {
    /// The former rows of the others.
    let unchanged: Range<Int>
    /// The last ones, lowest first; never empty.
    let above: [UIViewController]
  }

  /// The row of the next screen in the former layout, if the screen was there.
  private var formerIndex = 0

  /// The number of rows so far.
  private var count = 0

  /// These rows; nil while they equal the first ``count`` former ones.
  private var rows: [Layout.Row]?

  /// A screen that was not in this place of the former layout.
  struct NewScreen {
    let screen: UIViewController
    let kind: Layout.Slot.Kind
    /// The controller that contains the screen; nil for a root and for a presented screen.
    let container: UIViewController?
  }

  private(set) var newScreens: [NewScreen] = []

  /// The new screens that may guard, and the controllers around them, innermost first.
  private(set) var guarded: [UIViewController] = []
  private var guardCount = 0

  /// The visible screens that are not watched yet, and may have a view now.
  private(set) var unwatched: [ScreenRecord] = []

  /// The observers that act on the reading.
  private(set) var observers: [DelegateProxy] = []

  init(
    after former: Layout, chain: Chain? = nil, readingNeeds: [Hierarchy.ReadingNeed],
    of engine: NavigationEngine
  ) {
    self.former = former.rows
    self.chain = chain
    self.readingNeeds = readingNeeds
    self.engine = engine
  }

  var layout: Layout { Layout(rows ?? (isShorter ? Array(former[..<count]) : former)) }

  var hasChanged: Bool { rows != nil || isShorter }

  private var isShorter: Bool { count < former.count }

  private mutating func append(_ row: Layout.Row) {
    defer { count += 1 }
    if rows == nil {
      if count < former.count, former[count] == row { return }
      var start: [Layout.Row] = []
      start.reserveCapacity(former.count + 4)
      start.append(contentsOf: former[..<count])
      rows = start
    }
    rows?.append(row)
  }

  /// Reuses the former rows of screens that have not changed and have nothing in them, and returns
  /// the index of the first screen to read.
  private mutating func takeOver(
    _ screens: [UIViewController], _ range: Range<Int>, in place: Place,
    at kind: Layout.Slot.Kind, _ own: Layout.Presence
  ) -> Int {
    let (former, readingNeeds) = (former, readingNeeds)
    let isAllKnown = readingNeeds.isEmpty
    let start = formerIndex
    let (depth, presence) = (place.depth + 1, max(place.presence, own))
    let traits = own.isChosen ? Layout.Traits() : .notChosen
    let end = min(range.upperBound, range.lowerBound + former.count - start)
    var index = range.lowerBound
    var next = start
    while index < end, former[next].isOf(screens[index]),
      former[next].isSame(at: depth, kind, index, presence, traits),
      isAllKnown || readingNeeds[next] == .none
    {
      next += 1
      index += 1
    }
    // The last screen had something in it, which may have been removed.
    if next > start, next < former.count, former[next].depth > depth {
      next -= 1
      index -= 1
    }
    takeOver(start..<next)
    return index
  }

  private mutating func takeOver(_ range: Range<Int>) {
    if range.isEmpty { return }
    formerIndex = range.upperBound
    if rows == nil, count != range.lowerBound { rows = Array(former[..<count]) }
    rows?.append(contentsOf: former[range])
    count += range.count
  }

  private func readingNeed(of index: Int) -> Hierarchy.ReadingNeed {
    readingNeeds.isEmpty ? .none : readingNeeds[index]
  }

  /// The place of a container that is being read.
  struct Place {
    fileprivate let container: UIViewController?
    fileprivate let depth: Int
    /// The presence of the container itself.
    let presence: Layout.Presence
    /// Whether the app has embedded the container in a screen, so that no record watches it.
    fileprivate var isEmbedded = false
  }

  /// Reads the screens of a container, whose own presence is visible in a range and the same for
  /// all others.
  mutating func read(
    _ screens: [UIViewController], in place: Place, at kind: Layout.Slot.Kind, visible: Range<Int>,
    others presence: Layout.Presence
  ) {
    var index = 0
    while index < screens.count {
      let isVisible = visible.contains(index)
      let own = isVisible ? .visible : presence
      if kind == .embedded || max(place.presence, own) != .visible {
        let next = index < visible.lowerBound ? visible.lowerBound : screens.count
        let end = isVisible ? visible.upperBound : next
        let start = index
        index = takeOver(screens, start..<end, in: place, at: kind, own)
        if index > start { continue }
      }
      read(screens[index], in: place, at: kind, index, own)
      index += 1
    }
  }

  /// Reads a screen with everything in it and presented over it; `presence` is what the screen has
  /// if its container is visible.
  mutating func read(
    _ screen: UIViewController, in outer: Place? = nil, at kind: Layout.Slot.Kind, _ index: Int = 0,
    _ presence: Layout.Presence
  ) {
    let known = kind == .root && index == 0 ? chain : nil
    let presented = known?.above ?? screen.presentations
    let unchanged = known?.unchanged ?? 0..<0
    // The last presented screen that covers the ones below.
    let covers = presented.lastIndex { $0.coversPresenter } ?? -1
    let start = formerIndex
    var depth = 0
    var resulting = presence
    if let outer {
      depth = outer.depth + 1
      resulting = max(outer.presence, presence)
    }
    let isCovered = covers >= 0 || !unchanged.isEmpty && former[start].presence == .covered
    let own = isCovered ? max(resulting, .covered) : resulting
    let wasThere = readAlone(
      screen, screen.roles, in: outer, at: Layout.Slot(kind, index), presence,
      Place(container: screen, depth: depth, presence: own))
    takeOver(unchanged)
    depth += unchanged.count
    // Continue behind the former rows.
    var next = formerIndex
    var areKnown = true
    for (number, screen) in presented.enumerated() {
      let roles = screen.roles
      if roles.contains(.search) {
        readResults(of: screen, depth, number <= covers ? max(resulting, .covered) : resulting)
        if areKnown { next = formerIndex }
        continue
      }
      depth += 1
      let presence = number < covers ? max(resulting, .covered) : resulting
      let place = Place(container: screen, depth: depth, presence: presence)
      areKnown = readAlone(
        screen, roles, in: nil, at: Layout.Slot(.presented, 0), .visible, place)
      if areKnown { next = formerIndex }
    }
    while wasThere, next < former.count, former[next].depth > former[start].depth { next += 1 }
    formerIndex = wasThere ? next : start
  }

  /// Reads the results of a search, which is a part of its screen and has no row itself; depth and
  /// presence are those of the screen.
  private mutating func readResults(
    of search: UIViewController, _ depth: Int, _ presence: Layout.Presence
  ) {
    // Its screen may have been removed before, and is here again.
    search.existingAttachment?.hadPlace = false
    let results = search.children
    // UIKit keeps the results as a child while they are hidden.
    let isShown = results.first?.viewIfLoaded?.superview != nil
    let place = Place(
      container: search, depth: depth, presence: isShown ? presence : max(presence, .covered))
    read(results, in: place, at: .embedded, visible: 0..<results.count, others: .visible)
  }

  /// Reads a screen with everything in it; false if the screen was not in this place before.
  private mutating func readAlone(
    _ screen: UIViewController, _ roles: ScreenRoles, in outer: Place?, at slot: Layout.Slot,
    _ presence: Layout.Presence, _ place: Place
  ) -> Bool {
    let start = formerIndex
    let formerGuards = guardCount
    let wasThere =
      start < former.count && former[start].isOf(screen) && former[start].depth == place.depth
      && former[start].slot.kind == slot.kind
      && readingNeed(of: start) != .new
    if wasThere {
      formerIndex += 1
    } else {
      newScreens.append(NewScreen(screen: screen, kind: slot.kind, container: outer?.container))
      if LeaveGuards.mayGuard(screen) { guardCount += 1 }
      // Everything in a new screen is new, too.
      formerIndex = former.count
    }
    append(row(of: screen, at: place, slot, presence, roles, outer?.isEmbedded == true))
    var place = place
    place.isEmbedded = slot.kind == .embedded
    ContainerAdapters.adapter(of: roles).read(screen, at: place, &self)
    if guardCount > formerGuards { guarded.append(screen) }
    return wasThere
  }

  private mutating func row(
    of screen: UIViewController, at place: Place, _ slot: Layout.Slot,
    _ presence: Layout.Presence, _ roles: ScreenRoles, _ isInEmbedded: Bool
  ) -> Layout.Row {
    let attachment = screen.attachment(in: engine)
    if isInWindow || place.depth > 0 { attachment.hadPlace = true }
    var traits = Layout.Traits()
    if !presence.isChosen { traits = .notChosen }
    var owner = attachment.engine === engine ? attachment.owner : nil
    if !roles.isDisjoint(with: .containers) {
      traits.insert(.container)
      // Owners of another application have other numbers.
      if attachment.owner == nil, let contentOwner = attachment.observer?.contentOwner,
        contentOwner.engine === engine, engine.reconciler.ownership.isRunning(contentOwner.id)
      {
        owner = contentOwner.id
        traits.insert(.filled)
      }
    }
    if slot.kind == .stack, attachment.record?.isInColumn == true { traits.insert(.column) }
    // What covers a visible row of another kind is read each time.
    if slot.kind == .embedded || place.presence != .visible, screen.definesPresentationContext {
      traits.insert(.context)
    }
    var row = Layout.Row(
      attachment.id, at: ObjectIdentifier(screen), depth: place.depth, slot, place.presence,
      owner: owner, traits: traits)
    if let observer = attachment.observer {
      if observer.needsNotice(in: screen) { observers.append(observer) }
    } else if !roles.isDisjoint(with: .containers),
      let observer = ContainerAdapters.observer(of: screen)
    {
      // Each container is observed: a raw call may push a guarded screen onto any stack.
      observers.append(observer)
    }
    if place.presence == .visible, let record = attachment.record,
      record.place.kind != .stack || isInEmbedded, record.isToBeWatched
    {
      unwatched.append(record)
    }
    if slot.kind == .presented {
      row.pausingPresenter = attachment.record?.pausingPresenter
      if let observer = attachment.presentationObserver, observer.needsNotice {
        observers.append(observer)
      }
    }
    return row
  }

  /// Lets an observer act on the reading.
  mutating func notify(_ observer: DelegateProxy) { observers.append(observer) }

  /// Reads a suspended root of a window, and the screens that it will present again.
  mutating func read(_ suspended: SuspendedRoot) {
    // A root that is back has its own row, and presents its screens one after the other.
    if !suspended.isBack { read(suspended.root, at: .root, 1, .suspended) }
    var place = Place(container: nil, depth: 0, presence: .suspended)
    for screen in suspended.presentedScreens where screen.presentingViewController == nil {
      read(screen.outermostParent, in: place, at: .presented, 0, .suspended)
      place = Place(container: nil, depth: place.depth + 1, presence: .suspended)
    }
  }
}

extension UIViewController {
  /// The screens presented over this screen and their searches, lowest first.
  var presentations: [UIViewController] {
    var screens: [UIViewController] = []
    var next = presentedOrSearch
    while let screen = next {
      screens.append(screen)
      next = screen.presentedOrSearch
    }
    return screens
  }

  /// Whether this screen is presented and covers its presenter; a search does not.
  var coversPresenter: Bool { modalPresentationStyle.coversPresenter && !isSearch }
}
