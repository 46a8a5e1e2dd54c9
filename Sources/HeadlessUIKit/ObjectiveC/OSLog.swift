// The unified log, which discards its messages here: a device's log is `SimulatedDevice.events`. On Apple's
// systems the module os declares these names.

/// The level of a message.
public nonisolated struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The raw level.
  public let rawValue: UInt8
  /// Creates a level.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// The default level.
  public static let `default` = OSLogType(0)
  /// Helpful information.
  public static let info = OSLogType(1)
  /// Information for debugging.
  public static let debug = OSLogType(2)
  /// An error.
  public static let error = OSLogType(16)
  /// A fault of the system.
  public static let fault = OSLogType(17)
}

/// A part of the log, named by a subsystem and a category.
open nonisolated class OSLog: NSObject, @unchecked Sendable {
  /// Creates a part of the log.
  public init(subsystem: String, category: String) { super.init() }
  /// Creates a part of the log with a predefined category.
  public init(subsystem: String, category: Category) { super.init() }
  /// The default part.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A part that discards its messages.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// Returns whether messages of a level are kept: false, as all are discarded.
  open func isEnabled(type: OSLogType) -> Bool { false }

  /// A predefined category.
  public nonisolated struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }
}

/// Whether a value of a message may be shown.
public nonisolated struct OSLogPrivacy: Sendable {
  /// The concealment of a private value.
  public nonisolated enum Mask: Sendable {
    /// A hash in place of the value.
    case hash
    /// No mask.
    case none
  }
  /// Decided by the type of the value.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Hidden, also while debugging.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Decided by the type of the value, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Hidden, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Hidden, also while debugging, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message: a string whose values may have a privacy.
public nonisolated struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The values of a message, which are discarded.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Creates a message.
  public init(stringLiteral value: String) {}
  /// Creates a message of text and values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Logs a message with arguments.
public nonisolated func os_log(
  _ message: OSLogMessage, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any?...
) {}
/// Logs a message that is no literal, with arguments.
@_disfavoredOverload
public nonisolated func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any?...
) {}
/// Logs a message of a level that is no literal, with arguments.
@_disfavoredOverload
public nonisolated func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: Any?...
) {}
/// Logs a message of a level with arguments.
public nonisolated func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage,
  _ args: Any?...
) {}

/// Writes messages to a part of the log.
public nonisolated struct Logger: Sendable {
  /// Creates a logger of the default part.
  public init() {}
  /// Creates a logger of a part.
  public init(subsystem: String, category: String) {}
  /// Creates a logger of a part.
  public init(_ logObj: OSLog) {}

  /// Logs a message.
  public func log(_ message: OSLogMessage) {}
  /// Logs a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Logs a message for debugging.
  public func trace(_ message: OSLogMessage) {}
  /// Logs a message for debugging.
  public func debug(_ message: OSLogMessage) {}
  /// Logs information.
  public func info(_ message: OSLogMessage) {}
  /// Logs a message of the default level.
  public func notice(_ message: OSLogMessage) {}
  /// Logs a warning.
  public func warning(_ message: OSLogMessage) {}
  /// Logs an error.
  public func error(_ message: OSLogMessage) {}
  /// Logs a fault.
  public func critical(_ message: OSLogMessage) {}
  /// Logs a fault.
  public func fault(_ message: OSLogMessage) {}
}
