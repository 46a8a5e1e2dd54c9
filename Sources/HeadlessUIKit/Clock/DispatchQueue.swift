/// A time on the device's clock, used for deadlines of the main queue.
///
/// It replaces Dispatch's type, which reads the machine's clock.
public nonisolated struct DispatchTime: Comparable, Sendable {
  fileprivate let seconds: Double

  /// Returns the current time.
  public static func now() -> DispatchTime { DispatchTime(seconds: CACurrentMediaTime()) }
  /// A time that is never reached.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// Nanoseconds since the device started; `UInt64.max` for times beyond its range.
  public var uptimeNanoseconds: UInt64 { UInt64(exactly: (seconds * 1e9).rounded()) ?? .max }

  /// Returns whether a time is earlier than another.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

  /// Returns a time that is later by seconds.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + (seconds.isNaN ? 0 : seconds))
  }
  /// Returns a time that is earlier by seconds.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
  /// Returns a time that is later by an interval.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }
  /// Returns a time that is earlier by an interval.
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

/// The main queue, on the device's clock; there are no other queues.
///
/// It replaces Dispatch's type, whose work waits for the machine's clock and threads.
public nonisolated final class DispatchQueue: Sendable {
  /// The main queue.
  public static let main = DispatchQueue()

  private init() {}

  /// Runs work in the next run-loop turn.
  @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) {
    schedule(.now(), work)
  }
  /// Runs a work item in the next run-loop turn.
  public func async(execute work: DispatchWorkItem) { asyncAfter(deadline: .now(), execute: work) }

  /// Runs work at a deadline; in the next run-loop turn if it has passed.
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    schedule(deadline, work)
  }
  /// Runs a work item at a deadline, unless it is canceled before.
  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    schedule(deadline) { if !work.isCancelled { work.perform() } }
  }

  private func schedule(_ time: DispatchTime, _ action: @escaping () -> Void) {
    guard time.seconds < .infinity, let device = SimulatedDevice.current else { return }
    _ = device.scheduleNonisolated(at: time.seconds, action)
  }
}
