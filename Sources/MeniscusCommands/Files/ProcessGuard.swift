import Foundation

/// How the process meets signals and closed streams.
enum ProcessGuard {
  /// The signals that end a process unless it says otherwise and that can be waited for.
  private static let endings = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGALRM, SIGVTALRM, SIGUSR1, SIGUSR2,
  ]

  /// Called once, before any other thread is there.
  static func prepare() {
    openMissingStreams()
    // A reader that went away and a file size limit come back as errors of the write.
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    removeFilesOnSignals()
  }

  /// Puts something in the place of a closed standard stream, so that no file of ours gets its number
  /// and then the messages. It is opened for the wrong direction: using it is still an error.
  private static func openMissingStreams() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 {
      _ = POSIX.open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Waits for the signals that end us on a thread of its own; removes the temporary files and then
  /// dies by the signal, so that the parent sees it.
  private static func removeFilesOnSignals() {
    var waited = sigset_t()
    unsafe sigemptyset(&waited)
    for number in endings where !isIgnored(number) {
      unsafe sigaddset(&waited, number)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &waited, nil)
    let signals = waited
    Thread.detachNewThread {
      var signals = signals
      var number: Int32 = 0
      while unsafe sigwait(&signals, &number) != 0 {}
      TemporaryFiles.removeAll { die(by: number) }
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func die(by number: Int32) -> Never {
    ProgressLine.eraseOnDeath()
    _ = signal(number, SIG_DFL)
    var own = sigset_t()
    unsafe sigemptyset(&own)
    unsafe sigaddset(&own, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &own, nil)
    kill(getpid(), number)
    while true { pause() }
  }
}
