import SegueCore

/// The kinds of transitions that a style can animate.
enum ContractSceneKind {
  case modal, navigation, tabs

  /// Returns the kinds for which a style vends delegates; a style without any can only be modal.
  static func all(for style: any TransitionStyle) -> [ContractSceneKind] {
    if let style = style as? DelegateStyle { return [style.kind] }
    let containers: [ContractSceneKind] =
      (style.navigationDelegate == nil ? [] : [.navigation])
      + (style.tabBarDelegate == nil ? [] : [.tabs])
    let isModal = style.transitioningDelegate != nil || containers.isEmpty
    return (isModal ? [.modal] : []) + containers
  }

  /// The role of a style that animates the transitions.
  var role: TransitionRole {
    switch self {
    case .modal: .modal
    case .navigation: .stack
    case .tabs: .tabs
    }
  }

  /// Makes the scene of a run.
  ///
  /// - Parameter makeController: Makes the presented, navigation or tab bar controller with a delegate of
  ///   its own; nil for the scene's.
  func makeScene(of makeController: (() -> UIViewController)?) -> any ContractScene {
    switch self {
    case .modal: ModalScene(presenting: makeController)
    case .navigation:
      (makeController?() as? UINavigationController).map { NavigationScene(in: $0) }
        ?? NavigationScene()
    case .tabs: (makeController?() as? UITabBarController).map { TabScene(in: $0) } ?? TabScene()
    }
  }

  var words: ContractWords {
    switch self {
    case .modal:
      ContractWords(
        forward: "presentation", reverse: "dismissal", movingView: "the presented view",
        forwardEnd: "the completion of present", reverseEnd: "the completion of dismiss",
        delegate: "the transitioningDelegate of the presented controller")
    case .navigation:
      ContractWords(
        forward: "push", reverse: "pop", movingView: "the pushed view",
        forwardEnd: "viewDidAppear of the pushed page",
        reverseEnd: "viewDidDisappear of the popped page",
        delegate: "the delegate of the navigation controller")
    case .tabs:
      ContractWords(
        forward: "tab change", reverse: "reverse tab change", movingView: "the later tab",
        forwardEnd: "viewDidAppear of the later tab",
        reverseEnd: "viewDidDisappear of the later tab",
        delegate: "the delegate of the tab bar controller")
    }
  }
}

/// The words for a scene's transitions in messages.
struct ContractWords {
  /// "presentation"
  let forward: String
  /// "dismissal"
  let reverse: String
  /// "the presented view"
  let movingView: String
  /// "the completion of present"
  let forwardEnd: String
  /// "the completion of dismiss"
  let reverseEnd: String
  /// "the transitioningDelegate of the presented controller"
  let delegate: String
}
