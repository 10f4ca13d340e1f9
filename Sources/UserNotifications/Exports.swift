// The types of notifications stand in HeadlessUIKit, since a scene's options hold one; apps import
// them under this name.
@_exported public import HeadlessUIKit
