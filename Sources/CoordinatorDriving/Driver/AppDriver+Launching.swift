import CoordinatorCore
import Coordinators
public import HeadlessUIKit

extension AppDriver {
  /// Launches an application with a delegate, as the system does.
  ///
  /// If the application shows nothing and runs no coordinator, a diagnostic reports it.
  ///
  /// - Parameters:
  ///   - delegate: The delegate's class. The driver calls its `init()`.
  ///   - url: The URL that the application opens at launch.
  ///   - scenes: The scenes that the application declares. If nil, those of its `Info.plist`.
  ///   - mainStoryboard: The main storyboard of an application without scenes. If nil, that of its
  ///     `Info.plist`.
  /// - Returns: Whether the application opened the URL; true without one.
  @discardableResult
  public func launch<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, opening url: URL? = nil, scenes: SceneManifest? = nil,
    mainStoryboard: String? = nil
  ) -> Bool {
    launch(delegate, for: url.map { .link($0) }, scenes: scenes, mainStoryboard: mainStoryboard)
  }

  /// Launches an application with a delegate, for an event from outside.
  ///
  /// - Returns: Whether the application handled the event; true without one.
  @discardableResult
  public func launch<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, for event: ExternalEvent?, scenes: SceneManifest? = nil,
    mainStoryboard: String? = nil
  ) -> Bool {
    launch(for: event, mainStoryboard) {
      ApplicationRunner(device: device, scenes: scenes, delegate)
    }
  }

  /// Launches an application with a delegate that you create, for example to inject services.
  ///
  /// ```swift
  /// app.launch { AppDelegate(services: services) }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL that the application opens at launch.
  ///   - scenes: The scenes that the application declares. If nil, those of its `Info.plist`.
  ///   - mainStoryboard: The main storyboard of an application without scenes. If nil, that of its
  ///     `Info.plist`.
  ///   - makeDelegate: Creates the delegate. The driver's device is current during the call.
  /// - Returns: Whether the application opened the URL; true without one.
  @discardableResult
  public func launch(
    opening url: URL? = nil, scenes: SceneManifest? = nil, mainStoryboard: String? = nil,
    _ makeDelegate: () -> any UIApplicationDelegate
  ) -> Bool {
    launch(
      for: url.map { .link($0) }, scenes: scenes, mainStoryboard: mainStoryboard, makeDelegate)
  }

  /// Launches an application with a delegate that you create, for an event from outside.
  ///
  /// - Returns: Whether the application handled the event; true without one.
  @discardableResult
  public func launch(
    for event: ExternalEvent?, scenes: SceneManifest? = nil, mainStoryboard: String? = nil,
    _ makeDelegate: () -> any UIApplicationDelegate
  ) -> Bool {
    launch(for: event, mainStoryboard) {
      ApplicationRunner(device: device, scenes: scenes, makeDelegate)
    }
  }

  private func launch(
    for event: ExternalEvent?, _ mainStoryboard: String?, by makeRunner: () -> ApplicationRunner
  ) -> Bool {
    let isRelaunch = runner != nil
    let former = isRelaunch ? device.run { RootRegistry.running.map(stopOfRoot) } : []
    // This terminates the former application.
    let runner = makeRunner()
    if let mainStoryboard { runner.mainStoryboard = mainStoryboard }
    launched = runner
    // A root of the former application that some object still keeps, such as a task, would go on.
    device.run { for stop in former { stop() } }
    if isRelaunch { collector.numberRootsAgain() }
    let count = events.count
    let isHandled = runner.launch(for: event)
    settle()
    LaunchCheck.run(on: device)
    launchProblem = event == nil ? nil : linkProblem(after: count)
    return launchProblem == nil && isHandled
  }

  /// A function that stops a root, if the root still exists then.
  private func stopOfRoot(_ root: any Coordinator) -> @MainActor () -> Void {
    { [weak root] in root?.context.stop() }
  }

  /// Throws unless the link of the launch has led to its place.
  ///
  /// An app may also open another link, go there by a route, or have no place for the link in its
  /// tables. What happens to later links does not count.
  package func requireOpened(_ url: URL) throws(StepFailure) {
    let links = links
    if let first = links.first(where: { $0.text == url.absoluteString }) ?? links.first {
      let ends = links.lazy.filter { $0.text == first.text && !$0.isReceipt }
      if let failure = (ends.first ?? first).failure { throw failure }
    } else if let route = device.run({ RootRegistry.route(for: url) }), !hasFollowed(route) {
      throw StepFailure(
        "The application did not open '\(url)': its delegate did not pass it to a coordinator, as "
          + "'open(connectionOptions)' and 'open(url)' do.", mayPass: true)
    }
  }

  private func hasFollowed(_ route: String) -> Bool {
    events.contains {
      if case .transition(let change) = $0.kind { change.route?.text == route } else { false }
    }
  }

  /// Why a link after a number of events was not opened, if it has led nowhere; the latest such link.
  func linkProblem(after count: Int) -> String? {
    events.dropFirst(count).compactMap(\.link?.error).last
  }

  /// The links that guards have denied after a number of events, each as a failure in words.
  package func denials(after count: Int) -> [String] {
    events.dropFirst(count).compactMap(\.link?.denial)
  }

  /// Why the latest link was denied; nil if it was not.
  package var denial: String? { links.last?.denial }

  private var links: [Event.Link] { events.compactMap(\.link) }
}

extension Event {
  fileprivate var link: Link? { if case .link(let link) = kind { link } else { nil } }
}

extension Event.Link {
  fileprivate var isReceipt: Bool { if case .received = phase { true } else { false } }

  fileprivate var error: String? { if case .failed(let error) = phase { error } else { nil } }

  /// Why a guard has denied the link; nil if none has.
  fileprivate var denial: String? {
    guard case .denied = phase else { return nil }
    return failure?.description
  }

  /// Why the link has not led to its place; nil if it has.
  fileprivate var failure: StepFailure? {
    var mayPass = false
    let reason: String
    switch phase {
    case .opened: return nil
    case .received:
      mayPass = true
      reason = "it still waits, usually for an entry guard."
    case .superseded: reason = "a later link has superseded it."
    case .failed(let error): reason = error
    case .denied(let guardian, let denial): reason = "\(guardian) does not admit it: \(denial)"
    }
    return StepFailure("The application did not open '\(text)': \(reason)", mayPass: mayPass)
  }
}
