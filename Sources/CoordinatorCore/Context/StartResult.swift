/// The result of an attempt to start a coordinator.
package enum StartResult {
  case started
  case alreadyRunning
  case rejected
}
