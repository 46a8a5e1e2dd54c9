#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A lock with the value that it protects.
struct Lock<State: Sendable>: ~Copyable, Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<State>
  #else
    private let lock: Mutex<State>
  #endif

  /// Creates a lock with a value.
  init(_ state: State) {
    #if canImport(os)
      lock = OSAllocatedUnfairLock(initialState: state)
    #else
      lock = Mutex(state)
    #endif
  }

  /// The value.
  var state: State { lock.withLock { $0 } }

  /// Replaces the value.
  func set(_ state: State) { lock.withLock { $0 = state } }
}
