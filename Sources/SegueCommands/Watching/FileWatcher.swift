import Foundation
import SegueConfig

/// Waits for changes of files, which editors replace or write in place.
package final class FileWatcher {
  /// The time without changes after which the files are complete.
  private static let pause = Duration.milliseconds(20)

  private let events: FileEvents

  /// - Parameter files: The paths of the files.
  /// - Throws: If they cannot be watched.
  init(_ files: [String]) throws(CommandFailure) { events = try FileEvents(files) }

  /// Waits until a file has changed, and for a moment without further changes: an editor can write
  /// several files, or one file twice.
  func wait() { Self.wait { events.nextIsChange(within: $0) } }

  /// Waits for a change, and for a moment without further changes, which other events do not end.
  ///
  /// - Parameters:
  ///   - now: Returns the time.
  ///   - hasChange: Waits for the next event, at most for a time; returns whether it is a change of a
  ///     file.
  package static func wait(
    now: () -> ContinuousClock.Instant = { .now }, hasChange: (_ limit: Duration?) -> Bool
  ) {
    while !hasChange(nil) {}
    var end = now() + pause
    while true {
      let rest = end - now()
      guard rest > .zero else { return }
      if hasChange(rest) { end = now() + pause }
    }
  }

  /// Returns the folder of a file, and its name there.
  static func split(_ path: String) -> (folder: String, name: String) {
    let folder = (path as NSString).deletingLastPathComponent
    return (folder.isEmpty ? "." : folder, (path as NSString).lastPathComponent)
  }

  /// Returns the failure of watching something.
  static func failure(_ path: String, _ failure: SystemCall.Failure) -> CommandFailure {
    CommandFailure(
      .noInput, "cannot-watch",
      "\(quotedPath(path)) cannot be watched: \(failure.inputReason)")
  }
}
