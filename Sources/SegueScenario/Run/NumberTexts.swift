import HeadlessUIKit
import SegueConfig
import SegueRecording

nonisolated extension Double {
  /// The number with at most four decimals, independent of the locale.
  var text: String { trimmed(4) }
}

nonisolated extension CGPoint {
  var listText: String { "[\(Double(x).text), \(Double(y).text)]" }
}

nonisolated extension CGRect {
  var listText: String {
    "[\(Double(minX).text), \(Double(minY).text), \(Double(width).text), \(Double(height).text)]"
  }
}

nonisolated extension ConfigPoint {
  var text: String { "[\(x.text), \(y.text)]" }
}

nonisolated extension [String] {
  /// The texts, separated by commas.
  var listText: String { joined(separator: ", ") }
}
