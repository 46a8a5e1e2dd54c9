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

  func makeScene() -> any ContractScene {
    switch self {
    case .modal: ModalScene()
    case .navigation: NavigationScene()
    case .tabs: TabScene()
    }
  }

  var words: ContractWords {
    switch self {
    case .modal:
      ContractWords(
        forward: "presentation", reverse: "dismissal", movingView: "the presented view",
        forwardEnd: "the completion of present", reverseEnd: "the completion of dismiss")
    case .navigation:
      ContractWords(
        forward: "push", reverse: "pop", movingView: "the pushed view",
        forwardEnd: "viewDidAppear of the pushed page",
        reverseEnd: "viewDidDisappear of the popped page")
    case .tabs:
      ContractWords(
        forward: "tab change", reverse: "reverse tab change", movingView: "the later tab",
        forwardEnd: "viewDidAppear of the later tab",
        reverseEnd: "viewDidDisappear of the later tab")
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
}
