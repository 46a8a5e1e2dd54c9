/// The kind of one step of a path.
public nonisolated enum CGPathElementType: Int32, Sendable {
  /// A new part begins: one point.
  case moveToPoint = 0
  /// A line: one point.
  case addLineToPoint = 1
  /// A quadratic curve: control point and end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: two control points and end.
  case addCurveToPoint = 3
  /// The part is closed: no point.
  case closeSubpath = 4
}

/// One step of a path; its points can be read only while it is visited.
public nonisolated struct CGPathElement {
  /// The kind of step.
  public var type: CGPathElementType
  /// The points of the step, as many as its kind has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a step from its kind and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Visits the steps of the path in order.
  public nonisolated func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in outline.elements {
      // A step without points has a place for them all the same.
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let points = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: points), block)
      }
    }
  }
}

extension OutlineElement {
  fileprivate nonisolated var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadratic: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
