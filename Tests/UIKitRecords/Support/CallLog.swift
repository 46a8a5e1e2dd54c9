import HeadlessUIKit
import TestSupport

/// The calls that a scene logs, in order.
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }
  func clear() { calls = [] }

  /// Returns a view controller that logs the four appearance callbacks that all recorded systems have.
  func controller(_ name: String) -> UIViewController {
    ReportingController(name) { callback, _ in
      if callback != "viewIsAppearing" { self.note("\(name).\(callback)") }
    }
  }
}
