@_exported public import CoordinatorCore
