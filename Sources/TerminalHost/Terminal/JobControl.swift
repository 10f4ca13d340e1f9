internal import Foundation

/// Being stopped by ctrl-Z and continued by `fg`, as a shell expects it of a program.
enum JobControl {
  /// Stops this process and those started with it, unless no shell watches that could continue it,
  /// or SIGTSTP is ignored; returns when it was continued.
  static func stop() {
    // The others first, and this one by a signal to this very thread, so that nothing runs on.
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

  /// Waits until this process may use the terminal, which one in the background may not.
  static func awaitForeground(_ terminal: Int32) {
    // Where no shell watches, the signal does nothing; then it is given up.
    for _ in 0..<100 {
      let foreground = tcgetpgrp(terminal)
      guard foreground > 0, foreground != getpgrp() else { return }
      raise(SIGTTIN)
    }
  }
}
