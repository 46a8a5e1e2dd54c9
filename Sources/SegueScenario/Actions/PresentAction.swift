package import HeadlessUIKit
package import SegueConfig
import SegueCore
import SegueParts

/// Presents a screen.
package nonisolated struct PresentAction: Action {
  /// The screen to present.
  package var screen = ""
  /// The transition to present it with; by default the screen's own presentation.
  package var use = TransitionUse()
  /// Whether the transition runs only if a gesture begins it; false by default.
  package var interactiveOnly = false
  /// Whether the presentation is animated; true by default.
  package var animated = true
  /// The gesture on the element that presents interactively; `nil` if only a tap presents.
  package var interactivePresentation: InteractivePresentationPlan?

  /// The largest number of presentations above each other.
  private static let mostPresentations = 100

  package init(screen: String = "") { self.screen = screen }

  package static let key = "present"
  package static let summary = "Presents a screen, as `present(_:animated:)` does."
  package static let examples = [
    "present: games",
    "{ screen: games, with: slide, parameters: { … }, interactiveOnly: false, animated: true, from: home }",
  ]

  package static func shortForms(_ names: AppNames) -> [ParameterKind<Self>.Alternative] {
    [.short(names.screen, for: "screen", Self.init, part: \.screen)]
  }

  package static func table(_ names: AppNames) -> ParameterTable<Self>? {
    table(names, screenKey: "screen", [])
  }

  package static func flatTable(_ names: AppNames) -> ParameterTable<Self>? {
    table(
      names, screenKey: key,
      [
        Parameter(
          "interactivePresentation", \.interactivePresentation,
          .optional(InteractivePresentationPlan.kind),
          "A pan on the element that presents the screen interactively.")
      ])
  }

  private static func table(
    _ names: AppNames, screenKey: String, _ more: [Parameter<Self>]
  ) -> ParameterTable<Self> {
    ParameterTable(
      "a presentation", defaults: Self(),
      [Parameter(screenKey, \.screen, names.screen, required: true, "The screen to present.")]
        + TransitionUse.parameters(names).map { $0.lifted(to: \.use) } + [
          Parameter(
            "interactiveOnly", \.interactiveOnly, .boolean,
            "Whether the transition runs only if a gesture begins it, else the system's."),
          Parameter("animated", \.animated, .boolean, "Whether the presentation is animated."),
        ] + more,
      rawValidator: { action, value, diagnostics in
        action.use.resolveStyle(value, names, &diagnostics)
        check(value, screenKey, names, &diagnostics)
        if let written = value["interactivePresentation"] {
          action.interactivePresentation?.checkEdge(written, action.use, &diagnostics)
        }
      })
  }

  /// Reports a transition for an alert, and keys that need a transition, without one.
  private static func check(
    _ value: ConfigValue, _ screenKey: String, _ names: AppNames,
    _ diagnostics: inout ConfigDiagnostics
  ) {
    TransitionUse.reportAlert(value, screenKey, names, &diagnostics)
    guard value["with"] == nil else { return }
    if let interactiveOnly = value.entry("interactiveOnly") {
      diagnostics.error(
        "missing-key", "'interactiveOnly' needs the key 'with'", at: interactiveOnly.keyRange,
        help: "name the transition that a gesture begins: with: …")
    }
    if let gesture = value.entry("interactivePresentation") {
      diagnostics.error(
        "missing-key", "'interactivePresentation' needs an interactive transition",
        at: gesture.keyRange,
        help: "write with: and the name of a transition")
    }
  }

  package var sentence: String { "present \(screen)" + (use.name.map { " with \($0)" } ?? "") }

  package func perform(_ context: ActionContext) {
    var (count, presenter) = (0, context.source.presentingViewController)
    while let next = presenter { (count, presenter) = (count + 1, next.presentingViewController) }
    guard
      context.hasRoom(
        to: "present \(screen)", above: count, of: Self.mostPresentations,
        "dismiss view controllers before"),
      let controller = context.app.makePresented(self, from: context.source)
    else { return }
    context.source.present(controller, animated: animated)
  }

  package static let viewKeys = ["interactivePresentation"]
  package var needsView: Bool { interactivePresentation != nil }

  package func install(on element: UIView, of screen: ScreenController) {
    guard let gesture = interactivePresentation else { return }
    InteractivePresentationGesture(
      on: element, toward: gesture.toward, gesture.drag, from: screen
    ) { [screen = BoxedReference(screen), cell = BoxedReference(element as? CellView)] in
      // As a tap on the cell does.
      cell.object?.select()
      return screen.object?.makeInteractivelyPresented(self)
    }
  }
}

extension RunningApp {
  /// Creates the view controller to present; reports an unknown name and returns `nil`.
  func makePresented(
    _ action: PresentAction, from presenter: UIViewController
  ) -> UIViewController? {
    guard let screen = plan.screen(action.screen) else {
      missingScreen(action.screen)
      return nil
    }
    let controller: UIViewController
    if let alert = screen.alert {
      controller = UIAlertController(action.screen, title: screen.title, alert) {
        [weak self, presenter = BoxedReference(presenter)] button in
        self?.countTap(on: button.id)
        if let action = button.action, let presenter = presenter.object {
          self?.perform(action, from: presenter)
        }
      }
    } else {
      let content = makeController(action.screen, screen)
      controller =
        screen.inNavigationController ? navigationController(around: content, screen) : content
      if let style = style(of: action.use) {
        controller.use(style, for: [.modal], host: host, interactiveOnly: action.interactiveOnly)
        let isApt = controller.isAnimated(by: style, as: .modal)
        check(action.use, isApt: isApt, "presentations", controller)
      } else if screen.onDismissAttempt != nil || screen.adaptivePresentationStyle != nil {
        controller.presentationController?.delegate = content
      }
    }
    // `makeController` has noted a screen.
    if !(controller is ScreenController) { noteCreated(controller) }
    if let source = screen.source {
      controller.popoverPresentationController?.sourceView = device.view(named: source)
    }
    return controller
  }

  /// Returns the navigation controller in which a screen is presented.
  private func navigationController(
    around controller: ScreenController, _ screen: ScreenPlan
  ) -> UIViewController {
    let stack = UINavigationController(rootViewController: controller)
    stack.restorationIdentifier = NavigationPlan.name(
      of: controller.restorationIdentifier ?? "")
    stack.title = controller.title
    screen.setUpPresentation(of: stack)
    return stack
  }
}
