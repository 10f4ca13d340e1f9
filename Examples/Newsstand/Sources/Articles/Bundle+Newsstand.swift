import Foundation

#if SWIFT_PACKAGE
  extension Bundle {
    /// Where the app's resources are: a bundle of its own when SwiftPM builds it.
    static var newsstand: Bundle { .module }
  }
#else
  extension Bundle {
    /// Where the app's resources are.
    static var newsstand: Bundle { .main }
  }
#endif
