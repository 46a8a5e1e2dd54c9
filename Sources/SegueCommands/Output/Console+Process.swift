import Foundation

extension Console {
  /// Returns the console of a process: its standard output and standard error.
  ///
  /// `SIGPIPE` and `SIGXFSZ` are ignored, so that a closed reader or a file size limit is a failed
  /// write instead of ending the process. On a terminal results are colored unless `NO_COLOR` is
  /// set.
  /// - Parameters:
  ///   - output: The file descriptor of results.
  ///   - messages: The file descriptor of messages.
  ///   - environment: The environment variables; by default those of the process.
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
        // Some file systems report a full disk only here. A descriptor that was already closed has
        // lost nothing: writing to it would have failed.
        if Foundation.close(output) < 0, errno != EBADF { throw OutputFailure(.last) }
      })
  }
}

/// Reserves the descriptors of standard streams that were closed when the process started:
/// otherwise the next opened file gets one of them and receives the results.
///
/// Each is opened for the opposite direction, so that using it fails like using a closed one.
private func occupyClosedDescriptors() {
  for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
    // `open` returns the lowest free descriptor: lower ones are in use by now.
    _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
  }
}

extension Console.OutputFailure {
  fileprivate init(_ failure: SystemCall.Failure) {
    self = failure.number == EPIPE ? .closed : .broken(failure.reason)
  }
}
