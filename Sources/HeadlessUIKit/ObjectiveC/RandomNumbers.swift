/// Random numbers of a device, the same in every run.
nonisolated struct DeviceRandomNumbers: RandomNumberGenerator {
  private var state: UInt64 = 0

  /// Returns the next number, by the algorithm SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

/// Returns a random number of 32 bits: the device's next one, the same in every run; 0 without a device.
public nonisolated func arc4random() -> UInt32 {
  UInt32(truncatingIfNeeded: SimulatedDevice.nextRandomNumber() >> 32)
}
/// Returns a random number below a bound: the device's next one, the same in every run.
public nonisolated func arc4random_uniform(_ __upper_bound: UInt32) -> UInt32 {
  guard __upper_bound > 1 else { return 0 }
  return UInt32((UInt64(arc4random()) * UInt64(__upper_bound)) >> 32)
}

extension SimulatedDevice {
  nonisolated static func nextRandomNumber() -> UInt64 { current?.randomNumbers.next() ?? 0 }
}
