/// The limits of a YAML file; exceeding one is an error before it costs time or memory.
public struct YAMLLimits: Hashable, Sendable {
  /// The maximum number of bytes in a file.
  public var bytes = 1 << 20
  /// The maximum nesting depth of lists and maps, including the outermost.
  public var depth = 32
  /// The maximum number of keys and values in a file.
  public var nodes = 100_000
  /// The maximum number of bytes in one key or scalar.
  public var textBytes = 64 << 10
  /// The maximum number of anchors in a file.
  public var anchors = 100
  /// The maximum number of keys and values that all aliases of a file add when expanded.
  public var aliasedNodes = 10_000
  /// The maximum number of keys in one map.
  public var keys = 1_000
  /// The maximum number of files that one file extends, directly and indirectly.
  public var extendedFiles = 32
  /// The maximum number of bytes in a file and all files it extends together.
  public var totalBytes = 4 << 20
  /// The maximum number of keys and values in a file and all files it extends, aliases expanded.
  public var totalNodes = 200_000

  /// The default limits: 1 MiB, depth 32, 100 000 nodes, 64 KiB per scalar, 100 anchors, 10 000
  /// aliased nodes, 1 000 keys per map, 32 extended files; 4 MiB and 200 000 nodes with these.
  public static let standard = YAMLLimits()

  /// Creates the standard limits.
  public init() {}
}
