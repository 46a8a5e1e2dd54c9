/// The output of a command: results and messages.
public struct Console {
  /// The reason why results could not be written.
  public enum OutputFailure: Error, Hashable, Sendable {
    /// The reader has closed the output; no message is written.
    case closed
    /// Writing failed, with the reason as part of a sentence.
    case broken(String)
  }

  /// Writes results.
  public typealias Output = (String) throws(OutputFailure) -> Void

  /// Whether results are colored.
  package var isColored: Bool
  /// Whether a transient progress line is shown among the messages.
  package var showsProgress: Bool
  private let write: Output
  private let writeMessage: (String) -> Void
  private let close: () throws(OutputFailure) -> Void

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - isColored: Whether results are colored; false by default.
  ///   - showsProgress: Whether a transient progress line is shown; false by default.
  ///   - output: Writes results; throws if a text may not be written completely.
  ///   - messages: Writes messages.
  ///   - close: Closes the results; throws for errors that occur only then.
  public init(
    isColored: Bool = false, showsProgress: Bool = false, output: @escaping Output,
    messages: @escaping (String) -> Void,
    close: @escaping () throws(OutputFailure) -> Void = { () throws(OutputFailure) in }
  ) {
    self.isColored = isColored
    self.showsProgress = showsProgress
    write = output
    writeMessage = messages
    self.close = close
  }

  /// Writes results.
  func print(_ text: String) throws(CommandFailure) {
    do { try write(text) } catch { throw Self.failure(error) }
  }

  /// Writes a message.
  func report(_ text: String) { if !text.isEmpty { writeMessage(text) } }

  /// Replaces the progress line; `nil` removes it.
  func progress(_ text: String?) {
    if showsProgress { writeMessage("\r\u{1B}[K" + (text ?? "")) }
  }

  /// Closes the results.
  func finish() throws(CommandFailure) {
    do { try close() } catch { throw Self.failure(error) }
  }

  private static func failure(_ failure: OutputFailure) -> CommandFailure {
    switch failure {
    case .closed: CommandFailure(.outputBroke, text: "")
    case .broken(let reason):
      CommandFailure(
        .outputBroke, "output-failed", "the standard output could not be written: \(reason)")
    }
  }
}
