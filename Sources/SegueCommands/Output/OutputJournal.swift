import Foundation

/// The hidden file of an output folder: locked while a run writes there, and until the list of files is
/// complete it names every file that may be there, so that an interrupted run leaves nothing unknown.
nonisolated final class OutputJournal {
  /// The longest journal that is read. Unit: bytes.
  private static let limit = 16 << 20

  private let descriptor: Int32
  /// The files that a run which was interrupted may have written.
  let files: [String]
  private var noted: Set<String>

  /// The journal of a file that is open and locked; it is closed with this object.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < Self.limit {
      let count = pread(descriptor, &block, block.count, off_t(bytes.count))
      guard count > 0 else { break }
      bytes += block.prefix(count)
    }
    // The last line may be the half of one.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    files = lines.map { String(decoding: $0, as: UTF8.self) }.filter(OutputManifest.isOwnPath)
    noted = Set(files)
  }

  deinit { close(descriptor) }

  /// Writes down files before they are written; those that it has already are left out.
  func note(_ files: [String]) throws(SystemCall.Failure) {
    let new = files.filter { noted.insert($0).inserted }
    guard !new.isEmpty else { return }
    try SystemCall.check(Int32(clamping: lseek(descriptor, 0, SEEK_END)))
    try SystemCall.write(new.map { $0 + "\n" }.joined(), to: descriptor)
  }

  /// Forgets all, because the list of files is complete.
  func clear() throws(SystemCall.Failure) {
    try SystemCall.check(ftruncate(descriptor, 0))
    noted = []
  }
}
