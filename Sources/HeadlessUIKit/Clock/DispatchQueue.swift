/// A moment of the device's clock, as deadlines of the main queue name it.
///
/// It stands in the place of Dispatch's, which reads the machine's clock.
public nonisolated struct DispatchTime: Comparable, Sendable {
  fileprivate let seconds: Double

  /// The present moment.
  public static func now() -> DispatchTime { DispatchTime(seconds: CACurrentMediaTime()) }
  /// Never.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// Nanoseconds since the device started; the largest number for what is later than that can tell.
  public var uptimeNanoseconds: UInt64 { UInt64(exactly: (seconds * 1e9).rounded()) ?? .max }

  /// Whether a moment comes before another.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

  /// A moment some seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + (seconds.isNaN ? 0 : seconds))
  }
  /// A moment some seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
  /// A moment some time later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }
  /// A moment some time earlier.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + -interval.seconds
  }
}

extension DispatchTimeInterval {
  fileprivate nonisolated var seconds: Double {
    switch self {
    case .seconds(let number): Double(number)
    case .milliseconds(let number): Double(number) / 1e3
    case .microseconds(let number): Double(number) / 1e6
    case .nanoseconds(let number): Double(number) / 1e9
    case .never: .infinity
    @unknown default: 0
    }
  }
}

/// The queue of the main thread, on the device's time; there is no other.
///
/// It stands in the place of Dispatch's, whose work waits for the machine's clock and thread.
public nonisolated final class DispatchQueue: Sendable {
  /// The main queue.
  public static let main = DispatchQueue()

  private init() {}

  /// Does work in the next turn.
  @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) {
    schedule(.now(), work)
  }
  /// Does work in the next turn.
  public func async(execute work: DispatchWorkItem) { asyncAfter(deadline: .now(), execute: work) }

  /// Does work when a moment has come; one that is past means the next turn.
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    schedule(deadline, work)
  }
  /// Does work when a moment has come, if it is not canceled before.
  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    schedule(deadline) { if !work.isCancelled { work.perform() } }
  }

  private func schedule(_ time: DispatchTime, _ action: @escaping () -> Void) {
    guard time.seconds < .infinity, let device = SimulatedDevice.current else { return }
    _ = device.scheduleFromLayer(at: time.seconds, action)
  }
}
