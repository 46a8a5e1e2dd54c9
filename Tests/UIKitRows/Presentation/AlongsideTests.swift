import HeadlessUIKit
import Testing

/// Section 6 of the rules: alongside animations use the transition's duration and curve.
@Suite struct AlongsideTests {
  struct Curve: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var options: UIView.AnimationOptions
    var duration: Double
    /// The progress after a quarter of the duration (row 167).
    var quarter: CGFloat
    nonisolated static let all = [
      Curve(testDescription: "linear", options: .curveLinear, duration: 0.4, quarter: 0.25),
      Curve(testDescription: "easeIn", options: .curveEaseIn, duration: 1, quarter: 0.093465),
      Curve(testDescription: "easeOut", options: .curveEaseOut, duration: 0.3, quarter: 0.378138),
    ]
  }

  @Test(
    "[101] an alongside block has the curve and the duration of the animator (101a, 101b)",
    arguments: Curve.all, [true, false])
  func alongsideUsesAnimatorCurve(curve: Curve, isPresenting: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let animator = LoggingAnimator(
        ui.log, .slides, lasting: curve.duration, options: curve.options)
      let sheet = ui.custom("sheet", delegate)
      if isPresenting {
        delegate.animator = animator
      } else {
        delegate.dismissalAnimator = animator
        ui.show(sheet)
      }
      let dimming = UIView()
      dimming.alpha = isPresenting ? 0 : 1
      sheet.hooks[isPresenting ? "viewWillAppear" : "viewWillDisappear"] = {
        $0.transitionCoordinator?.containerView.addSubview(dimming)
        $0.transitionCoordinator?.animate(alongsideTransition: { _ in
          dimming.alpha = isPresenting ? 1 : 0
        })
      }
      let start = ui.now
      isPresenting
        ? ui.root.present(sheet, animated: true) : ui.root.dismiss(animated: true)
      ui.turn()
      ui.advance(by: curve.duration / 4)
      let opacity = presentationOpacity(of: dimming)
      #expect(isClose(isPresenting ? opacity : 1 - opacity, curve.quarter, within: 1e-5))
      ui.advance(by: curve.duration / 2)
      let travel = presentationFrame(of: sheet.view).minY / ui.window.bounds.height
      #expect(isClose(presentationOpacity(of: dimming), 1 - travel))
      ui.settle()
      #expect(isClose(ui.now - start, curve.duration, within: 1e-9))
    }
  }

  @Test("[101] an alongside block has the spring of the animator (101b)")
  func alongsideUsesAnimatorSpring() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.animator = ClosureAnimator(lasting: 0.5) { context in
        let slide = Slide(context)
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
          animations: slide.move
        ) { _ in context.completeTransition(!context.transitionWasCancelled) }
      }
      let sheet = ui.custom("sheet", delegate)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      sheet.hooks["viewWillAppear"] = {
        $0.transitionCoordinator?.containerView.addSubview(bar)
        $0.transitionCoordinator?.animate(alongsideTransition: { _ in bar.frame.origin.x = 100 })
      }
      ui.root.present(sheet, animated: true)
      ui.turn()
      // Row 182, computed by hand for a damping ratio of 0.5 and a duration of 0.5 s.
      let samples: [(Double, CGFloat)] = [(0.1, 1.034971), (0.142629, 1.163034), (0.25, 0.987155)]
      for (time, progress) in samples {
        ui.advance(by: time - ui.now)
        #expect(isClose(presentationFrame(of: bar).minX, 100 * progress, within: 1e-2))
      }
      ui.settle()
    }
  }
}
