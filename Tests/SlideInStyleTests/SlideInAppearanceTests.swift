import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import SlideInStyle
import StyleTestSupport
import TestSupport
import Testing

/// Margins, corners, the presenter's appearance and the backdrop of a panel of 200 pt in 400 x 600.
@Suite(.checkedDevices) struct SlideInAppearanceTests {
  private func stage(_ tune: (inout SlideInParameters) -> Void) -> CoverStage {
    var parameters = SlideInParameters()
    parameters.extent = .points(200)
    parameters.timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
    tune(&parameters)
    return CoverStage(.modal, style: StyleDescriptor.slideIn.make(parameters))
  }

  @Test(
    "a margin separates the panel from all edges, and it still starts offscreen",
    arguments: [
      (ConfigEdge.left, CGRect(x: 20, y: 20, width: 200, height: 560), CGPoint(x: -200, y: 20)),
      (.bottom, CGRect(x: 20, y: 380, width: 360, height: 200), CGPoint(x: 20, y: 600)),
    ])
  func margin(_ edge: ConfigEdge, _ frame: CGRect, _ start: CGPoint) {
    let stage = stage {
      $0.edge = edge
      $0.margin = 20
    }
    stage.forward()
    #expect(stage.frame(of: stage.upper).origin == start)
    stage.device.settle()
    #expect(stage.frame(of: stage.upper) == frame)
  }

  @Test("a corner radius holds during the presentation, and the view's own is restored")
  func cornerRadius() {
    let stage = stage { $0.cornerRadius = 16 }
    stage.device.perform { stage.upper.view.layer.cornerRadius = 3 }
    stage.forward()
    #expect(stage.upper.view.layer.cornerRadius == 16)
    #expect(stage.upper.view.clipsToBounds)
    stage.device.settle()
    stage.reverse()
    stage.device.settle()
    #expect(stage.upper.view.layer.cornerRadius == 3)
    #expect(!stage.upper.view.clipsToBounds)
  }

  @Test(
    "the presenter is pushed by a fraction of the panel's length, and returns",
    arguments: [
      (ConfigEdge.left, 1.0, CGPoint(x: 200, y: 0)), (.right, 0.5, CGPoint(x: -100, y: 0)),
      (.bottom, 0.25, CGPoint(x: 0, y: -50)),
    ])
  func parallax(_ edge: ConfigEdge, _ parallax: Double, _ origin: CGPoint) {
    let stage = stage {
      $0.edge = edge
      $0.presenter.parallax = parallax
    }
    stage.forward()
    stage.device.advance(by: 0.2)
    #expect(isClose(stage.frame(of: stage.lower).minX, origin.x / 2))
    #expect(isClose(stage.frame(of: stage.lower).minY, origin.y / 2))
    stage.device.settle()
    #expect(stage.frame(of: stage.lower).origin == origin)
    stage.reverse()
    stage.device.settle()
    #expect(stage.lower.view.transform.isIdentity)
  }

  @Test("after a rotation the presenter is pushed by the panel's new length")
  func parallaxAfterRotation() {
    let stage = stage {
      $0.extent = .fraction(0.5)
      $0.presenter.parallax = 1
    }
    stage.forward(animated: false)
    #expect(stage.frame(of: stage.lower).minX == 200)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.advance(by: 0.15)
    let halfway = stage.frame(of: stage.lower).minX
    #expect(halfway > 200)
    #expect(halfway < 300)
    stage.device.settle()
    #expect(stage.frame(of: stage.lower).minX == 300)
  }

  @Test("a drag that cancels the dismissal leaves the presenter pushed and scaled")
  func canceledDrag() {
    let stage = stage {
      $0.presenter.parallax = 1
      $0.presenter.scale = 0.9
    }
    stage.forward(animated: false)
    let frame = stage.frame(of: stage.lower)
    #expect(isClose(frame, CGRect(x: 220, y: 30, width: 360, height: 540)))
    stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 110, y: 300))
    #expect(stage.frame(of: stage.lower).minX < 220)
    stage.release()
    #expect(isClose(stage.frame(of: stage.lower), frame))
  }

  // MARK: Backdrop

  private func chrome(_ stage: CoverStage, _ role: String) -> UIView? {
    stage.upper.presentationController?.containerView?.subviews.first {
      $0.accessibilityIdentifier == role
    }
  }

  @Test("a blur appears alongside below the dimming, and is removed after the dismissal")
  func blur() {
    let stage = stage { $0.dimming.blur = .systemMaterial }
    stage.forward()
    let view = chrome(stage, "blur") as? UIVisualEffectView
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(view?.effect is UIBlurEffect)
    let roles = view?.superview?.subviews.compactMap(\.accessibilityIdentifier)
    #expect(roles?.prefix(2) == ["blur", "dimming"])
    stage.device.settle()
    stage.reverse()
    #expect(view?.effect == nil)
    stage.device.settle()
    #expect(view?.superview == nil)
  }

  @Test("with Reduce Transparency there is no blur")
  func reducedTransparency() {
    let stage = stage { $0.dimming.blur = .dark }
    stage.device.accessibility.settings.isReduceTransparencyEnabled = true
    stage.forward()
    #expect((chrome(stage, "blur") as? UIVisualEffectView)?.effect == nil)
  }

  @Test("two backdrops add up, unless the upper one replaces the lower", arguments: [false, true])
  func nestedBackdrops(_ replaces: Bool) {
    let stage = stage { _ in }
    stage.forward(animated: false)
    let lower = chrome(stage, "dimming")
    let second = UIViewController()
    var parameters = SlideInParameters()
    parameters.dimming.replacesDimmingBelow = replaces
    stage.device.perform {
      second.use(.slideIn, parameters)
      stage.upper.present(second, animated: true)
    }
    stage.device.settle()
    #expect(lower?.alpha == (replaces ? 0 : 0.5))
    stage.device.perform { stage.upper.dismiss(animated: true) }
    stage.device.settle()
    #expect(lower?.alpha == 0.5)
  }
}
