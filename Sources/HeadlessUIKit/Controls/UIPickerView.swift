public import Foundation

/// Provides the numbers of components and rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content of the rows of a picker, and is notified of selections by a user.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The attributed text of a row; used in place of the plain text.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, whose first label is shown; used in place of the texts.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called after a user selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The width of a component; never called.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows in a component; never called.
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
  /// No width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  /// No height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
}

/// A view of wheels, the components, in each of which a user selects a row.
open class UIPickerView: UIView, WheelView {
  /// The number of rows and the selected row of each wheel; nil until they are needed.
  private var wheels: [(rows: Int, chosen: Int)]?

  /// The object that provides the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// The object that provides the content of the rows.
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

  /// The number of components.
  open var numberOfComponents: Int { loaded().count }
  /// The number of rows in a component.
  open func numberOfRows(inComponent component: Int) -> Int { loaded()[component].rows }
  /// The size of the rows in a component; always zero here.
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  /// The delegate's view for a row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Reloads all components and selects the first row of each.
  open func reloadAllComponents() {
    wheels = nil
    setNeedsDisplay()
  }

  /// Reloads a component; it keeps its selected row, or selects the last row.
  open func reloadComponent(_ component: Int) {
    var all = loaded()
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    all[component] = (rows, rows == 0 ? -1 : min(max(0, all[component].chosen), rows - 1))
    wheels = all
    setNeedsDisplay()
  }

  /// Selects a row without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    var all = loaded()
    guard all.indices.contains(component), (0..<all[component].rows).contains(row) else { return }
    all[component].chosen = row
    wheels = all
    setNeedsDisplay()
  }

  /// The selected row of a component; -1 if there is none.
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
    try touch(picker) {
      guard (0..<picker.numberOfComponents).contains(component),
        (0..<picker.numberOfRows(inComponent: component)).contains(row)
      else { throw InputRejection("there is no row \(row) in component \(component)") }
      picker.receiveChoice(ofRow: row, inComponent: component)
    }
  }
}
