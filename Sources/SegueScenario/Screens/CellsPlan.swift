import HeadlessUIKit
import SegueConfig

/// The cells that repeat an element: a grid, or a list that scrolls horizontally.
package nonisolated struct CellsPlan: Equatable, Sendable {
  /// The number of cells, 1 to 200.
  package var count = 1
  /// The number of columns of a grid, whose cells share its width; `nil` for cells of their own size,
  /// one below another.
  package var columns: Int?
  /// The spacing between the cells, pt; 12 by default.
  package var spacing = 12.0
  /// The direction in which the cells follow each other; horizontal ones scroll.
  package var scrollDirection = ScrollDirection.vertical

  /// The direction of cells, as of a collection view's flow layout.
  package enum ScrollDirection: String, CaseIterable, Sendable {
    /// Below each other, part of the screen; or next to each other, in a scroll view.
    case vertical, horizontal
  }

  /// The largest number of cells of one element.
  private static let maxOfElement = 200
  /// The largest number of cells with different names of a file.
  static let maxOfFile = 20_000
  /// The largest number of cells of a screen.
  private static let maxOfScreen = 500

  static let kind = ParameterKind<CellsPlan>.of(
    [.short(.integer(1...maxOfElement), for: "count", { CellsPlan(count: $0) }, part: \.count)],
    or: table)

  private static let table = ParameterTable(
    "cells", defaults: CellsPlan(),
    [
      Parameter(
        "count", \.count, .integer(1...maxOfElement), required: true, "The number of cells."),
      Parameter(
        "columns", \.columns, .optional(.integer(1...20)),
        "The number of columns, which share the width; by default cells keep their size."),
      Parameter("spacing", \.spacing, .length(0...100), "The spacing between the cells."),
      Parameter(
        "scrollDirection", \.scrollDirection, .choice("a scroll direction"),
        "Whether the cells are a grid, or a list that scrolls horizontally."),
    ],
    check: { cells, value, diagnostics in
      guard cells.scrollDirection == .horizontal, let columns = value.entry("columns") else {
        return
      }
      diagnostics.error(
        "contradiction", "cells that scroll horizontally have no columns", at: columns.keyRange,
        help: "remove the key 'columns', or write scrollDirection: vertical")
    })

  /// Returns the name of a cell in targets.
  ///
  /// - Parameters:
  ///   - index: The index, from 0; names count from 1.
  ///   - id: The id of the element.
  static func name(_ index: Int, of id: String) -> String { "\(id)\(index + 1)" }

  /// Returns the names of an element's cells, for messages: `photo1 … photo20`.
  static func range(_ count: Int, of id: String) -> String {
    count == 1 ? name(0, of: id) : "\(name(0, of: id)) … \(name(count - 1, of: id))"
  }

  /// Returns the names of an element and of its cells, as written.
  static func names(of element: ConfigValue) -> [ConfigValue] {
    guard let id = element["id"], let text = id.text else { return [] }
    let written = element["cells"]
    let number = written?.number ?? written?["count"]?.number ?? 0
    // An invalid number is reported when it is decoded.
    let count = Int(exactly: number).map { (1...maxOfElement).contains($0) ? $0 : 0 } ?? 0
    return [id]
      + (0..<count).map {
        ConfigValue(.scalar(name($0, of: text), isPlain: false), range: id.range)
      }
  }

  /// Adds an error for a screen with too many cells.
  static func checkCount(_ elements: [ConfigValue], _ diagnostics: inout ConfigDiagnostics) {
    var count = 0
    for element in elements {
      count += max(0, names(of: element).count - 1)
      guard count > maxOfScreen else { continue }
      return diagnostics.error(
        "too-many",
        "the screen has \(count) cells or more, and a screen has at most \(maxOfScreen)",
        at: element["cells"]?.range, help: "write fewer cells, or divide them between screens")
    }
  }
}
