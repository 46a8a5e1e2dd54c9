/// An element of an outline, pt.
package nonisolated enum OutlineElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadratic(CGPoint, control: CGPoint)
  case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// The points of the element, the end point last.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadratic(let end, let control): [control, end]
    case .cubic(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  /// Hashes the numbers, because a point is hashable from iOS 18 and macOS 15 on only.
  package func hash(into hasher: inout Hasher) {
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }

  func applying(_ t: CGAffineTransform) -> OutlineElement {
    switch self {
    case .move(let end): .move(end.applying(t))
    case .line(let end): .line(end.applying(t))
    case .quadratic(let end, let control):
      .quadratic(end.applying(t), control: control.applying(t))
    case .cubic(let end, let control1, let control2):
      .cubic(end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .close: .close
    }
  }
}

/// A sequence of lines and curves, the contents of both kinds of path.
///
/// As in Core Graphics, a line or curve without a current point is not appended, and one after a
/// `close` starts at the start of the closed subpath.
package nonisolated struct Outline: Equatable, Sendable {
  package private(set) var elements: [OutlineElement] = []
  /// The start of the last subpath, to which `close` returns.
  private var start: CGPoint?
  package private(set) var currentPoint: CGPoint?

  mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    start = point
    currentPoint = point
  }

  mutating func addLine(to end: CGPoint) { add(.line(end), end: end) }

  mutating func addQuadratic(to end: CGPoint, control: CGPoint) {
    add(.quadratic(end, control: control), end: end)
  }

  mutating func addCubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.cubic(end, control1: control1, control2: control2), end: end)
  }

  mutating func close() {
    guard let start, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  mutating func append(_ other: Outline) {
    elements += other.elements
    start = other.start ?? start
    currentPoint = other.currentPoint ?? currentPoint
  }

  /// Appends an element.
  mutating func add(_ element: OutlineElement) {
    switch element {
    case .move(let point): move(to: point)
    case .close: close()
    case .line(let end), .quadratic(let end, _), .cubic(let end, _, _): add(element, end: end)
    }
  }

  func applying(_ t: CGAffineTransform) -> Outline {
    var result = self
    result.elements = elements.map { $0.applying(t) }
    result.start = start?.applying(t)
    result.currentPoint = currentPoint?.applying(t)
    return result
  }

  private mutating func add(_ element: OutlineElement, end: CGPoint) {
    guard let start else { return }
    if elements.last == .close { move(to: start) }
    elements.append(element)
    currentPoint = end
  }
}

extension Outline {
  /// Visits each line and curve with its start point; `close` is treated as a line.
  nonisolated func forEachSegment(_ body: (CGPoint, OutlineElement) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .close: body(current, .line(start))
      default: body(current, element)
      }
      current = element.points.last ?? start
    }
  }

  /// Returns the reversed outline; closed subpaths remain closed.
  nonisolated func reversed() -> Outline {
    var result = Outline()
    for part in parts.reversed() {
      let closed = part.last == .close
      let steps = closed ? part.dropLast() : part[...]
      let ends = steps.compactMap(\.points.last)
      guard let last = ends.last else { continue }
      result.move(to: last)
      for (step, end) in zip(steps.dropFirst().reversed(), ends.dropLast().reversed()) {
        switch step {
        case .quadratic(_, let control): result.addQuadratic(to: end, control: control)
        case .cubic(_, let control1, let control2):
          result.addCubic(to: end, control1: control2, control2: control1)
        default: result.addLine(to: end)
        }
      }
      if closed { result.close() }
    }
    return result
  }

  /// The elements by subpath.
  private nonisolated var parts: [[OutlineElement]] {
    var parts: [[OutlineElement]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { continue }
      parts[parts.count - 1].append(element)
    }
    return parts
  }
}
