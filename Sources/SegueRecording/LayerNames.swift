/// The names of layers in texts: `photo`, `dimming of detail`, `label 2 of home`.
///
/// A view of the file, and a snapshot of one, has its own name. Any other layer is named after its
/// role or class, and after the nearest layer around it with a name of its own. Layers of one name
/// are numbered in the order in which they are named.
package struct LayerNames {
  /// The name of a layer, the same in two recordings of a scenario.
  package struct Name: Hashable {
    fileprivate var own: String
    /// The layer or presentation to which the layer belongs; `nil` for a name of its own.
    fileprivate var owner: String?
    fileprivate var number = 1

    /// The name with its number from the second layer on: `photo (2)`, `row 2 of home`.
    package var text: String {
      guard let owner else { return number == 1 ? own : "\(own) (\(number))" }
      return (number == 1 ? own : "\(own) \(number)") + " of \(owner)"
    }
  }

  private var names: [Int: Name] = [:]
  private var counts: [Name: Int] = [:]

  package init() {}

  /// Returns the name that a layer has; `nil` for one that was not named.
  package subscript(id: Int) -> Name? { names[id] }

  /// Names a layer of a tree, once.
  @discardableResult
  package mutating func add(_ id: Int, of tree: LayerTree) -> Name? {
    if let known = names[id] { return known }
    guard let layer = tree.unplacedLayer(id) else { return nil }
    var name = Name(own: layer.name)
    if !layer.hasName {
      name.own = layer.noun(in: tree)
      name.owner = owner(of: layer, in: tree)
    }
    let count = counts[name, default: 0] + 1
    counts[name] = count
    name.number = count
    names[id] = name
    return name
  }

  /// Returns the view whose snapshot a layer contains, or else the nearest layer around it that has a
  /// name of its own.
  private mutating func owner(of layer: LayerRecord, in tree: LayerTree) -> String? {
    let children = layer.role == nil ? [] : tree.children(of: layer.id)
    let snapshot = children.compactMap(tree.unplacedLayer).first { $0.role == "snapshot" }
    if let snapshot, snapshot.hasName { return snapshot.subject }
    var next = layer.parent
    while let id = next, let around = tree.unplacedLayer(id) {
      if around.hasName, let role = around.role, LayerRecord.wrappers.contains(role) {
        return around.subject
      }
      if around.hasName { return add(id, of: tree)?.text }
      next = around.parent
    }
    return nil
  }
}

extension LayerRecord {
  /// The roles of views that belong to a view controller, which their names contain.
  fileprivate static let wrappers = ["container", "view"]

  /// Whether the layer has a user-defined name, or is a known part of a transition.
  ///
  /// A layer without role and custom name is named after its class, which begins with a capital.
  package var isNamed: Bool {
    guard let role else { return hasName }
    return name != role && !Self.wrappers.contains(role)
      || ["dimming", "grabber", "back", "snapshot"].contains(role)
  }

  /// Whether the name is neither a class nor a role.
  fileprivate var hasName: Bool {
    // The root is the screen, and layer 1 the first window.
    guard let role else { return parent != nil && id != 1 && name.first?.isUppercase != true }
    return name != role
  }

  /// What the layer belongs to, of a name such as `container of detail`.
  fileprivate var subject: String { String(name.dropFirst("\(role ?? "") of ".count)) }

  /// The role, or the class in words: `image view` for a `UIImageView`.
  fileprivate func noun(in tree: LayerTree) -> String {
    if let role { return role }
    let around = parent.flatMap(tree.unplacedLayer)
    if around?.role == "snapshot" { return "content" }
    let word = name.hasPrefix("UI") ? name.dropFirst(2) : name[...]
    var text = ""
    for (before, letter) in zip([nil] + word.map(\.self), word) {
      if letter.isUppercase, before?.isLowercase == true { text.append(" ") }
      text += letter.lowercased()
    }
    return text
  }
}
