/// The open transactions of a device.
@MainActor
final class OpenTransactions {
  /// A transaction: a group of the changes that were requested while it was open.
  @MainActor
  final class Group {
    private let device: HeadlessDevice
    private var pending = 0
    private var isCommitted = false
    /// The completion block.
    var completion: (() -> Void)?
    var animationDuration = 0.25
    var disablesActions = false

    init(on device: HeadlessDevice) {
      self.device = device
    }

    /// Continues another group, whose completion does not wait for later requests.
    convenience init(after other: Group) {
      self.init(on: other.device)
      animationDuration = other.animationDuration
      disablesActions = other.disablesActions
    }

    func begin() { pending += 1 }

    func end() {
      pending -= 1
      finishIfDone(immediately: false)
    }

    func commit() {
      isCommitted = true
      finishIfDone(immediately: true)
    }

    private func finishIfDone(immediately: Bool) {
      guard isCommitted, pending == 0, let completion else { return }
      self.completion = nil
      if immediately { completion() } else { device.clock.atNextTurn { completion() } }
    }
  }

  /// The number of open transactions on all devices; if it is 0, callers need not look up the
  /// device.
  static private(set) var count = 0

  private(set) var groups: [Group] = [] {
    didSet { Self.count += groups.count - oldValue.count }
  }

  func begin(on device: HeadlessDevice) {
    groups.append(Group(on: device))
  }

  func commit() {
    groups.popLast()?.commit()
  }

  func setCompletion(_ completion: (() -> Void)?) {
    guard let last = groups.last else { return }
    let next = last.completion == nil ? last : Group(after: last)
    next.completion = completion
    groups[groups.count - 1] = next
    if next !== last { last.commit() }
  }

  /// Makes every open transaction wait until the returned closure is called; nil if none is open.
  func ticket() -> (() -> Void)? {
    guard !groups.isEmpty else { return nil }
    // The innermost first, since its block runs first.
    let waiting = Array(groups.reversed())
    for group in waiting { group.begin() }
    return {
      for group in waiting { group.end() }
    }
  }

  /// Runs `body` as if these transactions were open, even if they have been committed.
  func reopen(_ others: [Group], _ body: () -> Void) {
    let now = groups
    groups = others
    body()
    groups = now
  }
}
