// Apple's UIKit brings Foundation along: sources that import UIKit alone use `CGRect` and `URL`.
@_exported public import Foundation
