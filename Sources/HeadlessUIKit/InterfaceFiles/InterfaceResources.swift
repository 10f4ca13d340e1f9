import Foundation

/// Finds Interface Builder files, and caches their documents.
@MainActor
enum InterfaceResources {
  private struct Kept {
    let document: InterfaceDocument
    let changed: Date?
  }

  private static var kept: [String: Kept] = [:]
  private static var foldersOfBundles: [String: [URL]] = [:]
  private static var nibsOfClasses: [ObjectIdentifier: URL?] = [:]
  private static let mainNibs = listNibs()

  /// The document of a file, cached until the file changes.
  static func document(at url: URL) throws(StoryboardFileError) -> InterfaceDocument {
    let path = url.path
    let changed =
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    if let known = kept[path], known.changed == changed { return known.document }
    let document = try InterfaceDocument(contentsOf: url)
    kept[path] = Kept(document: document, changed: changed)
    return document
  }

  /// The file with a name; for nil or `Bundle.main`, also beside the executable.
  static func find(_ name: String, _ type: String, in bundle: Bundle?) -> URL? {
    let file = "\(name).\(type)"
    for folder in folders(of: bundle ?? .main) {
      let url = folder.appendingPathComponent(file)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return nil
  }

  /// The nib for a class, in the main bundle or that of the class's module.
  ///
  /// For `DetailViewController`, it is `DetailView`, else `DetailViewController`.
  static func nib(for type: AnyClass) -> URL? {
    if mainNibs.isEmpty { return nil }
    if let known = nibsOfClasses[ObjectIdentifier(type)] { return known }
    let own = "\(type)"
    let short = own.hasSuffix("Controller") ? String(own.dropLast("Controller".count)) : own
    let module = moduleName(of: type)
    let places = (mainNibs[short] ?? []) + (mainNibs[own] ?? [])
    let nib =
      places.first { target(ofResources: $0) == module }
      ?? places.first { target(ofResources: $0) == nil }
    nibsOfClasses[ObjectIdentifier(type)] = .some(nib)
    return nib
  }

  /// The module of the package target whose resources contain a folder.
  static func target(ofResources folder: URL) -> String? {
    for part in folder.pathComponents.reversed() {
      for suffix in [".resources", ".bundle"] where part.hasSuffix(suffix) {
        let name = part.dropLast(suffix.count)
        guard let line = name.lastIndex(of: "_") else { return nil }
        return String(name[name.index(after: line)...])
      }
    }
    return nil
  }

  /// The nibs of the main bundle by their names.
  private static func listNibs() -> [String: [URL]] {
    let files = folders(of: .main).flatMap { list($0) }.filter { $0.pathExtension == "xib" }
    return Dictionary(grouping: files) { $0.deletingPathExtension().lastPathComponent }
  }

  /// The folders that can contain the files of a bundle: its own folder, the localised folders and
  /// others in it, and for the main bundle the resources of package targets.
  private static func folders(of bundle: Bundle) -> [URL] {
    if let known = foldersOfBundles[bundle.bundlePath] { return known }
    var folders: [URL] = []
    add(bundle.resourceURL ?? bundle.bundleURL, to: &folders, isBundle: bundle != .main)
    add(bundle.bundleURL, to: &folders, isBundle: bundle != .main)
    if bundle == .main, let executable = Bundle.main.executableURL {
      let beside = executable.deletingLastPathComponent()
      add(beside, to: &folders, isBundle: false)
      let resources = list(beside).filter { ["resources", "bundle"].contains($0.pathExtension) }
      // The executable's own target comes before its dependencies, and test targets before the
      // targets that they test.
      let program = executable.deletingPathExtension().lastPathComponent
      let own = program.hasSuffix("PackageTests") ? "Tests" : "_" + program
      let first = resources.filter { $0.deletingPathExtension().path.hasSuffix(own) }
      for folder in first + resources { add(folder, to: &folders, isBundle: true) }
    }
    foldersOfBundles[bundle.bundlePath] = folders
    return folders
  }

  private static func add(_ folder: URL, to folders: inout [URL], isBundle: Bool) {
    guard !folders.contains(folder) else { return }
    folders.append(folder)
    for entry in list(folder)
    where entry.pathExtension == "lproj" || (isBundle && entry.pathExtension.isEmpty) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: entry.path)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        add(entry, to: &folders, isBundle: isBundle)
      }
    }
  }

  private static func list(_ folder: URL) -> [URL] {
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)) ?? []
    return entries.sorted { $0.path < $1.path }
  }
}
