// Names of Apple's Foundation and C library that Foundation on Linux lacks.
#if !canImport(ObjectiveC)
  /// An integer of the width of a pointer.
  public typealias NSInteger = Int
  /// The largest value: infinity.
  public nonisolated let HUGE = Float.infinity
  /// The largest finite number of single precision.
  public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude

  /// The version of Foundation, which code compares with those of systems: that of iOS 17.
  public nonisolated let NSFoundationVersionNumber = 2048.0
  /// The version of Foundation in iOS 7.0.
  public nonisolated let NSFoundationVersionNumber_iOS_7_0 = 1047.20
  /// The version of Foundation in iOS 7.1.
  public nonisolated let NSFoundationVersionNumber_iOS_7_1 = 1047.25
  /// The version of Foundation in iOS 8.0.
  public nonisolated let NSFoundationVersionNumber_iOS_8_0 = 1140.11
  /// The largest version of Foundation in iOS 8.
  public nonisolated let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
  /// The largest version of Foundation in iOS 9.
  public nonisolated let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0

  nonisolated extension NSObject {
    /// Returns the object itself: it needs no bridging.
    public func _bridgeToObjectiveC() -> Self { self }
    /// The class from which the object's class inherits; `nil` for a plain object.
    public var superclass: AnyClass? { Swift._getSuperclass(type(of: self)) }
    /// Returns the class from which the class inherits; `nil` for NSObject.
    public class func superclass() -> AnyClass? { Swift._getSuperclass(self) }
    /// Returns the name of the class, with that of its module.
    public class func description() -> String { String(reflecting: self) }
    /// Returns the class.
    public class func classForCoder() -> AnyClass { self }
  }

  /// Returns the number of references that retain an object.
  public nonisolated func CFGetRetainCount(_ cf: AnyObject!) -> Int { Int(_getRetainCount(cf)) }

  nonisolated extension CGFloat {
    /// Creates a number from an object.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// Creates a number from an object.
    public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
  }

  /// A lock without fairness, for code that only one thread of the device runs.
  public nonisolated struct os_unfair_lock {
    fileprivate var isLocked = false
    /// Creates an unlocked lock.
    public init() {}
  }
  /// A reference to a lock.
  public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
  /// Locks a lock; a lock that is locked already, a deadlock on a device, is reported as invalidCall.
  public nonisolated func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    if lock.pointee.isLocked {
      SimulatedDevice.current?.diagnose(
        .invalidCall, "os_unfair_lock_lock: the lock is locked already; on a device the app freezes"
      )
    }
    lock.pointee.isLocked = true
  }
  /// Locks a lock if it is unlocked, and returns whether it was.
  public nonisolated func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    defer { lock.pointee.isLocked = true }
    return !lock.pointee.isLocked
  }
  /// Unlocks a lock.
  public nonisolated func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    lock.pointee.isLocked = false
  }
#endif
