import Foundation
import SegueConfig

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for changes of files, which editors replace or write in place.
///
/// The folders are watched, because a replaced file is another file of the same name.
final class FileWatcher {
  #if os(Linux)
    private let queue: Int32
    private var names: [Int32: Set<String>] = [:]

    /// - Parameter files: The paths of the files.
    /// - Throws: If they cannot be watched.
    init(_ files: [String]) throws(CommandFailure) {
      queue = inotify_init1(Int32(IN_CLOEXEC))
      guard queue >= 0 else { throw Self.failure("files", .last) }
      for path in files {
        let name = (path as NSString).lastPathComponent
        let parent = (path as NSString).deletingLastPathComponent
        let folder = parent.isEmpty ? "." : parent
        let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
        let watch = inotify_add_watch(queue, folder, mask)
        guard watch >= 0 else { throw Self.failure(folder, .last) }
        names[watch, default: []].insert(name)
      }
    }

    deinit { close(queue) }

    /// Waits until a file has changed, and for a moment without further changes: an editor can write
    /// several files, or one file twice.
    func wait() {
      while !takesEvents(within: -1) {}
      while takesEvents(within: Self.pause) {}
    }

    /// The time without changes after which the files are complete, ms.
    private static let pause: Int32 = 20

    /// Reads the next events; returns whether one is about a file.
    private func takesEvents(within milliseconds: Int32) -> Bool {
      var request = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds) > 0 else { return false }
      // Events are aligned, and followed by a name of up to 255 bytes.
      let size = 64 * (MemoryLayout<inotify_event>.size + 256)
      return withUnsafeTemporaryAllocation(
        byteCount: size, alignment: MemoryLayout<inotify_event>.alignment
      ) { bytes in
        guard let start = bytes.baseAddress else { return false }
        let count = read(queue, start, size)
        var (place, isOurs) = (0, false)
        while place < count {
          let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let name = start + place + MemoryLayout<inotify_event>.size
          place += MemoryLayout<inotify_event>.size + Int(event.len)
          guard event.len > 0 else { continue }
          let text = String(cString: name.assumingMemoryBound(to: CChar.self))
          isOurs = isOurs || names[event.wd]?.contains(text) == true
        }
        return isOurs
      }
    }

    private static func failure(
      _ path: String, _ failure: SystemCall.Failure
    ) -> CommandFailure {
      CommandFailure(
        .noInput, "cannot-watch",
        "\(quotedPath(path)) cannot be watched: \(failure.inputReason)")
    }
  #else
    /// - Throws: Always: files are watched on Linux only.
    init(_ files: [String]) throws(CommandFailure) {
      throw CommandFailure(
        .usage, "cannot-watch", "files are watched on Linux only, and this system has no inotify",
        help: "use 'segue run' after each change")
    }

    /// Never called.
    func wait() {}
  #endif
}

/// What a new process does with its files, before it begins.
enum FileActions {
  // The C type is a structure on Linux, and a pointer on Darwin.
  #if canImport(Darwin)
    static var none: posix_spawn_file_actions_t? { nil }
  #else
    static var none: posix_spawn_file_actions_t { .init() }
  #endif
}
