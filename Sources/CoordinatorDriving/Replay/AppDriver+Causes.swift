import CoordinatorCore
import Coordinators
import Foundation
import HeadlessUIKit

/// Returns why something could not be caused; nil if it could, or if that is not known yet.
typealias Problem = @MainActor () -> String?

extension AppDriver {
  /// Makes a recorded event happen again, as far as the app lets it; `start` is the number of the
  /// start of its coordinator in this run, if it is known.
  func cause(_ cause: ReplayCause, at path: String, of start: Int?) -> Problem {
    defer { settle() }
    // The whole app goes to the background, whichever root notices it first.
    if cause != .background { showScene(ofRootAt: path) }
    var problem: String?
    switch cause {
    case .back: problem = goBackOnce(by: coordinator(at: path, of: start))
    case .dismissal(let index): problem = dismiss(to: index)
    case .tab(let index): problem = selectTab(at: index)
    case .page(let index): problem = turn(to: index)
    case .scene(nil): problem = showAnotherScene()
    case .background: problem = rejection(of: .background)
    case .foreground: problem = rejection(of: .foreground)
    default:
      if let coordinator = coordinator(at: path, of: start) {
        return device.run { self.cause(cause, by: coordinator) }
      }
      problem = "No coordinator runs at '\(path)'."
    }
    return { problem }
  }

  private func cause(_ cause: ReplayCause, by coordinator: any Coordinator) -> Problem {
    let layer = elements?.layer
    var stack: UINavigationController? {
      coordinator.container(of: .popToRoot(), orVisible: layer?.navigationController)
    }
    switch cause {
    case .link(let text, let source):
      let handle = coordinator.open(text: text, source: source, false)
      return {
        guard let ended = handle.ended else { return nil }
        if case .opened = ended { return nil }
        return "The link was \(ended)"
      }
    case .route(let text): return trigger(text, of: coordinator)
    case .pop: return problem(of: coordinator.perform(.pop(on: stack, animated: false)))
    case .popToRoot:
      return problem(of: coordinator.perform(.popToRoot(on: stack, animated: false)))
    case .dismiss(let index):
      let screens = presentedScreens
      guard screens.indices.contains(index) else {
        let problem = tooFewPresentations
        return { problem }
      }
      return problem(of: coordinator.perform(.dismiss(screens[index], animated: false)))
    case .popTo(let index):
      let screens = stack?.viewControllers ?? []
      guard screens.indices.contains(index) else {
        return { "The stack has \(screens.count) screens." }
      }
      let pop = ScreenTransition.popTo(screens[index], on: stack, animated: false)
      return problem(of: coordinator.perform(pop))
    case .select(let index):
      return problem(of: coordinator.selectRecordedTab(at: index, orIn: layer?.tabBarController))
    case .turn(let index):
      let handle = coordinator.turnToRecordedPage(at: index, orIn: layer?.pageViewController)
      guard let handle else { return { "There is no page \(index)." } }
      return problem(of: handle)
    case .finish(let output):
      let problem = finish(coordinator, with: output)
      return { problem }
    case .cancel: coordinator.cancel()
    case .stop: coordinator.context.stop()
    case .closeScene: close(coordinator)
    case .scene(let link?): return problem(of: coordinator.openScene(for: link))
    case .back, .dismissal, .tab, .page, .scene, .background, .foreground: break
    }
    return { nil }
  }

  // MARK: Coordinators

  /// The running coordinator at a path: that of the start, or else the latest one, best not paused.
  private func coordinator(at path: String, of start: Int?) -> (any Coordinator)? {
    let names = path.split(separator: "/")
    var found = names.first.flatMap { collector.root(named: String($0)) }.map { [$0] } ?? []
    for name in names.dropFirst() {
      found = found.flatMap { $0.children.filter { typeName(of: $0) == name } }
    }
    let known = found.first { start != nil && $0.context.startNumber == start }
    return known ?? found.last { $0.isActive } ?? found.last
  }

  /// Shows the scene in which the recorded event has happened, as a user has done; not while the
  /// app is in the background.
  private func showScene(ofRootAt path: String) {
    guard device.application.applicationState != .background,
      let root = path.split(separator: "/").first.flatMap({ collector.root(named: String($0)) }),
      let scene = root.nearestWindow?.windowScene, scene !== window?.windowScene
    else { return }
    runner?.show(scene)
  }

  private func trigger(_ text: String, of coordinator: any Coordinator) -> Problem {
    guard let routing = coordinator as? any Routing else {
      return { "'\(typeName(of: coordinator))' has no routes any more." }
    }
    do throws(SnapshotError) {
      return problem(of: try routing.trigger(decoding: text))
    } catch {
      let reason = "\(error.problem) To fix this, let the type decode the older form, too."
      return { reason }
    }
  }

  private func finish(_ coordinator: any Coordinator, with output: String?) -> String? {
    if coordinator is any ButtonAnswered {
      let title = output ?? ""
      return rejection { () throws(StepFailure) in
        guard let alert = elements?.layer.screen as? UIAlertController,
          let action = alert.actions.first(where: { $0.title ?? "" == title })
        else { throw StepFailure("No visible alert has the button \(quoted(title)).") }
        try act("The alert cannot be answered") { try input.tap(action) }
      }
    }
    guard let flow = coordinator as? any FlowCoordinator else {
      return "'\(typeName(of: coordinator))' is no flow any more."
    }
    do throws(SnapshotError) {
      if try flow.finish(decoding: output) { return nil }
      return
        "The output of '\(typeName(of: coordinator))' was not recorded. To fix this, let its type "
        + "conform to 'RecordedOutput'."
    } catch {
      return "\(error.problem) To fix this, let the type decode the older form, too."
    }
  }

  // MARK: Users

  /// Connects the next scene again if it is not connected, otherwise opens one.
  private func showAnotherScene() -> String? {
    // An app with one scene has made another root by itself, or will do so.
    guard let runner, runner.usesScenes, device.application.supportsMultipleScenes else {
      return nil
    }
    guard let next = runner.nextSession, next.scene == nil else {
      return rejection(of: .scene(.open))
    }
    runner.show(next)
    return nil
  }

  /// Goes back in the coordinator's own stack if a user can, or else in the visible one.
  private func goBackOnce(by coordinator: (any Coordinator)?) -> String? {
    let own: UINavigationController? = device.run {
      coordinator?.container(of: .popToRoot(), orVisible: nil)
    }
    if let own, rejection({ () throws(StepFailure) in try goBack(in: own) }) == nil { return nil }
    let problem = rejection { () throws(StepFailure) in try goBack() }
    guard problem != nil, let stack = elements?.layer.navigationController,
      device.run({ stack.popViewController(animated: false) }) != nil
    else { return problem }
    return nil
  }

  private func dismiss(to index: Int) -> String? {
    let screens = presentedScreens
    guard screens.indices.contains(index) else { return tooFewPresentations }
    let screen = screens[index]
    // A user's swipe asks leave guards. A screen that nobody can swipe down left by a raw call.
    if index == screens.count - 1, rejection(of: .swipeDown(cancelAt: nil)) == nil {
      return nil
    }
    device.run { screen.presentingViewController?.dismiss(animated: false) }
    return nil
  }

  private var tooFewPresentations: String {
    "Only \(presentedScreens.count) screens are presented."
  }

  /// What is presented in the visible window, from the bottom to the top.
  private var presentedScreens: [UIViewController] { window?.presentedScreens ?? [] }

  /// Selects a tab, or the More list, whose position is that after the last tab.
  private func selectTab(at index: Int) -> String? {
    guard let tabs = elements?.layer.tabBarController else {
      return "No tabs are visible."
    }
    let (screens, items) = (tabs.viewControllers ?? [], tabs.tabBar.items ?? [])
    let screen = screens.indices.contains(index) ? screens[index] : nil
    let place = items.firstIndex { $0 === screen?.tabBarItem }
    let more = items.firstIndex { item in !screens.contains { $0.tabBarItem === item } }
    let shown = elements?.layer.screen as? UITableViewController
    return rejection { () throws(StepFailure) in
      try act("The tab cannot be selected") {
        if place != nil || screen == nil {
          try input.selectTab(place ?? more ?? index, in: tabs)
        } else if let more, let shown, shown === tabs.moreNavigationController.topViewController {
          try input.select(row: IndexPath(row: index - more, section: 0), in: shown.tableView)
        } else {
          // Where the list is not shown, a raw call has selected the tab.
          tabs.selectedIndex = index
        }
      }
    }
  }

  /// Turns one page towards a page, as a user does.
  private func turn(to index: Int) -> String? {
    let pages = elements?.layer.pageViewController
    let current = device.run { pages?.indexOfListedPage } ?? 0
    return rejection(of: .swipePage(forward: index > current, cancelAt: nil))
  }

  private func close(_ root: any Coordinator) {
    guard let scene = root.nearestWindow?.windowScene else { return }
    runner?.close(scene.session)
  }

  // MARK: Problems

  private func rejection(of step: Step) -> String? {
    rejection { () throws(StepFailure) in _ = try perform(step) }
  }

  private func rejection(_ body: () throws(StepFailure) -> Void) -> String? {
    do throws(StepFailure) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  private func problem(of handle: TransitionHandle) -> Problem {
    {
      guard case .rejected(let rejection) = handle.ended else { return nil }
      return rejection.description
    }
  }
}
