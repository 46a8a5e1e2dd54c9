/// The layer tree at any frame.
extension Recording {
  /// The tree before any change.
  public var initialTree: LayerTree {
    LayerTree(device: device, root: root, layers: layers)
  }

  /// The tree that a frame shows; before the first frame the initial tree, after the last the last.
  public func state(atFrame index: Int) -> LayerTree {
    states(atFrames: [index])[0]
  }

  /// The trees that several frames show, in the order asked for, from one pass over the frames.
  public func states(atFrames indices: [Int]) -> [LayerTree] {
    var result = [LayerTree](repeating: initialTree, count: indices.count)
    var tree = initialTree
    var next = frames.makeIterator()
    var frame = next.next()
    for (place, index) in indices.enumerated().sorted(by: { $0.element < $1.element }) {
      while let current = frame, current.index <= index {
        tree.apply(current)
        frame = next.next()
      }
      result[place] = tree
    }
    return result
  }
}
