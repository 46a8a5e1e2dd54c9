import SegueRecording
import TestSupport

/// Layer trees with random changes of every kind.
struct RandomTrees {
  var generator: SeededGenerator
  private var nextID = 1
  private(set) var layers: [LayerRecord] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    layers = [LayerRecord(id: 0, parent: nil, name: "window", state: LayerState())]
  }

  /// Adds, removes, moves and changes some layers; the list keeps parents first.
  mutating func step() {
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1: insert()
      case 2: remove()
      case 3: move()
      default: alter()
      }
    }
  }

  private mutating func insert() {
    let parent = layers[Int.random(in: 0..<layers.count, using: &generator)].id
    let siblings = layers.filter { $0.parent == parent }.count
    let index = Int.random(in: 0...siblings, using: &generator)
    shift(below: parent, from: index, by: 1)
    layers.append(
      LayerRecord(id: nextID, parent: parent, index: index, name: "view \(nextID)", state: state()))
    nextID += 1
    sort()
  }

  private mutating func remove() {
    guard let victim = layers.dropFirst().randomElement(using: &generator) else { return }
    let doomed = subtree(of: victim.id)
    layers.removeAll { doomed.contains($0.id) }
    shift(below: victim.parent ?? 0, from: victim.index, by: -1)
  }

  private mutating func move() {
    guard var mover = layers.dropFirst().randomElement(using: &generator) else { return }
    let inside = subtree(of: mover.id)
    let parents = layers.map(\.id).filter { !inside.contains($0) }
    guard let parent = parents.randomElement(using: &generator) else { return }
    layers.removeAll { $0.id == mover.id }
    shift(below: mover.parent ?? 0, from: mover.index, by: -1)
    let siblings = layers.filter { $0.parent == parent }.count
    mover.index = Int.random(in: 0...siblings, using: &generator)
    mover.parent = parent
    shift(below: parent, from: mover.index, by: 1)
    layers.append(mover)
    sort()
  }

  private mutating func alter() {
    let index = Int.random(in: 0..<layers.count, using: &generator)
    layers[index].state = state()
    layers[index].content = .text(
      TextContent("\(Int.random(in: 0..<9, using: &generator)) medals"))
    layers[index].role = Bool.random(using: &generator) ? "dimming" : nil
  }

  private mutating func state() -> LayerState {
    func number(_ limit: Double) -> Double { Double.random(in: -limit...limit, using: &generator) }
    return LayerState(
      position: RecordedPoint(x: number(800), y: number(800)),
      bounds: RecordedRect(x: 0, y: 0, width: number(400).magnitude, height: number(400).magnitude),
      transform: RecordedTransform(
        a: number(2), b: number(2), c: number(2), d: number(2), tx: number(90), ty: number(90)),
      opacity: number(1).magnitude, isHidden: Bool.random(using: &generator),
      background: RecordedColor(red: number(1).magnitude, green: 0.5, blue: 0, alpha: 0.25),
      cornerRadius: number(30).magnitude,
      maskedCorners: RecordedCorners(rawValue: Int.random(in: 0..<16, using: &generator)),
      shadow: RecordedShadow(
        opacity: number(1).magnitude, isOfBounds: Bool.random(using: &generator)))
  }

  private func subtree(of id: Int) -> [Int] {
    [id] + layers.filter { $0.parent == id }.flatMap { subtree(of: $0.id) }
  }

  /// Changes the indexes of a layer's sublayers from `index` on by `offset`.
  private mutating func shift(below parent: Int, from index: Int, by offset: Int) {
    for position in layers.indices where layers[position].parent == parent {
      if layers[position].index >= index { layers[position].index += offset }
    }
  }

  /// Orders the layers depth-first, from the root.
  private mutating func sort() {
    func list(_ id: Int) -> [LayerRecord] {
      layers.filter { $0.parent == id }.sorted { $0.index < $1.index }
        .flatMap { [$0] + list($0.id) }
    }
    layers = [layers.first { $0.parent == nil }].compactMap { $0 } + list(0)
  }
}
