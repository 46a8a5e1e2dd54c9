/// Where a command writes: results to one side, messages to the other.
public struct Console {
  /// Why results could not be written.
  public enum OutputFailure: Error, Hashable, Sendable {
    /// Nobody reads any more; there is nothing to say about it.
    case closed
    /// Writing failed, for the reason given as part of a sentence.
    case broken(String)
  }

  /// Takes results.
  public typealias Output = (String) throws(OutputFailure) -> Void

  /// Whether results may be colored.
  public var isColored: Bool
  /// Whether a line that says how far the work is may come and go among the messages.
  public var showsProgress: Bool
  private let write: Output
  private let tell: (String) -> Void
  private let close: () throws(OutputFailure) -> Void

  /// A console of its parts.
  ///
  /// - Parameters:
  ///   - isColored: Whether results may be colored.
  ///   - showsProgress: Whether somebody sees the messages as they come.
  ///   - output: Takes results, all of each text or none is known to be.
  ///   - messages: Takes messages.
  ///   - close: Ends the results; reports what only shows at the end.
  public init(
    isColored: Bool = false, showsProgress: Bool = false, output: @escaping Output,
    messages: @escaping (String) -> Void,
    close: @escaping () throws(OutputFailure) -> Void = { () throws(OutputFailure) in }
  ) {
    self.isColored = isColored
    self.showsProgress = showsProgress
    write = output
    tell = messages
    self.close = close
  }

  /// Writes results.
  func print(_ text: String) throws(CommandFailure) {
    do { try write(text) } catch { throw Self.failure(error) }
  }

  /// Writes a message.
  func report(_ text: String) { if !text.isEmpty { tell(text) } }

  /// Shows how far the work is, in place of what was shown before; nil takes it away.
  func progress(_ text: String?) {
    if showsProgress { tell("\r\u{1B}[K" + (text ?? "")) }
  }

  /// Ends the results.
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
