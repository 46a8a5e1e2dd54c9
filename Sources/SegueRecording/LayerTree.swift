/// The complete layer tree at one time.
package struct LayerTree: Equatable, Sendable {
  /// A layer without its index, which follows from the parent's list of children.
  struct Node: Equatable, Sendable {
    var layer: LayerRecord
    var children: [Int] = []

    init(_ layer: LayerRecord) {
      self.layer = layer
      self.layer.index = 0
    }
  }

  /// The screen at that time.
  package internal(set) var device: DeviceInfo
  /// The window's layer.
  package let root: Int
  var nodes: [Int: Node] = [:]

  /// Creates a tree from layers that are listed after their parents.
  ///
  /// Siblings are sorted by index; the sort is stable. A layer is omitted if its number is already
  /// used or its parent is not listed before it.
  package init(device: DeviceInfo, root: Int, layers: [LayerRecord]) {
    self.device = device
    self.root = root
    var indices: [Int: Int] = [:]
    for layer in layers where nodes[layer.id] == nil {
      if layer.id == root {
        nodes[root] = Node(layer)
      } else if let parent = layer.parent, nodes[parent] != nil {
        nodes[layer.id] = Node(layer)
        nodes[parent]?.children.append(layer.id)
        indices[layer.id] = layer.index
      }
    }
    for layer in layers {
      guard let children = nodes[layer.id]?.children, children.count > 1 else { continue }
      nodes[layer.id]?.children = children.enumerated()
        .sorted { one, other in
          (indices[one.element] ?? 0, one.offset) < (indices[other.element] ?? 0, other.offset)
        }.map(\.element)
    }
  }

  /// Returns the layer of a number; `nil` for an unknown layer.
  package func layer(_ id: Int) -> LayerRecord? {
    guard var layer = nodes[id]?.layer else { return nil }
    layer.index = layer.parent.flatMap { nodes[$0]?.children.firstIndex(of: id) } ?? 0
    return layer
  }

  /// Returns the layer of a number without its index, which takes longer to find; `nil` for an
  /// unknown layer.
  package func unplacedLayer(_ id: Int) -> LayerRecord? { nodes[id]?.layer }

  /// Returns the children of a layer from the back, regardless of their z positions.
  package func children(of id: Int) -> [Int] { nodes[id]?.children ?? [] }

  /// Returns the children of a layer in drawing order: by z position, then from the back.
  package func drawingOrder(of id: Int) -> [Int] {
    let children = children(of: id)
    guard children.count > 1 else { return children }
    let first = nodes[children[0]]?.layer.state.zPosition
    // Siblings rarely have different z positions: only then an array of these is made.
    guard children.contains(where: { nodes[$0]?.layer.state.zPosition != first }) else {
      return children
    }
    let positions = children.map { nodes[$0]?.layer.state.zPosition ?? 0 }
    return zip(positions, children).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// All layers with their indices, parents before children and siblings from the back.
  package var layers: [LayerRecord] {
    var result: [LayerRecord] = []
    var pending: [(id: Int, index: Int)] = [(root, 0)]
    while let next = pending.popLast() {
      guard let node = nodes[next.id] else { continue }
      var layer = node.layer
      layer.index = next.index
      result.append(layer)
      pending += node.children.enumerated().reversed().map { ($0.element, $0.offset) }
    }
    return result
  }

  /// Returns the first layer of a name, parents before children and siblings from the back.
  package func first(named name: String) -> LayerRecord? {
    layers.first { $0.name == name }
  }
}
