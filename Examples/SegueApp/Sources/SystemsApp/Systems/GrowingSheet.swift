import SegueCore

extension System {
  static let growingSheet = System(
    10, "A sheet that grows",
    "The content determines the height of the sheet, also while it is presented.",
    presenting: {
      let sheet = GrowingViewController()
      sheet.use(Transitions.fitting)
      return sheet
    })
}

/// Content whose preferred height changes.
final class GrowingViewController: ScreenViewController {
  init() {
    super.init(
      "Growing",
      buttons: [
        ScreenButton("More") { $0.preferredContentSize.height += 100 },
        ScreenButton("Less") {
          $0.preferredContentSize.height = max(200, $0.preferredContentSize.height - 100)
        },
        .close,
      ])
    preferredContentSize = CGSize(width: 320, height: 300)
  }

  required init?(coder: NSCoder) { nil }
}
