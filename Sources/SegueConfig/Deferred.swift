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
    if let memory = made.memory.state { return memory.value(as: Value.self) }
    // Outside the lock: making it may read other deferred values.
    let value = make()
    made.memory.set(ValueMemory(value))
    return value
  }
}

/// The value of a `Deferred`, of any type: a generic class, lock and optional for each type would
/// take the runtime longer to create than the value.
private final class MadeValue: Sendable {
  let memory = Lock<ValueMemory?>(nil)
}

/// The memory of a value of any type, which is read without a cast.
private final class ValueMemory: @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  private let free: @Sendable (UnsafeMutableRawPointer) -> Void

  init<Value: Sendable>(_ value: Value) {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    memory = UnsafeMutableRawPointer(pointer)
    free = { memory in
      let pointer = memory.assumingMemoryBound(to: Value.self)
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  deinit { free(memory) }

  /// Returns the value; `type` is its type.
  func value<Value>(as type: Value.Type) -> Value {
    memory.assumingMemoryBound(to: type).pointee
  }
}
