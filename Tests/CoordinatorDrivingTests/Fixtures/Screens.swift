import CoordinatorTesting
import HeadlessUIKit

/// A screen with one control of each kind.
final class FormScreen: UIViewController {
  var open: (String) -> Void = { _ in }
  private let answer = UILabel()
  private let field = UITextField()
  private let notes = UITextView()
  private let times = UISegmentedControl(items: ["Day", "Night"])

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Desk"
    field.placeholder = "Name"
    notes.accessibilityLabel = "Notes"
    let off = button("Off") {}
    off.isEnabled = false
    let gone = button("Gone") {}
    gone.alpha = 0
    let stack = UIStackView(arrangedSubviews: [
      field, notes, times, answer, off, gone,
      button("Later") { [weak self] in self?.answerLater() },
      button("Drawer") { [weak self] in self?.open("Drawer") },
      button("Lamp") { [weak self] in self?.open("Lamp") },
      button("Alarm") { [weak self] in self?.open("Alarm") },
    ])
    stack.axis = .vertical
    view.addSubview(stack)
    let edit = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in })
    let hidden = UIBarButtonItem(title: "Hidden", style: .plain, target: nil, action: nil)
    hidden.isHidden = true
    navigationItem.rightBarButtonItems = [edit, hidden]
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  func say(_ text: String) { answer.text = text }

  private func answerLater() {
    Task {
      await Self.delay()
      say("answer")
    }
  }

  @concurrent
  static func delay() async {
    // Takes longer than the yields of one script line.
    for _ in 0..<100 { await MainActor.run {} }
  }
}

/// A list of texts, which may have a view at the end of each row.
class ListScreen: UITableViewController {
  var rows: [String] = []
  var open: (String) -> Void = { _ in }
  var accessory: UIView?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    cell.accessoryView = accessory
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(rows[indexPath.row])
  }
}
