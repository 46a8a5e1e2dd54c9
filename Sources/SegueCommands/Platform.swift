import Foundation
import SegueConfig

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if os(Linux)
  /// Changes of files, by inotify.
  ///
  /// The folders are watched, because a replaced file is another file of the same name.
  final class FileEvents {
    private let queue: Int32
    private var watched: [Int32: (folder: String, names: Set<String>)] = [:]

    /// - Parameter files: The paths of the files.
    /// - Throws: If they cannot be watched.
    init(_ files: [String]) throws(CommandFailure) {
      queue = inotify_init1(Int32(IN_CLOEXEC))
      guard queue >= 0 else { throw FileWatcher.watchFailure("files", .last) }
      for path in files {
        let (folder, name) = FileWatcher.split(path)
        let mask =
          UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE)
          | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
          | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
        let watch = inotify_add_watch(queue, folder, mask)
        guard watch >= 0 else { throw FileWatcher.watchFailure(folder, .last) }
        watched[watch, default: (folder, [])].names.insert(name)
      }
    }

    deinit { close(queue) }

    private func isLink(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Waits for the next events, at most for a time; returns whether one is a change of a file.
    func nextIsChange(within limit: Duration?) -> Bool {
      var request = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      // Rounded up: with a limit of 0, the last part of a millisecond would be a busy loop.
      let milliseconds = limit.map { Int32($0 / .milliseconds(1)) + 1 }
      guard poll(&request, 1, milliseconds ?? -1) > 0 else { return false }
      // Events are aligned, and followed by a name of up to 255 bytes.
      let size = 64 * (MemoryLayout<inotify_event>.size + 256)
      return withUnsafeTemporaryAllocation(
        byteCount: size, alignment: MemoryLayout<inotify_event>.alignment
      ) { bytes in
        guard let start = bytes.baseAddress else { return false }
        let count = read(queue, start, size)
        var (offset, hasChange) = (0, false)
        while offset < count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let name = start + offset + MemoryLayout<inotify_event>.size
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
          // An event without a name is about the folder itself: it is removed or moved.
          hasChange = hasChange || event.len == 0
          guard event.len > 0 else { continue }
          let text = String(cString: name.assumingMemoryBound(to: CChar.self))
          guard let (folder, names) = watched[event.wd], names.contains(text) else { continue }
          // A new file is complete when it is closed, a new link at once.
          hasChange =
            hasChange || event.mask & UInt32(IN_CREATE) == 0 || isLink("\(folder)/\(text)")
        }
        return hasChange
      }
    }
  }
#else
  /// Changes of files, by kqueue.
  ///
  /// The folders are watched, because a replaced file is another file of the same name. The files are
  /// watched too, because a file that is written in place does not change its folder.
  final class FileEvents {
    private let queue: Int32
    private var folders: [OpenFile] = []
    private var files: [WatchedFile] = []

    /// - Parameter files: The paths of the files.
    /// - Throws: If they cannot be watched.
    init(_ files: [String]) throws(CommandFailure) {
      queue = kqueue()
      guard queue >= 0 else { throw FileWatcher.watchFailure("files", .last) }
      // Folders first: a file that is replaced after it was opened is then an event of its folder.
      for path in files { try watchFolder(FileWatcher.split(path).folder) }
      self.files = files.map { WatchedFile($0) }
      for file in self.files { watch(file.descriptor) }
    }

    deinit { close(queue) }

    private func watchFolder(_ path: String) throws(CommandFailure) {
      do throws(SystemCall.Failure) {
        let folder = try OpenFile(path)
        guard !folders.contains(where: folder.isSame) else { return }
        try SystemCall.check(watch(folder.descriptor))
        folders.append(folder)
      } catch {
        throw FileWatcher.watchFailure(path, error)
      }
    }

    /// Adds the events of a descriptor, until it is closed; returns a negative number after a failure.
    @discardableResult
    private func watch(_ descriptor: Int32?) -> Int32 {
      guard let descriptor else { return 0 }
      var request = kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_RENAME | NOTE_DELETE),
        data: 0, udata: nil)
      return kevent(queue, &request, 1, nil, 0, nil)
    }

    /// Waits for the next event, at most for a time; returns whether it is a change of a file.
    func nextIsChange(within limit: Duration?) -> Bool {
      var event = kevent()
      guard wait(for: &event, within: limit) else { return false }
      let isOfFolder = folders.contains { UInt($0.descriptor) == event.ident }
      let isWritten = !isOfFolder && event.fflags & UInt32(NOTE_WRITE | NOTE_EXTEND) != 0
      return updateFiles() || isWritten
    }

    private func wait(for event: inout kevent, within limit: Duration?) -> Bool {
      guard let limit else { return kevent(queue, nil, 0, &event, 1, nil) > 0 }
      let (seconds, attoseconds) = limit.components
      var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
      return kevent(queue, nil, 0, &event, 1, &time) > 0
    }

    /// Looks at all files, because the event of a folder has no name; returns whether one has changed.
    private func updateFiles() -> Bool {
      var hasChange = false
      for index in files.indices {
        let before = files[index].descriptor
        guard files[index].update() else { continue }
        hasChange = true
        if files[index].descriptor != before { watch(files[index].descriptor) }
      }
      return hasChange
    }
  }
#endif
