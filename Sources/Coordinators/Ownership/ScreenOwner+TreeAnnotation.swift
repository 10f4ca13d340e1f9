import CoordinatorCore
import UIKitShim

extension ScreenOwner {
  var treeAnnotation: String? {
    var names: [String] = []
    for record in records {
      guard let screen = record.screen else { continue }
      for shown in contents(of: screen) { names.append(screenName(of: shown)) }
    }
    if names.isEmpty { return hasShownNothing ? "no screen yet" : nil }
    return names.joined(separator: ", ")
  }

  /// The screens that give a screen its name: in a container, those without a record of their own.
  private func contents(of screen: UIViewController) -> [UIViewController] {
    guard screen.isContainer else {
      return SplitObserver.isHiddenPlaceholder(screen) ? [] : [screen]
    }
    return screen.children.filter { $0.screenRecord == nil }.flatMap { contents(of: $0) }
  }
}
