import Foundation
import HeadlessUIKit

// The classes that the files in this folder name. A file finds them by module and name, so they
// stand at the top level and are not private.

class ShopViewController: UIViewController, StoryboardConnecting {
  weak var greeting: UILabel!
  var addButton: UIBarButtonItem!
  var buttons: [UIButton] = []
  var calls: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    calls.append("init title:\(title ?? "nil") storyboard:\(storyboard != nil)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awake add:\(addButton != nil) greeting:\(greeting != nil)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("didLoad greeting:\(greeting?.text ?? "nil") buttons:\(buttons.count)")
  }

  @IBAction func buyTapped(_ sender: Any) {
    calls.append("buy \((sender as? UIButton)?.configuration?.title ?? "?")")
  }

  @IBAction func createAccount(_ sender: Any) {
    calls.append("create \(type(of: sender))")
  }

  func connect(_ storyboard: StoryboardConnections) {
    storyboard.outlet("greeting") { greeting = $0 }
    storyboard.outlet("addButton") { addButton = $0 }
    storyboard.outlet("buttons") { buttons = $0 }
    storyboard.action("buyTapped:") { buyTapped($0) }
    storyboard.action("createAccount") { createAccount($0) }
  }
}

class BuyViewController: UIViewController {
  let product: String

  init?(coder: NSCoder, product: String) {
    self.product = product
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    product = "by coder"
    super.init(coder: coder)
  }
}

class PriceLabel: UILabel, StoryboardConnecting {
  var currency = ""
  var price = 0.0
  var isReduced = false
  var priceWhenAwake = 0.0

  override func awakeFromNib() {
    super.awakeFromNib()
    priceWhenAwake = price
  }

  func connect(_ storyboard: StoryboardConnections) {
    storyboard.attribute("currency") { currency = $0 }
    storyboard.attribute("price") { price = $0 }
    storyboard.attribute("isReduced") { isReduced = $0 }
  }
}

/// Records when it has its runtime attribute, and its moves.
class MarkedViewController: UIViewController, StoryboardConnecting {
  var mark = "none"
  var calls: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awake \(mark)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("didLoad \(mark)")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.append("willMove \(parent != nil)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append("didMove \(parent != nil)")
  }

  func connect(_ storyboard: StoryboardConnections) {
    storyboard.attribute("mark") { mark = $0 }
  }
}

/// Has outlets to what lies beside its view: a bar button, and a view in Interface Builder's dock.
class DockViewController: UIViewController, StoryboardConnecting {
  weak var spare: UILabel?
  weak var margin: NSLayoutConstraint?
  var mark = "none"
  var calls: [String] = []

  func connect(_ storyboard: StoryboardConnections) {
    storyboard.attribute("mark") { mark = $0 }
    storyboard.outlet("margin") { margin = $0 }
    storyboard.outlet("addButton") { (_: UIBarButtonItem) in calls.append("add") }
    storyboard.outlet("spare") {
      spare = $0
      calls.append("spare")
    }
    for name in ["labels", "icons"] {
      storyboard.outlet(name) { (labels: [UILabel]) in
        calls.append("\(name) \(labels.compactMap(\.text).joined(separator: " "))")
      }
    }
  }
}

class StopListViewController: UIViewController, StoryboardConnecting {
  var calls: [String] = []
  var allowsSegues = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append(
      "prepare \(segue.identifier ?? "nil") to:\(type(of: segue.destination)) "
        + "loaded:\(segue.destination.isViewLoaded)"
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("didLoad children:\(children.count)")
  }

  func unwindToList(_ segue: UIStoryboardSegue) {
    calls.append("unwind \(segue.identifier ?? "nil") from:\(type(of: segue.source))")
  }

  func connect(_ storyboard: StoryboardConnections) {
    storyboard.segueAction("makeStop:") { StopViewController(coder: $0, name: "Opera") }
    storyboard.action("unwindToList:") { unwindToList($0) }
  }
}

class StopViewController: UIViewController {
  let name: String

  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    name = "by coder"
    super.init(coder: coder)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? StopListViewController)?.calls.append("prepare in \(name)")
  }
}

class FoldSegue: UIStoryboardSegue {
  var folds = 0

  override func perform() {
    folds += 1
    (source as? StopListViewController)?.calls.append("fold \(folds)")
  }
}

class PrototypeListController: UITableViewController {
  var prepared: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    if let label = (cell as? PlaceCell)?.nameLabel {
      label.text = "\(label.text ?? "") \(indexPath.row)"
    }
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row ?? -1
    prepared.append("\(segue.identifier ?? "nil") from \(type(of: sender ?? "nobody")) \(row)")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    prepared.append("selected \(indexPath.row)")
  }
}

class PlaceCell: UITableViewCell, StoryboardConnecting {
  var nameLabel: UILabel!
  private(set) var accessoryChanges = 0

  override var accessoryView: UIView? { didSet { accessoryChanges += 1 } }

  func connect(_ storyboard: StoryboardConnections) {
    storyboard.outlet("nameLabel") { nameLabel = $0 }
  }
}

class TicketViewController: UIViewController, StoryboardConnecting {
  var number: UILabel!
  var stamps = 0
  var awakenings = 0
  var numberWhenLoaded: String?

  override func awakeFromNib() { awakenings += 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    numberWhenLoaded = number.text
  }

  func connect(_ storyboard: StoryboardConnections) {
    storyboard.outlet("number") { number = $0 }
    storyboard.action("stamp:") { stamps += 1 }
  }
}

class BadgeView: UIView, StoryboardConnecting {
  var text: UILabel!
  var textWhenAwake: String?

  override func awakeFromNib() { textWhenAwake = text?.text }

  func connect(_ storyboard: StoryboardConnections) {
    storyboard.outlet("text") { text = $0 }
  }
}

/// A collection with one item, whose cell is a prototype of its file.
final class GridController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }
}
