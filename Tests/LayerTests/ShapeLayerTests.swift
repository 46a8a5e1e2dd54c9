import HeadlessUIKit
import TestSupport
import Testing

/// Shapes: defaults, animations, what is drawn.
@Suite(.checkedDevices) struct ShapeLayerTests {
  @Test("a new shape layer has Core Animation's defaults")
  func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil)
    #expect(layer.fillColor?.components == [0, 0, 0, 1])
    #expect(layer.strokeColor == nil)
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeStart == 0)
    #expect(layer.strokeEnd == 1)
    #expect(layer.lineWidth == 1)
    #expect(layer.miterLimit == 10)
    #expect(layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter)
    #expect(layer.lineDashPhase == 0)
    #expect(layer.lineDashPattern == nil)
  }

  @Test("a fill color that is set to nil stays nil")
  func noFill() {
    let layer = CAShapeLayer()
    layer.fillColor = nil
    #expect(layer.fillColor == nil)
  }

  @Test("an animation of the path presents paths in between, and leaves the model")
  func animatesPath() throws {
    let scene = LayerScene()
    let layer = scene.add(CAShapeLayer())
    let (start, end) = (box(0, 0, 10, 10), box(20, 40, 30, 50))
    scene.run {
      let animation = CABasicAnimation(keyPath: "path")
      animation.fromValue = start
      animation.toValue = end
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(scene.shown(layer, at: 0.5) { $0.path?.text } == box(10, 20, 20, 30).text)
    #expect(layer.path == nil)
  }

  @Test("an animation between paths of different elements presents the end at once")
  func animatesOtherElements() {
    let scene = LayerScene()
    let layer = scene.add(CAShapeLayer())
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    scene.run {
      let animation = CABasicAnimation(keyPath: "path")
      animation.fromValue = box(0, 0, 10, 10)
      animation.toValue = oval
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(scene.shown(layer, at: 0.5) { $0.path?.text } == oval.text)
  }

  @Test(
    "an animation of a number of a shape presents numbers in between",
    arguments: ["strokeStart", "strokeEnd", "lineWidth", "lineDashPhase", "miterLimit"])
  func animatesNumber(_ key: String) {
    let scene = LayerScene()
    let layer = scene.add(CAShapeLayer())
    scene.run {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = 0.25
      animation.toValue = 0.75
      animation.duration = 1
      layer.add(animation, forKey: "change")
    }
    let shown = scene.shown(layer, at: 0.5) { $0.value(forKeyPath: key) as? CGFloat }
    #expect(shown == 0.5)
  }

  @Test("an animation of a stroke color presents colors in between")
  func animatesColor() {
    let scene = LayerScene()
    let layer = scene.add(CAShapeLayer())
    scene.run {
      layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      let animation = CABasicAnimation(keyPath: "strokeColor")
      animation.toValue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    let shown = scene.shown(layer, at: 0.25) { $0.strokeColor?.components }
    #expect(shown == [0.75, 0, 0.25, 1])
  }

  @Test("a change of a shape without a view is animated for a quarter of a second")
  func implicit() throws {
    let scene = LayerScene()
    let layer = scene.add(CAShapeLayer())
    scene.run { layer.strokeEnd = 0 }
    #expect(layer.strokeEnd == 0)
    #expect(layer.animationKeys() == ["strokeEnd"])
    let halfway = try #require(scene.shown(layer, at: 0.125) { $0.strokeEnd })
    #expect((0.01...0.99).contains(halfway))
    #expect(scene.shown(layer, at: 0.25) { $0.strokeEnd } == 0)
  }

  @Test("a change of the shape of a view's layer is not animated, in a block neither")
  func layerOfView() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let scene = LayerScene { ShapeView() }
    scene.run {
      UIView.animate(withDuration: 1) { (scene.view.layer as? CAShapeLayer)?.strokeEnd = 0 }
    }
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test("disabled actions change a shape without animation")
  func disabled() {
    let scene = LayerScene()
    let layer = scene.add(CAShapeLayer())
    scene.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.path = box(0, 0, 1, 1)
      CATransaction.commit()
    }
    #expect(layer.animationKeys() == nil)
  }

  @Test("a second implicit change starts at the presented value")
  func continues() {
    let scene = LayerScene()
    let layer = scene.add(CAShapeLayer())
    scene.run {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.strokeEnd = 0
    }
    scene.device.advance(to: 0.125)
    scene.run { layer.strokeEnd = 1 }
    let animation = scene.run { layer.animation(forKey: "strokeEnd") as? CABasicAnimation }
    #expect(animation?.fromValue as? CGFloat == 0.5)
  }

  // MARK: Drawing

  @Test("a shape draws its interior and its line with the stroke's attributes")
  func drawing() throws {
    let scene = LayerScene()
    let layer = scene.add(CAShapeLayer())
    scene.run {
      layer.path = box(0, 0, 10, 10)
      layer.fillRule = .evenOdd
      layer.strokeColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
      layer.lineWidth = 3
      layer.lineCap = .round
      layer.lineJoin = .bevel
      layer.lineDashPattern = [4, 2]
    }
    scene.device.advance(by: 1)
    guard case .shape(let shape) = layer.drawing(at: scene.device.now) else {
      Issue.record("no shape")
      return
    }
    #expect(shape.isEvenOdd)
    #expect(shape.fill == RGBA(CGColor(red: 0, green: 0, blue: 0, alpha: 1)))
    let stroke = try #require(shape.stroke)
    #expect(stroke.color == RGBA(CGColor(red: 0, green: 1, blue: 0, alpha: 1)))
    #expect(stroke.width == 3)
    #expect(stroke.cap == .round)
    #expect(stroke.join == .bevel)
    #expect(stroke.dashes == [4, 2])
    #expect(stroke.outline == shape.outline)
  }

  @Test("the line ends at the fraction of the length that an animation presents")
  func drawsPart() throws {
    let scene = LayerScene()
    let layer = scene.add(CAShapeLayer())
    scene.run {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      layer.path = path.cgPath
      layer.strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 2
      layer.add(animation, forKey: nil)
    }
    scene.device.advance(to: 1)
    guard case .shape(let shape) = layer.drawing(at: 1) else {
      Issue.record("no shape")
      return
    }
    let stroke = try #require(shape.stroke)
    #expect(CGPath.text(stroke.outline) == "M0.0 0.0L50.0 0.0")
    #expect(layer.strokeEnd == 1)
  }

  @Test("a shape without colors draws nothing")
  func drawsNothing() {
    let layer = CAShapeLayer()
    layer.path = box(0, 0, 10, 10)
    layer.fillColor = nil
    #expect(layer.drawing(at: 0) == nil)
  }
}

extension CGPath {
  /// Returns the elements of an outline as SVG text.
  static func text(_ outline: Outline) -> String {
    let path = CGMutablePath()
    for element in outline.elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quadratic(let end, let control): path.addQuadCurve(to: end, control: control)
      case .cubic(let end, let control1, let control2):
        path.addCurve(to: end, control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path.text
  }
}
