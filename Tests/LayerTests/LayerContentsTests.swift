import HeadlessUIKit
import TestSupport
import Testing

/// Images and own drawings of layers.
@Suite(.checkedDevices) struct LayerContentsTests {
  /// An image of 60 x 30 points at two pixels for each, with a red square.
  private func makeImage() -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
    }.cgImage
  }

  /// What a layer shows after implicit animations.
  private func drawing(of layer: CALayer) -> (RecordedDrawing, UIView.ContentMode)? {
    guard case .content(.drawing(let drawing, let mode)) = layer.drawing(at: 1) else { return nil }
    return (drawing, mode)
  }

  @Test("the contents of a layer are shown, with the placement that its gravity names")
  func contents() throws {
    let scene = LayerScene()
    let layer = scene.add(CALayer())
    scene.run {
      layer.contents = makeImage()
      layer.contentsScale = 2
      layer.contentsGravity = .resizeAspect
    }
    let shown = try #require(drawing(of: layer))
    #expect(shown.0.bounds == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(shown.0.marks.count == 1)
    #expect(shown.1 == .scaleAspectFit)
    scene.run { layer.contents = nil }
    #expect(layer.drawing(at: 1) == nil)
  }

  @Test("contents of another scale have another size, and contentsRect shows a part of them")
  func contentsRect() throws {
    let scene = LayerScene()
    let layer = scene.add(CALayer())
    scene.run {
      layer.contents = makeImage()
      layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    }
    let shown = try #require(drawing(of: layer))
    #expect(shown.0.bounds == CGRect(x: 60, y: 0, width: 60, height: 60))
    #expect(shown.1 == .scaleToFill)
  }

  /// A layer that draws its own property.
  nonisolated final class Ring: CALayer {
    final class Log { nonisolated(unsafe) var values: [CGFloat] = [] }
    nonisolated(unsafe) var log = Log()

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let ring = layer as? Ring { log = ring.log }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) {
      log.values.append(progress)
      ctx.fill(CGRect(x: 0, y: 0, width: 10 * progress, height: 10))
    }
  }

  private func animate(_ ring: Ring) {
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    ring.add(animation, forKey: nil)
  }

  @Test("a layer whose own property is animated draws it in every frame")
  func drawsEachFrame() {
    let scene = LayerScene()
    let ring = scene.add(Ring())
    scene.run { ring.bounds.size = CGSize(width: 20, height: 20) }
    scene.device.turn()
    ring.log.values = []
    scene.run { animate(ring) }
    scene.device.settle()
    let expected: [CGFloat] = [0, 1.0 / 6, 2.0 / 6, 0.5, 4.0 / 6, 5.0 / 6, 0]
    #expect(isClose(ring.log.values, expected), "\(ring.log.values)")
  }

  @Test("an animation of an own property that is removed lets the layer draw its value")
  func removed() {
    let scene = LayerScene()
    let ring = scene.add(Ring())
    scene.run { ring.bounds.size = CGSize(width: 20, height: 20) }
    scene.run { animate(ring) }
    scene.device.advance(by: 0.05)
    ring.log.values = []
    scene.run { ring.removeAllAnimations() }
    scene.device.turn()
    #expect(ring.log.values == [0])
    scene.device.settle()
    #expect(ring.log.values == [0])
  }

  @Test("a view whose layer class draws shows what it draws")
  func viewLayerClass() throws {
    final class RingView: UIView {
      override class var layerClass: AnyClass { Ring.self }
    }
    let scene = LayerScene { RingView() }
    let ring = try #require(scene.view.layer as? Ring)
    scene.run {
      scene.view.bounds.size = CGSize(width: 20, height: 20)
      ring.progress = 0.5
    }
    scene.device.turn()
    #expect(ring.log.values == [0.5])
    #expect(drawing(of: ring)?.0.marks.count == 1)
  }
}
