import HeadlessUIKit
import Testing

/// Who puts what is presented in its place, and when.
@Suite struct PlacingTests {
  /// What the system presents in one of its ways.
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
    "[58] the next layout of the container brings a view back that was moved (58b)",
    arguments: Kind.all)
  func putsBack(_ kind: Kind) {
    Driver.run(kind.device) { ui in
      let shown = kind.make(ui)
      ui.show(shown)
      let (view, place) = (view(of: shown), view(of: shown).frame)
      view.frame = place.offsetBy(dx: 10, dy: 20)
      shown.presentationController?.containerView?.setNeedsLayout()
      ui.settle()
      #expect(view.frame == place)
    }
  }

  @Test(
    "[F052] a view with a transform of its own has the size of its place all the same",
    arguments: Kind.all.filter { $0.testDescription != "popover" })
  func measuresWithoutTheTransform(_ kind: Kind) {
    Driver.run(kind.device) { ui in
      let shown = kind.make(ui)
      ui.show(shown)
      let (view, place) = (view(of: shown), view(of: shown).frame)
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view.bounds.size = CGSize(width: 10, height: 10)
      shown.presentationController?.containerView?.setNeedsLayout()
      ui.settle()
      #expect(view.bounds.size == place.size)
      #expect(view.center == CGPoint(x: place.midX, y: place.midY))
    }
  }

  @Test(
    "[F049] a view on its way is left where it is, and on its way out in another size too",
    arguments: Kind.all)
  func leavesAlone(_ kind: Kind) {
    Driver.run(kind.device) { ui in
      for presents in [true, false] {
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
        #expect(ui.complaints == [])
      }
    }
  }
}
