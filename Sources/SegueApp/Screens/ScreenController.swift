import HeadlessUIKit
import SegueParts

/// The view controller of a screen in the file.
final class ScreenController: UIViewController {
  let plan: ScreenPlan
  /// Called when an element with an action is tapped.
  var onAction: (any Action) -> Void = { _ in }
  /// Creates the view controller that an element presents interactively.
  var makeInteractivelyPresented: (PresentAction) -> UIViewController? = { _ in nil }
  /// Called with the event of a tap outside the screen.
  var onTapOutside: (String) -> Void = { _ in }
  /// Creates the replacement view controller for an adapted presentation.
  var makeReplacement: (String) -> UIViewController? = { _ in nil }
  private(set) var mayDismissByTap: Bool
  /// Whether the screen has unsaved changes.
  var hasUnsavedChanges: Bool { didSet { keepIfEdited() } }
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
    keepIfEdited()
    definesPresentationContext = plan.definesPresentationContext
    providesPresentationContextTransitionStyle = plan.providesPresentationContextTransitionStyle
    plan.setUpPresentation(of: self)
    navigationItem.leftBarButtonItems = barButtons(.barLeading)
    navigationItem.rightBarButtonItems = barButtons(.barTrailing)
  }

  private func keepIfEdited() {
    if plan.onDismissAttempt?.preventedBy == .isModalInPresentation {
      isModalInPresentation = plan.isModalInPresentation || hasUnsavedChanges
    }
  }

  /// Returns the bar button items of a position; `nil` for none, which keeps the back button.
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
    // UIKit's default for root views: one in transition during a rotation is resized as well.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.hasOwnBar = !(parent is UINavigationController)
    self.view = view
    for (button, element) in zip(view.buttons, plan.elements) {
      guard let action = element.action as? PresentAction,
        let gesture = action.interactivePresentation
      else { continue }
      InteractivePresentationGesture(on: button, toward: gesture.toward, gesture.drag, from: self) {
        [weak self] in
        self?.makeInteractivelyPresented(action)
      }
    }
  }

  /// In a navigation stack the navigation bar shows the title.
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

  /// Applies the changes of an action.
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
  /// Configures the presentation of the screen's controller or its navigation controller.
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
