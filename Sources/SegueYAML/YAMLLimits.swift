/// How much a YAML file may hold; more is an error before it costs time or memory.
public struct YAMLLimits: Hashable, Sendable {
  /// Bytes in a file.
  public var bytes = 1 << 20
  /// Lists and maps inside each other, the outermost included.
  public var depth = 32
  /// Keys and values in a file.
  public var nodes = 100_000
  /// Bytes in one key or scalar.
  public var textBytes = 64 << 10
  /// Anchors in a file.
  public var anchors = 100
  /// Keys and values that all aliases of a file add when they are replaced by what they stand for.
  public var aliasedNodes = 10_000
  /// Keys in one map.
  public var keys = 1_000
  /// Files that one file extends, directly and indirectly.
  public var extendedFiles = 32
  /// Bytes in a file and all that it extends together.
  public var totalBytes = 4 << 20
  /// Keys and values in a file and all that it extends together, aliases resolved.
  public var totalNodes = 200_000

  /// The limits that people meet: 1 MiB, depth 32, 100 000 nodes, 64 KiB a scalar, 100 anchors,
  /// 10 000 aliased nodes, 1 000 keys a map, 32 extended files; with these 4 MiB and 200 000 nodes.
  public static let standard = YAMLLimits()

  /// The standard limits, to be changed one by one.
  public init() {}
}
