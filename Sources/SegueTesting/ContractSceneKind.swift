import SegueCore

/// The changes of screens that a style can take part in.
enum ContractSceneKind {
  case modal, navigation

  /// What a style says that it takes part in; what it does by itself can only be presentations.
  static func all(for style: any TransitionStyle) -> [ContractSceneKind] {
    let isForStacks = style.navigationDelegate != nil
    let isModal = style.transitioningDelegate != nil || !isForStacks
    return (isModal ? [.modal] : []) + (isForStacks ? [.navigation] : [])
  }

  func makeScene() -> any ContractScene {
    switch self {
    case .modal: ModalScene()
    case .navigation: NavigationScene()
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
