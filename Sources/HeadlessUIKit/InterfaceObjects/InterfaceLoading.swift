import Foundation

/// Creates objects of an Interface Builder file together and connects them.
///
/// One loading creates a controller, the view of a controller, a cell or the objects of a nib. It is
/// released after the call.
@MainActor
final class InterfaceLoading {
  let document: InterfaceDocument
  let bundle: Bundle?
  let storyboard: UIStoryboard?
  /// The scene of the created controller or of the objects.
  private(set) var scene: StoryboardScene?

  private var objects: [String: AnyObject] = [:]
  /// The objects in the order of their creation, with their elements.
  private var made: [(object: AnyObject, element: InterfaceElement)] = []

  init(_ document: InterfaceDocument, bundle: Bundle?, storyboard: UIStoryboard?) {
    self.document = document
    self.bundle = bundle
    self.storyboard = storyboard
  }

  // MARK: Creating

  /// Creates the controller of a scene with its children and connections.
  func makeController(
    _ id: String,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let storyboard, let found = document.scenes[id] else { return nil }
    let element = found.controller
    if element.name == "viewControllerPlaceholder" { return makeReferenced(element) }
    let scene = StoryboardScene(storyboard, document, found)
    self.scene = scene
    let coder = InterfaceCoder(element, self)
    var controller = creator?(coder)
    if let controller, coder.decoded !== controller {
      raise(
        .internalInconsistency,
        "Custom instantiated view controller must call -[super initWithCoder:] "
          + "(\(name(controller)))"
      )
    }
    if controller == nil {
      // Discards the objects of a creator that then returned nil.
      made = []
      objects = [:]
      let base = StoryboardClasses.base(of: element.name) as? UIViewController.Type
      if base == nil { noteUnknownElement(element, UIViewController.self) }
      let type = type(of: element, base ?? UIViewController.self)
      controller = type.init(coder: InterfaceCoder(element, self))
    }
    guard let controller else {
      note(
        element,
        problem: "'init(coder:)' of \(element["customClass"] ?? element.name) made nothing.",
        cause: "the initialiser returns nil because the class is only made in code.",
        repair: "call 'super.init(coder: coder)' in it."
      )
      return nil
    }
    setAttributes()
    fill(controller, element)
    connect()
    wake()
    scene.remember(objects)
    controller.awakeFromNib()
    return controller
  }

  /// Creates the view of a scene's controller; nil if the scene has no view.
  func makeView(for controller: UIViewController, in scene: StoryboardScene) -> UIView? {
    guard let element = scene.element.value("view") else { return nil }
    adopt(scene)
    guard let view = makeObject(element) as? UIView else { return nil }
    // The other objects in Interface Builder's scene dock.
    scene.kept = scene.topLevelElements.compactMap { makeObject($0) }
    setAttributes()
    connect(controller, scene.element, viewIsLoaded: true)
    connect()
    wake()
    return view
  }

  /// Creates the objects of a nib, and returns the top-level objects.
  func makeObjects(owner: AnyObject?) -> [Any] {
    var topLevel: [Any] = []
    for element in document.objects {
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner":
        if let owner, let id = element.id { objects[id] = owner }
      case "IBFirstResponder": break
      default: if let object = makeObject(element) { topLevel.append(object) }
      }
    }
    setAttributes()
    if let owner {
      for element in document.objects where element["placeholderIdentifier"] == "IBFilesOwner" {
        connect(owner, element, viewIsLoaded: true)
      }
    }
    connect()
    wake()
    return topLevel
  }

  /// Sets the scene of the objects that are created next.
  func adopt(_ scene: StoryboardScene?) {
    guard let scene else { return }
    self.scene = scene
    objects = scene.remembered
  }

  /// Creates a cell of a list from its prototype; nil if the prototype has another class.
  func makeCell<Cell: UIView>(_ element: InterfaceElement) -> Cell? {
    let cell = makeObject(element) as? Cell
    setAttributes()
    connect()
    wake()
    return cell
  }

  // MARK: Objects

  func register(_ object: AnyObject, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    made.append((object, element))
  }

  func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

  /// Creates a view, bar item or navigation item; nil for elements without an object.
  func makeObject(_ element: InterfaceElement) -> AnyObject? {
    if Self.ignoredElements.contains(element.name) { return nil }
    let coder = InterfaceCoder(element, self)
    switch StoryboardClasses.base(of: element.name) {
    case let base as UIView.Type: return type(of: element, base).init(coder: coder)
    case let base as UIBarItem.Type: return type(of: element, base).init(coder: coder)
    case let base as UINavigationItem.Type: return type(of: element, base).init(coder: coder)
    case is UIGestureRecognizer.Type: return nil
    default:
      noteUnknownElement(element, UIView.self)
      return type(of: element, UIView.self).init(coder: coder)
    }
  }

  /// The other elements among objects for which no object is created.
  private static let ignoredElements: Set<String> = [
    "placeholder", "exit", "customObject", "viewLayoutGuide", "rotationGestureRecognizer",
  ]

  /// The custom class of an element, else the class of its kind.
  func type<Base: AnyObject>(of element: InterfaceElement, _ base: Base.Type) -> Base.Type {
    guard let name = element["customClass"] else { return base }
    let module = element["customModule"]
    let found: AnyClass? = StoryboardClasses.find(name, module: module, folder: document.folder)
    if let type = found as? Base.Type { return type }
    let path = module.map { "\($0).\(name)" } ?? name
    note(
      element,
      problem: found == nil
        ? "Unknown class \(path) in Interface Builder file."
        : "\(path) is not a subclass of \(base), so that one is made.",
      cause: "the class was renamed, or is nested in another type, private or generic.",
      repair: "correct the class in Interface Builder, or call "
        + "'StoryboardClasses.register(\(name).self, as: \"\(name)\")' before."
    )
    return base
  }

  private func makeReferenced(_ element: InterfaceElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    guard InterfaceNesting.enter(element, of: document) else { return nil }
    defer { InterfaceNesting.leave() }
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? self.bundle
    guard InterfaceResources.find(name, "storyboard", in: bundle) != nil else {
      note(
        element,
        problem: "The reference leads to \(name).storyboard, which cannot be found.",
        cause: "the storyboard was renamed, or lies in another bundle.",
        repair: "correct the reference in Interface Builder, or add the file to the resources."
      )
      return nil
    }
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let scenes = other.document else { return nil }
    let identifier = element["referencedIdentifier"]
    guard let scene = identifier.map({ scenes.identifiers[$0] }) ?? scenes.initialScene else {
      note(
        element,
        problem: "The reference leads to "
          + (identifier.map { "'\($0)', which is no Storyboard ID of \(scenes.file)." }
            ?? "\(scenes.file), which has no entry point."),
        cause: "a scene was removed, or its Storyboard ID was changed.",
        repair: "let the reference lead to one of the scenes of the storyboard."
      )
      return nil
    }
    return other.make(scene, creator: nil)
  }

  // MARK: After creation

  /// The embed segues of the created views.
  var embeddings: [(container: UIView, segue: InterfaceElement)] {
    var embeddings: [(container: UIView, segue: InterfaceElement)] = []
    for (object, element) in made {
      guard let container = object as? UIView else { continue }
      for segue in element.connections where segue["kind"] == "embed" {
        embeddings.append((container, segue))
      }
    }
    return embeddings
  }

  private func setAttributes() {
    for case (let view as UIView, let element) in made { addConstraints(to: view, element) }
    for (object, element) in made { setAttributes(of: object, element) }
  }

  private func connect() {
    for (object, element) in made {
      connect(object, element, viewIsLoaded: !(object is UIViewController))
    }
  }

  private func wake() {
    for (object, _) in made { (object as? UIView)?.awakeFromNib() }
  }

  // MARK: Messages

  func note(
    _ element: InterfaceElement,
    problem: String,
    cause: String,
    repair: String
  ) {
    let error = StoryboardFileError(
      file: document.file, line: element.line, problem: problem, cause: cause, repair: repair)
    HeadlessDevice.current.log.note(.storyboard, error.description)
  }

  private func noteUnknownElement(_ element: InterfaceElement, _ base: AnyClass) {
    note(
      element,
      problem: "There is no counterpart of '\(element.name)' here; a \(base) takes its place.",
      cause: "the file uses a part of UIKit that has nothing to do with navigation.",
      repair: "leave it, or give the object a class of your own in Interface Builder."
    )
  }
}
