// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the SDKs of iOS 18 and macOS 15 added and the package uses, for an older SDK. Every declaration
// has the availability of Apple's documentation; nothing is run.
public import CoreGraphics

@available(macOS 15.0, iOS 18.0, *)
extension CGPoint: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) {}
}

@available(macOS 15.0, iOS 18.0, *)
extension CGSize: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) {}
}

@available(macOS 15.0, iOS 18.0, *)
extension CGRect: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension String {
  @available(macOS 15.0, iOS 18.0, *)
  public init?<Encoding: Unicode.Encoding>(
    validating codeUnits: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type
  ) { nil }
}

extension Sequence {
  public func count<E: Error>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int { 0 }
}

extension Optional {
  public mutating func take() -> Self { nil }
}

@available(macOS 15.0, iOS 18.0, *)
public protocol TaskExecutor: Executor {
  func enqueue(_ job: consuming ExecutorJob)
}

@available(macOS 15.0, iOS 18.0, *)
extension TaskExecutor {
  // The only requirement of an executor before.
  public func enqueue(_ job: UnownedJob) {}
  public func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor() }
}

@available(macOS 15.0, iOS 18.0, *)
public struct UnownedTaskExecutor: Sendable {}

extension UnownedJob {
  @available(macOS 15.0, iOS 18.0, *)
  public func runSynchronously(
    isolatedTo serialExecutor: UnownedSerialExecutor, taskExecutor: UnownedTaskExecutor
  ) {}
}

extension Task where Failure == Never {
  @available(macOS 15.0, iOS 18.0, *) @discardableResult
  public init(
    executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Success
  ) { fatalError() }
}
