import HeadlessUIKit
import Testing

/// Rotations during presentations and dismissals.
@Suite struct RotationTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .pageSheet,
    .formSheet,
  ]

  /// Adds a view that fills the safe area of a view controller's view, and returns it.
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

  /// Returns the frames of the sheet, its content, the presenter and its content on a device that
  /// starts in landscape.
  private func freshFrames(_ style: UIModalPresentationStyle) -> [CGRect] {
    var frames: [CGRect] = []
    Driver.run(DeviceConfiguration(orientation: .landscapeLeft)) { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.inset = 30 }
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      let contents = [sheet, ui.root].map(content)
      ui.show(sheet)
      frames = [sheet.view.frame, contents[0].frame]
      ui.root.dismiss(animated: true)
      ui.settle()
      frames += [ui.root.view.frame, contents[1].frame]
    }
    return frames
  }

  @Test(
    "[F049][F051] a rotation during a presentation ends with the frames of a fresh layout",
    arguments: styles, [0, 0.05, 0.125, 0.2])
  func turnsWhileComing(style: UIModalPresentationStyle, moment: Double) {
    let fresh = freshFrames(style)
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
      #expect(presentationFrame(of: sheet.view) == fresh.first)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect([ui.root.view.frame, contents[1].frame] == fresh.suffix(2))
      #expect(ui.window.subviews == [ui.root.view])
    }
  }

  @Test("[F049] the built-in presentation continues from its position when the screen rotates")
  func rotationContinuesFromPosition() {
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
    "[F049] a rotation during a dismissal removes the sheet and resizes the presenter",
    arguments: styles, [0.0, 0.05, 0.125, 0.2])
  func turnsWhileGoing(style: UIModalPresentationStyle, moment: Double) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = true }
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

  @Test(
    "[F049] canceling a dismissal after a rotation ends with the frames of a fresh layout",
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

  @Test("[F050] dimming fills the container in every frame of a rotation")
  func dimmingFillsContainer() {
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

  @Test("[F052] a hundred presentations with a scaled presenter keep its frame bit for bit")
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
          for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            // A rotation sets the frame (UIKit row 63).
            let transform = ui.root.view.transform
            ui.root.view.transform = .identity
            ui.rotate(to: orientation)
            ui.root.view.transform = transform
            ui.settle()
          }
        }
        ui.root.dismiss(animated: true)
        ui.settle()
      }
      #expect([ui.root.view.bounds, ui.root.view.frame] == state)
    }
  }

  /// The kind of animator for a presentation and its dismissal.
  struct AnimatorKind: CustomTestStringConvertible, Sendable {
    var style: UIModalPresentationStyle
    var isBuiltIn: Bool
    var testDescription: String { "\(style), \(isBuiltIn ? "built-in" : "custom") animator" }
    nonisolated static let all = styles.flatMap {
      [AnimatorKind(style: $0, isBuiltIn: true), AnimatorKind(style: $0, isBuiltIn: false)]
    }
  }

  @Test(
    "[F053] content in the safe area does not jump in any frame of a transition",
    arguments: AnimatorKind.all)
  func keepsTheSafeArea(kind: AnimatorKind) {
    Driver.run(
      DeviceConfiguration(portraitSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    ) { ui in
      let delegate = LoggingDelegate(ui.log, kind.isBuiltIn ? nil : .slides)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = kind.style
      let contents = [ui.root, sheet].map(content)
      var frames: [[CGRect]] = []
      /// Records the frames for half a second, and at the end.
      @MainActor func record() {
        for _ in 0...31 {
          ui.turn()
          frames.append(contents.map(presentationFrame))
          ui.advance(by: 1.0 / 60)
        }
        ui.settle()
        frames.append(contents.map(presentationFrame))
      }
      ui.root.present(sheet, animated: true)
      record()
      ui.root.dismiss(animated: true)
      record()
      #expect(contents[1].window == nil)
      #expect(contents[0].window != nil)
      #expect(frames.filter { $0 != frames[0] } == [])
      #expect(frames[0][0] == CGRect(x: 0, y: 47, width: 375, height: 586))
    }
  }
}
