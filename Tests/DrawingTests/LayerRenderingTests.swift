import HeadlessUIKit
import TestSupport
import Testing

/// Layers and view hierarchies drawn in a context.
@Suite(.checkedDevices) struct LayerRenderingTests {
  private func marks(_ body: (CGContext) -> Void) -> [DrawingMark] {
    UIGraphicsBeginImageContext(CGSize(width: 200, height: 200))
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return [] }
    body(context)
    return context.marks
  }

  private func tree() -> UIView {
    let root = UIView(frame: rect(50, 60, 100, 80))
    root.backgroundColor = .red
    let child = UIView(frame: rect(10, 20, 30, 40))
    child.backgroundColor = .blue
    root.addSubview(child)
    return root
  }

  @Test("a layer is drawn in its own coordinates, with its sublayers")
  func rendersLayer() {
    makeDevice().perform {
      let marks = marks { tree().layer.render(in: $0) }
      #expect(marks.map(\.extent) == [rect(0, 0, 100, 80), rect(10, 20, 30, 40)])
      #expect(
        marks.map(\.color) == [RGBA(UIColor.red.cgColor), RGBA(UIColor.blue.cgColor)])
    }
  }

  @Test("hidden and transparent sublayers are not drawn, and those in front are last")
  func ordersLayers() {
    makeDevice().perform {
      let root = tree()
      for (color, z) in [(UIColor.green, -1.0), (.yellow, 0), (.black, 0)] {
        let view = UIView(frame: rect(0, 0, 5, 5))
        view.backgroundColor = color
        view.layer.zPosition = z
        root.addSubview(view)
      }
      root.subviews[2].isHidden = true
      root.subviews[3].alpha = 0
      let colors = marks { root.layer.render(in: $0) }.map(\.color)
      #expect(
        colors
          == [UIColor.red, .green, .blue].map { RGBA($0.cgColor) })
    }
  }

  @Test("a faded layer is one mark with its opacity, also with sublayers")
  func rendersOpacity() {
    makeDevice().perform {
      let root = tree()
      root.alpha = 0.5
      let marks = marks { root.layer.render(in: $0) }
      #expect(marks.map(\.alpha) == [0.5])
    }
  }

  @Test("sublayers of a clipping layer are clipped to its rounded bounds")
  func rendersClips() {
    makeDevice().perform {
      let root = tree()
      root.layer.cornerRadius = 10
      root.clipsToBounds = true
      root.layer.borderWidth = 2
      let marks = marks { root.layer.render(in: $0) }
      #expect(marks.map(\.clips.count) == [0, 1, 0])
      #expect(marks.last?.extent == rect(0, 0, 100, 80))
    }
  }

  @Test("text and drawings of views are drawn")
  func rendersContent() {
    let device = makeDevice()
    device.perform {
      let label = UILabel(frame: rect(0, 0, 50, 20))
      label.text = "word"
      let canvas = Canvas(frame: rect(60, 0, 20, 20))
      let root = UIView(frame: rect(0, 0, 100, 100))
      root.addSubview(label)
      root.addSubview(canvas)
      makeWindow(root)
      device.settle()
      let extents = marks { root.layer.render(in: $0) }.map(\.extent)
      #expect(extents.contains(rect(0, 0, 50, 20)))
      #expect(extents.contains(rect(60, 0, 20, 20)))
    }
  }

  @Test("a hierarchy fills the rectangle, and shows animations only before an update")
  func drawsHierarchy() {
    let device = makeDevice()
    device.perform {
      let root = tree()
      makeWindow(root)
      device.settle()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        root.subviews[0].frame.origin.x += 40
      }
      device.advance(by: 0.5)
      let now = marks { _ in
        #expect(root.drawHierarchy(in: rect(0, 0, 200, 160), afterScreenUpdates: false))
      }
      #expect(now.map { $0.extent.map(rounded) } == [rect(0, 0, 200, 160), rect(60, 40, 60, 80)])
      let later = marks { _ in
        root.drawHierarchy(in: rect(0, 0, 100, 80), afterScreenUpdates: true)
      }
      #expect(later.map(\.extent) == [rect(0, 0, 100, 80), rect(50, 20, 30, 40)])
    }
  }

  @Test("a hierarchy outside of a window is drawn after an update only, and is not complete")
  func drawsOutside() {
    makeDevice().perform {
      let root = tree()
      let before = marks { _ in
        #expect(!root.drawHierarchy(in: root.bounds, afterScreenUpdates: false))
      }
      #expect(before.isEmpty)
      let after = marks { _ in
        #expect(!root.drawHierarchy(in: root.bounds, afterScreenUpdates: true))
      }
      #expect(after.count == 2)
    }
  }
}
