import HeadlessUIKit
import Testing

/// The screen turns while something comes, stands or goes.
@Suite struct TurningTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .pageSheet,
    .formSheet,
  ]

  /// A view in a controller's that keeps clear of the safe area.
  private func content(of controller: UIViewController) -> UIView {
    let (content, safe) = (UIView(), controller.view.safeAreaLayoutGuide)
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: safe.topAnchor),
      content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    return content
  }

  /// The frames of sheet, presenter and their contents in a layout that never knew another size.
  private func freshFrames(_ style: UIModalPresentationStyle) -> [CGRect] {
    Driver.run(DeviceConfiguration(orientation: .landscapeLeft)) { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.inset = 30 }
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      let contents = [sheet, ui.root].map(content)
      ui.show(sheet)
      let frames = [sheet.view.frame, contents[0].frame]
      ui.root.dismiss(animated: true)
      ui.settle()
      return frames + [ui.root.view.frame, contents[1].frame]
    }
  }

  @Test(
    "[F049][F051] a rotation in mid-presentation leaves the frames of a fresh layout",
    arguments: styles)
  func turnsWhileComing(style: UIModalPresentationStyle) {
    let fresh = freshFrames(style)
    for moment in [0.0, 0.05, 0.125, 0.2] {
      Driver.run { ui in
        let delegate = LoggingDelegate(ui.log)
        delegate.setUp = { $0.inset = 30 }
        let sheet = ui.custom("sheet", delegate)
        sheet.modalPresentationStyle = style
        let contents = [sheet, ui.root].map(content)
        ui.root.present(sheet, animated: true)
        ui.advance(by: moment)
        ui.rotate(to: .landscapeLeft)
        ui.settle()
        #expect([sheet.view.frame, contents[0].frame] == fresh.prefix(2))
        #expect(presentationFrame(of: sheet.view) == fresh[0])
        ui.root.dismiss(animated: true)
        ui.settle()
        #expect([ui.root.view.frame, contents[1].frame] == fresh.suffix(2))
        #expect(ui.window.subviews == [ui.root.view])
        #expect(ui.complaints == [])
      }
    }
  }

  @Test("[F049] the built-in presentation goes on from where it was when the screen turns")
  func goesOnFromWhereItWas() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      let before = presentationFrame(of: sheet.view)
      ui.rotate(to: .landscapeLeft)
      let after = presentationFrame(of: sheet.view)
      #expect(isClose(before.midY, after.midY, within: 1))
      #expect(isClose(before.midX, after.midX, within: 1))
    }
  }

  @Test(
    "[F049] a rotation in mid-dismissal leaves nothing and the presenter in the new size",
    arguments: styles)
  func turnsWhileGoing(style: UIModalPresentationStyle) {
    for moment in [0.0, 0.05, 0.125, 0.2] {
      Driver.run { ui in
        let delegate = LoggingDelegate(ui.log)
        delegate.setUp = { $0.removes = true }
        let sheet = ui.custom("sheet", delegate)
        sheet.modalPresentationStyle = style
        ui.show(sheet)
        ui.root.dismiss(animated: true)
        ui.advance(by: moment)
        ui.rotate(to: .landscapeLeft)
        ui.settle()
        #expect(ui.window.subviews == [ui.root.view])
        #expect(ui.root.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
      }
    }
  }

  @Test(
    "[F049] a dismissal that is canceled after a rotation leaves the frames of a fresh layout",
    arguments: styles)
  func turnsBeforeCanceling(style: UIModalPresentationStyle) {
    let fresh = freshFrames(style)
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.inset = 30 }
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      let contents = [sheet, ui.root].map(content)
      ui.show(sheet)
      let hand = HandInteractor(ui.log)
      delegate.dismissalInteractor = hand
      ui.root.dismiss(animated: true)
      ui.turn()
      ui.rotate(to: .landscapeLeft)
      hand.cancel()
      ui.settle()
      #expect([sheet.view.frame, contents[0].frame] == fresh.prefix(2))
      delegate.dismissalInteractor = nil
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect([ui.root.view.frame, contents[1].frame] == fresh.suffix(2))
    }
  }

  @Test("[F050] there is a strip without dimming after a rotation: not here")
  func dimsTheWholeScreen() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let dimming = UIView()
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      delegate.setUp = {
        $0.hooks["presentationTransitionWillBegin"] = {
          dimming.frame = $0.containerView?.bounds ?? .zero
          $0.containerView?.insertSubview(dimming, at: 0)
        }
      }
      ui.show(ui.custom("sheet", delegate))
      ui.rotate(to: .landscapeLeft)
      for _ in 0...20 {
        #expect(presentationFrame(of: dimming) == dimming.superview?.layer.presentation()?.bounds)
        ui.advance(by: 1.0 / 60)
      }
    }
  }

  @Test("[F052] a hundred presentations with a shrunk presenter leave its frame to the bit")
  func keepsFramesToTheBit() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = {
        $0.hooks["presentationTransitionWillBegin"] = { _ in
          ui.root.view.transform = CGAffineTransform(scaleX: 0.93, y: 0.93).rotated(by: 0.01)
        }
        $0.hooks["dismissalTransitionDidEnd(true)"] = { _ in ui.root.view.transform = .identity }
      }
      let sheet = ui.custom("sheet", delegate)
      let state = [ui.root.view.bounds, ui.root.view.frame]
      for cycle in 1...100 {
        delegate.setUp = delegate.setUp
        ui.show(sheet)
        if cycle.isMultiple(of: 10) {
          for side in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            // A rotation sets the frame (UIKit row 63).
            let look = ui.root.view.transform
            ui.root.view.transform = .identity
            ui.rotate(to: side)
            ui.root.view.transform = look
            ui.settle()
          }
        }
        ui.root.dismiss(animated: true)
        ui.settle()
      }
      #expect([ui.root.view.bounds, ui.root.view.frame] == state)
    }
  }

  /// Who moves a view, there and back.
  struct Mover: CustomTestStringConvertible, Sendable {
    var style: UIModalPresentationStyle
    var isBuiltIn: Bool
    var testDescription: String { "\(style), \(isBuiltIn ? "built in" : "by an animator")" }
    nonisolated static let all = styles.flatMap {
      [Mover(style: $0, isBuiltIn: true), Mover(style: $0, isBuiltIn: false)]
    }
  }

  @Test(
    "[F053] content that keeps clear of the safe area jumps in no frame, there and back",
    arguments: Mover.all)
  func keepsTheSafeArea(mover: Mover) {
    Driver.run(
      DeviceConfiguration(
        portraitSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    ) { ui in
      let delegate = LoggingDelegate(ui.log, mover.isBuiltIn ? nil : .slides)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = mover.style
      let contents = [ui.root, sheet].map(content)
      var places: [[CGRect]] = []
      /// Looks at every frame of half a second, and at the end.
      @MainActor func watch() {
        for _ in 0...31 {
          ui.turn()
          places.append(contents.map(presentationFrame))
          ui.advance(by: 1.0 / 60)
        }
        ui.settle()
        places.append(contents.map(presentationFrame))
      }
      ui.root.present(sheet, animated: true)
      watch()
      ui.root.dismiss(animated: true)
      watch()
      #expect(contents[1].window == nil)
      #expect(contents[0].window != nil)
      #expect(places.filter { $0 != places[0] } == [])
      #expect(places[0][0] == CGRect(x: 0, y: 47, width: 375, height: 586))
    }
  }
}
