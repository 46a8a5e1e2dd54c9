/// A layer in a tree: its identity, position in the tree, state and content.
package struct LayerRecord: Equatable, Sendable {
  /// The number that identifies the layer in the whole recording.
  package var id: Int
  /// The parent layer; `nil` for the root.
  package var parent: Int?
  /// The index among the siblings, from the back, starting at 0.
  package var index: Int
  /// The name: an identifier (`detail`), a role (`dimming`), a role and what it belongs to
  /// (`snapshot of photo`), or a class (`UIView`).
  package var name: String
  /// The role in a transition, if known: `dimming`, `grabber`, `container` …
  package var role: String?
  /// The visual state.
  package var state: LayerState
  /// The content above the background.
  package var content: LayerContent

  /// Creates a layer.
  package init(
    id: Int, parent: Int?, index: Int = 0, name: String, role: String? = nil,
    state: LayerState, content: LayerContent = .none
  ) {
    self.id = id
    self.parent = parent
    self.index = index
    self.name = name
    self.role = role
    self.state = state
    self.content = content
  }
}

extension LayerRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, parent, index, name, role, state, content
  }

  /// Decodes a layer; missing content is `none`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      parent: try container.decodeIfPresent(Int.self, forKey: .parent),
      index: try container.decode(Int.self, forKey: .index),
      name: try container.decode(String.self, forKey: .name),
      role: try container.decodeIfPresent(String.self, forKey: .role),
      state: try container.decode(LayerState.self, forKey: .state),
      content: try container.decodeIfPresent(LayerContent.self, forKey: .content) ?? .none)
  }

  /// Encodes a layer; absent parent, role and content are omitted.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encode(index, forKey: .index)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(role, forKey: .role)
    try container.encode(state, forKey: .state)
    if content != .none { try container.encode(content, forKey: .content) }
  }
}
