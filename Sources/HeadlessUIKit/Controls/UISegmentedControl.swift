/// A row of segments, one of which can be selected.
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var action: UIAction?

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    @MainActor init(_ action: UIAction) {
      title = action.title.isEmpty ? nil : action.title
      image = action.image
      self.action = action
    }
  }

  private var segments: [Segment] = []

  /// The index that stands for no segment.
  public class var noSegment: Int { -1 }

  /// Creates a control with a segment for each string, image or action.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let action as UIAction:
        segments.append(Segment(action))
      case let image as UIImage:
        segments.append(Segment(image: image))
      default:
        segments.append(Segment(title: item as? String))
      }
    }
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init(_:))
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The selected segment, or `noSegment`; setting it sends no event.
  open var selectedSegmentIndex = -1 {
    didSet { setNeedsDisplay() }
  }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with the title and image of an action, which is performed when the user selects it.
  ///
  /// A segment with an action of the same identifier is replaced.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let old = segments.firstIndex { $0.action?.identifier == action.identifier }
    if let old, old == segment { return setAction(action, forSegmentAt: old) }
    if let old { removeSegment(at: old, animated: animated) }
    insert(Segment(action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    setNeedsDisplay()
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let place = place(of: segment) else { return }
    segments.remove(at: place)
    if selectedSegmentIndex == place {
      selectedSegmentIndex = -1
    } else if selectedSegmentIndex > place {
      selectedSegmentIndex -= 1
    }
    setNeedsDisplay()
  }

  /// Removes every segment.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = -1
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let place = place(of: segment) else { return }
    segments[place].title = title
    setNeedsDisplay()
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    place(of: segment).flatMap { segments[$0].title }
  }

  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    place(of: segment).flatMap { segments[$0].image }
  }

  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let place = place(of: segment) else { return }
    var changed = Segment(action)
    changed.isEnabled = segments[place].isEnabled
    segments[place] = changed
    setNeedsDisplay()
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? {
    place(of: segment).flatMap { segments[$0].action }
  }

  /// Sets whether a segment is enabled.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let place = place(of: segment) else { return }
    segments[place].isEnabled = enabled
    setNeedsDisplay()
  }

  /// Whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    place(of: segment).map { segments[$0].isEnabled } ?? false
  }

  /// The index of a segment; an index past the end stands for the last segment.
  private func place(of segment: Int) -> Int? {
    let place = min(segment, segments.count - 1)
    return place < 0 ? nil : place
  }

  /// Handles a tap on a segment; has no effect if the segment is selected already.
  package final func receiveChoice(ofSegment segment: Int) {
    guard segments.indices.contains(segment), segments[segment].isEnabled,
      selectedSegmentIndex != segment
    else { return }
    selectedSegmentIndex = segment
    if let action = segments[segment].action { sendAction(action) }
    sendValueChanged()
  }
}
