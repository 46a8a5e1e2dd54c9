import SegueCore

/// The changes of screens that a style can take part in.
enum ContractSceneKind {
  case modal, navigation, tabs

  /// What a style says that it takes part in; what it does by itself can only be presentations.
  static func all(for style: any TransitionStyle) -> [ContractSceneKind] {
    let containers: [ContractSceneKind] =
      (style.navigationDelegate == nil ? [] : [.navigation])
      + (style.tabBarDelegate == nil ? [] : [.tabs])
    let isModal = style.transitioningDelegate != nil || containers.isEmpty
    return (isModal ? [.modal] : []) + containers
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
        come: "presentation", go: "dismissal", mover: "the presented view",
        comeEnd: "the completion of present", goEnd: "the completion of dismiss")
    case .navigation:
      ContractWords(
        come: "push", go: "pop", mover: "the pushed page",
        comeEnd: "viewDidAppear of the pushed page", goEnd: "viewDidDisappear of the popped page")
    case .tabs:
      ContractWords(
        come: "change of tab", go: "change back", mover: "the later tab",
        comeEnd: "viewDidAppear of the later tab", goEnd: "viewDidDisappear of the later tab")
    }
  }
}

/// What messages call the parts of a scene.
struct ContractWords {
  /// "presentation"
  let come: String
  /// "dismissal"
  let go: String
  /// "the presented view"
  let mover: String
  /// "the completion of present"
  let comeEnd: String
  /// "the completion of dismiss"
  let goEnd: String
}
