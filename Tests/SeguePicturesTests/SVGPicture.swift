import Foundation
import SegueRecording

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG file, parsed by a strict XML parser.
struct SVGPicture {
  struct Element {
    var name: String
    var attributes: [String: String]
    var words = ""
    /// The ids of the enclosing elements, outermost first.
    var path: [String]
    /// The number of the enclosing cell, from 1.
    var cell: Int?
    /// The map to the page through all enclosing transforms.
    var map: PlaneMap

    func number(_ attribute: String) -> Double {
      attributes[attribute].flatMap(Double.init) ?? 0
    }

    /// The corners of a rectangle, clockwise from the top left.
    var corners: [(x: Double, y: Double)] {
      let (x, y) = (number("x"), number("y"))
      let (right, bottom) = (x + number("width"), y + number("height"))
      return [(x, y), (right, y), (right, bottom), (x, bottom)].map { map.apply(x: $0.0, y: $0.1) }
    }

    /// The points of a path in order, without the two radii and three flags of its arcs.
    var points: [(x: Double, y: Double)] {
      (attributes["d"] ?? "").split { "MLAZ".contains($0) }.map { piece in
        let numbers = piece.split(separator: " ").compactMap { Double($0) }.suffix(2)
        return map.apply(x: numbers.first ?? 0, y: numbers.last ?? 0)
      }
    }

    var box: RecordedRect {
      let corners = name == "path" ? points : corners
      let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
      return RecordedRect(
        x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
        height: (corners.map(\.y).max() ?? 0) - top)
    }
  }

  var elements: [Element]
  var width: Double { elements.first?.number("width") ?? 0 }
  var height: Double { elements.first?.number("height") ?? 0 }

  /// Parses a file; returns `nil` if it is not well-formed XML.
  init?(_ svg: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    guard parser.parse() else { return nil }
    elements = reader.elements
  }

  var texts: [Element] { elements.filter { $0.name == "text" } }

  /// The frames of a filmstrip's cells.
  var frames: [Int] {
    elements.compactMap { $0.attributes["data-frame"].flatMap { Int($0) } }
  }

  func first(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }
}

private final class Reader: NSObject, XMLParserDelegate {
  var elements: [SVGPicture.Element] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let outer = open.last.map { elements[$0] }
    var map = outer?.map ?? .identity
    if let transform = attributes["transform"] { map = plane(transform).concatenating(map) }
    let id = attributes["id"]
    let cell = id.flatMap { $0.hasPrefix("cell-") ? Int($0.dropFirst(5)) : nil }
    elements.append(
      SVGPicture.Element(
        name: name, attributes: attributes, path: (outer?.path ?? []) + [id ?? ""],
        cell: cell ?? outer?.cell, map: map))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].words += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  private func plane(_ transform: String) -> PlaneMap {
    transform.split(separator: ")").reversed().reduce(.identity) { map, part in
      let pieces = part.split { " (,".contains($0) }
      let n = pieces.dropFirst().compactMap { Double($0) }
      let step: PlaneMap =
        switch pieces.first {
        case "translate": .translation(x: n[0], y: n[1])
        case "scale": PlaneMap(a: n[0], b: 0, c: 0, d: n[0], tx: 0, ty: 0)
        case "matrix": PlaneMap(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        default: .identity
        }
      return map.concatenating(step)
    }
  }
}
