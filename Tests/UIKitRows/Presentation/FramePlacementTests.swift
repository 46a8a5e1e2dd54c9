import HeadlessUIKit
import Testing

/// When the system sets the presented view's frame.
@Suite struct FramePlacementTests {
  /// A presentation in one of the system's styles.
  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isOnTablet = false
    var make: @MainActor @Sendable (Driver) -> UIViewController
    nonisolated static let all =
      [
        UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
        .pageSheet,
      ].map { style in
        Kind(testDescription: "\(style)") { $0.controller("shown", style: style) }
      } + [
        Kind(testDescription: "popover", isOnTablet: true) { ui in
          let made = ui.controller("shown", style: .popover)
          made.popoverPresentationController?.sourceView = ui.root.view
          return made
        },
        Kind(testDescription: "alert") { _ in alert(.alert) },
        Kind(testDescription: "action sheet") { _ in alert(.actionSheet) },
      ]
    @MainActor var device: DeviceConfiguration { isOnTablet ? .tablet : DeviceConfiguration() }

    private static func alert(_ style: UIAlertController.Style) -> UIAlertController {
      let made = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
      made.addAction(UIAlertAction(title: "Yes", style: .cancel))
      return made
    }
  }

  private func view(of shown: UIViewController) -> UIView {
    shown.presentationController?.presentedView ?? UIView()
  }

  @Test(
    "[58] the next container layout restores the frame of a view that was moved (58b)",
    arguments: Kind.all)
  func putsBack(_ kind: Kind) {
    Driver.run(kind.device) { ui in
      let shown = kind.make(ui)
      ui.show(shown)
      let (view, frame) = (view(of: shown), view(of: shown).frame)
      view.frame = frame.offsetBy(dx: 10, dy: 20)
      shown.presentationController?.containerView?.setNeedsLayout()
      ui.settle()
      #expect(view.frame == frame)
    }
  }

  @Test(
    "[F052] a container layout sets bounds and center of a view with a transform",
    arguments: Kind.all.filter { $0.testDescription != "popover" })
  func measuresWithoutTheTransform(_ kind: Kind) {
    Driver.run(kind.device) { ui in
      let shown = kind.make(ui)
      ui.show(shown)
      let (view, frame) = (view(of: shown), view(of: shown).frame)
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view.bounds.size = CGSize(width: 10, height: 10)
      shown.presentationController?.containerView?.setNeedsLayout()
      ui.settle()
      #expect(view.bounds.size == frame.size)
      #expect(view.center == CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  @Test(
    "[F049] a layout does not move an animating view; a resize moves only a view being presented",
    arguments: Kind.all, [true, false])
  func layoutDoesNotMoveAnimatingView(_ kind: Kind, presents: Bool) {
    Driver.run(kind.device) { ui in
      let shown = kind.make(ui)
      if presents { ui.root.present(shown, animated: true) } else { ui.show(shown) }
      if !presents { ui.root.dismiss(animated: true) }
      ui.advance(by: 0.1)
      let view = view(of: shown)
      let moved = view.frame.offsetBy(dx: 10, dy: 20)
      view.frame = moved
      let container = shown.presentationController?.containerView
      container?.setNeedsLayout()
      ui.turn()
      #expect(view.frame == moved)
      view.autoresizingMask = []
      container?.bounds.size.height -= 60
      ui.turn()
      #expect((view.frame == moved) == !presents)
      ui.settle()
      if presents { ui.root.dismiss(animated: false) }
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
    }
  }
}
