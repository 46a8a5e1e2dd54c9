import Foundation
import SegueConfig

/// Waits for changes of files, which editors replace or write in place.
package final class FileWatcher {
  /// The time without changes after which the files are complete.
  private static let pause = Duration.milliseconds(20)

  private let events: FileEvents

  /// - Parameter files: The paths of the files. Where one is a symbolic link, its target is watched
  ///   too.
  /// - Throws: If they cannot be watched.
  init(_ files: [String]) throws(CommandFailure) {
    events = try FileEvents(files.flatMap(Self.links))
  }

  /// Returns a path and, if it is a symbolic link, the paths that it leads to.
  ///
  /// Links to something in a folder that does not exist are left out, and so are those of a cycle.
  private static func links(from path: String) -> [String] {
    var paths = [path]
    while let link = paths.last,
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    {
      let next = target.hasPrefix("/") ? target : "\(split(link).folder)/\(target)"
      guard !paths.contains(next), paths.count < longestChain,
        FileManager.default.fileExists(atPath: split(next).folder)
      else { break }
      paths.append(next)
    }
    return paths
  }

  /// The largest number of links that a system follows.
  private static let longestChain = 40

  /// Waits until a file has changed or is gone, and for a moment without further changes: an editor
  /// can write several files, or one file twice.
  func wait() { Self.wait { events.nextIsChange(within: $0) } }

  /// Waits for a change, and then for a pause without further changes; other events do not lengthen it.
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
  static func watchFailure(_ path: String, _ failure: SystemCall.Failure) -> CommandFailure {
    CommandFailure(
      .noInput, "cannot-watch",
      "\(quotedPath(path)) cannot be watched: \(failure.inputReason)")
  }
}
