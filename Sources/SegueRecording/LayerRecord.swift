/// A layer in a tree: who it is, where it hangs, how it looks.
public struct LayerRecord: Equatable, Sendable {
  /// The number that names the layer in the whole recording.
  public var id: Int
  /// The layer it hangs on; none for the root.
  public var parent: Int?
  /// The place among the siblings, from the back, starting at 0.
  public var index: Int
  /// What people call it: an identifier (`detail`), a part (`dimming`) or a class (`UIView`).
  public var name: String
  /// What it does in a transition, when that is known: `dimming`, `grabber`, `container` …
  public var role: String?
  /// How it looks.
  public var state: LayerState
  /// What it shows above its background.
  public var content: LayerContent

  /// Makes a layer.
  public init(
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

  /// Reads a layer; a missing content is none.
  public init(from decoder: any Decoder) throws {
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

  /// Writes a layer; parent, role and content only where there are any.
  public func encode(to encoder: any Encoder) throws {
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
