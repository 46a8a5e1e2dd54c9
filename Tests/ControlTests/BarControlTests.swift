import HeadlessUIKit
import TestSupport
import Testing

@Suite("Images and offsets of controls in bars", .checkedDevices)
struct BarControlTests {
  private let stage = Stage()
  private let image = UIImage()
  private let other = UIImage()

  @Test("a disabled search bar ends editing, and its field cannot be edited")
  func disabledSearchBar() throws {
    let bar = UISearchBar(frame: rect(0, 100, 400, 56))
    bar.showsCancelButton = true
    stage.device.perform {
      stage.root.view.addSubview(bar)
      bar.becomeFirstResponder()
    }
    stage.settle()
    #expect(stage.device.keyboardFrame != nil)
    stage.device.perform { bar.isEnabled = false }
    stage.settle()
    #expect(stage.device.keyboardFrame == nil)
    #expect(!stage.device.perform { bar.becomeFirstResponder() })
    let cancel = try #require(stage.find("cancelSearch") as? UIButton)
    #expect(!cancel.isEnabled)
    stage.device.perform { bar.isEnabled = true }
    #expect(bar.searchTextField.isEnabled)
    #expect(cancel.isEnabled)
  }

  @Test("searchTextPositionAdjustment moves the text in the field")
  func textOffset() {
    stage.device.perform {
      let bar = UISearchBar(frame: rect(0, 0, 400, 56))
      bar.text = "Text"
      bar.layoutIfNeeded()
      bar.searchTextField.layoutIfNeeded()
      let label = bar.searchTextField.subviews.first
      let frame = label?.frame
      bar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 2)
      bar.searchTextField.layoutIfNeeded()
      #expect(label?.frame == frame?.offsetBy(dx: 8, dy: 2))
    }
  }

  @Test("a search bar keeps images for states, positions and metrics")
  func searchBarImages() {
    stage.device.perform {
      let bar = UISearchBar(frame: .zero)
      bar.setBackgroundImage(image, for: .top, barMetrics: .compact)
      bar.setBackgroundImage(other, for: .any, barMetrics: .default)
      #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === image)
      #expect(bar.backgroundImage(for: .any, barMetrics: .default) === other)
      #expect(bar.backgroundImage(for: .top, barMetrics: .default) == nil)
      bar.setSearchFieldBackgroundImage(image, for: .disabled)
      #expect(bar.searchFieldBackgroundImage(for: .disabled) === image)
      #expect(bar.searchFieldBackgroundImage(for: .normal) == nil)
      bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .clear)
      #expect(bar.positionAdjustment(for: .clear) == UIOffset(horizontal: 1, vertical: 2))
      #expect(bar.positionAdjustment(for: .search) == .zero)
      bar.setScopeBarButtonBackgroundImage(image, for: .selected)
      #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === image)
      bar.setScopeBarButtonDividerImage(
        image, forLeftSegmentState: .selected, rightSegmentState: .normal)
      #expect(
        bar.scopeBarButtonDividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal)
          === image)
      #expect(
        bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected)
          == nil)
      bar.setScopeBarButtonTitleTextAttributes([.kern: 2], for: .normal)
      #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    }
  }

  @Test("contentPositionAdjustment moves the content of the segments at a position")
  func contentOffset() {
    stage.device.perform {
      let control = UISegmentedControl(items: ["A", "A", "A"])
      control.frame = rect(0, 0, 300, 32)
      control.layoutIfNeeded()
      @MainActor func centers() -> [CGPoint] {
        control.subviews.compactMap { $0 as? UILabel }.map(\.center)
      }
      let old = centers()
      control.setContentPositionAdjustment(
        UIOffset(horizontal: 0, vertical: 3), forSegmentType: .any, barMetrics: .default)
      control.setContentPositionAdjustment(
        UIOffset(horizontal: 5, vertical: 0), forSegmentType: .left, barMetrics: .default)
      control.setContentPositionAdjustment(
        UIOffset(horizontal: 9, vertical: 9), forSegmentType: .right, barMetrics: .compact)
      control.layoutIfNeeded()
      let moves = zip(centers(), old).map { [$0.x - $1.x, $0.y - $1.y] }
      #expect(moves == [[5, 0], [0, 3], [0, 3]])
      #expect(
        control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .compact)
          == UIOffset(horizontal: 9, vertical: 9))
      #expect(
        control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
    }
  }

  @Test("a segmented control and a stepper keep images for states")
  func segmentImages() {
    stage.device.perform {
      let control = UISegmentedControl(items: ["A", "B"])
      control.setBackgroundImage(image, for: .selected, barMetrics: .default)
      #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
      #expect(control.backgroundImage(for: .selected, barMetrics: .compact) == nil)
      control.setDividerImage(
        image, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
      #expect(
        control.dividerImage(
          forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
          === image)
      #expect(
        control.dividerImage(
          forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) == nil)
      let stepper = UIStepper()
      stepper.setDividerImage(
        other, forLeftSegmentState: .highlighted, rightSegmentState: .normal)
      #expect(
        stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal)
          === other)
    }
  }
}
