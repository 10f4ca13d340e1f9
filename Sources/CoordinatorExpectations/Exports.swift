@_exported public import Coordinators
