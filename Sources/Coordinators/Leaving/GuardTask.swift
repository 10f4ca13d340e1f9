/// The task in which a leave guard or an entry guard answers.
enum GuardTask {
  /// Whether such a task runs now.
  @TaskLocal static var isRunning = false
}
