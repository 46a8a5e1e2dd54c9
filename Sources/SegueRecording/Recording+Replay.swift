/// The layer tree at any frame.
extension Recording {
  /// The layer tree before any change.
  package var initialTree: LayerTree {
    LayerTree(device: device, root: root, layers: layers)
  }

  /// Returns the tree at a frame; the initial tree before the first, the final one after the last.
  package func state(atFrame index: Int) -> LayerTree {
    states(atFrames: [index])[0]
  }

  /// Returns the trees at several frames, in the order of `indices`, in one pass over the frames.
  package func states(atFrames indices: [Int]) -> [LayerTree] {
    var result = [LayerTree](repeating: initialTree, count: indices.count)
    var tree = initialTree
    var next = frames.makeIterator()
    var frame = next.next()
    for (position, index) in indices.enumerated().sorted(by: { $0.element < $1.element }) {
      while let current = frame, current.index <= index {
        tree.apply(current)
        frame = next.next()
      }
      result[position] = tree
    }
    return result
  }
}
