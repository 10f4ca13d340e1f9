import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct ContextMenuTests: TableSuite {
  private let stage = Stage()
  private let log = CallLog()
  private let list: PreviewList
  private let navigation: UINavigationController
  private let place = IndexPath(row: 1, section: 0)

  init() {
    list = stage.run { PreviewList(style: .plain) }
    list.log = log
    let list = list
    navigation = stage.run { UINavigationController(rootViewController: list) }
    stage.show(navigation)
  }

  private func open() throws -> ContextMenu {
    try stage.input.openContextMenu(ofRow: place, in: list.tableView)
  }

  /// Opens a preview and goes back from it.
  private func openAndPop() throws -> UIViewController? {
    let menu = try open()
    try stage.input.openPreview(of: menu)
    stage.settle()
    expectSame(navigation.topViewController, menu.preview)
    _ = stage.run { navigation.popViewController(animated: false) }
    stage.settle()
    return menu.preview
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A tap on the preview shows its screen after the animation") {
      let menu = try open()
      expectEqual(log.take(), ["configuration 1", "preview", "menu", "display row 1"])
      expectTrue(menu.preview?.isViewLoaded == true)
      try stage.input.openPreview(of: menu)
      stage.settle()
      expectEqual(log.take(), ["commit row 1", "end row 1", "animation", "completion"])
      expectSame(navigation.topViewController, menu.preview)
      expectRejection("the context menu is closed") { try stage.input.openPreview(of: menu) }
    }

    test("A preview is freed, although a completion keeps its animator") {
      weak let preview = try openAndPop()
      expectNil(preview)
    }

    test("A choice closes the menu; an action that keeps it does not") {
      let menu = try open()
      _ = log.take()
      let actions = menu.menu?.actions ?? []
      expectEqual(actions.map(\.title), ["Keep", "Share", "Delete"])
      try stage.input.choose(actions[0], in: menu)
      expectEqual(log.take(), ["Keep"])
      expectRejection("the action is disabled") { try stage.input.choose(actions[2], in: menu) }
      expectRejection("the context menu has no such action") {
        try stage.input.choose(UIAction(title: "Other") { _ in }, in: menu)
      }
      try stage.input.choose(actions[1], in: menu)
      expectEqual(log.take(), ["end row 1", "Share"])
      expectRejection("the context menu is closed") { try stage.input.choose(actions[1], in: menu) }
      menu.close()
      expectEqual(log.take(), [])
    }

    test("A row without a menu of the list has that of a view in its cell") {
      list.hasMenu = false
      expectRejection("row 1 of section 0 has no context menu") { _ = try open() }
      let host = MenuHost(log)
      let cell = try require(list.tableView.cellForRow(at: place))
      let label = UILabel()
      let interaction = stage.run { UIContextMenuInteraction(delegate: host) }
      label.addInteraction(interaction)
      cell.contentView.addSubview(label)
      expectRejection("row 1 of section 0 has no context menu") { _ = try open() }
      label.isUserInteractionEnabled = true
      _ = log.take()
      let menu = try open()
      expectSame(interaction.view, label)
      expectEqual(menu.menu?.actions.map(\.title), ["Copy"])
      interaction.dismissMenu()
      expectFalse(menu.isOpen)
      expectEqual(log.take(), ["configuration 1", "display", "end"])
      try expectEqual(
        stage.input.openContextMenu(of: label).menu?.actions.map(\.title), ["Copy"])
      let part = UIView()
      label.addSubview(part)
      try expectEqual(
        stage.input.openContextMenu(of: part).menu?.actions.map(\.title), ["Copy"])
      label.removeInteraction(interaction)
      expectNil(interaction.view)
      expectRejection("<UILabel> has no context menu") {
        _ = try stage.input.openContextMenu(of: label)
      }
    }

    test("A collection is asked for the menu of items, or else of an item") {
      let grid = stage.run { PreviewGrid(collectionViewLayout: UICollectionViewFlowLayout()) }
      grid.log = log
      stage.run { navigation.pushViewController(grid, animated: false) }
      stage.settle()
      let menu = try stage.input.openContextMenu(
        ofItem: IndexPath(item: 2, section: 0), in: grid.collectionView)
      try stage.input.openPreview(of: menu)
      stage.settle()
      expectEqual(log.take(), ["item 2", "display", "commit", "end"])
      expectRejection("item 0 of section 0 has no context menu") {
        _ = try stage.input.openContextMenu(
          ofItem: IndexPath(item: 0, section: 0), in: grid.collectionView)
      }
    }
  }
}

/// A list whose rows have previews.
private final class PreviewList: UITableViewController {
  var log: CallLog?
  var hasMenu = true

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log?.note("configuration \(indexPath.row)")
    if !hasMenu { return nil }
    return UIContextMenuConfiguration(identifier: NSString(string: "row \(indexPath.row)")) {
      [log] in
      log?.note("preview")
      return UIViewController()
    } actionProvider: { [log] _ in
      log?.note("menu")
      let share = UIAction(title: "Share") { _ in log?.note("Share") }
      return UIMenu(children: [
        UIAction(title: "Keep", attributes: .keepsMenuPresented) { _ in log?.note("Keep") },
        UIMenu(title: "More", children: [share]),
        UIAction(title: "Delete", attributes: [.destructive, .disabled]) { _ in },
      ])
    }
  }

  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log?.note("display \(configuration.identifier)") }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log?.note("commit \(configuration.identifier)")
    animator.preferredCommitStyle = .pop
    animator.addAnimations { [log] in log?.note("animation") }
    animator.addCompletion { [self] in
      log?.note("completion")
      if let screen = animator.previewViewController { show(screen, sender: nil) }
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log?.note("end \(configuration.identifier)") }
}

/// A grid whose items, except the first one, have menus.
private final class PreviewGrid: UICollectionViewController {
  var log: CallLog?

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if indexPath.item == 0 { return nil }
    log?.note("item \(indexPath.item)")
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu() })
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log?.note("display") }

  override func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log?.note("commit") }

  override func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log?.note("end") }
}

private final class MenuHost: NSObject, UIContextMenuInteractionDelegate {
  private let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.note("display") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.note("end") }
}
