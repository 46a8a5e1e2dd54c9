/// Checks of the consistency of a decoded recording.
extension Recording {
  /// The description of the first inconsistency between layers and frames; `nil` if there is none.
  package var firstInconsistency: String? {
    guard device.framesPerSecond > 0 else { return "device.framesPerSecond must be greater than 0" }
    var tree = initialTree
    if layers.isEmpty, frames.isEmpty { return nil }
    if tree.layer(root) == nil { return "root is layer \(root), which is not among the layers" }
    var known: Set<Int> = []
    let misplaced = layers.firstIndex { layer in
      !known.insert(layer.id).inserted || tree.layer(layer.id)?.parent != layer.parent
    }
    if let index = misplaced {
      return "layers[\(index)]: layer \(layers[index].id) needs a unique number and a parent "
        + "listed before it"
    }
    var last = -1
    for (position, frame) in frames.enumerated() {
      guard frame.index > last else {
        return "frames[\(position)]: index \(frame.index) must be greater than \(last)"
      }
      last = frame.index
      let before = tree
      tree.apply(frame)
      if let change = frame.changes.firstIndex(where: { !$0.fits(before: before, after: tree) }) {
        return "frames[\(position)].changes[\(change)]: the change of layer "
          + "\(frame.changes[change].layer) is invalid; the layer or its parent does not exist"
      }
    }
    return nil
  }
}

extension LayerChange {
  /// Returns whether the trees before and after a frame have the layers that the change needs and makes.
  fileprivate func fits(before: LayerTree, after: LayerTree) -> Bool {
    switch self {
    case .removed(let id): before.layer(id) != nil && after.layer(id) == nil
    case .inserted(let layer):
      before.layer(layer.id) == nil && after.layer(layer.id)?.parent == layer.parent
    case .moved(let id, let parent, _):
      before.layer(id) != nil && after.layer(id)?.parent == parent
        && after.hangs(id, on: after.root)
    case .state(let id, _), .content(let id, _), .renamed(let id, _, _):
      before.layer(id) != nil && after.layer(id) != nil
    }
  }
}
