import HeadlessUIKit
import TestSupport
import Testing

/// The search for actions.
@Suite(.checkedDevices) struct LayerActionTests {
  final class Delegate: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    var lines: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      lines.append("action \(event)")
      return answer
    }
    func display(_ layer: CALayer) { lines.append("display") }
    func layoutSublayers(of layer: CALayer) { lines.append("layout") }
  }

  @Test("an animatable property has an animation of it as its default action, others none")
  func defaultAction() {
    let layer = CALayer()
    #expect((layer.action(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
    #expect(layer.action(forKey: "unknown") == nil)
    #expect(CALayer.defaultAction(forKey: "position") is CABasicAnimation)
  }

  @Test("the delegate's action precedes those in actions, and NSNull ends the search")
  func order() {
    let (layer, delegate) = (CALayer(), Delegate())
    let (own, listed) = (CABasicAnimation(keyPath: "a"), CABasicAnimation(keyPath: "b"))
    layer.delegate = delegate
    layer.actions = ["opacity": listed]
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === listed)
    delegate.answer = own
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === own)
    delegate.answer = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
    delegate.answer = nil
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test("a layer whose action is nil changes without animation")
  func noAction() {
    nonisolated final class Still: CALayer {
      override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    let scene = LayerScene()
    let layer = scene.add(Still())
    scene.run { layer.opacity = 0 }
    #expect(layer.animationKeys() == nil)
  }

  @Test("the layer of a view has the view as its delegate, and no action outside of blocks")
  func viewOutsideBlock() {
    let scene = LayerScene()
    let layer = scene.view.layer
    #expect(layer.delegate === scene.view)
    #expect(scene.run { layer.action(forKey: "position") } == nil)
    let answer = scene.run { scene.view.action(for: layer, forKey: "position") }
    #expect(answer is NSNull)
  }

  @Test("in a block, a view's action has the block's timing")
  func viewInBlock() {
    let scene = LayerScene()
    var duration: Double?
    scene.run {
      UIView.animate(withDuration: 0.75) {
        let action = scene.view.layer.action(forKey: "backgroundColor")
        duration = (action as? CAAnimation)?.duration
      }
    }
    #expect(duration == 0.75)
  }

  @Test("a view that overrides its layer's actions animates a property of the layer's class")
  func viewOverride() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "strokeEnd"
          ? CABasicAnimation(keyPath: event) : super.action(for: layer, forKey: event)
      }
    }
    let scene = LayerScene { ShapeView() }
    scene.run { (scene.view.layer as? CAShapeLayer)?.strokeEnd = 0 }
    #expect(scene.view.layer.animationKeys() == ["strokeEnd"])
  }

  @Test("layout and display of a layer are requested once, and performed in the commit")
  func updates() {
    let scene = LayerScene()
    let (layer, delegate) = (CALayer(), Delegate())
    layer.delegate = delegate
    scene.add(layer)
    delegate.lines = []
    scene.run {
      layer.setNeedsLayout()
      layer.setNeedsLayout()
      layer.setNeedsDisplay()
    }
    #expect(layer.needsLayout())
    #expect(layer.needsDisplay())
    #expect(delegate.lines == [])
    scene.device.turn()
    #expect(delegate.lines == ["layout", "display"])
    #expect(!layer.needsLayout())
    #expect(!layer.needsDisplay())
  }

  @Test("a layer outside of a window is displayed when it is inserted")
  func late() {
    let scene = LayerScene()
    let layer = RadiusLayer()
    scene.run { layer.setNeedsDisplay() }
    scene.device.turn()
    #expect(layer.displays == 0)
    scene.add(layer)
    #expect(layer.displays == 1)
  }

  @Test("a new size lays out the sublayers of a layer class, and displays it if it asks for that")
  func resized() {
    let scene = LayerScene()
    let layer = scene.add(RadiusLayer())
    let before = layer.layouts
    scene.run {
      layer.needsDisplayOnBoundsChange = true
      layer.bounds.size = CGSize(width: 30, height: 30)
    }
    scene.device.turn()
    #expect(layer.layouts == before + 1)
    #expect(layer.displays == 1)
  }

  @Test("layout of a view calls its layer, then layoutSublayers(of:), then layoutSubviews()")
  func viewLayout() {
    final class Log { nonisolated(unsafe) var lines: [String] = [] }
    nonisolated final class Layer: CALayer {
      nonisolated(unsafe) var log: Log?
      override func layoutSublayers() {
        log?.lines.append("layer")
        super.layoutSublayers()
      }
    }
    final class View: UIView {
      let log = Log()
      override class var layerClass: AnyClass { Layer.self }
      override func layoutSublayers(of layer: CALayer) {
        log.lines.append("view")
        super.layoutSublayers(of: layer)
      }
      override func layoutSubviews() { log.lines.append("subviews") }
    }
    let scene = LayerScene { View() }
    let view = scene.view as? View
    (view?.layer as? Layer)?.log = view?.log
    view?.log.lines = []
    scene.run { scene.view.layer.setNeedsLayout() }
    scene.device.turn()
    #expect(view?.log.lines == ["layer", "view", "subviews"])
  }

  @Test("a transition has one key, its duration, and its delegate's callbacks")
  func transition() {
    nonisolated final class Delegate: NSObject, CAAnimationDelegate {
      var lines: [String] = []
      func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("stop \(flag)")
      }
    }
    let scene = LayerScene()
    let delegate = Delegate()
    scene.run {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (.push, .fromLeft, 0.5)
      transition.delegate = delegate
      scene.view.layer.add(transition, forKey: "mine")
    }
    #expect(scene.view.layer.animationKeys() == ["transition"])
    let added = scene.run { scene.view.layer.animation(forKey: kCATransition) as? CATransition }
    #expect(added?.type == .push)
    #expect(added?.subtype == .fromLeft)
    scene.device.advance(to: 0.5)
    #expect(delegate.lines == ["start", "stop true"])
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test("a value function makes a rotation of a number")
  func valueFunction() {
    let scene = LayerScene()
    scene.run {
      let animation = CABasicAnimation(keyPath: "transform")
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      animation.fromValue = 0
      animation.toValue = Double.pi
      animation.duration = 1
      scene.view.layer.add(animation, forKey: nil)
    }
    let angle = scene.shown(scene.view.layer, at: 0.5) {
      $0.value(forKeyPath: "transform.rotation.z") as? CGFloat
    }
    #expect(isClose((angle ?? nil) ?? 0, .pi / 2))
  }
}

/// Drawing of layers in contexts.
@Suite(.checkedDevices) struct LayerDrawingTests {
  nonisolated final class DrawnLayer: CALayer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(bounds)
    }
  }

  @Test("a layer that draws itself is drawn in the commit, and its drawing is recorded")
  func drawsItself() {
    let scene = LayerScene()
    let layer = DrawnLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    scene.add(layer)
    #expect(layer.drawing(at: 0) == nil)
    scene.run { layer.setNeedsDisplay() }
    scene.device.turn()
    guard case .content(.drawing(let drawing, _)) = layer.drawing(at: 0) else {
      Issue.record("no drawing")
      return
    }
    #expect(drawing.marks.count == 1)
    #expect(drawing.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("the delegate draws a layer, after it is notified")
  func delegateDraws() {
    final class Delegate: NSObject, CALayerDelegate {
      var lines: [String] = []
      func layerWillDraw(_ layer: CALayer) { lines.append("will draw") }
      func draw(_ layer: CALayer, in ctx: CGContext) {
        lines.append("draw")
        ctx.fill(layer.bounds)
      }
    }
    let scene = LayerScene()
    let (layer, delegate) = (CALayer(), Delegate())
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = delegate
    scene.add(layer)
    scene.run { layer.setNeedsDisplay() }
    scene.device.turn()
    #expect(delegate.lines == ["will draw", "draw"])
    #expect(layer.drawing(at: 0) != nil)
  }

  @Test("a view draws by draw(_:in:), which calls draw(_:)")
  func viewDraws() {
    final class View: UIView {
      var lines: [String] = []
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        lines.append("layer")
        super.draw(layer, in: ctx)
      }
      override func draw(_ rect: CGRect) { lines.append("view") }
    }
    let scene = LayerScene { View() }
    let view = scene.view as? View
    view?.lines = []
    scene.run { scene.view.layer.setNeedsDisplay() }
    scene.device.turn()
    #expect(view?.lines == ["layer", "view"])
  }

  @Test("a hierarchy is rendered with its shapes, clipped to its masks")
  func renders() {
    let scene = LayerScene()
    let content = scene.run {
      let shape = CAShapeLayer()
      shape.path = box(0, 0, 10, 10)
      shape.strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      scene.view.layer.addSublayer(shape)
      let mask = CAShapeLayer()
      mask.path = box(0, 0, 5, 5)
      scene.view.layer.mask = mask
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
      let image = renderer.image { scene.view.layer.render(in: $0.cgContext) }
      return UIImageView(image: image).drawing
    }
    guard case .drawing(let drawing, _) = content else {
      Issue.record("no drawing")
      return
    }
    #expect(drawing.marks.count == 2)
    let clips = drawing.marks.map { $0.clips.map { CGPath.text($0.outline) } }
    #expect(clips.allSatisfy { $0.contains(box(0, 0, 5, 5).text) })
  }
}
