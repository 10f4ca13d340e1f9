import Foundation
import HeadlessUIKit

/// The pages of a book by name, with what is asked of them and told about them.
final class PageRecorder: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let recorder: Recorder
  let pages: [RecordedScreen]
  var recordsQuestions = false
  var dots: (count: Int, index: Int)?
  var onTurn: (() -> Void)?
  var onSpine: ((UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?

  init(_ recorder: Recorder, _ pages: [RecordedScreen]) {
    self.recorder = recorder
    self.pages = pages
  }

  private func page(at index: Int) -> UIViewController? {
    pages.indices.contains(index) ? pages[index] : nil
  }

  private func index(of page: UIViewController) -> Int {
    pages.firstIndex { $0 === page } ?? -10
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    if recordsQuestions { recorder.note("before(\(names([viewController])))") }
    return page(at: index(of: viewController) - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    if recordsQuestions { recorder.note("after(\(names([viewController])))") }
    return page(at: index(of: viewController) + 1)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    if recordsQuestions { recorder.note("count") }
    return dots?.count ?? 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    if recordsQuestions { recorder.note("index") }
    return dots?.index ?? NSNotFound
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    recorder.note("willTransitionTo(\(names(pendingViewControllers)))")
    onTurn?()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    let now = names(pageViewController.viewControllers)
    recorder.note(
      "didFinish(\(finished), from \(names(previousViewControllers)), \(completed)) now \(now)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    recorder.note("spine(\(orientation.isLandscape ? "landscape" : "portrait"))")
    return onSpine?(orientation) ?? pageViewController.spineLocation
  }
}

extension Stage {
  /// A container whose data source has a page for each letter, showing the first ones.
  func book(
    _ names: String,
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ options: [UIPageViewController.OptionsKey: Any]? = nil,
    first: Int = 0
  ) -> (UIPageViewController, PageRecorder) {
    let container = run {
      UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal, options: options)
    }
    let source = PageRecorder(recorder, screens(names))
    delegates.append(source)
    for page in source.pages { page.recordsMoves = false }
    let count = container.spineLocation == .mid ? 2 : 1
    run {
      container.dataSource = source
      container.delegate = source
      container.setViewControllers(
        Array(source.pages[first..<(first + count)]), direction: .forward, animated: false)
    }
    return (container, source)
  }
}
