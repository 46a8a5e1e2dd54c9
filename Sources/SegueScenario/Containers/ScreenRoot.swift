package import HeadlessUIKit
package import SegueConfig

/// A screen as the root, or in a container.
package nonisolated struct ScreenRoot: RootPlan, Equatable {
  /// The name of the screen.
  package var screen: String

  package init(_ screen: String) { self.screen = screen }

  package static let displayName = "the name of a screen"

  package static func alternative(
    _ names: AppNames
  ) -> ParameterKind<any RootPlan>.Alternative {
    .kind(
      names.contained, when: { $0.text != nil && !$0.isNothing }, { Self($0) },
      back: { ($0 as? Self)?.screen })
  }

  package var firstScreen: String { screen }
  package var screenNames: [String] { [screen] }

  @MainActor package func makeController(with factory: ControllerFactory) -> UIViewController {
    factory.makeScreen(screen)
  }
}
