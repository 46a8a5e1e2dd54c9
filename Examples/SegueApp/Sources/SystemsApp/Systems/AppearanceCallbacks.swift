import SegueCore

extension System {
  static let appearanceCallbacks = System(
    17, "Appearance callbacks",
    "Which view controllers receive them; a presenter that stays visible receives none.",
    pushing: { AppearanceViewController() })
}

/// Lists the callbacks that it receives.
final class AppearanceViewController: ScreenViewController {
  init() {
    super.init(
      "Callbacks", " ",
      buttons: [
        .presenting("Full screen, which removes this view") { Self.makeCover(.fullScreen) },
        .presenting("Over the screen, which keeps it") { Self.makeCover(.overFullScreen) },
      ])
  }

  required init?(coder: NSCoder) { nil }

  private static func makeCover(_ style: UIModalPresentationStyle) -> UIViewController {
    let cover = ScreenViewController("Cover")
    cover.modalPresentationStyle = style
    return cover
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    text += "will appear\n"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text += "did appear\n"
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    text += "will disappear\n"
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    text += "did disappear\n"
  }
}
