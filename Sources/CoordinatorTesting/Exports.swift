@_exported public import CoordinatorDriving
