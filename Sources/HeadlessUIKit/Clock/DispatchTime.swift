/// A time on the device's clock, used for deadlines of queues.
///
/// It replaces Dispatch's type, which reads the machine's clock.
public nonisolated struct DispatchTime: Comparable, Hashable, Sendable {
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// Creates a time from nanoseconds since the device started.
  public init(uptimeNanoseconds: UInt64) { seconds = Double(uptimeNanoseconds) / 1e9 }

  /// Returns the current time.
  public static func now() -> DispatchTime { DispatchTime(seconds: CACurrentMediaTime()) }
  /// A time that is never reached.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// Nanoseconds since the device started; `UInt64.max` for times beyond its range.
  public var uptimeNanoseconds: UInt64 { UInt64(exactly: (seconds * 1e9).rounded()) ?? .max }
  /// The same number.
  public var rawValue: UInt64 { uptimeNanoseconds }

  /// Returns whether a time is earlier than another.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

  /// Returns a time that is later by an interval.
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
  /// Returns the interval to another time.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    DispatchTimeInterval(seconds: other.seconds - seconds)
  }
}

/// A time on the device's clock, for deadlines that count on while a device sleeps: here the same as
/// `DispatchTime`.
public nonisolated struct DispatchWallTime: Comparable, Hashable, Sendable {
  let seconds: Double

  /// Returns the current time.
  public static func now() -> DispatchWallTime { DispatchWallTime(seconds: CACurrentMediaTime()) }
  /// A time that is never reached.
  public static let distantFuture = DispatchWallTime(seconds: .infinity)

  /// Returns whether a time is earlier than another.
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool {
    a.seconds < b.seconds
  }

  var deadline: DispatchTime { DispatchTime(seconds: seconds) }
}

nonisolated extension DispatchTime {
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

nonisolated extension DispatchWallTime {
  /// Returns a time that is later by seconds.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(seconds: (time.deadline + seconds).seconds)
  }
  /// Returns a time that is earlier by seconds.
  public static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    time + -seconds
  }
  /// Returns a time that is later by an interval.
  public static func + (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime { time + interval.seconds }
  /// Returns a time that is earlier by an interval.
  public static func - (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime { time + -interval.seconds }
}

nonisolated extension DispatchTimeInterval {
  /// The interval in seconds; infinite for `never`.
  var seconds: Double {
    switch self {
    case .seconds(let number): Double(number)
    case .milliseconds(let number): Double(number) / 1e3
    case .microseconds(let number): Double(number) / 1e6
    case .nanoseconds(let number): Double(number) / 1e9
    case .never: .infinity
    @unknown default: 0
    }
  }

  /// Creates an interval from seconds: whole nanoseconds, or `never` beyond their range.
  init(seconds: Double) {
    self = Int(exactly: (seconds * 1e9).rounded()).map { .nanoseconds($0) } ?? .never
  }
}
