// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the SDKs of iOS 17 and macOS 14 added and the package uses, for an older SDK. Every declaration
// has the availability of Apple's documentation; nothing is run.

extension MainActor {
  public static func assumeIsolated<T: Sendable>(
    _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T { fatalError() }
}

@available(macOS 14.0, iOS 17.0, *)
public struct ExecutorJob: Sendable, ~Copyable {}

extension UnownedJob {
  @available(macOS 14.0, iOS 17.0, *)
  public init(_ job: consuming ExecutorJob) { fatalError() }
}
