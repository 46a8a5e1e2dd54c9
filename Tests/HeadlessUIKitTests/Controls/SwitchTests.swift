import HeadlessUIKit
import TestSupport
import Testing

/// The value of a switch, its events, and the parts that show it.
@Suite(.checkedDevices) struct SwitchTests {
  private func scene(
    mirrored: Bool = false, isOn: Bool = false
  ) -> ValueScene<UISwitch> {
    ValueScene(mirrored: mirrored, { "\($0.isOn)" }) {
      let control = UISwitch(frame: .zero)
      control.isOn = isOn
      return control
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat = 15) -> CGPoint { CGPoint(x: x, y: y) }
  /// The left edge of the thumb.
  private func thumb(of scene: ValueScene<UISwitch>) -> CGFloat? {
    scene.control.subviews.last?.frame.minX
  }

  @Test("the defaults are UIKit's")
  func defaults() {
    makeDevice().perform {
      let control = UISwitch()
      #expect(!control.isOn)
      #expect(control.onTintColor == nil)
      #expect(control.thumbTintColor == nil)
      #expect(control.preferredStyle == .automatic)
      #expect(control.style == .sliding)
      #expect(control.title == nil)
    }
  }

  @Test("its size is 51 x 31 pt, whatever the app sets")
  func hasFixedSize() {
    makeDevice().perform {
      let size = CGSize(width: 51, height: 31)
      let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
      #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
      control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
      control.bounds.size = .zero
      #expect(control.bounds.size == size)
      #expect(control.intrinsicContentSize == size)
      #expect(control.sizeThatFits(.zero) == size)
    }
  }

  @Test("constraints that stretch a switch center it")
  func isCenteredWhereStretched() {
    let scene = StackScene([], width: 111, height: 61) { stack in
      stack.addArrangedSubview(UISwitch())
    }
    let control = scene.stack.arrangedSubviews[0]
    #expect(control.frame == CGRect(x: 30, y: 15, width: 51, height: 31))
    scene.change { $0.setNeedsLayout() }
    #expect(control.frame == CGRect(x: 30, y: 15, width: 51, height: 31))
  }

  @Test("a tap toggles it, with an event before the touch-up")
  func toggles() {
    let scene = scene()
    scene.drag(point(10))
    #expect(scene.control.isOn)
    scene.device.settle()
    scene.drag(point(10))
    #expect(!scene.control.isOn)
    #expect(scene.notes.lines == ["changed true", "up", "changed false", "up"])
  }

  @Test("a tap moves the thumb in time")
  func animatesTap() {
    let scene = scene()
    #expect(thumb(of: scene) == 2)
    scene.drag(point(10))
    #expect(thumb(of: scene) == 22)
    scene.device.advance(by: 0.125)
    let presented = scene.device.perform {
      scene.control.subviews.last?.layer.presentation()?.frame.minX
    }
    #expect(isClose(presented ?? 0, 12, within: 1e-3))
  }

  @Test("setting the value sends no event, and animates on demand only")
  func setsValue() {
    let scene = scene()
    scene.change { $0.isOn = true }
    #expect(thumb(of: scene) == 22)
    #expect(scene.control.subviews.last?.layer.animationKeys() == nil)
    scene.change { $0.setOn(false, animated: true) }
    #expect(!scene.control.isOn)
    let presented = scene.device.perform {
      scene.control.subviews.last?.layer.presentation()?.frame.minX
    }
    #expect(presented == 22)
    #expect(scene.notes.lines == [])
  }

  nonisolated struct Drag: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isOn = false
    var mirrored = false
    /// The horizontal positions of the touch.
    var path: [CGFloat]
    /// The left edge of the thumb before the touch ends.
    var thumb: CGFloat
    /// The events after it has ended.
    var changes: [String]
  }

  @Test(
    "a drag moves the thumb with the touch, and the nearer end is the value",
    arguments: [
      Drag(
        testDescription: "past the middle", path: [15, 27], thumb: 14, changes: ["changed true"]),
      Drag(testDescription: "not past the middle", path: [15, 23], thumb: 10, changes: []),
      Drag(
        testDescription: "there and back", path: [15, 60, 18], thumb: 5, changes: []),
      Drag(
        testDescription: "off, far below the end", isOn: true, path: [35, -100], thumb: 2,
        changes: ["changed false"]),
      Drag(
        testDescription: "from right to left", mirrored: true, path: [35, 20], thumb: 7,
        changes: ["changed true"]),
    ])
  func drags(example: Drag) {
    let scene = scene(mirrored: example.mirrored, isOn: example.isOn)
    for (index, x) in example.path.enumerated() {
      let location = scene.control.convert(point(x), to: nil)
      if index == 0 {
        scene.device.touchDown(at: location)
      } else {
        scene.device.touchMove(to: location)
      }
    }
    #expect(isClose(thumb(of: scene) ?? 0, example.thumb))
    #expect(scene.notes.lines == [])
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.changes == example.changes)
    #expect(thumb(of: scene) == (scene.control.isOn != example.mirrored ? 22 : 2))
  }

  @Test("a canceled drag restores the thumb, and sends no event")
  func restoresThumb() {
    let scene = scene()
    scene.drag(point(15), point(40), ends: false)
    #expect(thumb(of: scene) == 22)
    scene.device.touchCancel()
    scene.device.settle()
    #expect(thumb(of: scene) == 2)
    #expect(scene.changes == [])
  }

  @Test("a disabled switch is not toggled, and is drawn faintly")
  func isDisabled() {
    let scene = scene()
    scene.change { $0.isEnabled = false }
    scene.drag(point(10))
    #expect(!scene.control.isOn)
    #expect(scene.control.subviews.map(\.alpha) == [0.5, 0.5])
  }

  @Test("the track shows the value in the switch's colors")
  func drawsParts() {
    let scene = scene()
    #expect(scene.control.subviews.map(\.backgroundColor) == [.secondarySystemFill, .white])
    #expect(scene.control.subviews.map(\.layer.cornerRadius) == [15.5, 13.5])
    scene.change { $0.isOn = true }
    #expect(scene.control.subviews.map(\.backgroundColor) == [.systemGreen, .white])
    scene.change { control in
      control.onTintColor = .red
      control.thumbTintColor = .black
    }
    #expect(scene.control.subviews.map(\.backgroundColor) == [.red, .black])
    scene.change { $0.isOn = false }
    #expect(scene.control.subviews.map(\.backgroundColor) == [.secondarySystemFill, .black])
  }

  @Test("a single tap belongs to the switch, not to a recognizer of the superview")
  func prevailsOverTap() {
    let scene = scene()
    let tap = scene.device.perform {
      let tap = UITapGestureRecognizer()
      scene.window.addGestureRecognizer(tap)
      return tap
    }
    scene.drag(point(10))
    #expect(scene.control.isOn)
    #expect(tap.state != .ended)
    #expect(scene.notes.lines == ["changed true", "up"])
  }

  @Test("the accessibility value is 1 while it is on, and 0 otherwise")
  func hasAccessibilityValue() {
    makeDevice().perform {
      let control = UISwitch()
      #expect(control.accessibilityValue == "0")
      control.isOn = true
      #expect(control.accessibilityValue == "1")
    }
  }
}
