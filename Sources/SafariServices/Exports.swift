// Apple's module brings UIKit along.
@_exported public import HeadlessUIKit
