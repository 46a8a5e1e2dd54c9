/// Drawing of paths and colors in the current context.
extension UIBezierPath {
  nonisolated final func paintInterior(_ blendMode: CGBlendMode? = nil, _ alpha: CGFloat = 1) {
    withContext { context in
      if let blendMode { context.setBlendMode(blendMode) }
      context.state.alpha *= Double(alpha.clampedToUnit)
      context.beginPath()
      context.addPath(cgPath)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  nonisolated final func paintLines(_ blendMode: CGBlendMode? = nil, _ alpha: CGFloat = 1) {
    withContext { context in
      if let blendMode { context.setBlendMode(blendMode) }
      context.state.alpha *= Double(alpha.clampedToUnit)
      context.state.pen = drawingPen
      context.beginPath()
      context.addPath(cgPath)
      context.strokePath()
    }
  }

  nonisolated final func clipCurrentContext() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(outline.applying(context.state.transform), evenOdd: usesEvenOddFillRule)
  }

  private nonisolated final var drawingPen: DrawingPen {
    DrawingPen(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dashes: dash.lengths, phase: dash.phase)
  }

  // MARK: Dashes

  nonisolated final func replaceDash(
    _ pattern: UnsafePointer<CGFloat>?, _ count: Int, _ phase: CGFloat
  ) {
    dash.lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dash.phase = phase
  }

  nonisolated final func writeDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, _ count: UnsafeMutablePointer<Int>?,
    _ phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }
}

/// The lengths of a path's dashes and gaps.
nonisolated struct LineDash: Equatable {
  var lengths: [CGFloat] = []
  var phase: CGFloat = 0
}

extension UIColor {
  /// Creates a color of an image that is repeated: it is drawn in half-transparent gray.
  public nonisolated convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 0.5)
  }
}
