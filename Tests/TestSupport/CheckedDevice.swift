package import HeadlessUIKit
package import Testing

/// Makes a device whose diagnostics the test must read: one that it has not read when the device is
/// released, or at the latest at the end of the test, fails the test.
///
/// The suite needs the trait `checkedDevices`.
package func makeDevice(
  _ configuration: DeviceConfiguration = DeviceConfiguration()
) -> SimulatedDevice {
  let device = SimulatedDevice(configuration)
  device.diagnosticLog.onRelease = checkOfUnreadDiagnostics()
  if let devices = CheckedDevices.current {
    devices.add(device)
  } else {
    Issue.record(
      "nothing checks this device at the end of the test; write '@Suite(.checkedDevices)'",
      sourceLocation: Test.current?.sourceLocation ?? #_sourceLocation)
  }
  return device
}

/// Returns a closure that records an issue of the current test for each diagnostic.
package func checkOfUnreadDiagnostics() -> ([DeviceDiagnostic]) -> Void {
  // The device may be released after the test.
  let location = Test.current?.sourceLocation
  return { diagnostics in
    for diagnostic in diagnostics {
      Issue.record(
        "the device reported a diagnostic that the test does not read: \(diagnostic.message)",
        sourceLocation: location ?? #_sourceLocation)
    }
  }
}

/// Runs code like a test of a suite with the trait `checkedDevices`.
package func checkDevices(_ body: () throws -> Void) rethrows {
  let devices = CheckedDevices()
  defer { devices.check() }
  try CheckedDevices.$current.withValue(devices, operation: body)
}

extension Trait where Self == DeviceCheck {
  /// Checks at the end of each test that it has read the diagnostics of its devices, also of those that
  /// are not released.
  package static var checkedDevices: Self { Self() }
}

/// The trait of suites whose tests make devices.
nonisolated package struct DeviceCheck: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let devices = CheckedDevices()
    try await CheckedDevices.$current.withValue(devices, operation: function)
    await devices.check()
  }
}

/// The devices of one test.
private final class CheckedDevices {
  @TaskLocal static var current: CheckedDevices?

  private struct Reference { weak var device: SimulatedDevice? }

  private var references: [Reference] = []

  func add(_ device: SimulatedDevice) { references.append(Reference(device: device)) }

  /// Reports the unread diagnostics of the devices that are not released; a later release reports
  /// nothing.
  func check() {
    for device in references.compactMap(\.device) {
      device.diagnosticLog.onRelease?(device.diagnosticLog.unread)
      device.diagnosticLog.onRelease = nil
    }
  }
}

extension SimulatedDevice {
  /// Returns the messages of the diagnostics with other codes.
  ///
  /// - Parameter codes: What a test of random calls may cause, which depends on the seed.
  package func diagnosticMessages(except codes: DeviceDiagnostic.Code...) -> [String] {
    diagnostics.filter { !codes.contains($0.code) }.map(\.message)
  }
}
