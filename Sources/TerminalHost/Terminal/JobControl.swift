internal import Foundation

/// Stops the process at ctrl-Z, until `fg` continues it, as shells expect.
enum JobControl {
  /// Stops the process group, and returns when it continues; does nothing if SIGTSTP is ignored, or
  /// if no shell could continue it.
  static func stop() {
    // Stop the other processes first, and this one by a signal to this thread, so that no code
    // runs in between.
    let ours = signal(SIGTSTP, SIG_IGN)
    if ignoresSignal(ours) { return }
    kill(0, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    var former = sigset_t()
    var stopping = sigset_t()
    unsafe sigemptyset(&stopping)
    unsafe sigaddset(&stopping, SIGTSTP)
    unsafe _ = pthread_sigmask(SIG_UNBLOCK, &stopping, &former)
    raise(SIGTSTP)
    unsafe _ = pthread_sigmask(SIG_SETMASK, &former, nil)
    signal(SIGTSTP, ours)
  }

  /// Waits until this process is in the foreground, so that it may use the terminal.
  static func awaitForeground(_ terminal: Int32) {
    // Without a shell, the signal has no effect, so the number of attempts is limited.
    for _ in 0..<100 {
      let foreground = tcgetpgrp(terminal)
      guard foreground > 0, foreground != getpgrp() else { return }
      raise(SIGTTIN)
    }
  }
}
