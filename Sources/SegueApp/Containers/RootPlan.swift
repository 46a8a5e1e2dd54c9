package import HeadlessUIKit
package import SegueConfig

/// What the app starts with: a screen, or a container of screens and of other containers.
package nonisolated protocol RootPlan: Sendable {
  /// What messages call it, with its article.
  static var noun: String { get }
  /// Other words for its key, in UIKit and in steps.
  static var synonyms: [String] { get }
  /// How it is written.
  static func alternative(_ names: AppNames) -> ParameterKind<any RootPlan>.Alternative
  /// The first screen, by which tabs and pages are called.
  var firstScreen: String { get }
  /// Makes its view controller, with those of what it contains.
  @MainActor func makeController(in tree: ControllerTree) -> UIViewController
}

extension RootPlan {
  /// No other word.
  package nonisolated static var synonyms: [String] { [] }
}

/// A container: a map, which one of its keys names.
nonisolated protocol ContainerPlan: RootPlan {
  /// The key of what it contains.
  static var key: String { get }
  /// The map.
  static func table(_ names: AppNames) -> ParameterTable<Self>
}

extension ContainerPlan {
  package nonisolated static func alternative(
    _ names: AppNames
  ) -> ParameterKind<any RootPlan>.Alternative {
    .keyed(key, .record(table(names)), orWhen: isMeant, { $0 }, back: { $0 as? Self })
  }

  /// Whether a map without the key is meant as this container: an empty one as the first of them.
  private nonisolated static func isMeant(_ value: ConfigValue) -> Bool {
    key == RootList.containers.first?.key && value.entries?.isEmpty == true
  }

  /// What the container is called in scenarios.
  nonisolated var name: String { AppNames.container(Self.key, of: firstScreen) }

  /// The key for presentation contexts, which every container has.
  nonisolated static func definesPresentationContext(
    _ property: any WritableKeyPath<Self, Bool> & Sendable
  ) -> Parameter<Self> {
    Parameter(
      "definesPresentationContext", property, .boolean,
      "Whether it confines the current-context presentations from within.")
  }
}

/// What an app may start with.
nonisolated enum RootList {
  /// The containers, in the order to show them; each may contain those before it.
  static let containers: [any ContainerPlan.Type] = [
    NavigationPlan.self, PagesPlan.self, SplitPlan.self, TabsPlan.self,
  ]

  /// What may be the root.
  static func kind(_ names: AppNames) -> ParameterKind<any RootPlan> { kind(containers, names) }

  /// What a container may contain: a screen, or a container that stands before it.
  static func content<Container: ContainerPlan>(
    of container: Container.Type, _ names: AppNames
  ) -> ParameterKind<any RootPlan> {
    kind(Array(containers.prefix { $0.key != container.key }), names)
  }

  private static func kind(
    _ containers: [any ContainerPlan.Type], _ names: AppNames
  ) -> ParameterKind<any RootPlan> {
    let types: [any RootPlan.Type] = [ScreenRoot.self] + containers
    let nouns = types.map { $0.noun }
    let list = nouns.dropLast().joined(separator: ", ") + " or " + (nouns.last ?? "")
    return .oneOf(
      list, types.map { $0.alternative(names) },
      synonyms: synonyms(of: containers.map { ($0.key, $0.synonyms) }))
  }
}
