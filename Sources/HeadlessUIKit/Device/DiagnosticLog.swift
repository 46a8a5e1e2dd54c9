/// The diagnostics of a device, and how many of them were read.
nonisolated package struct DiagnosticLog {
  /// The bundle identifier in messages: the app of a device has no bundle.
  static let bundleIdentifier = "com.example.app"

  private var all: [DeviceDiagnostic] = []
  private var readCount = 0
  /// Called with the unread diagnostics when the device is released.
  package var onRelease: (([DeviceDiagnostic]) -> Void)?

  /// The diagnostics that nothing has read: a test that does not expect them fails.
  package var unread: [DeviceDiagnostic] { Array(all.dropFirst(readCount)) }

  mutating func add(_ diagnostic: DeviceDiagnostic) { all.append(diagnostic) }

  /// Returns whether a diagnostic has a message.
  func has(_ message: String) -> Bool { all.contains { $0.message == message } }

  /// Returns all diagnostics, and marks them as read.
  mutating func read() -> [DeviceDiagnostic] {
    readCount = all.count
    return all
  }

  func end() { if !unread.isEmpty { onRelease?(unread) } }
}
