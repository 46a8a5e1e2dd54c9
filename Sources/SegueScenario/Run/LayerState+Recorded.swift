package import HeadlessUIKit
package import SegueRecording

nonisolated extension LayerState {
  /// Creates the recorded state of a layer.
  init(_ state: LayerValues, of layer: CALayer, _ look: LayerLook? = nil) {
    self.init(
      position: RecordedPoint(x: state.position.x, y: state.position.y),
      bounds: RecordedRect(state.bounds),
      anchor: RecordedPoint(x: state.anchorPoint.x, y: state.anchorPoint.y),
      transform: RecordedTransform(state.transform),
      sublayerTransform: look.map { RecordedTransform(elements: $0.sublayerTransform) }
        ?? .identity,
      zPosition: state.zPosition, opacity: state.opacity,
      isHidden: state.isHidden || look?.showsBack == true,
      background: RecordedColor(state.background), cornerRadius: state.cornerRadius,
      maskedCorners: RecordedCorners(layer.maskedCorners), masksToBounds: state.masksToBounds,
      shadow: RecordedShadow(
        color: RecordedColor(state.shadowColor),
        opacity: state.shadowOpacity, radius: state.shadowRadius,
        offset: RecordedPoint(x: state.shadowOffset.width, y: state.shadowOffset.height),
        isOfBounds: layer.shadowPath != nil),
      borderWidth: state.borderWidth,
      borderColor: RecordedColor(state.borderColor),
      mask: look?.mask.map { RecordedMask($0) } ?? .none)
  }
}

nonisolated extension RecordedMask {
  init(_ mask: MaskOutline) {
    self.init(
      parts: mask.parts.map {
        Part(outline: RecordedOutline(numbers: $0.outline.numbers), isEvenOdd: $0.isEvenOdd)
      })
  }
}

nonisolated extension LayerContent {
  /// Creates the recorded content of a layer: what it draws itself, or what its view draws.
  init(_ drawing: LayerDrawing?, _ view: ViewDrawing) {
    switch drawing {
    case nil: self.init(view)
    case .content(let content): self.init(content)
    case .shape(let shape):
      self = .shape(
        ShapeContent(
          outline: RecordedOutline(numbers: shape.outline.numbers), fill: RecordedColor(shape.fill),
          isEvenOdd: shape.isEvenOdd, stroke: shape.stroke.map { ShapeContent.Stroke($0) }))
    case .gradient(let gradient):
      self = .gradient(
        GradientContent(
          kind: gradient.kind == .radial ? .radial : gradient.kind == .conic ? .conic : .axial,
          stops: zip(gradient.colors, gradient.locations).map { .init(RecordedColor($0), at: $1) },
          start: RecordedPoint(x: gradient.start.x, y: gradient.start.y),
          end: RecordedPoint(x: gradient.end.x, y: gradient.end.y)))
    }
  }

  /// Creates the recorded content of a view's drawing.
  init(_ drawing: ViewDrawing) {
    switch drawing {
    case .none: self = .none
    case .text(let string, let size, let weight, let color, let alignment, let lines):
      self = .text(
        TextContent(
          string, size: size, weight: Int(weight), color: RecordedColor(color),
          alignment: TextAlignment(alignment), lines: lines))
    case .image(let name, let isSymbol, let tint):
      self = .image(ImageContent(name: name, isSymbol: isSymbol, color: RecordedColor(tint)))
    case .blur(let isDark):
      self = .blur(tint: isDark ? Self.darkTint : Self.lightTint)
    case .drawing(let drawing, let mode): self = .drawing(DrawnContent(drawing, mode))
    }
  }

  private static let darkTint = RecordedColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 0.7)
  private static let lightTint = RecordedColor(red: 1, green: 1, blue: 1, alpha: 0.7)
}

nonisolated extension ShapeContent.Stroke {
  init(_ stroke: StrokeDrawing) {
    self.init(
      outline: RecordedOutline(numbers: stroke.outline.numbers), color: RecordedColor(stroke.color),
      width: stroke.width,
      cap: stroke.cap == .round ? "round" : stroke.cap == .square ? "square" : "butt",
      join: stroke.join == .round ? "round" : stroke.join == .bevel ? "bevel" : "miter",
      miterLimit: stroke.miterLimit, dashes: stroke.dashes, dashPhase: stroke.dashPhase)
  }
}

nonisolated extension TextAlignment {
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .center: .center
      case .right: .right
      case .left, .justified, .natural: .left
      }
  }
}

nonisolated extension RecordedRect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

nonisolated extension RecordedColor {
  init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

nonisolated extension RecordedTransform {
  /// Creates a transform from the elements of its matrix, row by row; the identity from none.
  init(elements: [Double]) {
    self = elements.isEmpty ? .identity : RecordedTransform(CATransform3D(elements))
  }

  package init(_ m: CATransform3D) {
    if CATransform3DIsAffine(m) {
      let affine = CATransform3DGetAffineTransform(m)
      self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
    } else {
      self.init(matrix: [
        m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
        m.m42, m.m43, m.m44,
      ])
    }
  }
}

nonisolated extension RecordedCorners {
  init(_ corners: CACornerMask) { self.init(rawValue: Int(corners.rawValue)) }
}
