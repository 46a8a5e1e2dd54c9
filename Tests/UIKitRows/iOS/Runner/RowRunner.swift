import XCTest

/// Runs the rows. Xcode would run them as blocks of the main dispatch queue, in which UIKit does not
/// end a transition; XCTest calls a method from the run loop.
nonisolated final class RowRunner: XCTestCase {
  /// Runs every row; their results are in the file, not in the result of this method.
  @MainActor func testRows() throws {
    let environment = ProcessInfo.processInfo.environment
    let path = environment["SEGUE_ROWS_EVENTS"] ?? NSTemporaryDirectory() + "uikit-rows.events"
    let hasPassed = try RowRun.appendRecords(to: path)
    print("\(hasPassed ? "All rows passed" : "Some rows failed"); their results are in \(path)")
  }
}
