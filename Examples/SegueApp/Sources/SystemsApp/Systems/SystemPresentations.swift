import SegueCore

/// The systems that are UIKit's own presentations and transitions.
extension System {
  static let presentationStyles = System(
    13, "The system's presentation styles",
    "The modal presentation styles, and which views each leaves in the window.",
    pushing: {
      let styles: [(title: String, style: UIModalPresentationStyle)] = [
        ("Automatic", .automatic), ("Page sheet", .pageSheet), ("Form sheet", .formSheet),
        ("Full screen", .fullScreen), ("Over full screen", .overFullScreen),
        ("Current context", .currentContext), ("Over current context", .overCurrentContext),
      ]
      return ScreenViewController(
        "Presentation styles",
        buttons: styles.map { title, style in
          .presenting(title) {
            let screen = ScreenViewController(title)
            screen.modalPresentationStyle = style
            return screen
          }
        })
    })

  static let transitionStyles = System(
    16, "The system's transition styles",
    "Cover vertical, flip horizontal, cross dissolve and partial curl.",
    pushing: {
      let styles: [(title: String, style: UIModalTransitionStyle)] = [
        ("Cover vertical", .coverVertical), ("Flip horizontal", .flipHorizontal),
        ("Cross dissolve", .crossDissolve), ("Partial curl", .partialCurl),
      ]
      return ScreenViewController(
        "Transition styles",
        buttons: styles.map { title, style in
          .presenting(title) {
            let screen = ScreenViewController(title)
            screen.modalPresentationStyle = .fullScreen
            screen.modalTransitionStyle = style
            return screen
          }
        })
    })
}
