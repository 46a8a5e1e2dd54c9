import SegueCore

extension System {
  static let olympics = System(
    7, "Three panels",
    "Summer games from the left, winter games from the right, medals from the bottom.",
    pushing: {
      ScreenViewController(
        "Games",
        buttons: [
          .presenting("Summer", with: Transitions.summer),
          .presenting("Winter", with: Transitions.winter),
          .presenting("Medals") { makeMedals() },
        ])
    })

  /// Makes the medals; in compact height a request to rotate the device replaces them.
  private static func makeMedals() -> UIViewController {
    let medals = ScreenViewController("Medals", "Gold, silver and bronze.")
    medals.use(
      Transitions.medals,
      host: .naming("rotate") { ScreenViewController("Please rotate the device") })
    return medals
  }
}
