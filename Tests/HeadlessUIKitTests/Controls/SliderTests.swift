import HeadlessUIKit
import TestSupport
import Testing

/// The value of a slider, its events, and the parts that show it.
@Suite(.checkedDevices) struct SliderTests {
  /// A slider of 228 x 40 pt, whose thumb travels 200 pt: a value of 0.5 is in the middle, 114 pt.
  private func scene(
    mirrored: Bool = false, _ change: @escaping (UISlider) -> Void = { _ in }
  ) -> ValueScene<UISlider> {
    ValueScene(mirrored: mirrored, width: 228, { "\($0.value)" }) {
      let slider = UISlider(frame: .zero)
      change(slider)
      return slider
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat = 20) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("the defaults are UIKit's")
  func defaults() {
    makeDevice().perform {
      let slider = UISlider()
      #expect(slider.value == 0)
      #expect(slider.minimumValue == 0)
      #expect(slider.maximumValue == 1)
      #expect(slider.isContinuous)
      #expect(slider.minimumTrackTintColor == nil)
      #expect(slider.maximumTrackTintColor == nil)
      #expect(slider.thumbTintColor == nil)
      #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
      #expect(slider.accessibilityTraits == .adjustable)
    }
  }

  @Test("dragging the thumb sends each value while it moves")
  func sendsContinuously() {
    let scene = scene()
    scene.drag(point(14), point(64), point(64), point(114))
    #expect(scene.control.value == 0.5)
    #expect(scene.notes.lines == ["changed 0.25", "changed 0.5", "up"])
  }

  @Test("a slider that is not continuous sends its value once, at the end")
  func sendsAtEnd() {
    let scene = scene { $0.isContinuous = false }
    scene.drag(point(14), point(64), point(114), ends: false)
    #expect(scene.control.value == 0.5)
    #expect(scene.notes.lines == [])
    scene.device.touchUp()
    scene.device.turn()
    #expect(scene.notes.lines == ["changed 0.5", "up"])
    scene.drag(point(114), point(64), point(114))
    #expect(scene.changes == ["changed 0.5"])
  }

  @Test("a canceled drag keeps its value, which a slider that is not continuous sends")
  func keepsValueOfCanceledDrag() {
    let scene = scene { $0.isContinuous = false }
    scene.drag(point(14), point(64), ends: false)
    scene.device.touchCancel()
    scene.device.turn()
    #expect(scene.control.value == 0.25)
    #expect(scene.notes.lines == ["changed 0.25"])
  }

  @Test("a touch off the thumb does nothing")
  func ignoresTrack() {
    let scene = scene()
    scene.drag(point(100), point(200))
    scene.drag(point(29), point(200))
    #expect(scene.control.value == 0)
    #expect(scene.notes.lines == [])
  }

  @Test("the thumb keeps its distance from the touch, and stops at the ends")
  func keepsOffset() {
    let scene = scene { $0.value = 0.5 }
    scene.drag(point(124), point(174), ends: false)
    #expect(scene.control.value == 0.75)
    scene.device.touchMove(to: CGPoint(x: 399, y: 300))
    #expect(scene.control.value == 1)
    scene.device.touchMove(to: CGPoint(x: 0, y: 300))
    #expect(scene.control.value == 0)
    scene.device.touchUp()
    scene.device.turn()
    #expect(scene.changes == ["changed 0.75", "changed 1.0", "changed 0.0"])
  }

  @Test("the value stays within its limits, which push each other")
  func clamps() {
    makeDevice().perform {
      let slider = UISlider()
      slider.value = 2
      #expect(slider.value == 1)
      slider.maximumValue = 10
      slider.value = 7
      slider.maximumValue = 5
      #expect(slider.value == 5)
      slider.minimumValue = 8
      #expect(slider.value == 8)
      #expect(slider.maximumValue == 8)
      slider.maximumValue = -3
      #expect(slider.minimumValue == -3)
      #expect(slider.value == -3)
    }
  }

  @Test("a value that is not finite is reported, and changes nothing")
  func rejectsNotFinite() {
    let device = makeDevice()
    device.perform {
      let slider = UISlider()
      slider.accessibilityIdentifier = "slider"
      slider.value = .nan
      slider.minimumValue = -.infinity
      slider.maximumValue = .infinity
      #expect(slider.value == 0)
      #expect(slider.minimumValue == 0)
      #expect(slider.maximumValue == 1)
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "the value of slider can't be nan; it is unchanged",
        "the minimumValue of slider can't be -inf; it is unchanged",
        "the maximumValue of slider can't be inf; it is unchanged",
      ])
  }

  @Test("from right to left the smallest value is at the right")
  func mirrors() {
    let scene = scene(mirrored: true) { $0.maximumValue = 100 }
    #expect(thumb(of: scene)?.frame.midX == 214)
    scene.drag(point(214), point(164))
    #expect(scene.control.value == 25)
    #expect(thumb(of: scene)?.frame.midX == 164)
  }

  private func thumb(of scene: ValueScene<UISlider>) -> UIView? { scene.control.subviews.last }

  @Test("the track is divided at the thumb, in the colors of the slider")
  func drawsParts() {
    let scene = scene { slider in
      slider.value = 0.5
      slider.minimumTrackTintColor = .red
    }
    let frames = scene.control.subviews.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 114, y: 18, width: 114, height: 4), CGRect(x: 0, y: 18, width: 114, height: 4),
        CGRect(x: 100, y: 6, width: 28, height: 28),
      ])
    #expect(scene.control.subviews.map(\.backgroundColor) == [.systemFill, .red, .white])
    #expect(scene.control.subviews.map(\.layer.cornerRadius) == [2, 2, 14])
    scene.change { slider in
      slider.minimumTrackTintColor = nil
      slider.tintColor = .green
      slider.maximumTrackTintColor = .blue
      slider.thumbTintColor = .black
    }
    #expect(scene.control.subviews.map(\.backgroundColor) == [.blue, .green, .black])
    scene.change { $0.isEnabled = false }
    #expect(scene.control.subviews.map(\.alpha) == [0.5, 0.5, 0.5])
  }

  @Test("an animated value moves the thumb in time, and sends no event")
  func animates() {
    let scene = scene()
    scene.change { $0.setValue(1, animated: true) }
    #expect(scene.control.value == 1)
    scene.device.advance(by: 0.125)
    let presented = scene.device.perform { thumb(of: scene)?.layer.presentation()?.frame.midX }
    #expect(isClose(presented ?? 0, 114, within: 1e-3))
    scene.device.settle()
    #expect(thumb(of: scene)?.frame.midX == 214)
    #expect(scene.notes.lines == [])
  }

  @Test("a disabled slider is not dragged")
  func ignoresTouchesWhileDisabled() {
    let scene = scene { $0.isEnabled = false }
    scene.drag(point(14), point(114))
    #expect(scene.control.value == 0)
  }

  @Test("the accessibility value is a percentage, unless the app sets one")
  func hasAccessibilityValue() {
    makeDevice().perform {
      let slider = UISlider()
      slider.maximumValue = 8
      slider.value = 2
      #expect(slider.accessibilityValue == "25%")
      slider.accessibilityValue = "2 of 8"
      #expect(slider.accessibilityValue == "2 of 8")
    }
  }

  nonisolated enum Direction: CaseIterable, Sendable { case horizontal, vertical }

  @Test(
    "a pan of the superview begins for a vertical drag of the thumb only",
    arguments: Direction.allCases)
  func prevailsOverPan(direction: Direction) {
    let scene = scene()
    let pan = scene.device.perform {
      let pan = UIPanGestureRecognizer()
      scene.window.addGestureRecognizer(pan)
      return pan
    }
    let end = direction == .horizontal ? point(114) : point(14, 120)
    scene.drag(point(14), end, ends: false)
    #expect(pan.state == (direction == .horizontal ? .failed : .began))
    #expect(scene.control.isTracking == (direction == .horizontal))
    #expect(scene.control.value == (direction == .horizontal ? 0.5 : 0))
  }

  @Test("a subclass can move the track")
  func usesOverriddenTrack() {
    final class Inset: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        super.trackRect(forBounds: bounds).insetBy(dx: 50, dy: 0)
      }
    }
    let scene = ValueScene<Inset>(width: 228, { "\($0.value)" }) { Inset(frame: .zero) }
    scene.drag(point(64), point(114))
    #expect(scene.control.value == 0.5)
  }
}
