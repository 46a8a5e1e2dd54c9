// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The lock of the module Synchronization, for an SDK before iOS 18 and macOS 15, which lacks the module.
// It has the availability of Apple's documentation; nothing is run.

@available(macOS 15.0, iOS 18.0, *)
public struct Mutex<Value: ~Copyable>: ~Copyable {
  public init(_ initialValue: consuming sending Value) {}

  public borrowing func withLock<Result: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> sending Result { fatalError() }
}

@available(macOS 15.0, iOS 18.0, *)
extension Mutex: @unchecked Sendable where Value: ~Copyable {}
