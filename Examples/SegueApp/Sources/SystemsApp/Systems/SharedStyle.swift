import SegueConfig
import SegueCore
import SegueParts
import SlideInStyle

extension System {
  static let sharedStyle = System(
    6, "One style for several",
    "One style serves several presentations; its parameters are set before each.",
    pushing: { SharedStyleViewController() })
}

/// Presents three panels with one style, from code instead of a file.
final class SharedStyleViewController: ScreenViewController {
  private let style = StyleDescriptor.slideIn.make()

  init() {
    super.init(
      "One style",
      buttons: [
        ScreenButton("Left") { ($0 as? Self)?.present(from: .left) },
        ScreenButton("Right") { ($0 as? Self)?.present(from: .right) },
        ScreenButton("Bottom, except in compact height") {
          ($0 as? Self)?.present(from: .bottom, disablesCompactHeight: true)
        },
      ])
  }

  required init?(coder: NSCoder) { nil }

  private func present(from edge: ConfigEdge, disablesCompactHeight: Bool = false) {
    style.parameters.edge = edge
    style.parameters.disableCompactHeight = disablesCompactHeight
    let panel = ScreenViewController("Panel", "It slides in from the \(edge.rawValue).")
    panel.use(style)
    present(panel, animated: true)
  }
}
