package import HeadlessUIKit
import Testing

/// Makes a device whose diagnostics the test must read: one that it has not read when the device is
/// released fails the test.
package func makeDevice(
  _ configuration: DeviceConfiguration = DeviceConfiguration()
) -> SimulatedDevice {
  let device = SimulatedDevice(configuration)
  device.diagnosticLog.onRelease = checkOfUnreadDiagnostics()
  return device
}

/// Returns what records an issue of the current test for each diagnostic.
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
