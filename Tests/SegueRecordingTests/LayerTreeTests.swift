import SegueRecording
import Testing

@Suite struct LayerTreeTests {
  struct PlaceCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var layers: [LayerRecord]
    var rect: RecordedRect
  }

  static func transformed(_ transform: RecordedTransform, anchor: RecordedPoint) -> LayerState {
    LayerState(
      position: RecordedPoint(x: 100, y: 200),
      bounds: RecordedRect(x: 0, y: 0, width: 40, height: 20), anchor: anchor, transform: transform)
  }

  static let middle = RecordedPoint(x: 0.5, y: 0.5)

  static let placeCases: [PlaceCase] = [
    PlaceCase(
      testDescription: "a child of a scrolled view",
      layers: [
        LayerRecord(
          id: 1, parent: nil, name: "scroll",
          state: LayerState(
            position: RecordedPoint(x: 50, y: 50),
            bounds: RecordedRect(x: 0, y: 30, width: 100, height: 100))),
        layer(2, in: 1, RecordedRect(x: 10, y: 40, width: 20, height: 20)),
      ], rect: RecordedRect(x: 10, y: 10, width: 20, height: 20)),
    PlaceCase(
      testDescription: "a rotation by 90° about the center",
      layers: [
        layer(1, in: nil),
        LayerRecord(
          id: 2, parent: 1, name: "view",
          state: transformed(
            RecordedTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), anchor: middle)),
      ], rect: RecordedRect(x: 90, y: 180, width: 20, height: 40)),
    PlaceCase(
      testDescription: "a scale by half about the corner",
      layers: [
        layer(1, in: nil),
        LayerRecord(
          id: 2, parent: 1, name: "view",
          state: transformed(
            RecordedTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 3, ty: 0), anchor: .zero)),
      ], rect: RecordedRect(x: 103, y: 200, width: 20, height: 10)),
    PlaceCase(
      testDescription: "twice the size through the parent's sublayer transform",
      layers: [
        LayerRecord(
          id: 1, parent: nil, name: "window",
          state: LayerState(
            bounds: RecordedRect(x: 0, y: 0, width: 100, height: 100), anchor: .zero,
            sublayerTransform: RecordedTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))),
        layer(2, in: 1, RecordedRect(x: 10, y: 20, width: 30, height: 40)),
      ], rect: RecordedRect(x: 20, y: 40, width: 60, height: 80)),
  ]

  @Test(
    "the screen position of a layer includes the transforms of all ancestors", arguments: placeCases
  )
  func screenPosition(test: PlaceCase) {
    let tree = LayerTree(device: phone, root: 1, layers: test.layers)
    #expect(tree.deviceRect(of: 2) == test.rect)
  }

  @Test("a layer rotated with perspective is taller on its near side")
  func perspective() throws {
    // A rotation by 60° about the vertical axis (cos 60° = 1/2), seen from 400 pt.
    let (cosine, sine) = (0.5, 0.8660254)
    let state = Self.transformed(
      RecordedTransform(matrix: [cosine, 0, -sine, 0, 0, 1, 0, 0, sine, 0, cosine, 0, 0, 0, 0, 1]),
      anchor: Self.middle)
    var window = LayerRecord(
      id: 1, parent: nil, name: "window",
      state: LayerState(position: .zero, bounds: RecordedRect(x: 0, y: 0, width: 200, height: 400)))
    window.state.position = RecordedPoint(x: 100, y: 200)
    var eye = [Double](repeating: 0, count: 16)
    for index in [0, 5, 10, 15] { eye[index] = 1 }
    eye[11] = -1 / 400
    window.state.sublayerTransform = RecordedTransform(matrix: eye)
    let tree = LayerTree(
      device: phone, root: 1,
      layers: [window, LayerRecord(id: 2, parent: 1, name: "card", state: state)])
    let quad = try #require(tree.deviceQuad(of: 2))
    // A corner at x = ±20 has depth ∓20·sin 60° = ∓17.3205 and shrinks by 1 / (1 ∓ depth/400).
    #expect(quad.topLeft == RecordedPoint(x: 89.5474, y: 189.5474))
    #expect(quad.bottomLeft == RecordedPoint(x: 89.5474, y: 210.4526))
    #expect(quad.topRight == RecordedPoint(x: 109.585, y: 190.415))
    #expect(tree.deviceMap(of: 2).isAffine == false)
  }

  @Test("siblings are drawn by z position, equal ones from the back")
  func drawingOrder() {
    var layers = [
      layer(1, in: nil), layer(2, in: 1), layer(3, in: 1, at: 1), layer(4, in: 1, at: 2),
    ]
    layers[1].state.zPosition = 5
    let tree = LayerTree(device: phone, root: 1, layers: layers)
    #expect(tree.drawingOrder(of: 1) == [3, 4, 2])
    #expect(tree.children(of: 1) == [2, 3, 4])
    #expect(tree.first(named: "view 3")?.id == 3)
  }

  @Test("a changed layer changes all that contain it; another structure changes the whole tree")
  func layersChanged() {
    let tree = LayerTree(
      device: phone, root: 1,
      layers: [layer(1, in: nil), layer(2, in: 1), layer(3, in: 2), layer(4, in: 1)])
    func changed(_ changes: [LayerChange], device: DeviceInfo? = nil) -> Set<Int>? {
      tree.layersChanged(
        by: Frame(index: 1, framesPerSecond: 60, device: device, changes: changes))
    }
    #expect(changed([]) == [])
    #expect(changed([.state(id: 3, delta: LayerDelta())]) == [1, 2, 3])
    #expect(changed([.content(id: 4, content: .none)]) == [1, 4])
    #expect(changed([.renamed(id: 2, name: "b", role: nil)]) == [1, 2])
    #expect(changed([.removed(id: 3)]) == nil)
    #expect(changed([.moved(id: 3, parent: 1, index: 0)]) == nil)
    #expect(changed([.inserted(layer: layer(5, in: 1))]) == nil)
    #expect(changed([], device: phone) == nil)
  }

  @Test("inconsistent changes are ignored and the tree stays consistent")
  func senseless() {
    var tree = LayerTree(
      device: phone, root: 1, layers: [layer(1, in: nil), layer(2, in: 1), layer(3, in: 2)])
    tree.apply(
      Frame(
        index: 1, framesPerSecond: 60,
        changes: [
          .removed(id: 1), .removed(id: 9), .inserted(layer: layer(2, in: 1)),
          .inserted(layer: layer(8, in: 9)), .moved(id: 1, parent: 3, index: 0),
          .moved(id: 9, parent: 1, index: 0), .state(id: 9, delta: LayerDelta()),
        ]))
    #expect(tree.layers.map(\.id) == [1, 2, 3])
    // A layer that is moved into its own descendant is lost, with its sublayers.
    tree.apply(
      Frame(index: 2, framesPerSecond: 60, changes: [.moved(id: 2, parent: 3, index: 0)]))
    #expect(tree.layers.map(\.id) == [1])
  }
}
