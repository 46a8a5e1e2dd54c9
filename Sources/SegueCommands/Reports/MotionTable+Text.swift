import SegueConfig
import SegueRecording

nonisolated extension MotionTable {
  /// The table as text, with six decimals.
  var text: String {
    let width = facts.map(\.quantity.name.count).max() ?? 0
    var text = ""
    for fact in facts {
      let gap = String(repeating: " ", count: width - fact.quantity.name.count + 2)
      let unit = fact.quantity.unit.isEmpty ? "" : " \(fact.quantity.unit)"
      text += fact.quantity.name + gap + Self.decimal(fact.value, fixed: false) + unit + "\n"
    }
    let heads = columns.map { $0.unit.isEmpty ? $0.name : "\($0.name) (\($0.unit))" }
    let cells = rows.map { row in row.map { Self.decimal($0, fixed: true) } }
    let widths = columns.indices.map { column in
      ([heads] + cells).map { $0[column].count }.max() ?? 0
    }
    text += "\n"
    for row in [heads] + cells {
      let padded = zip(row, widths).map { cell, width in
        String(repeating: " ", count: width - cell.count) + cell
      }
      text += padded.joined(separator: "   ") + "\n"
    }
    return text + (note.isEmpty ? "" : "\n\(note)\n")
  }

  /// Returns the table as JSON, with full precision.
  ///
  /// - Parameter motion: The motion as written.
  func json(of motion: JSONValue) -> JSONValue {
    .object([
      .init("formatVersion", .number(1)), .init("motion", motion),
      .init("facts", .object(facts.map { .init($0.quantity.name, .number($0.value)) })),
      .init("columns", .array(columns.map { .string($0.name) })),
      .init("units", .array(columns.map { .string($0.unit) })),
      .init("rows", .array(rows.map { .array($0.map(JSONValue.number)) })),
    ])
  }

  /// Formats a number with six decimals, or with full precision from 1e9 on; trailing zeros are removed
  /// unless the decimals are fixed.
  private static func decimal(_ number: Double, fixed: Bool) -> String {
    guard number.magnitude < 1e9 else { return numberText(number) }
    return fixed ? number.fixed(6) : number.trimmed(6)
  }
}
