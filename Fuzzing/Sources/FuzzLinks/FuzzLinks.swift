import CoordinatorCore
import Coordinators
import HeadlessUIKit

/// What libFuzzer calls with data.
public typealias Target = @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
/// The arguments of a C program.
public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// The root of an app with a pattern of each form.
final class Root: NavigationCoordinator, Routing {
  enum Route: Hashable, Sendable {
    case saved
    case article(Int, page: Int?)
    case search(String?)
    case file(String)
  }

  let context = CoordinatorContext()
  var navigationController: UINavigationController { fatalError("A link makes no coordinator.") }

  static var links: LinkTable<Route> {
    LinkSchemes("app")
    LinkHosts("app.example")
    LinkPattern("saved", to: .saved)
    LinkPattern("article/:id") { .article(try $0["id"], page: try $0["page"]) }
    LinkPattern("search/:term?") { .search(try $0["term"]) }
    LinkPattern("files/*path") { .file(try $0["path"]) }
  }

  func start() {}
  func transition(for route: Route) -> ScreenTransition { .none }
}

/// Reads a link, and expects that its parts are harmless and that its canonical link leads to the
/// same place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  return MainActor.assumeIsolated {
    guard let link = try? Link(text) else { return 0 }
    for part in link.path.flatMap({ $0.utf8.split(separator: UInt8(ascii: "/")) }) {
      precondition(!part.elementsEqual("..".utf8) && !part.elementsEqual(".".utf8), text)
    }
    guard let map = try? LinkMap(of: Root.self), let path = try? map.path(for: link),
      let canonical = map.link(to: path)
    else { return 0 }
    precondition((try? map.path(for: Link(canonical))) == path, "\(text) and \(canonical) differ.")
    return 0
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
func run(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments?>,
  _ target: Target
) -> CInt

/// SwiftPM renames the main function, so libFuzzer's own is not used.
@_cdecl("FuzzLinks_main")
public func main(_ count: CInt, _ arguments: Arguments?) -> CInt {
  var (count, arguments) = unsafe (count, arguments)
  return unsafe run(&count, &arguments) { unsafe fuzz($0, $1) }
}
