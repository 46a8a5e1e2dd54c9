/// The types of all files that are ported together.
struct SourceIndex {
  /// The declarations of each type: its own and its extensions, by the last part of its name.
  private let declarations: [String: [TypeDeclaration]]
  /// The optional requirements of the sources' own protocols.
  let optionalRequirements: [OptionalMember]
  /// The protocols that have an optional requirement, by its reference.
  private var requiring: [String: [String]] = [:]
  /// All functions with their types, by name, and by the name of the selector.
  private var functions: [String: [(type: String, member: MemberDeclaration)]] = [:]
  private var selectors: [String: [(type: String, member: MemberDeclaration)]] = [:]

  /// The properties whose type is a metatype.
  private(set) var namesOfMetatypes: Set<String> = []
  /// The classes of UIKit whose extensions declare members that subclasses override, by the members'
  /// references; and those subclasses.
  private(set) var extended: [String: String] = [:]
  private(set) var overriding: [String: [String]] = [:]

  /// An optional requirement of a protocol of the sources.
  struct OptionalMember {
    var protocolName: String
    var member: MemberDeclaration
  }

  init(_ sources: [SwiftSource]) {
    let types = sources.flatMap(\.types)
    declarations = Dictionary(grouping: types) { Self.lastPart($0.name) }
    optionalRequirements = types.filter { $0.keyword == "protocol" }.flatMap { type in
      type.members.filter(\.isOptional).map {
        OptionalMember(protocolName: Self.lastPart(type.name), member: $0)
      }
    }
    for requirement in optionalRequirements {
      requiring[requirement.member.reference, default: []].append(requirement.protocolName)
    }
    for type in types {
      for member in type.members where member.keyword == "func" {
        functions[member.name, default: []].append((type.name, member))
        selectors[member.selectorName, default: []].append((type.name, member))
      }
    }
    for source in sources {
      for member in source.types.lazy.flatMap(\.members) {
        if let type = member.type, source.text(type).hasSuffix(".Type") {
          namesOfMetatypes.insert(member.name)
        }
      }
    }
    (extended, overriding) = Self.overrides(in: types, self)
  }

  static func lastPart(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Returns the declaration of a type itself, without extensions.
  func type(_ name: String) -> TypeDeclaration? {
    declarations[Self.lastPart(name)]?.first { $0.keyword != "extension" }
  }

  /// Returns the type and what it inherits in the sources, the nearest first.
  func ancestry(of name: String) -> [String] {
    var found: [String] = []
    var open = [Self.lastPart(name)]
    while let next = open.popLast() {
      guard !found.contains(next) else { continue }
      found.append(next)
      open += (declarations[next] ?? []).flatMap(\.inherited).map(Self.lastPart).reversed()
    }
    return found
  }

  /// Whether a class inherits from NSObject without a class of UIKit or Core Animation between them.
  func isPlainObject(_ name: String) -> Bool {
    ancestry(of: name).contains("NSObject") && !isOfUIKit(name)
  }

  /// Whether a class is one of UIKit or Core Animation, or inherits from one; a protocol is not.
  func isOfUIKit(_ name: String) -> Bool {
    ancestry(of: name).contains {
      type($0) == nil && ($0.hasPrefix("UI") || $0.hasPrefix("CA")) && !Self.isProtocolOfUIKit($0)
    }
  }

  /// Whether a type of UIKit is a protocol, as its name says.
  static func isProtocolOfUIKit(_ name: String) -> Bool {
    let ends = [
      "Delegate", "DataSource", "Transitioning", "Context", "Coordinator", "Animating", "Container",
      "Environment", "Updating", "Prefetching", "Traits", "Appearance", "FlowLayout",
    ]
    return name.hasPrefix("UI") && !["UICollectionViewFlowLayout"].contains(name)
      && ends.contains(where: name.hasSuffix)
  }

  /// Returns the members of a type and of its extensions with a name, and with labels if they are given.
  func members(of type: String, named name: String, labels: [String]? = nil) -> [MemberDeclaration]
  {
    (declarations[Self.lastPart(type)] ?? []).flatMap(\.members).filter {
      $0.name == name && (labels == nil || labels == $0.labels)
    }
  }

  /// Whether a type of the sources has a property with a name.
  func declaresProperty(_ name: String) -> Bool {
    declarations.values.joined().contains {
      $0.members.contains { ["var", "let"].contains($0.keyword) && $0.name == name }
    }
  }

  /// Whether a type of the sources has a member with a name.
  func declares(_ name: String) -> Bool {
    declarations.values.joined().contains { $0.members.contains { $0.name == name } }
  }

  /// Whether a class of the sources has a required initializer with the labels.
  func hasRequiredInitializer(_ labels: [String]) -> Bool {
    declarations.values.joined().contains {
      $0.members.contains {
        $0.keyword == "init" && $0.labels == labels && $0.modifiers.contains("required")
      }
    }
  }

  /// Returns the protocols of the sources that have a member as optional requirement; `nil` without one.
  func protocols(requiring member: MemberDeclaration) -> [String]? { requiring[member.reference] }

  /// Returns the functions with a selector's name, each with its type.
  func functions(withSelectorName name: String) -> [(type: String, member: MemberDeclaration)] {
    selectors[name] ?? []
  }

  /// Returns the functions with a name and labels, each with its type.
  func functions(
    named name: String, labels: [String]?
  ) -> [(type: String, member: MemberDeclaration)] {
    (functions[name] ?? []).filter { labels == nil || labels == $0.member.labels }
  }
}
