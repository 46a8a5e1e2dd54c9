/// One difference between a frame's layer tree and the previous frame's.
///
/// The changes of a frame are one batch. Removed and moved layers are detached first; then inserted
/// and moved layers are attached in the order listed, so that every index is the final one.
package enum LayerChange: Codable, Equatable, Sendable {
  /// A layer is removed with its remaining descendants.
  case removed(id: Int)
  /// A layer is inserted; its children are inserted separately.
  case inserted(layer: LayerRecord)
  /// A layer moves to another parent or index with its descendants.
  case moved(id: Int, parent: Int, index: Int)
  /// A layer's state changes.
  case state(id: Int, delta: LayerDelta)
  /// A layer's content changes.
  case content(id: Int, content: LayerContent)
  /// A layer's name or role changes.
  case renamed(id: Int, name: String, role: String?)

  /// The layer that changes.
  package var layer: Int {
    switch self {
    case .inserted(let layer): layer.id
    case .removed(let id), .moved(let id, _, _), .state(let id, _), .content(let id, _),
      .renamed(let id, _, _):
      id
    }
  }
}
