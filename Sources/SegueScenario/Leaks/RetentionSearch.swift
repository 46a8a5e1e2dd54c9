/// Searches the stored properties of objects, and of what they retain, for strong references to an object.
///
/// It cannot look into closures, nor find what globals and local variables retain.
struct RetentionSearch {
  /// An object that was found: in which property of which other one, by its index in `steps`.
  private struct Step {
    let object: AnyObject
    let previous: Int?
    let property: String
  }

  /// The largest number of objects that are searched: far more than an app of a file has.
  private static let limit = 200_000

  private let target: AnyObject
  private var steps: [Step] = []
  private var visited: Set<ObjectIdentifier>
  /// The properties from the first object to the target, `Menu.items[0] → Item.owner`: the shortest chain;
  /// nil if there is none.
  private(set) var chain: String?
  /// The properties found that are closures, which may capture anything.
  private(set) var closures: [String] = []

  /// Searches.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - roots: Where the search begins; the target among them is found only by a property.
  ///   - excluded: Objects whose properties are not searched.
  init(for target: AnyObject, from roots: [AnyObject], excluding excluded: [AnyObject] = []) {
    self.target = target
    visited = Set((roots + excluded).map { ObjectIdentifier($0) })
    steps = roots.map { Step(object: $0, previous: nil, property: "") }
    var index = 0
    while index < steps.count, steps.count < Self.limit, chain == nil {
      let object = steps[index].object
      var level: Mirror? = Mirror(reflecting: object)
      while let mirror = level {
        readFields(of: mirror, "\(type(of: object))", from: index)
        level = mirror.superclassMirror
      }
      index += 1
    }
  }

  /// Reads the stored properties of one level of a class, or of a structure.
  private mutating func readFields(of mirror: Mirror, _ path: String, from index: Int) {
    for (name, value) in StoredFields(mirror).strong where chain == nil {
      read(value, "\(path).\(name)", from: index)
    }
  }

  /// Visits an object, or searches the parts of a structure, a collection or an enumeration.
  private mutating func read(_ value: Any, _ path: String, from index: Int) {
    if value is String || value is any Numeric || value is Bool { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: visit(value as AnyObject, path, from: index)
    case .struct: readFields(of: mirror, path, from: index)
    case .collection:
      for (number, child) in mirror.children.enumerated() {
        read(child.value, "\(path)[\(number)]", from: index)
      }
    case .set, .dictionary:
      for (key, value) in sorted(mirror) { read(value, path + key, from: index) }
    case nil where "\(type(of: value))".contains("->"):
      // A closure.
      if !closures.contains(path) { closures.append(path) }
    default:
      // A tuple, an optional or another enumeration.
      for child in mirror.children { read(child.value, path, from: index) }
    }
  }

  /// Returns the values of a set or a dictionary, each with its key in brackets if that is a string.
  /// They are sorted, since their own order differs from run to run.
  private func sorted(_ mirror: Mirror) -> [(key: String, value: Any)] {
    mirror.children.map { child in
      let pair = Mirror(reflecting: child.value).children.map(\.value)
      guard mirror.displayStyle == .dictionary, pair.count == 2 else {
        return (order: "", key: "", value: child.value)
      }
      let key = (pair[0] as? String).map { "[\"\($0)\"]" } ?? ""
      return (order: "\(pair[0])", key: key, value: child.value)
    }
    .sorted { ($0.order, "\(type(of: $0.value))") < ($1.order, "\(type(of: $1.value))") }
    .map { ($0.key, $0.value) }
  }

  /// Ends the search if an object is the target; otherwise its properties are searched in their turn.
  private mutating func visit(_ object: AnyObject, _ path: String, from index: Int) {
    guard chain == nil else { return }
    if object === target {
      var properties = [path]
      var step = steps[index]
      while let previous = step.previous {
        properties.append(step.property)
        step = steps[previous]
      }
      chain = properties.reversed().joined(separator: " → ")
    } else if visited.insert(ObjectIdentifier(object)).inserted {
      steps.append(Step(object: object, previous: index, property: path))
    }
  }
}
