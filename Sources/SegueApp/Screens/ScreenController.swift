import HeadlessUIKit
import SegueParts

/// The controller of a screen of the file.
final class ScreenController: UIViewController {
  let plan: ScreenPlan
  /// Called when an element with an action is tapped.
  var onAction: (any Action) -> Void = { _ in }
  /// Makes what an element presents that a finger pulls.
  var onPull: (PresentAction) -> UIViewController? = { _ in nil }
  /// Called with what there is to tell of a tap beside the screen.
  var onTapOutside: (String) -> Void = { _ in }
  /// Makes the screen that stands in for this one in another environment.
  var onStandIn: (String) -> UIViewController? = { _ in nil }
  private(set) var mayDismissByTap: Bool
  /// Whether it has changes that are not saved.
  var hasUnsavedChanges: Bool { didSet { keepIfEdited() } }
  /// The coordinator of the transition with which the elements went along last.
  weak var followedCoordinator: (any UIViewControllerTransitionCoordinator)?

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - name: The name of the screen, which the controller and its view go by.
  ///   - plan: What it shows.
  init(_ name: String, _ plan: ScreenPlan) {
    self.plan = plan
    mayDismissByTap = plan.participatesInTransition?.dismissOnTap ?? true
    hasUnsavedChanges = plan.hasUnsavedChanges
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    title = plan.title
    preferredContentSize = plan.preferredContentSize ?? .zero
    isModalInPresentation = plan.isModalInPresentation
    keepIfEdited()
    definesPresentationContext = plan.definesPresentationContext
    providesPresentationContextTransitionStyle = plan.providesPresentationContextTransitionStyle
    plan.setUpPresentation(of: self)
    navigationItem.leftBarButtonItems = barButtons(.barLeading)
    navigationItem.rightBarButtonItems = barButtons(.barTrailing)
  }

  private func keepIfEdited() {
    if plan.onDismissAttempt?.by == .isModalInPresentation {
      isModalInPresentation = plan.isModalInPresentation || hasUnsavedChanges
    }
  }

  /// The buttons in the bar of a stack; nil for none, so that the button back stays.
  private func barButtons(_ position: ElementPlan.Position) -> [UIBarButtonItem]? {
    let elements = plan.elements.filter { $0.position == position }
    guard !elements.isEmpty else { return nil }
    return elements.map { element in
      let item = UIBarButtonItem(
        primaryAction: UIAction(title: element.title ?? element.id) { [weak self] _ in
          if let action = element.action { self?.onAction(action) }
        })
      item.accessibilityIdentifier = element.id
      return item
    }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = ScreenView(plan) { [weak self] in self?.onAction($0) }
    view.accessibilityIdentifier = restorationIdentifier
    // As UIKit's own views have it: one in transit when the device is turned has the new size too.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.hasOwnBar = !(parent is UINavigationController)
    self.view = view
    for (button, element) in zip(view.buttons, plan.elements) {
      guard let action = element.action as? PresentAction,
        let gesture = action.interactivePresentation
      else { continue }
      InteractivePresentationGesture(on: button, toward: gesture.toward, gesture.drag, from: self) {
        [weak self] in
        self?.onPull(action)
      }
    }
  }

  /// In a stack the stack's bar shows the title.
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if let parent {
      (viewIfLoaded as? ScreenView)?.hasOwnBar = !(parent is UINavigationController)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    moveElements(away: false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    moveElements(away: true)
  }

  /// Changes what the action says.
  func apply(_ change: SetAction) {
    if let title = change.title {
      self.title = title
      (viewIfLoaded as? ScreenView)?.title = title
    }
    if let size = change.preferredContentSize { preferredContentSize = size }
    if let isModal = change.isModalInPresentation { isModalInPresentation = isModal }
    if let hasUnsavedChanges = change.hasUnsavedChanges {
      self.hasUnsavedChanges = hasUnsavedChanges
    }
    if let dismissOnTap = change.dismissOnTap { mayDismissByTap = dismissOnTap }
  }
}

extension ScreenPlan {
  /// Says how the screen's controller, or the stack around it, is presented.
  func setUpPresentation(of controller: UIViewController) {
    controller.modalPresentationStyle = UIModalPresentationStyle(modalPresentationStyle)
    controller.modalTransitionStyle = UIModalTransitionStyle(modalTransitionStyle)
    if let sheet, controller.modalPresentationStyle.isSheet {
      sheet.apply(to: controller.sheetPresentationController)
    } else if let sheet, controller.modalPresentationStyle == .popover {
      sheet.apply(to: controller.popoverPresentationController?.adaptiveSheetPresentationController)
    }
  }
}

nonisolated extension UIModalPresentationStyle {
  fileprivate var isSheet: Bool { self == .pageSheet || self == .formSheet }

  init(_ presentation: ScreenPlan.Presentation) {
    self =
      switch presentation {
      case .automatic: .automatic
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .currentContext: .currentContext
      case .overCurrentContext: .overCurrentContext
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .blurOverFullScreen: .blurOverFullScreen
      case .popover: .popover
      case .custom: .custom
      case .none: .none
      }
  }
}

nonisolated extension UIModalTransitionStyle {
  init(_ movement: ScreenPlan.Movement) {
    self =
      switch movement {
      case .coverVertical: .coverVertical
      case .flipHorizontal: .flipHorizontal
      case .crossDissolve: .crossDissolve
      case .partialCurl: .partialCurl
      }
  }
}
