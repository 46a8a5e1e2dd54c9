import Foundation

/// The hidden file of an output folder: locked during a run, it lists every file that may exist
/// until the manifest is written, so that the next run can remove the files of an interrupted one.
nonisolated final class OutputJournal {
  /// The size limit of a journal, bytes.
  private static let limit = 16 << 20

  private let descriptor: Int32
  /// The files that an interrupted run may have written.
  let files: [String]
  private var noted: Set<String>

  /// Creates the journal of an open and locked file, which is closed with this object.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < Self.limit {
      let count = pread(descriptor, &block, block.count, off_t(bytes.count))
      guard count > 0 else { break }
      bytes += block.prefix(count)
    }
    // The last line may be incomplete.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    files = lines.map { String(decoding: $0, as: UTF8.self) }.filter(OutputManifest.isOwnPath)
    noted = Set(files)
  }

  deinit { close(descriptor) }

  /// Records files before they are written, without duplicates.
  func note(_ files: [String]) throws(SystemCall.Failure) {
    let new = files.filter { noted.insert($0).inserted }
    guard !new.isEmpty else { return }
    try SystemCall.check(Int32(clamping: lseek(descriptor, 0, SEEK_END)))
    try SystemCall.write(new.map { $0 + "\n" }.joined(), to: descriptor)
  }

  /// Clears the journal after the manifest is written.
  func clear() throws(SystemCall.Failure) {
    try SystemCall.check(ftruncate(descriptor, 0))
    noted = []
  }
}
