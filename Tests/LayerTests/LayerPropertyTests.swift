import HeadlessUIKit
import TestSupport
import Testing

/// A layer with a property of its own, as apps declare one.
nonisolated final class RadiusLayer: CALayer {
  var note = "new"
  var displays = 0
  var layouts = 0

  override init() { super.init() }
  override init(layer: Any) {
    note = (layer as? RadiusLayer)?.note ?? "other"
    super.init(layer: layer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  var radius: CGFloat {
    get { value(forKey: "radius") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "radius") }
  }
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "radius" || super.needsDisplay(forKey: key)
  }
  override class func defaultValue(forKey key: String) -> Any? {
    key == "radius" ? CGFloat(3) : super.defaultValue(forKey: key)
  }
  override func action(forKey event: String) -> (any CAAction)? {
    event == "radius" ? CABasicAnimation(keyPath: event) : super.action(forKey: event)
  }
  override func display() { displays += 1 }
  override func layoutSublayers() {
    super.layoutSublayers()
    layouts += 1
  }
}

/// A layer with an initializer of its own.
nonisolated final class SizedLayer: CAShapeLayer {
  init(side: CGFloat) {
    super.init()
    frame = CGRect(x: 0, y: 0, width: side, height: side)
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Properties by name, copies, an app's own properties.
@Suite(.checkedDevices) struct LayerPropertyTests {
  nonisolated struct KeyCase: Sendable, CustomTestStringConvertible {
    var key: String
    var value: @Sendable () -> Any
    var testDescription: String { key }
  }

  @Test(
    "a property that is set by its name has the value by its name",
    arguments: [
      KeyCase(key: "position") { CGPoint(x: 1, y: 2) },
      KeyCase(key: "position.x") { CGFloat(5) },
      KeyCase(key: "bounds.size") { CGSize(width: 3, height: 4) },
      KeyCase(key: "bounds.size.width") { CGFloat(9) },
      KeyCase(key: "opacity") { CGFloat(0.5) },
      KeyCase(key: "cornerRadius") { CGFloat(4) },
      KeyCase(key: "transform.scale.x") { CGFloat(2) },
      KeyCase(key: "transform.rotation.z") { CGFloat(0.25) },
      KeyCase(key: "transform.m34") { CGFloat(-0.002) },
      KeyCase(key: "sublayerTransform.m34") { CGFloat(-0.002) },
      KeyCase(key: "sublayerTransform.rotation.z") { CGFloat(0.5) },
      KeyCase(key: "contentsRect.origin.x") { CGFloat(0.5) },
      KeyCase(key: "strokeEnd") { CGFloat(0.5) },
      KeyCase(key: "an app's own") { CGFloat(7) },
    ])
  func keyPaths(_ one: KeyCase) throws {
    let layer = CAShapeLayer()
    layer.setValue(one.value(), forKeyPath: one.key)
    let value = try #require(layer.value(forKeyPath: one.key))
    if let number = one.value() as? CGFloat {
      #expect(isClose(try #require(value as? CGFloat), number, within: 1e-9))
    } else {
      #expect("\(value)" == "\(one.value())")
    }
  }

  @Test("a property that is set by its name is the typed property")
  func typed() {
    let layer = CAEmitterLayer()
    layer.setValue(2, forKey: "birthRate")
    #expect(layer.birthRate == 2)
    let shape = CAShapeLayer()
    shape.setValue(3, forKey: "lineWidth")
    #expect(shape.lineWidth == 3)
    shape.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    #expect(shape.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    shape.setValue(true, forKey: "hidden")
    #expect(shape.isHidden)
  }

  @Test("an unset key is nil, and a property of a layer in a property has a key path")
  func nested() {
    let (layer, mask) = (CALayer(), CAShapeLayer())
    #expect(layer.value(forKey: "unknown") == nil)
    layer.mask = mask
    layer.setValue(0.5, forKeyPath: "mask.strokeEnd")
    #expect(mask.strokeEnd == 0.5)
    #expect(layer.value(forKeyPath: "mask.strokeEnd") as? CGFloat == 0.5)
  }

  @Test("a number of an emitter's cell has a key path with the cell's name")
  func cells() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.name = "snow"
    layer.emitterCells = [cell]
    layer.setValue(40, forKeyPath: "emitterCells.snow.birthRate")
    #expect(cell.birthRate == 40)
  }

  @Test("a presentation is a copy of its class by init(layer:), with the app's properties")
  func presentation() {
    let scene = LayerScene()
    let layer = scene.add(RadiusLayer())
    layer.note = "changed"
    scene.run { layer.radius = 8 }
    let shown = scene.run { layer.presentation() }
    #expect(shown?.note == "changed")
    #expect(shown !== layer)
  }

  @Test("a change of an app's own property runs its action, and requests display")
  func ownProperty() {
    let scene = LayerScene()
    let layer = scene.add(RadiusLayer())
    #expect(layer.radius == 3)
    scene.run {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.radius = 7
    }
    #expect(layer.radius == 7)
    #expect(layer.animationKeys() == ["radius"])
    scene.device.turn()
    #expect(layer.displays == 1)
    let shown = scene.shown(layer, at: 0.125) { $0.value(forKey: "radius") as? CGFloat }
    #expect(shown == 5)
  }

  @Test("a layer class with an initializer of its own has presentations")
  func ownInitializer() {
    let scene = LayerScene()
    let layer = scene.add(SizedLayer(side: 20))
    let width = scene.run { layer.presentation()?.bounds.width }
    #expect(width == 20)
  }

  @Test("a view's layer is of its layerClass, by init()")
  func layerClass() {
    final class RadiusView: UIView {
      override class var layerClass: AnyClass { RadiusLayer.self }
    }
    let layer = RadiusView().layer as? RadiusLayer
    #expect(layer?.note == "new")
  }

  @Test("an animation that is added is a copy of its class")
  func copiesAnimation() {
    nonisolated final class Named: CABasicAnimation {
      override init() { super.init() }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let scene = LayerScene()
    let animation = Named()
    animation.keyPath = "opacity"
    animation.duration = 1
    animation.setValue("first", forKey: "id")
    scene.run { scene.view.layer.add(animation, forKey: "fade") }
    let added = scene.run { scene.view.layer.animation(forKey: "fade") }
    #expect(added is Named)
    #expect(added !== animation)
    #expect(added?.value(forKey: "id") as? String == "first")
  }

  @Test("stored properties have Core Animation's defaults")
  func defaults() {
    let layer = CALayer()
    #expect(layer.isDoubleSided)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsScale == 1)
    #expect(layer.allowsGroupOpacity)
    #expect(!layer.isGeometryFlipped)
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    #expect(layer.delegate == nil)
    #expect(layer.name == nil)
    layer.name = "a"
    layer.name = nil
    #expect(layer.name == nil)
  }
}
