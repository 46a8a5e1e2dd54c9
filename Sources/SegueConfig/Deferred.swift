/// A value that is made when it is first read: a run needs a fraction of the tables that describe a
/// file.
///
/// Copies share the value. Reads from several threads give equal values; a value may be made more
/// than once then.
public struct Deferred<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = MadeValue()

  /// Defers a value.
  public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value.
  public var value: Value {
    if let made = made.value.state, let value = made as? Value { return value }
    // Outside the lock: making it may read other deferred values.
    let value = make()
    made.value.set(value)
    return value
  }
}

/// The value of a `Deferred`, of any type: a generic class, lock and optional for each type would
/// take the runtime longer to create than the value.
private final class MadeValue: Sendable {
  let value = Lock<(any Sendable)?>(nil)
}
