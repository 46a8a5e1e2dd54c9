/// One difference between a frame's layer tree and the one before.
///
/// The changes of a frame are one batch. Removed and moved layers leave their places first; then
/// inserted and moved layers take theirs in the order listed, so that every index is the final one.
public enum LayerChange: Codable, Equatable, Sendable {
  /// A layer goes, with everything still in it.
  case removed(id: Int)
  /// A layer comes; its children are inserted on their own.
  case inserted(layer: LayerRecord)
  /// A layer takes another place, with everything in it.
  case moved(id: Int, parent: Int, index: Int)
  /// A layer looks different.
  case state(id: Int, delta: LayerDelta)
  /// A layer shows something else.
  case content(id: Int, content: LayerContent)
  /// A layer is called something else.
  case renamed(id: Int, name: String, role: String?)

  /// The layer that changes.
  public var layer: Int {
    switch self {
    case .inserted(let layer): layer.id
    case .removed(let id), .moved(let id, _, _), .state(let id, _), .content(let id, _),
      .renamed(let id, _, _):
      id
    }
  }
}
