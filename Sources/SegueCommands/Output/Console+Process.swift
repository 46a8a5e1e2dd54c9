import Foundation

extension Console {
  /// The console of a process: its standard output and standard error.
  ///
  /// A reader that goes away, or a limit on the size of files, then shows as a failed write instead
  /// of ending the process. Colors are for terminals, unless `NO_COLOR` is set to something.
  /// - Parameters:
  ///   - output: The file descriptor of results.
  ///   - messages: The file descriptor of messages.
  ///   - environment: The environment variables; nil for those of the process.
  public static func process(
    output: Int32 = 1, messages: Int32 = 2, environment: [String: String]? = nil
  ) -> Console {
    occupyClosedDescriptors()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let environment = environment ?? ProcessInfo.processInfo.environment
    let isDumb = environment["TERM"] == "dumb"
    return Console(
      isColored: isatty(output) == 1 && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty,
      showsProgress: isatty(messages) == 1 && !isDumb,
      output: { text throws(OutputFailure) in
        do throws(SystemCall.Failure) {
          try SystemCall.write(text, to: output)
        } catch {
          throw OutputFailure(error)
        }
      },
      messages: { text in try? SystemCall.write(text, to: messages) },
      close: { () throws(OutputFailure) in
        // Some file systems report a full disk only here. A descriptor that was closed before has lost
        // nothing unless something was written, which would have failed.
        if Foundation.close(output) < 0, errno != EBADF { throw OutputFailure(.last) }
      })
  }
}

/// Takes the numbers of the standard streams that were closed before the process began: otherwise the
/// next file to be opened gets one of them, and results go into it.
///
/// Each is opened for the opposite direction, so that using it still fails as using a closed one does.
private func occupyClosedDescriptors() {
  for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
    // The lowest free number is given out: those before it are taken by now.
    _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
  }
}

extension Console.OutputFailure {
  fileprivate init(_ failure: SystemCall.Failure) {
    self = failure.number == EPIPE ? .closed : .broken(failure.reason)
  }
}
