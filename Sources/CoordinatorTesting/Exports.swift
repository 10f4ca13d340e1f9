@_exported public import CoordinatorDriving
@_exported public import CoordinatorExpectations
