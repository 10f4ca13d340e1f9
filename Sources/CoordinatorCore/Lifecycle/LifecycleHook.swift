/// A function without an argument that a coordinator implements and the framework calls.
package enum LifecycleHook: String, CaseIterable, Sendable {
  case start, stop, pause, resume
}
