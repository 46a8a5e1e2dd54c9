import Testing

/// A raw value of an enumeration or option set, and that of UIKit's header.
nonisolated struct RawCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var found: Int
  var expected: Int

  init(_ name: String, _ found: Int, _ expected: Int) {
    testDescription = name
    self.found = found
    self.expected = expected
  }
}
