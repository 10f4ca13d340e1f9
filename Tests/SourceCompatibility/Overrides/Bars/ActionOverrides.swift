import UIKit

class OverridingMenuElement: UIMenuElement {
  override var title: String { super.title }
  override var subtitle: String? {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  override var image: UIImage? { super.image }
}

class OverridingAction: UIAction {
  override var discoverabilityTitle: String? {
    get { super.discoverabilityTitle }
    set { super.discoverabilityTitle = newValue }
  }
  override var attributes: UIMenuElement.Attributes {
    get { super.attributes }
    set { super.attributes = newValue }
  }
  override var state: UIMenuElement.State {
    get { super.state }
    set { super.state = newValue }
  }
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
}

class OverridingMenu: UIMenu {
  override func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    super.replacingChildren(newChildren)
  }
}

class OverridingGestureRecognizer: UIGestureRecognizer {
  override init() { super.init() }
  override var view: UIView? { super.view }
  override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var name: String? {
    get { super.name }
    set { super.name = newValue }
  }
  override var cancelsTouchesInView: Bool {
    get { super.cancelsTouchesInView }
    set { super.cancelsTouchesInView = newValue }
  }
}

class OverridingTapGestureRecognizer: UITapGestureRecognizer {
  override var numberOfTapsRequired: Int {
    get { super.numberOfTapsRequired }
    set { super.numberOfTapsRequired = newValue }
  }
  override var numberOfTouchesRequired: Int {
    get { super.numberOfTouchesRequired }
    set { super.numberOfTouchesRequired = newValue }
  }
}

class OverridingPanGestureRecognizer: UIPanGestureRecognizer {
  override var minimumNumberOfTouches: Int {
    get { super.minimumNumberOfTouches }
    set { super.minimumNumberOfTouches = newValue }
  }
  override var maximumNumberOfTouches: Int {
    get { super.maximumNumberOfTouches }
    set { super.maximumNumberOfTouches = newValue }
  }
}

class OverridingScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge {
    get { super.edges }
    set { super.edges = newValue }
  }
}
