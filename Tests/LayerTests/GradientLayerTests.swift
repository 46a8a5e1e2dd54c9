import HeadlessUIKit
import TestSupport
import Testing

/// Gradients, text and the layers whose properties are stored.
@Suite(.checkedDevices) struct GradientLayerTests {
  @Test("a new gradient runs from the middle of the top to that of the bottom")
  func defaults() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil)
    #expect(layer.locations == nil)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
  }

  @Test("animations of colors, locations and points present values in between")
  func animates() throws {
    let scene = LayerScene()
    let layer = scene.add(CAGradientLayer())
    let (red, blue) = (
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    scene.run {
      layer.colors = [red, blue]
      layer.locations = [0, 1]
    }
    scene.device.advance(to: 1)
    scene.run {
      let group = CAAnimationGroup()
      let ends: [(String, Any, Any)] = [
        ("colors", [red, blue], [blue, red]),
        ("locations", [0, 0.5] as [NSNumber], [0.5, 1] as [NSNumber]),
        ("startPoint", CGPoint.zero, CGPoint(x: 1, y: 1)),
      ]
      group.animations = ends.map { key, from, to in
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue) = (from, to)
        return animation
      }
      group.duration = 1
      layer.add(group, forKey: nil)
    }
    let drawing = scene.shown(layer, at: 1.25) { $0.drawing(at: 1.25) }
    guard case .gradient(let gradient) = drawing ?? nil else {
      Issue.record("no gradient")
      return
    }
    #expect(
      gradient.colors == [
        RGBA(CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 1)),
        RGBA(CGColor(red: 0.25, green: 0, blue: 0.75, alpha: 1)),
      ])
    #expect(gradient.locations == [0.125, 0.625])
    #expect(gradient.start == CGPoint(x: 0.25, y: 0.25))
    #expect(layer.drawing(at: 1.25) == drawing ?? nil)
  }

  @Test("colors without locations are evenly spaced")
  func spaces() {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red, .green, .blue].map(\.cgColor)
    guard case .gradient(let gradient) = layer.drawing(at: 0) else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.locations == [0, 0.5, 1])
  }

  @Test("a text layer draws its string")
  func text() {
    let layer = CATextLayer()
    #expect(layer.drawing(at: 0) == nil)
    layer.string = "Hello"
    layer.fontSize = 20
    layer.alignmentMode = .center
    guard
      case .content(.text(let words, let size, _, let color, let alignment, _)) = layer.drawing(
        at: 0)
    else {
      Issue.record("no text")
      return
    }
    #expect(words == "Hello")
    #expect(size == 20)
    #expect(color == RGBA(CGColor(red: 1, green: 1, blue: 1, alpha: 1)))
    #expect(alignment == .center)
  }

  @Test("layers with stored properties have Core Animation's defaults")
  func stored() {
    #expect(CAReplicatorLayer().instanceCount == 1)
    #expect(CAReplicatorLayer().instanceColor?.components == [1, 1, 1, 1])
    #expect(CATiledLayer().tileSize == CGSize(width: 256, height: 256))
    #expect(CAEmitterLayer().birthRate == 1)
    #expect(CAEmitterLayer().emitterMode == .volume)
    #expect(CAEmitterCell().scale == 1)
    #expect(CAEmitterCell().isEnabled)
    #expect(CATextLayer().fontSize == 36)
    #expect(CAScrollLayer().scrollMode == .both)
  }
}
