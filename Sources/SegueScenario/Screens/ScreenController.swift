package import HeadlessUIKit
import SegueCore
import SegueParts
import SegueTuning

/// The view controller of a screen in the file.
package final class ScreenController: UIViewController {
  let plan: ScreenPlan
  /// Called with a tapped element, before its action is performed.
  var onTap: (ElementPlan) -> Void = { _ in }
  /// Performs an action.
  var onAction: (any Action) -> Void = { _ in }
  /// Creates the view controller that an element presents interactively.
  var makeInteractivelyPresented: (PresentAction) -> UIViewController? = { _ in nil }
  /// Called with the event of a tap outside the screen.
  var onTapOutside: (String) -> Void = { _ in }
  /// Creates the view controller of another screen.
  var makeScreen: (String) -> UIViewController? = { _ in nil }
  /// Returns what tunes the transitions of the file.
  var makeTuning: () -> TransitionTuning? = { nil }
  /// Called with the YAML that the user copies.
  var onCopy: (String) -> Void = { _ in }
  /// Whether a tap outside the screen dismisses it.
  var mayDismissByTap: Bool
  /// Whether the screen has unsaved changes.
  var hasUnsavedChanges: Bool { didSet { updateIsModalInPresentation() } }
  /// The container that fills the screen; `nil` for none.
  private(set) var embedded: UIViewController?
  /// The pan from an edge, while the screen is visible.
  private var edgePresentation: InteractivePresentationGesture?
  /// The coordinator of the last transition with alongside animations.
  weak var followedCoordinator: (any UIViewControllerTransitionCoordinator)?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - name: The name of the screen, which identifies the controller and its view.
  ///   - plan: The plan of the screen.
  init(_ name: String, _ plan: ScreenPlan) {
    self.plan = plan
    mayDismissByTap = plan.participatesInTransition?.dismissOnTap ?? true
    hasUnsavedChanges = plan.hasUnsavedChanges
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    title = plan.title
    preferredContentSize = plan.preferredContentSize ?? .zero
    isModalInPresentation = plan.isModalInPresentation
    updateIsModalInPresentation()
    definesPresentationContext = plan.definesPresentationContext
    hidesBottomBarWhenPushed = plan.hidesBottomBarWhenPushed
    providesPresentationContextTransitionStyle = plan.providesPresentationContextTransitionStyle
    plan.setUpPresentation(of: self)
    navigationItem.leftBarButtonItems = barButtons(.barLeading)
    navigationItem.rightBarButtonItems = barButtons(.barTrailing)
  }

  private func updateIsModalInPresentation() {
    if plan.onDismissAttempt?.preventedBy == .isModalInPresentation {
      isModalInPresentation = plan.isModalInPresentation || hasUnsavedChanges
    }
  }

  /// Returns the bar button items of a position; `nil` for none, which keeps the back button.
  private func barButtons(_ position: ElementPlan.Position) -> [UIBarButtonItem]? {
    let elements = plan.elements.filter { $0.position == position }
    guard !elements.isEmpty else { return nil }
    let reference = BoxedReference(self)
    return elements.map { element in
      let action = UIAction(title: element.title ?? element.id) { _ in
        reference.object?.didTap(element)
      }
      let item =
        element.action.flatMap { makeGestureItem($0, action, of: element) }
        ?? UIBarButtonItem(primaryAction: action)
      item.accessibilityIdentifier = element.id
      return item
    }
  }

  /// Returns a bar button item with a custom view, for a gesture on it; `nil` if it has none.
  private func makeGestureItem(
    _ action: any Action, _ tap: UIAction, of element: ElementPlan
  ) -> UIBarButtonItem? {
    guard action.needsView else { return nil }
    let button = UIButton(type: .system, primaryAction: tap)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.accessibilityIdentifier = element.id
    action.install(on: button, of: self)
    return UIBarButtonItem(customView: button)
  }

  private func didTap(_ element: ElementPlan) {
    onTap(element)
    if let action = element.action { onAction(action) }
  }

  required init?(coder: NSCoder) { nil }

  package override func loadView() {
    let reference = BoxedReference(self)
    let view = ScreenView(plan) { reference.object?.didTap($0) }
    view.accessibilityIdentifier = restorationIdentifier
    // UIKit's default for root views: one in transition during a rotation is resized as well.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.hasOwnBar = !(parent is UINavigationController)
    self.view = view
    for (button, element) in zip(view.buttons, plan.elements) {
      for view in button.actionViews {
        element.action?.install(on: view, of: self)
      }
    }
    if plan.content == .tuning { addTuningPanel() }
    if let embedded {
      view.show(embedded.view)
      embedded.didMove(toParent: self)
    }
  }

  /// Fills the screen with a container, before the view is loaded.
  func embed(_ container: UIViewController) {
    embedded = container
    addChild(container)
  }

  /// In a navigation stack the navigation bar shows the title.
  package override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if let parent {
      (viewIfLoaded as? ScreenView)?.hasOwnBar = !(parent is UINavigationController)
    }
  }

  /// Dismisses the screen if it uses a transition of the file; a navigation controller pops first.
  package override func accessibilityPerformEscape() -> Bool {
    guard navigationController?.viewControllers.count ?? 1 == 1, presentingViewController != nil,
      let presentation = activePresentationController as? HostedPresentationController
    else { return super.accessibilityPerformEscape() }
    presentation.dismiss(by: .escape)
    return true
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let isHidden = plan.isNavigationBarHidden {
      navigationController?.setNavigationBarHidden(isHidden, animated: animated)
    }
    moveElements(away: false)
    if edgePresentation == nil {
      edgePresentation = plan.interactivePresentation?.install(for: self)
    }
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    edgePresentation?.remove()
    edgePresentation = nil
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    moveElements(away: true)
  }
}

extension ScreenPlan {
  /// Configures the presentation of the screen's controller or its navigation controller.
  func setUpPresentation(of controller: UIViewController) {
    controller.modalPresentationStyle = modalPresentationStyle
    controller.modalTransitionStyle = modalTransitionStyle
    if let sheet, controller.modalPresentationStyle.isSheet {
      sheet.apply(to: controller.sheetPresentationController)
    } else if let sheet, controller.modalPresentationStyle == .popover {
      sheet.apply(to: controller.popoverPresentationController?.adaptiveSheetPresentationController)
    }
  }
}

nonisolated extension UIModalPresentationStyle {
  fileprivate var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// A screen contains what fills it.
extension ScreenController: AppContainer {
  var visibleContent: [UIViewController] { embedded.map { [$0] } ?? [] }
  var namingChild: UIViewController? { nil }
}
