import HeadlessUIKit
import TestSupport
import Testing

/// The segments of a segmented control, their selection, and its events.
@Suite(.checkedDevices) struct SegmentedControlTests {
  /// A control of 300 x 40 pt with three segments of 100 pt.
  private func scene(
    mirrored: Bool = false, _ change: @escaping (UISegmentedControl) -> Void = { _ in }
  ) -> ValueScene<UISegmentedControl> {
    ValueScene(mirrored: mirrored, width: 300, { "\($0.selectedSegmentIndex)" }) {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      change(control)
      return control
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat = 20) -> CGPoint { CGPoint(x: x, y: y) }

  private func titles(of control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  /// The labels, from left to right.
  private func labels(of control: UISegmentedControl) -> [UILabel] {
    control.subviews.compactMap { $0 as? UILabel }.filter { $0.text != nil }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// The view behind the selected segment, which alone has that corner radius.
  private func indicator(of control: UISegmentedControl) -> UIView? {
    control.subviews.first { $0.layer.cornerRadius == 6 }
  }

  @Test("the defaults are UIKit's")
  func defaults() {
    makeDevice().perform {
      let control = UISegmentedControl(items: nil)
      #expect(control.numberOfSegments == 0)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(UISegmentedControl.noSegment == -1)
      #expect(!control.isMomentary)
      #expect(!control.apportionsSegmentWidthsByContent)
      #expect(control.selectedSegmentTintColor == nil)
      #expect(control.titleForSegment(at: 0) == nil)
      #expect(!control.isEnabledForSegment(at: 0))
      control.removeSegment(at: 0, animated: false)
      control.setTitle("None", forSegmentAt: 0)
      #expect(control.numberOfSegments == 0)
    }
  }

  @Test("a tap selects a segment, with an event; a second one sends none")
  func selects() {
    let scene = scene()
    scene.drag(point(150))
    #expect(scene.control.selectedSegmentIndex == 1)
    scene.drag(point(150))
    scene.drag(point(250))
    #expect(scene.notes.lines == ["changed 1", "up", "up", "changed 2", "up"])
  }

  @Test("selecting in code sends no event, and an invalid index is reported")
  func selectsInCode() {
    let scene = scene()
    scene.change { control in
      control.accessibilityIdentifier = "control"
      control.selectedSegmentIndex = 2
    }
    #expect(scene.control.selectedSegmentIndex == 2)
    scene.change { $0.selectedSegmentIndex = 3 }
    #expect(scene.control.selectedSegmentIndex == 2)
    scene.change { $0.selectedSegmentIndex = UISegmentedControl.noSegment }
    #expect(scene.control.selectedSegmentIndex == -1)
    #expect(scene.notes.lines == [])
    #expect(
      scene.device.diagnostics.map(\.message) == [
        "can't select segment 3 of control, which has 3; pass an index from 0 to 2, or noSegment"
      ])
  }

  @Test("the segment at the end of the touch is selected, if the touch ends inside")
  func followsTouch() {
    let scene = scene()
    scene.drag(point(50), point(250))
    #expect(scene.control.selectedSegmentIndex == 2)
    scene.drag(point(50), point(50, 60))
    #expect(scene.control.selectedSegmentIndex == 2)
    #expect(scene.changes == ["changed 2"])
  }

  @Test("a canceled touch selects nothing")
  func ignoresCanceledTouch() {
    let scene = scene()
    scene.drag(point(50), ends: false)
    scene.device.touchCancel()
    scene.device.turn()
    #expect(scene.control.selectedSegmentIndex == -1)
    #expect(scene.notes.lines == [])
  }

  @Test("a disabled segment cannot be touched")
  func ignoresDisabledSegment() {
    let scene = scene { $0.setEnabled(false, forSegmentAt: 1) }
    #expect(!scene.control.isEnabledForSegment(at: 1))
    scene.drag(point(150))
    scene.drag(point(50), point(150))
    #expect(scene.control.selectedSegmentIndex == -1)
    #expect(scene.changes == [])
  }

  @Test("a momentary control sends every tap, and shows no selection")
  func isMomentary() {
    let scene = scene { control in
      control.selectedSegmentIndex = 0
      control.isMomentary = true
    }
    scene.drag(point(150))
    scene.drag(point(150))
    #expect(scene.changes == ["changed 1", "changed 1"])
    #expect(indicator(of: scene.control)?.isHidden == true)
    scene.change { $0.selectedSegmentIndex = 2 }
    #expect(scene.control.selectedSegmentIndex == 1)
  }

  @Test("segments are inserted and removed, and the selection stays with its segment")
  func edits() {
    makeDevice().perform {
      let control = UISegmentedControl(items: ["b", "c"])
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "a", at: 0, animated: false)
      control.insertSegment(withTitle: "d", at: 99, animated: false)
      #expect(titles(of: control) == ["a", "b", "c", "d"])
      #expect(control.selectedSegmentIndex == 2)
      control.removeSegment(at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 1)
      control.removeSegment(at: 99, animated: false)
      #expect(titles(of: control) == ["b", "c"])
      control.removeSegment(at: 1, animated: false)
      #expect(control.selectedSegmentIndex == -1)
      control.insertSegment(with: UIImage(named: "star"), at: 1, animated: false)
      #expect(control.imageForSegment(at: 1)?.size == UIImage(named: "star")?.size)
      #expect(control.titleForSegment(at: 1) == nil)
      control.setTitle("star", forSegmentAt: 1)
      #expect(control.imageForSegment(at: 1) == nil)
      #expect(titles(of: control) == ["b", "star"])
      control.removeAllSegments()
      #expect(control.numberOfSegments == 0)
      // The background and the indicator.
      #expect(control.subviews.count == 2)
    }
  }

  @Test("an item that is neither a string nor an image is reported")
  func reportsItem() {
    let device = makeDevice()
    device.perform { #expect(UISegmentedControl(items: ["a", 1]).numberOfSegments == 1) }
    #expect(
      device.diagnostics.map(\.message) == [
        "an item of UISegmentedControl is of type Int; pass strings and images"
      ])
  }

  @Test("a segment with an action shows its title, and performs it when selected")
  func performsActions() {
    let notes = Notes()
    let scene = ValueScene<UISegmentedControl>(width: 200, { "\($0.selectedSegmentIndex)" }) {
      UISegmentedControl(
        frame: .zero,
        actions: ["day", "night"].map { name in
          UIAction(title: name, identifier: .init(name)) { _ in notes.note(name) }
        })
    }
    #expect(titles(of: scene.control) == ["day", "night"])
    #expect(scene.control.actionForSegment(at: 1)?.title == "night")
    #expect(scene.control.segmentIndex(identifiedBy: .init("night")) == 1)
    #expect(scene.control.segmentIndex(identifiedBy: .init("noon")) == NSNotFound)
    scene.drag(point(150))
    #expect(notes.lines == ["night"])
    #expect(scene.changes == ["changed 1"])
    scene.change { control in
      control.setAction(
        UIAction(title: "noon", attributes: .disabled) { _ in notes.note("noon") }, forSegmentAt: 0)
      control.selectedSegmentIndex = 0
    }
    #expect(titles(of: scene.control) == ["noon", "night"])
    #expect(!scene.control.isEnabledForSegment(at: 0))
    #expect(notes.lines == ["night"])
  }

  @Test("segments have equal widths, which fixed widths and content can change")
  func distributesWidth() {
    let scene = scene()
    #expect(labels(of: scene.control).map(\.frame.midX) == [50, 150, 250])
    scene.change { $0.setWidth(60, forSegmentAt: 0) }
    #expect(scene.control.widthForSegment(at: 0) == 60)
    #expect(labels(of: scene.control).map(\.frame.midX) == [30, 120, 240])
    scene.change { control in
      control.setWidth(0, forSegmentAt: 0)
      control.apportionsSegmentWidthsByContent = true
      control.setTitle("A much longer title", forSegmentAt: 0)
    }
    let middles = labels(of: scene.control).map(\.frame.midX)
    #expect(middles[0] > 60)
    #expect(middles[1] > 150)
    scene.change { $0.setContentOffset(CGSize(width: 5, height: 3), forSegmentAt: 0) }
    #expect(isClose(labels(of: scene.control)[0].frame.midX, middles[0] + 5))
  }

  @Test("a control has the size of its content: equal segments around the widest title")
  func fitsContent() {
    makeDevice().perform {
      let control = UISegmentedControl(items: ["One", "Three"])
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .medium)
      label.text = "Three"
      let width = 2 * (label.intrinsicContentSize.width + 20)
      #expect(control.frame == CGRect(x: 0, y: 0, width: width, height: 32))
      #expect(control.intrinsicContentSize == control.frame.size)
      control.setWidth(50, forSegmentAt: 0)
      #expect(control.intrinsicContentSize.width == 50 + width / 2)
      control.setWidth(0, forSegmentAt: 0)
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize.width < width)
    }
  }

  @Test("from right to left the first segment is at the right")
  func mirrors() {
    let scene = scene(mirrored: true)
    #expect(labels(of: scene.control).map(\.text) == ["Three", "Two", "One"])
    scene.drag(point(250))
    #expect(scene.control.selectedSegmentIndex == 0)
    #expect(indicator(of: scene.control)?.frame == CGRect(x: 202, y: 2, width: 96, height: 36))
  }

  @Test("the indicator is behind the selected segment, and moves to the next one in time")
  func drawsSelection() {
    let scene = scene()
    let indicator = indicator(of: scene.control)
    #expect(indicator?.isHidden == true)
    scene.drag(point(50))
    #expect(indicator?.isHidden == false)
    #expect(indicator?.frame == CGRect(x: 2, y: 2, width: 96, height: 36))
    scene.drag(point(250))
    scene.device.advance(by: 0.125)
    let presented = scene.device.perform { indicator?.layer.presentation()?.frame.minX }
    #expect(isClose(presented ?? 0, 102, within: 1e-3))
    scene.device.settle()
    #expect(indicator?.frame.minX == 202)
    scene.change { $0.selectedSegmentTintColor = .red }
    #expect(indicator?.backgroundColor == .red)
  }

  @Test("lines separate segments, except next to the indicator")
  func drawsDividers() {
    let scene = scene { $0.selectedSegmentIndex = 0 }
    let dividers = scene.control.subviews.filter { $0.backgroundColor == .separator }
    #expect(
      dividers.map(\.frame) == [
        CGRect(x: 99.5, y: 12, width: 1, height: 16), CGRect(x: 199.5, y: 12, width: 1, height: 16),
      ])
    #expect(dividers.map(\.alpha) == [0, 1])
  }

  @Test("a touched segment is faint until the touch ends")
  func drawsTouch() {
    let scene = scene { $0.setEnabled(false, forSegmentAt: 2) }
    scene.drag(point(50), ends: false)
    #expect(labels(of: scene.control).map(\.alpha) == [0.4, 1, 1])
    #expect(labels(of: scene.control).map(\.textColor) == [.label, .label, .tertiaryLabel])
    scene.device.touchUp()
    #expect(labels(of: scene.control).map(\.alpha) == [1, 1, 1])
  }

  @Test("an inserted segment appears in place while the others move, and a removed one disappears")
  func animatesEdits() {
    let scene = scene()
    scene.change { $0.insertSegment(withTitle: "Zero", at: 0, animated: true) }
    let frames = labels(of: scene.control).map(\.frame.midX)
    #expect(frames == [37.5, 112.5, 187.5, 262.5])
    let presented = scene.device.perform {
      labels(of: scene.control).map { $0.layer.presentation()?.frame.midX }
    }
    #expect(presented == [37.5, 50, 150, 250])
    scene.device.settle()
    scene.change { $0.removeSegment(at: 0, animated: true) }
    #expect(labels(of: scene.control).map(\.frame.midX) == [50, 150, 250])
    scene.device.settle()
  }

  @Test("text attributes are stored by state")
  func storesAttributes() {
    makeDevice().perform {
      let control = UISegmentedControl(items: ["a"])
      let key = NSAttributedString.Key("color")
      control.setTitleTextAttributes([key: "red"], for: .selected)
      #expect(control.titleTextAttributes(for: .selected)?[key] as? String == "red")
      #expect(control.titleTextAttributes(for: .normal) == nil)
    }
  }
}
