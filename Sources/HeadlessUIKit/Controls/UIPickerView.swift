public import Foundation

/// Tells a picker how many wheels and rows there are.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and hears which a user chose.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The text of a row with attributes; comes before the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, whose first label is shown; comes before the texts.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called after a user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The width of a wheel; never asked for.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a wheel's rows; never asked for.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// No text.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// No text.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A view without a text.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// No width of its own.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  /// No height of its own.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
}

/// A view of wheels, on each of which a user chooses a row.
open class UIPickerView: UIView, WheelView {
  /// The rows of each wheel and the chosen ones, once they were needed.
  private var wheels: [(rows: Int, chosen: Int)]?

  /// The object that says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// The object that says what the rows show.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsDisplay() }
  }

  private func loaded() -> [(rows: Int, chosen: Int)] {
    if let wheels { return wheels }
    var made: [(rows: Int, chosen: Int)] = []
    for component in 0..<(dataSource?.numberOfComponents(in: self) ?? 0) {
      let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
      made.append((rows, rows == 0 ? -1 : 0))
    }
    wheels = made
    return made
  }

  /// How many wheels there are.
  open var numberOfComponents: Int { loaded().count }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int { loaded()[component].rows }
  /// The size of a wheel's rows; zero without pixels.
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  /// The view that the delegate gives for a row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Asks the data source again about all wheels, and chooses the first row of each.
  open func reloadAllComponents() {
    wheels = nil
    setNeedsDisplay()
  }

  /// Asks the data source again about a wheel, which keeps its row, or else chooses the last one.
  open func reloadComponent(_ component: Int) {
    var all = loaded()
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    all[component] = (rows, rows == 0 ? -1 : min(max(0, all[component].chosen), rows - 1))
    wheels = all
    setNeedsDisplay()
  }

  /// Chooses a row; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    var all = loaded()
    guard all.indices.contains(component), (0..<all[component].rows).contains(row) else { return }
    all[component].chosen = row
    wheels = all
    setNeedsDisplay()
  }

  /// The chosen row of a wheel; -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    let all = loaded()
    return all.indices.contains(component) ? all[component].chosen : -1
  }

  // MARK: Operated by a user

  package final var wheelCount: Int { numberOfComponents }
  package final var canTurn: Bool { isUserInteractionEnabled }

  package final func text(ofWheel index: Int) -> String {
    let row = selectedRow(inComponent: index)
    guard row >= 0, let delegate else { return "" }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: index, reusing: nil)
    return view.firstText
      ?? delegate.pickerView(self, attributedTitleForRow: row, forComponent: index)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: index) ?? ""
  }

  package final func receiveTurn(ofWheel index: Int, forward: Bool) -> Bool {
    let row = selectedRow(inComponent: index) + (forward ? 1 : -1)
    guard (0..<numberOfRows(inComponent: index)).contains(row) else { return false }
    receiveChoice(ofRow: row, inComponent: index)
    return true
  }

  final func receiveChoice(ofRow row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

extension UIView {
  /// The text of the first label in this view.
  fileprivate var firstText: String? {
    if let label = self as? UILabel { return label.text }
    for subview in subviews {
      if let text = subview.firstText { return text }
    }
    return nil
  }
}

extension UserInput {
  /// Turns a wheel of a picker to a row.
  public func select(row: Int, inComponent component: Int, of picker: UIPickerView) throws {
    try requireReach(of: picker)
    try device.run {
      guard (0..<picker.numberOfComponents).contains(component),
        (0..<picker.numberOfRows(inComponent: component)).contains(row)
      else { throw InputRefusal("there is no row \(row) in component \(component)") }
      picker.receiveChoice(ofRow: row, inComponent: component)
    }
  }
}
