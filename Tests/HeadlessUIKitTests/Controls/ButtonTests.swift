import HeadlessUIKit
import TestSupport
import Testing

/// Buttons: content by state, size, and layout.
@Suite(.checkedDevices) struct ButtonTests {
  private func run(_ body: () -> Void) { makeDevice().perform(body) }

  @Test("it shows the content that is set for its state, or for the normal state")
  func showsContentForState() {
    run {
      let button = UIButton(type: .custom)
      let (day, night) = (UIImage(named: "day"), UIImage(named: "night"))
      button.setTitle("Save", for: .normal)
      button.setTitle("Saving", for: .highlighted)
      button.setTitleColor(.red, for: .highlighted)
      button.setImage(day, for: .normal)
      button.setImage(night, for: .selected)
      #expect(button.titleLabel?.text == "Save")
      #expect(button.titleLabel?.textColor == .white)
      #expect(button.imageView?.image === day)
      button.isHighlighted = true
      #expect(button.titleLabel?.text == "Saving")
      #expect(button.titleLabel?.textColor == .red)
      #expect(button.currentTitle == "Saving")
      button.isHighlighted = false
      button.isSelected = true
      #expect(button.titleLabel?.text == "Save")
      #expect(button.imageView?.image === night)
    }
  }

  @Test("a later change is shown, and changes the size and the layout")
  func showsChanges() {
    run {
      let button = UIButton(type: .custom)
      button.setTitle("OK", for: .normal)
      let small = button.intrinsicContentSize
      button.setTitle("A longer title", for: .normal)
      #expect(button.titleLabel?.text == "A longer title")
      #expect(button.intrinsicContentSize.width > small.width)
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
      let frame = button.titleLabel?.frame
      button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      button.frame.size.width += 20
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.minX == (frame?.minX ?? 0) + 20)
    }
  }

  @Test("a changed title is laid out again, although the button keeps its frame")
  func changedTitleIsLaidOutAgain() {
    run {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
      button.setTitle("OK", for: .normal)
      button.layoutIfNeeded()
      let narrow = button.titleLabel?.frame ?? .zero
      button.setTitle("A longer title", for: .normal)
      button.layoutIfNeeded()
      let wide = button.titleLabel?.frame ?? .zero
      #expect(narrow.midX == 150)
      #expect(wide.midX == 150)
      #expect(wide.width > narrow.width)
      #expect(narrow.width > 0)
    }
  }

  nonisolated struct ChangeCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: @MainActor @Sendable (UIButton) -> Void
    static let all = [
      ChangeCase(testDescription: "a title") { $0.setTitle("A longer title", for: .normal) },
      ChangeCase(testDescription: "an image") { $0.setImage(UIImage(named: "day"), for: .normal) },
      ChangeCase(testDescription: "insets") { $0.contentEdgeInsets.left = 40 },
      ChangeCase(testDescription: "an alignment") { $0.contentHorizontalAlignment = .right },
      ChangeCase(testDescription: "a vertical alignment") { $0.contentVerticalAlignment = .bottom },
      ChangeCase(testDescription: "selection") { $0.isSelected = true },
      ChangeCase(testDescription: "highlighting") { $0.isHighlighted = true },
      ChangeCase(testDescription: "disabling") { $0.isEnabled = false },
    ]
  }

  @Test("a later change has the same layout as one from the start", arguments: ChangeCase.all)
  func laterChangeHasSameLayout(example: ChangeCase) {
    run {
      @MainActor func make() -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
        button.setTitle("OK", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.setTitle("Chosen", for: .selected)
        button.setTitle("Highlighted", for: .highlighted)
        button.setTitle("Not for now", for: .disabled)
        return button
      }
      let (changed, fresh) = (make(), make())
      changed.layoutIfNeeded()
      let before = changed.subviews.map(\.frame)
      example.change(changed)
      example.change(fresh)
      changed.layoutIfNeeded()
      fresh.layoutIfNeeded()
      #expect(changed.subviews.map(\.frame) == fresh.subviews.map(\.frame))
      #expect(changed.subviews.map(\.frame) != before)
    }
  }

  @Test("a new button has its title above its image, in the color of its type")
  func isFresh() {
    run {
      let buttons = [UIButton(frame: .zero), UIButton(type: .custom), UIButton(type: .system)]
      #expect(buttons.map(\.titleLabel?.textColor) == [.white, .white, .systemBlue])
      for button in buttons {
        #expect(button.subviews == [button.imageView, button.titleLabel])
      }
    }
  }

  @Test(
    "a system button has the tint color; a disabled one without a title color of its own is pale")
  func hasColors() {
    run {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      button.tintColor = .green
      #expect(button.titleLabel?.textColor == .green)
      button.isEnabled = false
      #expect(button.titleLabel?.textColor == .tertiaryLabel)
      button.setTitleColor(.brown, for: .disabled)
      #expect(button.titleLabel?.textColor == .brown)
      button.isEnabled = true
      #expect(button.titleLabel?.textColor == .green)
    }
  }

  @Test("it is as large as image, title and insets, by default with 6 pt above and below")
  func sizeFitsImageTitleAndInsets() {
    run {
      let button = UIButton(type: .custom)
      button.setTitle("Save", for: .normal)
      let title = button.titleLabel?.intrinsicContentSize ?? .zero
      #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
      button.setImage(UIImage(systemName: "star"), for: .normal)
      let image = button.currentImage?.size ?? .zero
      #expect(image.width > 0)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let size = button.sizeThatFits(.zero)
      #expect(size.width == title.width + image.width + 6)
      #expect(size.height == max(title.height, image.height) + 4)
    }
  }

  struct Alignment: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    var isMirrored = false
    /// Where image and title together begin, as fractions of the remaining space.
    var x: CGFloat
    var y: CGFloat
    nonisolated static let all = [
      Alignment(
        testDescription: "centered", horizontal: .center, vertical: .center, x: 0.5, y: 0.5),
      Alignment(testDescription: "left and top", horizontal: .left, vertical: .top, x: 0, y: 0),
      Alignment(
        testDescription: "right and bottom", horizontal: .right, vertical: .bottom, x: 1, y: 1),
      Alignment(
        testDescription: "leading, mirrored", horizontal: .leading, vertical: .top,
        isMirrored: true,
        x: 1, y: 0),
      Alignment(
        testDescription: "trailing", horizontal: .trailing, vertical: .center, x: 1, y: 0.5),
    ]
  }

  @Test("image and title are side by side, positioned by the alignment", arguments: Alignment.all)
  func aligns(alignment: Alignment) throws {
    var device = DeviceConfiguration()
    device.layoutDirection = alignment.isMirrored ? .rightToLeft : .leftToRight
    try makeDevice(device).perform {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      button.setTitle("Save", for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.contentHorizontalAlignment = alignment.horizontal
      button.contentVerticalAlignment = alignment.vertical
      let window = makeWindow(button)
      window.layoutIfNeeded()
      let image = try #require(button.imageView?.frame)
      let title = try #require(button.titleLabel?.frame)
      let (first, second) = alignment.isMirrored ? (title, image) : (image, title)
      let space = 200 - image.width - title.width
      #expect(isClose(first.minX, space * alignment.x, within: 1e-9))
      #expect(second.minX == first.maxX)
      #expect(isClose(image.minY, (100 - image.height) * alignment.y, within: 1e-9))
      #expect(isClose(title.minY, (100 - title.height) * alignment.y, within: 1e-9))
    }
  }

  @Test("an action gives it title and image, and runs when a touch ends inside")
  func actionRunsOnTouchUpInside() {
    let device = makeDevice(
      DeviceConfiguration(size: CGSize(width: 400, height: 800), portraitSafeArea: .zero))
    let notes = Notes()
    device.perform {
      let star = UIImage(systemName: "star")
      let action = UIAction(title: "Save", image: star) { _ in notes.note("saved") }
      let button = UIButton(primaryAction: action)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(button.buttonType == .system)
      #expect(button.currentTitle == "Save")
      #expect(button.currentImage === star)
      makeWindow(button)
    }
    device.turn()
    device.tap(at: CGPoint(x: 50, y: 50))
    device.turn()
    #expect(notes.lines == ["saved"])
    device.touchDown(at: CGPoint(x: 50, y: 50))
    device.touchMove(to: CGPoint(x: 50, y: 300))
    device.touchUp()
    device.turn()
    #expect(notes.lines == ["saved"])
  }

  @Test("a tap on it is not also a tap on its superview")
  func tapDoesNotReachSuperview() {
    let scene = GestureScene()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.run { scene.card.addSubview(button) }
    let tap = scene.addTap("tap")
    scene.device.tap(at: CGPoint(x: 20, y: 20))
    scene.device.settle()
    #expect(scene.lines.filter { $0.hasPrefix("tap") } == [])
    scene.run { button.isEnabled = false }
    scene.device.tap(at: CGPoint(x: 20, y: 20))
    scene.device.settle()
    #expect(scene.lines.filter { $0.hasPrefix("tap") } == ["tap ended"])
    #expect(tap.view === scene.card)
  }
}
