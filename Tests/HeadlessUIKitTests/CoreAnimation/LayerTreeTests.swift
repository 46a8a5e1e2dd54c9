import HeadlessUIKit
import TestSupport
import Testing

/// Sublayers and their order.
@Suite(.checkedDevices) struct LayerTreeTests {
  nonisolated struct OrderCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var order: String
    var change: @MainActor @Sendable (CALayer, [CALayer]) -> Void

    init(
      _ name: String, _ order: String,
      _ change: @escaping @MainActor @Sendable (CALayer, [CALayer]) -> Void
    ) {
      testDescription = name
      self.order = order
      self.change = change
    }
  }

  @Test(
    "four layers 0123 are reordered",
    arguments: [
      OrderCase("added again", "1230") { $0.addSublayer($1[0]) },
      OrderCase("inserted at 0", "2013") { $0.insertSublayer($1[2], at: 0) },
      OrderCase("inserted in the middle", "1203") { $0.insertSublayer($1[0], at: 2) },
      OrderCase("inserted beyond the end", "0231") { $0.insertSublayer($1[1], at: 99) },
      OrderCase("a lower one below a higher one", "1023") {
        $0.insertSublayer($1[0], below: $1[2])
      },
      OrderCase("a higher one below a lower one", "0312") {
        $0.insertSublayer($1[3], below: $1[1])
      },
      OrderCase("a lower one above a higher one", "1203") {
        $0.insertSublayer($1[0], above: $1[2])
      },
      OrderCase("a higher one above a lower one", "0132") {
        $0.insertSublayer($1[3], above: $1[1])
      },
      OrderCase("below a layer that is no sublayer", "2013") {
        $0.insertSublayer($1[2], below: CALayer())
      },
      OrderCase("above a layer that is no sublayer", "0231") {
        $0.insertSublayer($1[1], above: CALayer())
      },
      OrderCase("removed", "013") { $1[2].removeFromSuperlayer() },
      OrderCase("added to another layer", "023") { CALayer().addSublayer($1[1]) },
    ])
  func order(example: OrderCase) {
    let root = CALayer()
    let layers = (0..<4).map { index in
      let layer = CALayer()
      layer.name = "\(index)"
      return layer
    }
    for layer in layers { root.addSublayer(layer) }
    example.change(root, layers)
    let left = root.sublayers ?? []
    #expect(left.compactMap(\.name).joined() == example.order)
    for layer in layers { #expect((layer.superlayer === root) == left.contains(layer)) }
  }

  @Test("a sublayer outlives its superlayer, and has none then")
  func sublayerOutlivesSuperlayer() {
    let inner = CALayer()
    do {
      let outer = CALayer()
      outer.addSublayer(inner)
      #expect(inner.superlayer === outer)
    }
    #expect(inner.superlayer == nil)
  }

  @Test("a layer has a presentation layer only in a window's layer tree, or without a device")
  func presentationLayer() {
    let device = makeDevice()
    let (view, layer) = (UIView(), CALayer())
    view.layer.addSublayer(layer)
    #expect(layer.presentation() != nil)
    device.perform {
      #expect(view.layer.presentation() == nil)
      #expect(layer.presentation() == nil)
      let window = makeWindow(view)
      #expect(view.layer.presentation() != nil)
      #expect(layer.presentation() != nil)
      #expect(window.layer.presentation() != nil)
      view.removeFromSuperview()
      #expect(layer.presentation() == nil)
    }
  }
}
