/// A value that is made when it is first read: a run needs a fraction of the tables that describe a
/// file.
///
/// Reads from several threads give equal values; a value may be made more than once then.
package final class Deferred<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  /// The box of the value. A lock with an optional of each type would be a generic type, which the
  /// runtime looks up at every reading.
  private let made = Lock<(any Sendable & AnyObject)?>(nil)

  /// Defers a value.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value.
  package var value: Value {
    // Nothing but a `Box<Value>` is stored; the check of a cast would cost more than the reading.
    if let box = made.state { return unsafeDowncast(box, to: Box<Value>.self).value }
    // Outside the lock: making it may read other deferred values.
    let value = make()
    made.set(Box(value))
    return value
  }
}

private final class Box<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
