import HeadlessUIKit
import TestSupport
import Testing

/// A diagnostic that a test does not read fails the test.
@Suite(.checkedDevices) struct CheckedDeviceTests {
  /// What a test does with its device.
  nonisolated enum Use: CaseIterable {
    case released, leaked, readBefore
  }

  @Test(
    "an unread diagnostic fails the test, whether its device is released, leaked or read before",
    arguments: Use.allCases)
  func unreadDiagnosticFails(use: Use) {
    var leaked: Unmanaged<SimulatedDevice>?
    withKnownIssue {
      checkDevices {
        let device = makeDevice()
        if use == .readBefore { #expect(device.diagnostics == []) }
        if use != .released { leaked = .passRetained(device) }
        reportUnbalancedCalls(on: device)
      }
    } matching: { issue in
      issue.comments == [
        """
        the device reported a diagnostic that the test does not read: Unbalanced calls to begin/end \
        appearance transitions for root
        """
      ]
    }
    leaked?.release()
  }

  @Test("a diagnostic that was read does not fail the test, although its device is leaked")
  func readDiagnosticPasses() {
    var leaked: Unmanaged<SimulatedDevice>?
    checkDevices {
      let device = makeDevice()
      leaked = .passRetained(device)
      reportUnbalancedCalls(on: device)
      #expect(
        device.diagnostics.map(\.message) == [
          "Unbalanced calls to begin/end appearance transitions for root"
        ])
    }
    leaked?.release()
  }

  private func reportUnbalancedCalls(on device: SimulatedDevice) {
    device.perform {
      let root = UIViewController()
      root.title = "root"
      makeWindow(root)
      device.settle()
      root.beginAppearanceTransition(true, animated: false)
    }
  }
}

/// A suite without the trait.
@Suite struct UncheckedDeviceTests {
  @Test("a device in a suite without the trait that checks it fails the test")
  func uncheckedDeviceFails() {
    withKnownIssue {
      _ = makeDevice()
    } matching: { issue in
      issue.comments == [
        "nothing checks this device at the end of the test; write '@Suite(.checkedDevices)'"
      ]
    }
  }
}
