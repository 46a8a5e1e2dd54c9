package import HeadlessUIKit
package import SegueConfig

/// The root of an app: a screen, or a container of screens and other containers.
package nonisolated protocol RootPlan: Sendable {
  /// The noun in messages, with its article.
  static var displayName: String { get }
  /// Other words for the key, as in UIKit or in steps, for suggestions.
  static var synonyms: [String] { get }
  /// Returns the form in a file.
  static func alternative(_ names: AppNames) -> ParameterKind<any RootPlan>.Alternative
  /// The first screen, which identifies a tab or a page.
  var firstScreen: String { get }
  /// The screens, those of contained containers included.
  var screenNames: [String] { get }
  /// Creates the view controller and its children.
  @MainActor func makeController(with factory: ControllerFactory) -> UIViewController
}

extension RootPlan {
  /// The default implementation returns no synonyms.
  package nonisolated static var synonyms: [String] { [] }
}

/// A container, written as a map that has the container's key.
nonisolated protocol ContainerPlan: RootPlan {
  /// The key of the container's content.
  static var key: String { get }
  /// Returns the table of the map.
  static func table(_ names: AppNames) -> ParameterTable<Self>
  /// Returns the name of the container in scenarios.
  ///
  /// - Parameter screen: The first screen of the container.
  static func name(of screen: String) -> String
  /// Returns the name of a container that is the content of a screen.
  ///
  /// - Parameter screen: The first screen of the container.
  static func contentName(of screen: String) -> String
  /// Adds the names that scenarios can use, in addition to the container's.
  ///
  /// - Parameters:
  ///   - items: The container's content as written.
  ///   - names: The names of the file.
  static func addNames(of items: [ConfigValue], to names: inout AppNames)
}

extension ContainerPlan {
  package nonisolated static func alternative(
    _ names: AppNames
  ) -> ParameterKind<any RootPlan>.Alternative {
    .keyed(key, .record(table(names)), orWhen: isMeant, { $0 }, back: { $0 as? Self })
  }

  /// Whether a map without the key is decoded as this container: an empty map as the first container,
  /// whose error then names the missing key.
  private nonisolated static func isMeant(_ value: ConfigValue) -> Bool {
    key == RootList.containers.first?.key && value.entries?.isEmpty == true
  }

  /// The default implementation names the key and the screen.
  package nonisolated static func name(of screen: String) -> String { "\(key) of \(screen)" }

  /// The default implementation names the key and the screen.
  package nonisolated static func contentName(of screen: String) -> String {
    "\(key) of \(screen)"
  }

  /// The default implementation adds no names.
  package nonisolated static func addNames(of items: [ConfigValue], to names: inout AppNames) {}

  /// The name of the container in scenarios.
  nonisolated var name: String { Self.name(of: firstScreen) }

  /// Returns the parameter for presentation contexts, which every container has.
  nonisolated static func definesPresentationContext(
    _ property: any WritableKeyPath<Self, Bool> & Sendable
  ) -> Parameter<Self> {
    Parameter(
      "definesPresentationContext", property, .boolean,
      "Whether current-context presentations from within cover only this container.")
  }
}

/// The kinds of roots.
nonisolated enum RootList {
  /// The containers in display order; each can contain those before it.
  static let containers: [any ContainerPlan.Type] = [
    NavigationPlan.self, PagesPlan.self, SplitPlan.self, TabsPlan.self,
  ]

  /// Returns the kind of a root.
  static func kind(_ names: AppNames) -> ParameterKind<any RootPlan> { kind(containers, names) }

  /// Returns the kind of a container's content: a screen, or a container earlier in the list.
  static func content<Container: ContainerPlan>(
    of container: Container.Type, _ names: AppNames
  ) -> ParameterKind<any RootPlan> {
    kind(Array(containers.prefix { $0.key != container.key }), names)
  }

  /// Returns the forms of a container in a screen. A split view can only be the root.
  static func contained(
    _ names: AppNames
  ) -> [ParameterKind<any RootPlan>.Alternative] {
    containers.filter { $0.key != SplitPlan.key }.map { $0.alternative(names) }
  }

  private static func kind(
    _ containers: [any ContainerPlan.Type], _ names: AppNames
  ) -> ParameterKind<any RootPlan> {
    let nouns = [ScreenRoot.displayName] + containers.map { $0.displayName }
    let list = nouns.dropLast().joined(separator: ", ") + " or " + (nouns.last ?? "")
    return .oneOf(
      list, [ScreenRoot.alternative(names)] + containers.map { $0.alternative(names) },
      synonyms: synonyms(of: containers.map { ($0.key, $0.synonyms) }))
  }
}
