/// The type of a path element.
public nonisolated enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath: one point.
  case moveToPoint = 0
  /// A line: one point.
  case addLineToPoint = 1
  /// A quadratic curve: control point and end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: two control points and end.
  case addCurveToPoint = 3
  /// Closes the subpath: no point.
  case closeSubpath = 4
}

/// A path element; its points are valid only while it is visited.
public nonisolated struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element, as many as its type has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element from its type and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that receives an element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

extension CGPath {
  /// Calls a function with a pointer for each element of the path, in order.
  public nonisolated func apply(
    info: UnsafeMutableRawPointer?, function: @escaping CGPathApplierFunction
  ) {
    applyWithBlock { function(info, $0) }
  }

  /// Visits the elements of the path in order.
  public nonisolated func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in outline.elements {
      // An element without points still provides storage for one.
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
