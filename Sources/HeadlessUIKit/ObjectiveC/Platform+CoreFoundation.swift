// What Core Foundation declares on Apple's systems.
#if !canImport(ObjectiveC)
  /// Seconds since the reference date, 1 January 2001.
  public typealias CFAbsoluteTime = Double
  /// A signed integer.
  public typealias CFIndex = Int
  /// A mutable string.
  public typealias CFMutableString = NSMutableString
  /// A mutable array.
  public typealias CFMutableArray = NSMutableArray
  /// A mutable dictionary.
  public typealias CFMutableDictionary = NSMutableDictionary
  /// A number.
  public typealias CFNumber = NSNumber
  /// An error.
  public typealias CFError = NSError
  /// A URL.
  public typealias CFURL = NSURL
  /// A set.
  public typealias CFSet = NSSet
  /// Any object.
  public typealias CFTypeRef = AnyObject
  /// A run loop.
  public typealias CFRunLoop = RunLoop
  /// A timer of a run loop.
  public typealias CFRunLoopTimer = Timer
  /// An object that allocates memory; there is only the default one.
  public nonisolated struct CFAllocator: Hashable, Sendable {}
  /// A mode of a run loop.
  public nonisolated struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a mode.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The default mode.
    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    /// All common modes.
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
  }

  /// The default allocator.
  public nonisolated let kCFAllocatorDefault: CFAllocator? = CFAllocator()
  /// The default mode.
  public nonisolated let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
  /// All common modes.
  public nonisolated let kCFRunLoopCommonModes = CFRunLoopMode.commonModes
  /// Nanoseconds per second.
  public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds per millisecond.
  public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Nanoseconds per microsecond.
  public nonisolated let NSEC_PER_USEC: UInt64 = 1_000
  /// Microseconds per second.
  public nonisolated let USEC_PER_SEC: UInt64 = 1_000_000

  /// Returns the time of the device's clock, s; 0 without a device.
  public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
  /// Returns the run loop.
  public nonisolated func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
  /// Returns the run loop.
  public nonisolated func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

  /// Returns a timer that calls a handler at a time and, if the interval is positive, repeatedly.
  public nonisolated func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
    _ flags: UInt, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)?
  ) -> CFRunLoopTimer! {
    nonisolated(unsafe) let block = block
    return Timer(
      fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval,
      repeats: interval > 0
    ) { block?($0) }
  }
  /// Starts a timer; the mode is ignored, since there is only one.
  public nonisolated func CFRunLoopAddTimer(
    _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
  ) {
    timer?.start()
  }
  /// Stops a timer permanently.
  public nonisolated func CFRunLoopRemoveTimer(
    _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
  ) {
    timer?.invalidate()
  }
  /// Stops a timer permanently.
  public nonisolated func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) {
    timer?.invalidate()
  }
  /// Returns whether a timer is valid.
  public nonisolated func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool {
    timer?.isValid ?? false
  }
#endif
