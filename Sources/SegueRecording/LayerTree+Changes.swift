/// Applying the changes of a frame to a layer tree, and computing those between two trees.
extension LayerTree {
  /// Applies the changes of a frame; changes of unknown layers are ignored.
  ///
  /// - Returns: The removed layers, with their descendants.
  @discardableResult
  package mutating func apply(_ frame: Frame) -> [Int] {
    var removed: [Int] = []
    if let device = frame.device { self.device = device }
    // Layers that move or are removed are detached first: the indices of the others do not count them.
    var detached: Set<Int> = []
    for case .moved(let id, _, _) in frame.changes where id != root {
      detach(id)
      detached.insert(id)
    }
    for case .removed(let id) in frame.changes where id != root {
      detach(id)
      forget(id, &removed)
    }
    for change in frame.changes {
      switch change {
      case .removed: break
      case .inserted(let layer):
        guard nodes[layer.id] == nil, let parent = layer.parent, nodes[parent] != nil else { break }
        nodes[layer.id] = Node(layer)
        attach(layer.id, to: parent, at: layer.index, &removed)
      case .moved(let id, let parent, let index):
        guard detached.remove(id) != nil, nodes[id] != nil else { break }
        attach(id, to: parent, at: index, &removed)
      case .state(let id, let delta):
        if let state = nodes[id]?.layer.state { nodes[id]?.layer.state = state.applying(delta) }
      case .content(let id, let content):
        nodes[id]?.layer.content = content
      case .renamed(let id, let name, let role):
        nodes[id]?.layer.name = name
        nodes[id]?.layer.role = role
      }
    }
    for case .moved(let id, _, _) in frame.changes where detached.contains(id) {
      forget(id, &removed)
    }
    return removed
  }

  /// Returns the layers whose state, content or name a frame changed, and all that contain them.
  ///
  /// - Parameter frame: The frame that was applied last.
  /// - Returns: `nil` if the frame changes the screen, or the structure of the tree.
  package func layersChanged(by frame: Frame) -> Set<Int>? {
    guard frame.device == nil else { return nil }
    var changed: Set<Int> = []
    for change in frame.changes {
      switch change {
      case .removed, .inserted, .moved: return nil
      case .state(let id, _), .content(let id, _), .renamed(let id, _, _):
        insertPath(to: id, into: &changed)
      }
    }
    return changed
  }

  /// Inserts a layer, and all that contain it, into a set.
  package func insertPath(to id: Int, into set: inout Set<Int>) {
    var next: Int? = id
    while let id = next, set.insert(id).inserted { next = nodes[id]?.layer.parent }
  }

  /// Returns the smallest list of changes from this tree to another with the same root.
  package func changes(to new: LayerTree) -> [LayerChange] {
    let kept = keptChildren(in: new)
    var removed: [LayerChange] = []
    for old in layers where new.nodes[old.id] == nil {
      // A layer is removed with its parent.
      if let parent = old.parent, new.nodes[parent] == nil { continue }
      removed.append(.removed(id: old.id))
    }
    var placed: [LayerChange] = []
    var altered: [LayerChange] = []
    for layer in new.layers {
      guard let old = nodes[layer.id]?.layer else {
        placed.append(.inserted(layer: layer))
        continue
      }
      if layer.id != root, !kept.contains(layer.id) {
        placed.append(.moved(id: layer.id, parent: layer.parent ?? root, index: layer.index))
      }
      altered += old.changes(to: layer)
    }
    return removed + placed + altered
  }

  /// Returns the layers that need not move: per parent, the most children that keep their order.
  private func keptChildren(in new: LayerTree) -> Set<Int> {
    var kept: Set<Int> = []
    for parent in new.layers where nodes[parent.id] != nil {
      let before = children(of: parent.id)
      let after = new.children(of: parent.id)
      guard before != after else {
        kept.formUnion(after)
        continue
      }
      var oldIndex: [Int: Int] = [:]
      for (index, id) in before.enumerated() { oldIndex[id] = index }
      let survivors = after.filter { oldIndex[$0] != nil }
      let increasing = longestIncreasingSubsequence(survivors.map { oldIndex[$0] ?? 0 })
      kept.formUnion(increasing.map { survivors[$0] })
    }
    return kept
  }

  /// Removes a layer from its parent's list.
  private mutating func detach(_ id: Int) {
    guard let parent = nodes[id]?.layer.parent else { return }
    nodes[parent]?.children.removeAll { $0 == id }
    nodes[id]?.layer.parent = nil
  }

  /// Removes a detached layer with its descendants.
  private mutating func forget(_ id: Int, _ removed: inout [Int]) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    removed.append(id)
    for child in node.children { forget(child, &removed) }
  }

  /// Attaches a layer to a parent; removes it if the parent is unknown or its own descendant.
  private mutating func attach(
    _ id: Int, to parent: Int, at index: Int, _ removed: inout [Int]
  ) {
    guard nodes[parent] != nil, !hangs(parent, on: id) else { return forget(id, &removed) }
    nodes[id]?.layer.parent = parent
    let count = nodes[parent]?.children.count ?? 0
    nodes[parent]?.children.insert(id, at: min(max(0, index), count))
  }
}

extension LayerRecord {
  /// Returns the changes from this layer to another at the same position in the tree.
  func changes(to new: LayerRecord) -> [LayerChange] {
    var changes: [LayerChange] = []
    if state != new.state {
      changes.append(.state(id: id, delta: LayerDelta(from: state, to: new.state)))
    }
    if content != new.content { changes.append(.content(id: id, content: new.content)) }
    if name != new.name || role != new.role {
      changes.append(.renamed(id: id, name: new.name, role: new.role))
    }
    return changes
  }
}

/// Returns the indices of a longest strictly increasing subsequence, by patience sorting.
private func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
  // For each length of a subsequence, the index of the smallest value at which one can end.
  var tails: [Int] = []
  // For each value, the index of the value before it in such a subsequence.
  var previous: [Int?] = []
  for (index, value) in values.enumerated() {
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous.append(low == 0 ? nil : tails[low - 1])
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var subsequence: [Int] = []
  var next = tails.last
  while let current = next {
    subsequence.append(current)
    next = previous[current]
  }
  return subsequence.reversed()
}
