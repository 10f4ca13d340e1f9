public import Foundation

/// A share sheet with the app's own activities, "Copy", and "Close".
///
/// There are no other system activities. "Copy" copies nothing, and counts as completed.
open class UIActivityViewController: UIViewController {
  /// Called with the chosen activity, whether it was completed, what it returned, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let ownActivities: [UIActivity]
  /// The chosen activity, until the sheet was dismissed.
  private var result: (type: UIActivity.ActivityType?, isCompleted: Bool)?

  /// Creates a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty sheet from an archive.
  public required init?(coder: NSCoder) {
    items = []
    ownActivities = []
    super.init(coder: coder)
  }

  /// Called once after the sheet was dismissed, also by a gesture or in code, and then set to nil.
  ///
  /// The returned items and the error are nil here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes a view with the items and a button for each activity.
  open override func loadView() {
    super.loadView()
    let stack = UIStackView()
    stack.axis = .vertical
    for item in items {
      let label = UILabel()
      label.text = text(of: item)
      label.numberOfLines = 2
      stack.addArrangedSubview(label)
    }
    let given = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    for activity in ownActivities
    where !isExcluded(activity.activityType) && activity.canPerform(withActivityItems: given) {
      add(activity.activityTitle, to: stack) { $0.begin(activity) }
    }
    if !isExcluded(.copyToPasteboard) {
      add("Copy", to: stack) { $0.finish(.copyToPasteboard, true) }
    }
    add("Close", to: stack) { $0.finish(nil, false) }
    view.addSubview(stack)
  }

  private func add(
    _ title: String?, to stack: UIStackView,
    _ action: @escaping (UIActivityViewController) -> Void
  ) {
    stack.addArrangedSubview(
      UIButton(
        primaryAction: UIAction(title: title ?? "") { [weak self] _ in if let self { action(self) }
        })
    )
  }

  private func isExcluded(_ type: UIActivity.ActivityType?) -> Bool {
    guard let type else { return false }
    return excludedActivityTypes?.contains(type) ?? false
  }

  private func text(of item: Any) -> String {
    switch item {
    case let source as any UIActivityItemSource:
      text(of: source.activityViewControllerPlaceholderItem(self))
    case let url as URL: url.absoluteString
    case let image as UIImage: image.name ?? "Image"
    default: "\(item)"
    }
  }

  private func begin(_ activity: UIActivity) {
    activity.sheet = self
    let given = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
    activity.prepare(withActivityItems: given)
    if let screen = activity.activityViewController {
      present(screen, animated: true)
    } else {
      activity.perform()
    }
  }

  final func finish(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
    // An activity may finish after the sheet was dismissed.
    guard result == nil, presentingViewController != nil else { return }
    result = (type, isCompleted)
    dismissSheet()
  }

  /// Dismisses the sheet after the transitions above it, such as the dismissal of the activity's
  /// screen.
  private func dismissSheet() {
    let running = presentedChain.compactMap(\.presentationTransition).first(where: \.isInProgress)
    guard let running else {
      presentingViewController?.dismiss(animated: true)
      return
    }
    running.whenEnded { [weak self] in self?.dismissSheet() }
  }

  /// Called when the sheet was dismissed, also by a gesture or in code.
  final func wasDismissed() {
    let (handler, chosen) = (completionWithItemsHandler, result)
    completionWithItemsHandler = nil
    result = nil
    handler?(chosen?.type, chosen?.isCompleted ?? false, nil, nil)
  }

  override var automaticPresentationStyle: UIModalPresentationStyle {
    device.screen.idiom == .pad ? .popover : super.automaticPresentationStyle
  }
}
