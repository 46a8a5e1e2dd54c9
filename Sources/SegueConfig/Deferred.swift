/// A value that is made when it is first read: a run needs a fraction of the tables that describe a
/// file.
///
/// Reads from several threads give equal values; a value may be made more than once then.
public final class Deferred<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Lock<Value?>(nil)

  /// Defers a value.
  public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value.
  public var value: Value {
    if let value = made.state { return value }
    // Outside the lock: making it may read other deferred values.
    let value = make()
    made.set(value)
    return value
  }
}
