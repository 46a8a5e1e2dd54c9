import HeadlessUIKit
import SegueRecording

nonisolated extension DrawnContent {
  /// Creates the recorded content of what a context has drawn.
  init(_ drawing: RecordedDrawing, _ mode: UIView.ContentMode) {
    self.init(
      canvas: RecordedRect(drawing.bounds), placement: Placement(mode),
      elements: drawing.marks.map(DrawnElement.init))
  }
}

nonisolated extension DrawnContent.Placement {
  fileprivate init(_ mode: UIView.ContentMode) {
    self =
      switch mode {
      case .scaleToFill, .redraw: .fill
      case .scaleAspectFit: .aspectFit
      case .scaleAspectFill: .aspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
  }
}

nonisolated extension DrawnElement {
  fileprivate init(_ mark: DrawingMark) {
    self.init()
    switch mark.shape {
    case .fill(let outline, let isEvenOdd, let color):
      path = DrawnPath(outline, isEvenOdd: isEvenOdd)
      fill = RecordedColor(color)
    case .stroke(let outline, let pen, let color):
      path = DrawnPath(outline)
      stroke = DrawnStroke(pen, color)
    case .gradient(let drawn): gradient = DrawnGradient(drawn)
    case .text(let drawn):
      text = DrawnText(
        drawn.string, size: drawn.size, weight: Int(drawn.weight),
        color: RecordedColor(drawn.color),
        origin: RecordedPoint(x: drawn.origin.x, y: drawn.origin.y),
        alignment: TextAlignment(drawn.alignment), width: drawn.width)
    case .content(let drawing, let rect):
      content = LayerContent(drawing)
      box = RecordedRect(rect)
    }
    let map = mark.transform
    if !map.isIdentity {
      transform = RecordedTransform(
        a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
    }
    if !mark.clips.isEmpty {
      clips = mark.clips.map { DrawnPath($0.outline, isEvenOdd: $0.isEvenOdd) }
    }
    if mark.alpha < 1 { opacity = mark.alpha }
    blendMode = mark.blendMode.cssName
    if let drawn = mark.shadow {
      shadow = RecordedShadow(
        color: RecordedColor(drawn.color), opacity: 1, radius: drawn.blur / 2,
        offset: RecordedPoint(x: drawn.offset.width, y: drawn.offset.height))
    }
  }
}

nonisolated extension DrawnPath {
  init(_ outline: Outline, isEvenOdd: Bool = false) {
    self.init(
      outline.elements.map { element in
        let numbers = element.points.flatMap { [Double($0.x), Double($0.y)] }
        return switch element {
        case .move: ("M", numbers)
        case .line: ("L", numbers)
        case .quadratic: ("Q", numbers)
        case .cubic: ("C", numbers)
        case .close: ("Z", numbers)
        }
      }, isEvenOdd: isEvenOdd)
  }
}

nonisolated extension DrawnStroke {
  fileprivate init(_ pen: DrawingPen, _ color: RGBA) {
    self.init(color: RecordedColor(color), width: pen.width, miterLimit: pen.miterLimit)
    cap = [.round: "round", .square: "square"][pen.cap]
    join = [.round: "round", .bevel: "bevel"][pen.join]
    let lengths = pen.dashes.map(Double.init)
    if lengths.contains(where: { $0 > 0 }) {
      dashes = lengths
      phase = pen.phase
    }
  }
}

nonisolated extension DrawnGradient {
  fileprivate init(_ gradient: DrawingGradient) {
    self.init(
      stops: gradient.stops.map {
        Stop(location: $0.location, color: RecordedColor($0.color))
      },
      start: RecordedPoint(x: gradient.start.x, y: gradient.start.y),
      end: RecordedPoint(x: gradient.end.x, y: gradient.end.y),
      radii: gradient.radii.map { [Double($0.start), Double($0.end)] },
      extendsBefore: gradient.extendsBeforeStart, extendsAfter: gradient.extendsAfterEnd)
  }
}

nonisolated extension CGBlendMode {
  /// The name in CSS; `nil` for the normal mode, and for modes that CSS does not have.
  fileprivate var cssName: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }
}
