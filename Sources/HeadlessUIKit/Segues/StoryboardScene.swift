import Foundation

/// The scene from which a controller was created, with its segues and the element of its view.
@MainActor
final class StoryboardScene {
  let storyboard: UIStoryboard
  let document: InterfaceDocument
  private let scene: InterfaceDocument.Scene
  /// The objects that were created with the controller, by their identifiers in the file.
  private var references: [String: Weak<AnyObject>] = [:]
  /// The connections that were made before the view was loaded.
  var connected: Set<ObjectIdentifier> = []
  /// The other top-level objects of the scene, which only this array retains.
  var kept: [AnyObject] = []

  init(
    _ storyboard: UIStoryboard,
    _ document: InterfaceDocument,
    _ scene: InterfaceDocument.Scene
  ) {
    self.storyboard = storyboard
    self.document = document
    self.scene = scene
  }

  /// The controller's element.
  var element: InterfaceElement { scene.controller }

  /// The other top-level elements of the scene.
  var topLevelElements: [InterfaceElement] { scene.objects.filter { $0 !== scene.controller } }

  // MARK: Between creating the controller and loading its view

  func remember(_ objects: [String: AnyObject]) {
    for (id, object) in objects { references[id] = Weak(object: object) }
  }

  var remembered: [String: AnyObject] { references.compactMapValues(\.object) }

  private var controller: UIViewController? {
    element.id.flatMap { references[$0]?.object as? UIViewController }
  }

  // MARK: Segues

  /// The segue with an identifier, from any object of the scene.
  func segue(named identifier: String) -> InterfaceElement? {
    Self.segue(named: identifier, in: scene.objects)
  }

  /// An element's own segues come before those of the elements in it.
  private static func segue(
    named identifier: String,
    in elements: [InterfaceElement]
  ) -> InterfaceElement? {
    for element in elements {
      let segues = element.connections.filter { $0.name == "segue" }
      let found =
        segues.first { $0["identifier"] == identifier }
        ?? segue(named: identifier, in: element.children)
      if let found { return found }
    }
    return nil
  }

  /// Performs the segue of a control or cell, if the controller allows it.
  func trigger(_ segue: InterfaceElement, sender: AnyObject?) {
    guard let controller else { return }
    let identifier = segue["identifier"] ?? ""
    guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    perform(segue, sender: sender)
  }

  /// Creates the destination, calls `prepare(for:sender:)`, and performs the segue.
  func perform(_ segue: InterfaceElement, sender: Any?) {
    guard let controller else { return }
    if segue["kind"] == "unwind" { return unwind(segue, from: controller, sender: sender) }
    guard let destination = destination(of: segue, from: controller, sender: sender) else { return }
    let step = make(segue, from: controller, to: destination)
    step.handler = segue.handler(from: controller, to: destination, sender: sender)
    controller.prepare(for: step, sender: sender)
    step.perform()
  }

  /// Adds the controllers of embed segues to their container views.
  func embed(_ embeddings: [(container: UIView, segue: InterfaceElement)]) {
    guard !embeddings.isEmpty, let controller,
      InterfaceNesting.enter(element, of: document, inside: controller.parent)
    else { return }
    defer { InterfaceNesting.leave() }
    for (container, segue) in embeddings {
      guard let child = destination(of: segue, from: controller, sender: nil) else { continue }
      controller.prepare(for: make(segue, from: controller, to: child), sender: nil)
      controller.addChild(child)
      if let view = child.view {
        view.frame = container.bounds
        container.addSubview(view)
      }
      child.didMove(toParent: controller)
    }
  }

  private func make(
    _ segue: InterfaceElement,
    from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue {
    let type = InterfaceLoading(document, bundle: storyboard.bundle, storyboard: storyboard)
      .type(of: segue, UIStoryboardSegue.self)
    return type.make(identifier: segue["identifier"], source: source, destination: destination)
  }

  private func destination(
    of segue: InterfaceElement,
    from controller: UIViewController,
    sender: Any?
  ) -> UIViewController? {
    var creator: ((NSCoder) -> UIViewController?)?
    if let selector = segue["destinationCreationSelector"] {
      creator = { coder in
        StoryboardConnections.perform(.creation(selector, coder, sender: sender), on: controller)
          .made
      }
    }
    return storyboard.make(segue["destination"], creator: creator)
  }

  private func unwind(
    _ segue: InterfaceElement,
    from source: UIViewController,
    sender: Any?
  ) {
    guard let action = segue["unwindAction"],
      let destination = StoryboardUnwinding.destination(of: action, from: source)
    else { return }
    let step = make(segue, from: source, to: destination)
    step.handler = { StoryboardUnwinding.unwind(from: source, to: destination) }
    source.prepare(for: step, sender: sender)
    _ = StoryboardConnections.perform(.action(action, sender: step), on: destination)
    step.perform()
  }
}
