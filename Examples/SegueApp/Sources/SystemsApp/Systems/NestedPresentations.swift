import SegueCore

extension System {
  static let nestedPresentations = System(
    15, "Nested presentations",
    "A presented view controller can present another one; each presents one at a time.",
    presenting: { makeLevel(1) })

  private static func makeLevel(_ level: Int) -> UIViewController {
    let sheet = ScreenViewController(
      "Sheet \(level)",
      buttons: [
        .presenting("Present sheet \(level + 1)") { makeLevel(level + 1) },
        .close,
        ScreenButton("Close all") { screen in
          var first = screen
          while let presenter = first.presentingViewController { first = presenter }
          // On the first presenter, it dismisses all that are presented.
          first.dismiss(animated: true)
        },
      ])
    sheet.modalPresentationStyle = .pageSheet
    return sheet
  }
}
