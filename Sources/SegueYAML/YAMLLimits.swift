/// The limits of a YAML file; exceeding one is an error before it costs time or memory.
package struct YAMLLimits: Hashable, Sendable {
  /// The maximum number of bytes in a file.
  package var bytes = 1 << 20
  /// The maximum nesting depth of lists and maps, including the outermost.
  package var depth = 32
  /// The maximum number of keys and values in a file.
  package var nodes = 100_000
  /// The maximum number of bytes in one key or scalar.
  package var textBytes = 64 << 10
  /// The maximum number of anchors in a file.
  package var anchors = 100
  /// The maximum number of keys and values that all aliases of a file add when expanded.
  package var aliasedNodes = 10_000
  /// The maximum number of keys in one map.
  package var keys = 1_000
  /// The maximum number of files that one file extends, directly and indirectly.
  package var extendedFiles = 32
  /// The maximum number of bytes in a file and all files it extends together.
  package var totalBytes = 4 << 20
  /// The maximum number of keys and values in a file and all files it extends, aliases expanded.
  package var totalNodes = 200_000

  /// The default limits: 1 MiB, depth 32, 100 000 nodes, 64 KiB per scalar, 100 anchors, 10 000
  /// aliased nodes, 1 000 keys per map, 32 extended files; 4 MiB and 200 000 nodes with these.
  package static let standard = YAMLLimits()

  /// Creates the standard limits.
  package init() {}
}
