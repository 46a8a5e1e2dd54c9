import Foundation
import Synchronization

/// A file with the records of Swift Testing's event stream, one per line.
nonisolated final class EventFile: Sendable {
  /// The ids of the tests that the file has as started when it is opened.
  let startedTests: [String]
  private let state: Mutex<State>

  private struct State {
    var handle: FileHandle
    var lastRecord = ProcessInfo.processInfo.systemUptime
  }

  private struct Record: Decodable {
    struct Payload: Decodable {
      var kind: String
      var id: String?
      var testID: String?
    }
    var payload: Payload
  }

  /// Opens a file to append to it; makes it if it does not exist.
  init(_ path: String) throws {
    let url = URL(fileURLWithPath: path)
    if !FileManager.default.fileExists(atPath: path) { try Data().write(to: url) }
    let content = try Data(contentsOf: url)
    let decoder = JSONDecoder()
    // A process that ends while it writes leaves a part of a line, which is no record.
    let records = content.split(separator: UInt8(ascii: "\n"))
      .compactMap { try? decoder.decode(Record.self, from: $0) }
    // A suite starts as well.
    let functions = Set(records.filter { $0.payload.kind == "function" }.compactMap(\.payload.id))
    startedTests = records.filter { $0.payload.kind == "testStarted" }
      .compactMap(\.payload.testID).filter(functions.contains)
    let handle = try FileHandle(forUpdating: url)
    try handle.seekToEnd()
    if let last = content.last, last != UInt8(ascii: "\n") {
      try handle.write(contentsOf: Data("\n".utf8))
    }
    state = Mutex(State(handle: handle))
  }

  /// The time since the last record, or since the file was opened, s.
  var idleTime: Double {
    ProcessInfo.processInfo.systemUptime - state.withLock { $0.lastRecord }
  }

  /// Appends a record.
  func append(_ record: UnsafeRawBufferPointer) {
    let line = Data(record) + Data("\n".utf8)
    // Without the record the test has no result, which the table shows.
    state.withLock { state in
      try? state.handle.write(contentsOf: line)
      state.lastRecord = ProcessInfo.processInfo.systemUptime
    }
  }
}
