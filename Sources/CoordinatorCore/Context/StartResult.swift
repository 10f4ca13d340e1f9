/// What came of an attempt to start a coordinator.
package enum StartResult {
  case started
  case ranAlready
  case refused
}
