import HeadlessUIKit
import TestSupport
import Testing

/// Recording of shapes by a graphics context.
@Suite(.checkedDevices) struct ContextTests {
  private func makeContext(_ width: CGFloat = 100, _ height: CGFloat = 50) -> CGContext? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, 2)
    defer { UIGraphicsEndImageContext() }
    return UIGraphicsGetCurrentContext()
  }

  @Test("a filled rectangle is recorded with the fill color and the alpha")
  func fillsRectangle() throws {
    let context = try #require(makeContext())
    context.setFillColor(UIColor.red.cgColor)
    context.setAlpha(0.5)
    context.fill(rect(1, 2, 3, 4))
    let mark = try #require(context.marks.first)
    #expect(context.marks.count == 1)
    #expect(mark.extent == rect(1, 2, 3, 4))
    #expect(mark.color == RGBA(UIColor.red.cgColor))
    #expect(mark.alpha == 0.5)
  }

  @Test("a path has the transform of the time at which its points were added")
  func transformsPoints() throws {
    let context = try #require(makeContext())
    context.translateBy(x: 10, y: 0)
    context.addRect(rect(0, 0, 5, 5))
    context.translateBy(x: 100, y: 100)
    context.fillPath()
    #expect(context.marks.first?.extent == rect(10, 0, 5, 5))
    #expect(context.isPathEmpty)
  }

  @Test("a restored state has the previous color, transform, clip and line width")
  func restoresState() throws {
    let context = try #require(makeContext())
    context.setFillColor(gray: 1, alpha: 1)
    context.saveGState()
    context.setFillColor(gray: 0, alpha: 1)
    context.scaleBy(x: 3, y: 3)
    context.clip(to: rect(0, 0, 1, 1))
    context.restoreGState()
    context.fill(rect(0, 0, 10, 10))
    let mark = try #require(context.marks.first)
    #expect(mark.color == RGBA(UIColor.white.cgColor))
    #expect(mark.extent == rect(0, 0, 10, 10))
    #expect(mark.clips.isEmpty)
  }

  @Test("a stroke has the line style, and the width is scaled with the transform")
  func strokes() throws {
    let context = try #require(makeContext())
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(4)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.setStrokeColor(UIColor.blue.cgColor)
    context.move(to: CGPoint(x: 10, y: 5))
    context.addLine(to: CGPoint(x: 20, y: 5))
    context.strokePath()
    guard case .stroke(_, let pen, let color) = try #require(context.marks.first).shape else {
      Issue.record("no stroke")
      return
    }
    #expect(pen.width == 4)
    #expect(pen.cap == .round)
    #expect(pen.join == .bevel)
    #expect(pen.dashes == [2, 3])
    #expect(pen.phase == 1)
    #expect(color == RGBA(UIColor.blue.cgColor))
    #expect(context.marks.first?.extent == rect(16, 6, 28, 8))
  }

  @Test("nothing is recorded outside of an empty clip, and each mark has the clips of its time")
  func clips() throws {
    let context = try #require(makeContext())
    context.fill(rect(0, 0, 1, 1))
    context.clip(to: rect(0, 0, 20, 20))
    context.clip(to: rect(10, 10, 20, 20))
    #expect(context.boundingBoxOfClipPath == rect(10, 10, 10, 10))
    context.fill(rect(0, 0, 50, 50))
    context.clip(to: rect(40, 40, 5, 5))
    context.fill(rect(0, 0, 50, 50))
    #expect(context.marks.map(\.clips.count) == [0, 2])
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == rect(0, 0, 100, 50))
  }

  @Test("clearing removes what is inside of the rectangle only")
  func clears() throws {
    let context = try #require(makeContext())
    context.fill(rect(0, 0, 5, 5))
    context.fill(rect(20, 20, 5, 5))
    context.clear(rect(0, 0, 10, 10))
    #expect(context.marks.map(\.extent) == [rect(20, 20, 5, 5)])
    context.clear(rect(0, 0, 100, 50))
    #expect(context.marks.isEmpty)
  }

  @Test("a transparency layer with an alpha is one mark, and one without is its marks")
  func transparencyLayers() throws {
    let context = try #require(makeContext())
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(rect(0, 0, 5, 5))
    context.fill(rect(5, 0, 5, 5))
    context.endTransparencyLayer()
    #expect(context.marks.map(\.alpha) == [0.5])
    context.setAlpha(1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(rect(0, 0, 5, 5))
    context.fill(rect(5, 0, 5, 5))
    context.endTransparencyLayer()
    #expect(context.marks.map(\.alpha) == [0.5, 1, 1])
  }

  @Test("the transform to pixels has the scale, and its y axis points up")
  func reportsTransform() throws {
    let context = try #require(makeContext())
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    #expect(context.convertToDeviceSpace(CGPoint(x: 0, y: 50)) == .zero)
    #expect(context.convertToUserSpace(CGPoint(x: 0, y: 100)) == .zero)
    #expect(context.width == 200)
    #expect(context.height == 100)
  }

  @Test("a bitmap's origin is at the lower left")
  func bitmapIsUpright() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.ctm.isIdentity)
    context.fill(rect(0, 0, 10, 5))
    #expect(context.marks.first?.extent == rect(0, 15, 10, 5))
    #expect(context.alphaInfo == .premultipliedLast)
    #expect(context.bytesPerRow == 40)
    #expect(
      CGContext(
        data: nil, width: 0, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0) == nil)
  }

  @Test("a fill through a mask shows the mask's image in the fill color")
  func fillsMask() throws {
    let symbol = try #require(UIImage(systemName: "star")?.cgImage)
    let context = try #require(makeContext())
    context.clip(to: rect(5, 5, 20, 20), mask: symbol)
    UIColor.red.setFill()
    context.setFillColor(UIColor.red.cgColor)
    context.fill(rect(0, 0, 100, 50))
    guard case .content(.drawing(let drawing, _), let area) = context.marks.first?.shape else {
      Issue.record("no image")
      return
    }
    #expect(area == rect(5, 5, 20, 20))
    #expect(
      drawing.marks.first?.shape
        == .content(
          .image(name: "star", isSymbol: true, tint: RGBA(UIColor.red.cgColor)),
          in: drawing.bounds))
  }

  @Test("restoring without a saved state is reported, and changes nothing")
  func reportsUnbalancedRestore() throws {
    let device = makeDevice()
    device.perform {
      makeContext()?.restoreGState()
    }
    #expect(device.diagnostics.map(\.code) == [.invalidCall])
  }

  @Test("a gradient has the colors at their locations")
  func gradients() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0.25, 1]))
    let even = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    let context = try #require(makeContext())
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [.drawsAfterEndLocation])
    context.drawRadialGradient(
      even, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: 9, options: [])
    guard case .gradient(let linear) = context.marks.first?.shape,
      case .gradient(let radial) = context.marks.last?.shape
    else {
      Issue.record("no gradient")
      return
    }
    #expect(linear.stops.map(\.location) == [0.25, 1])
    #expect(linear.stops.map(\.color) == colors.map { RGBA($0) })
    #expect(!linear.extendsBeforeStart)
    #expect(linear.extendsAfterEnd)
    #expect(linear.radii == nil)
    #expect(radial.stops.map(\.location) == [0, 1])
    #expect(radial.radii?.start == 1)
    #expect(radial.radii?.end == 9)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }
}

extension CGContext {
  /// What the context recorded.
  var marks: [DrawingMark] { drawing.marks }
}

extension DrawingMark {
  /// The color of a fill or a stroke.
  var color: RGBA? {
    switch shape {
    case .fill(_, _, let color), .stroke(_, _, let color): color
    case .text(let text): text.color
    case .gradient, .content: nil
    }
  }
}
