/// Whether a recording read from elsewhere makes sense.
extension Recording {
  /// The first contradiction between layers and frames as a sentence, if there is one.
  public var firstInconsistency: String? {
    guard device.framesPerSecond > 0 else { return "device.framesPerSecond must be over 0" }
    var tree = initialTree
    if layers.isEmpty, frames.isEmpty { return nil }
    if tree.layer(root) == nil { return "root is layer \(root), which is not among the layers" }
    var known: Set<Int> = []
    let misplaced = layers.firstIndex { layer in
      !known.insert(layer.id).inserted || tree.layer(layer.id)?.parent != layer.parent
    }
    if let place = misplaced {
      return "layers[\(place)]: layer \(layers[place].id) needs a number of its own and a parent "
        + "listed before it"
    }
    var last = -1
    for (place, frame) in frames.enumerated() {
      guard frame.index > last else {
        return "frames[\(place)]: index \(frame.index) must be over \(last)"
      }
      last = frame.index
      let before = tree
      tree.apply(frame)
      if let change = frame.changes.firstIndex(where: { !$0.fits(before: before, after: tree) }) {
        return "frames[\(place)].changes[\(change)]: layer \(frame.changes[change].layer) cannot "
          + "be changed like this; it or its parent is not there"
      }
    }
    return nil
  }
}

extension LayerChange {
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
