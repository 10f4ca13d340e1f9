import Foundation

// Outlets, actions, segues and runtime attributes.
extension InterfaceLoading {
  /// Makes the connections of an object's element.
  ///
  /// A controller is connected twice: to its bar items when it is created, and to its views when they
  /// are loaded.
  func connect(_ object: AnyObject, _ element: InterfaceElement, viewIsLoaded: Bool) {
    var collections: [(property: String, members: [AnyObject], element: InterfaceElement)] = []
    for connection in element.connections {
      let destination = self.object(connection["destination"])
      switch connection.name {
      case "outlet":
        guard let destination, let property = connection["property"] else { continue }
        if let scene, object is UIViewController {
          let id = ObjectIdentifier(connection)
          if viewIsLoaded, scene.connected.contains(id) { continue }
          if !viewIsLoaded { scene.connected.insert(id) }
        }
        connect(property, of: object, to: destination, connection)
      case "outletCollection":
        guard viewIsLoaded, let destination, let property = connection["property"] else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].members.append(destination)
        } else {
          collections.append((property, [destination], connection))
        }
      case "action" where !(object is UIViewController):
        connectAction(of: object, connection)
      case "segue" where !(object is UIViewController):
        connectSegue(of: object, connection)
      default: break
      }
    }
    for collection in collections {
      connect(collection.property, of: object, to: collection.members, collection.element)
    }
  }

  // MARK: Outlets

  private func connect(
    _ property: String,
    of object: AnyObject,
    to value: Any,
    _ connection: InterfaceElement
  ) {
    let made = StoryboardConnections.perform(.outlet(property, value), on: object)
    switch made.outcome {
    case .done: break
    case .mismatch(let expected):
      noteMissing(
        connection,
        "The outlet '\(property)' of \(name(object)) takes \(expected), not \(Swift.type(of: value))."
      )
    case .unknown:
      if connectKnown(property, of: object, to: value) { return }
      noteMissing(
        connection,
        "[\(name(object)) setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(property).")
    }
  }

  /// Sets the outlets of UIKit's classes.
  private func connectKnown(_ property: String, of object: AnyObject, to value: Any) -> Bool {
    switch (object, property) {
    case (let controller as UIViewController, "view"):
      guard let view = value as? UIView else { return false }
      controller.view = view
    case (let table as UITableView, "dataSource"):
      table.dataSource = value as? any UITableViewDataSource
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = value as? any UICollectionViewDataSource
    case (let scroll as UIScrollView, "delegate"):
      scroll.delegate = value as? any UIScrollViewDelegate
    case (let field as UITextField, "delegate"):
      field.delegate = value as? any UITextFieldDelegate
    case (let navigation as UINavigationController, "delegate"):
      navigation.delegate = value as? any UINavigationControllerDelegate
    case (let tabs as UITabBarController, "delegate"):
      tabs.delegate = value as? any UITabBarControllerDelegate
    case (let split as UISplitViewController, "delegate"):
      split.delegate = value as? any UISplitViewControllerDelegate
    case (let pages as UIPageViewController, "delegate"):
      pages.delegate = value as? any UIPageViewControllerDelegate
    case (let pages as UIPageViewController, "dataSource"):
      pages.dataSource = value as? any UIPageViewControllerDataSource
    case (let cell as UITableViewCell, "accessoryView"):
      cell.accessoryView = value as? UIView
    default: return false
    }
    return true
  }

  // MARK: Actions

  private func connectAction(of object: AnyObject, _ connection: InterfaceElement) {
    guard let selector = connection["selector"] else { return }
    let isForFirstResponder =
      document[connection["destination"] ?? ""]?["placeholderIdentifier"] == "IBFirstResponder"
    let target = self.object(connection["destination"])
    if target == nil, !isForFirstResponder { return }
    let action = InterfaceAction(
      selector,
      target: target,
      place: "\(document.file):\(connection.line)"
    )
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction { action.send(from: $0.sender as AnyObject?) },
        for: UIControl.Event(named: connection["eventType"])
      )
    case let item as UIBarButtonItem:
      item.connectedAction = { [weak item] in action.send(from: item) }
    default: break
    }
  }

  private func connectSegue(of object: AnyObject, _ segue: InterfaceElement) {
    guard segue["kind"] != "embed", let scene else { return }
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control, weak scene] _ in scene?.trigger(segue, sender: control) },
        for: .primaryActionTriggered
      )
    case let item as UIBarButtonItem:
      item.connectedAction = { [weak item, weak scene] in scene?.trigger(segue, sender: item) }
    case let cell as UICollectionViewCell:
      cell.connectedSegue = { [weak cell, weak scene] in scene?.trigger(segue, sender: cell) }
    case let cell as UITableViewCell where segue["trigger"] == "accessoryAction":
      cell.connectedDetailSegue = { [weak cell, weak scene] in
        scene?.trigger(segue, sender: cell)
      }
    case let cell as UITableViewCell:
      cell.connectedSegue = { [weak cell, weak scene] in scene?.trigger(segue, sender: cell) }
    default: break
    }
  }

  // MARK: Runtime attributes

  func setAttributes(of object: AnyObject, _ element: InterfaceElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"] else { continue }
      // Layers are not drawn, so a class need not declare their attributes.
      if keyPath.hasPrefix("layer.") { continue }
      let value = attribute.runtimeValue
      let set = StoryboardConnections.perform(.attribute(keyPath, value), on: object)
      if set.outcome == .done { continue }
      let shown = value.map { "\($0)" } ?? "nil"
      noteMissing(
        attribute,
        "Failed to set (\(keyPath)) user defined inspected property on (\(name(object))) "
          + "to \(shown).")
    }
  }

  private func noteMissing(_ element: InterfaceElement, _ problem: String) {
    note(
      element,
      problem: problem,
      cause:
        "the class does not name it in 'connect(_:)' of StoryboardConnecting, or under another "
        + "name or type.",
      repair: "name it there, or remove the connection in Interface Builder."
    )
  }
}
