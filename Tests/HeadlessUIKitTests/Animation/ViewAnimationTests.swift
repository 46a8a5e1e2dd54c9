import HeadlessUIKit
import TestSupport
import Testing

/// The basic forms of `UIView.animate`.
@Suite(.checkedDevices) struct ViewAnimationTests {
  nonisolated struct CurveCase: CustomTestStringConvertible, Sendable {
    var name: String
    var options: UIView.AnimationOptions
    var progress: [Double]
    var testDescription: String { name }
  }

  @Test(
    "[152][166][167] a block animates with the curve of its options, easeInOut by default (152a)",
    arguments: [
      CurveCase(
        name: "none", options: [], progress: [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      CurveCase(
        name: "easeInOut", options: .curveEaseInOut,
        progress: [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      CurveCase(
        name: "easeIn", options: .curveEaseIn,
        progress: [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      CurveCase(
        name: "easeOut", options: .curveEaseOut,
        progress: [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      CurveCase(
        name: "linear", options: .curveLinear, progress: [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func curves(example: CurveCase) {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: example.options) {
        scene.view.center.x += 100
      }
    }
    let found = scene.positions(at: [0.1, 0.25, 0.5, 0.75, 0.9]).map { ($0 - 50) / 100 }
    #expect(isClose(found, example.progress.map { CGFloat($0) }, within: 0.000001))
  }

  @Test("[152] the short form has no delay and uses easeInOut (152a, 152b)")
  func shortForm() {
    let scene = AnimationScene()
    scene.run { UIView.animate(withDuration: 1) { scene.view.center.x = 150 } }
    #expect(
      isClose(scene.positions(at: [0, 0.25, 0.5, 1]), [50, 62.9162, 100, 150], within: 1e-4))
  }

  @Test("[162] model values change immediately, presentation values animate (162a)")
  func modelAndPresentation() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1) {
        scene.view.center.x = 150
        #expect(scene.view.center.x == 150)
      }
      #expect(scene.view.center.x == 150)
      #expect(scene.shownX == 50)
    }
  }

  @Test("[162] hit testing uses model geometry (162b)")
  func hitTesting() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        scene.view.center.x = 350
      }
      #expect(scene.window.hitTest(CGPoint(x: 350, y: 50), with: nil) === scene.view)
      #expect(scene.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === scene.window)
    }
  }

  @Test(
    "[158] an animating view takes no touches unless its block allows it; others do (158a, 158b)",
    arguments: [false, true])
  func interaction(isAllowed: Bool) {
    let scene = AnimationScene()
    scene.run {
      let child = UIView(frame: scene.view.bounds)
      scene.view.addSubview(child)
      let other = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
      scene.window.addSubview(other)
      @MainActor func hit(_ x: CGFloat) -> UIView? {
        scene.window.hitTest(CGPoint(x: x, y: 50), with: nil)
      }
      UIView.animate(
        withDuration: 1, delay: 0.5, options: isAllowed ? .allowUserInteraction : []
      ) { scene.view.alpha = 0.5 }
      for time in [0, 0.25, 0.75, 1.49] {
        scene.device.advance(to: time)
        #expect(hit(50) === (isAllowed ? child : scene.window), "at \(time)")
        #expect(hit(250) === other)
      }
      scene.device.settle()
      #expect(hit(50) === child)
    }
  }

  @Test("a delay keeps the old values until it has passed")
  func delay() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        scene.view.center.x = 150
      }
    }
    #expect(scene.positions(at: [0, 0.5, 0.75, 1.25, 1.5]) == [50, 50, 75, 125, 150])
  }

  @Test("[169] curve number 7 is the system's spring and lasts half a second (169a, 169b)")
  func systemCurve() {
    let notes = Notes()
    let scene = AnimationScene()
    let start = scene.shownX
    scene.run {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
        animations: { scene.view.center.x = start + 1000 },
        completion: notes.completion("system", on: scene.device))
    }
    let added = scene.view.layer.animation(forKey: "position") as? CASpringAnimation
    #expect(added.map { [$0.mass, $0.stiffness, $0.damping] } == [3, 1000, 500])
    #expect(added?.initialVelocity == 0)
    #expect(added?.duration == 0.5)
    #expect(added?.fillMode == .both)
    for (seconds, progress) in [(0.05, 0.232230), (0.2, 0.879282), (0.4, 0.994408)] {
      scene.device.advance(to: seconds)
      #expect(isClose(scene.shownX - start, 1000 * progress, within: 0.001))
    }
    scene.device.settle()
    #expect(notes.lines == ["system true at 0.5"])
  }

  @Test("colors, corners, bounds and transforms animate as well")
  func otherProperties() {
    let scene = AnimationScene()
    scene.run {
      scene.view.backgroundColor = .black
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.backgroundColor = .white
        scene.view.layer.cornerRadius = 20
        scene.view.bounds.size = CGSize(width: 200, height: 50)
        scene.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        scene.view.alpha = 0
      }
    }
    scene.device.advance(to: 0.5)
    let shown = scene.shown
    #expect(shown.backgroundColor?.components == [0.5, 0.5, 0.5, 1])
    #expect(shown.cornerRadius == 10)
    #expect(shown.bounds.size == CGSize(width: 150, height: 75))
    #expect(shown.opacity == 0.5)
    // A rotation keeps the size while it animates.
    let half = CGAffineTransform(rotationAngle: .pi / 4).numbers
    #expect(isClose(CATransform3DGetAffineTransform(shown.transform).numbers, half, within: 1e-12))
  }

  @Test("animating from no color keeps the hue")
  func fadeFromNoColorKeepsHue() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
    }
    scene.device.advance(to: 0.25)
    #expect(scene.shown.backgroundColor?.components == [1, 0, 0, 0.25])
  }
}
