import Foundation
import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  // Written from the documentation of `Bundle`. The maintainers have never compiled it for Apple's
  // systems.
  /// Finds the bundle of a storyboard for a class that does not name the bundle.
  @MainActor
  enum StoryboardPlace {
    /// The bundle that has a compiled storyboard; nil, which means the main bundle, if none has.
    static func bundle(of name: String, for type: AnyClass) -> Bundle? {
      var outer = [Bundle(for: type)]
      if outer[0] != .main { outer.append(.main) }
      for bundle in outer where has(name, bundle) { return bundle }
      for bundle in outer {
        for url in bundle.urls(forResourcesWithExtension: "bundle", subdirectory: nil) ?? [] {
          // The Foundation of other systems, which is used to check this file, has `NSURL` here.
          if let inner = Bundle(url: url as URL), has(name, inner) { return inner }
        }
      }
      return nil
    }

    private static func has(_ name: String, _ bundle: Bundle) -> Bool {
      bundle.url(forResource: name, withExtension: "storyboardc") != nil
    }
  }
#else
  /// Finds the bundle of a storyboard for a class that does not name the bundle.
  @MainActor
  enum StoryboardPlace {
    /// The resource bundle of the class's target, if it has the storyboard; for nil, the headless
    /// UIKit searches the folder of the executable and all resource bundles there.
    static func bundle(of name: String, for type: AnyClass) -> Bundle? {
      let module = String(reflecting: type).prefix { $0 != "." }
      guard let folder = Bundle.main.executableURL?.deletingLastPathComponent() else { return nil }
      let entries =
        (try? FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: nil)) ?? []
      for entry in entries where ["resources", "bundle"].contains(entry.pathExtension) {
        guard entry.deletingPathExtension().path.hasSuffix("_\(module)") else { continue }
        if let bundle = Bundle(url: entry),
          bundle.url(forResource: name, withExtension: "storyboard") != nil
        {
          return bundle
        }
      }
      return nil
    }
  }
#endif
