import HeadlessUIKit
import TestSupport
import Testing

/// Labels: content and size.
@Suite(.checkedDevices) struct LabelTests {
  private func run(_ body: () -> Void) { makeDevice().perform(body) }

  @Test("it draws its text in its font, color and alignment, and nothing without text")
  func shows() {
    run {
      let label = UILabel(frame: .zero)
      #expect(label.drawing == .none)
      #expect(!label.isUserInteractionEnabled)
      label.text = "Hello"
      label.font = .boldSystemFont(ofSize: 20)
      label.textColor = .red
      label.textAlignment = .center
      label.numberOfLines = 2
      #expect(label.drawing == text("Hello", size: 20, weight: 600, .red, .center, lines: 2))
      label.highlightedTextColor = .green
      label.isHighlighted = true
      #expect(label.drawing == text("Hello", size: 20, weight: 600, .green, .center, lines: 2))
      label.isEnabled = false
      #expect(
        label.drawing == text("Hello", size: 20, weight: 600, .tertiaryLabel, .center, lines: 2))
      label.attributedText = NSAttributedString(string: "Bye")
      #expect(label.text == "Bye")
      label.text = ""
      #expect(label.drawing == .none)
    }
  }

  @Test("in a right-to-left layout text is aligned to the right")
  func mirrors() {
    var device = DeviceConfiguration()
    device.layoutDirection = .rightToLeft
    makeDevice(device).perform {
      let label = UILabel(frame: .zero)
      label.text = "Hello"
      makeWindow(label)
      #expect(label.drawing == text("Hello", size: 17, weight: 400, .label, .right, lines: 1))
    }
  }

  @Test("longer text, larger fonts and fewer lines take the size that they need")
  func measures() {
    run {
      let label = UILabel(frame: .zero)
      #expect(label.intrinsicContentSize == .zero)
      label.text = "some words here"
      let line = label.intrinsicContentSize
      #expect(line.height == (2 * label.font.lineHeight).rounded(.up) / 2)
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = line.width / 2
      let lines = label.intrinsicContentSize
      #expect(lines.width <= line.width / 2 + 1)
      #expect(lines.height >= 2 * line.height - 1)
      label.numberOfLines = 1
      #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == line)
      label.font = .systemFont(ofSize: 34)
      label.preferredMaxLayoutWidth = 0
      #expect(isClose(label.intrinsicContentSize.width, 2 * line.width, within: 2))
      label.font = .boldSystemFont(ofSize: 34)
      #expect(label.intrinsicContentSize.width > 2 * line.width + 2)
    }
  }

  @Test("a label in a constrained layout is resized when its text changes")
  func resizes() {
    run {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let label = UILabel(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        label.topAnchor.constraint(equalTo: host.topAnchor),
      ])
      label.text = "one"
      host.layoutIfNeeded()
      let before = label.frame.width
      label.text = "one and two"
      host.layoutIfNeeded()
      #expect(label.frame.width > before)
      #expect(before > 0)
    }
  }

  @Test(
    "a label of several lines is as high as its text after one layout, and pushes what is below")
  func wraps() {
    run {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
      let (label, below) = (UILabel(frame: .zero), UIView(frame: .zero))
      label.text = "some words that need several lines"
      label.numberOfLines = 0
      for view in [label, below] {
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        label.topAnchor.constraint(equalTo: host.topAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
      host.layoutIfNeeded()
      let needed = label.sizeThatFits(CGSize(width: 100, height: 0)).height
      #expect(needed > 2 * label.font.lineHeight)
      #expect(label.frame.size == CGSize(width: 100, height: needed))
      // Outside a window origins are whole points (UIKit row 312).
      #expect(below.frame.minY == needed.rounded())
      // In a wider host it needs fewer lines.
      host.frame.size.width = 400
      host.layoutIfNeeded()
      #expect(label.frame.height == (2 * label.font.lineHeight).rounded(.up) / 2)
      #expect(below.frame.minY == label.frame.height.rounded())
    }
  }

  @Test("an effect view blurs below its content view, which receives the subviews")
  func blurs() {
    let device = makeDevice()
    device.perform {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      let backdrop = view.subviews.first
      #expect(backdrop?.drawing == .blur(isDark: true))
      #expect(backdrop?.alpha == 1)
      #expect(backdrop?.frame == view.bounds)
      #expect(view.contentView.frame == view.bounds)
      view.effect = UIBlurEffect(style: .light)
      #expect(backdrop?.drawing == .blur(isDark: false))
      view.effect = nil
      #expect(backdrop?.alpha == 0)
      #expect(backdrop?.drawing == .blur(isDark: false))
      let label = UILabel(frame: .zero)
      view.addSubview(label)
      #expect(label.superview === view.contentView)
      #expect(
        device.diagnostics.map(\.message) == [
          "UILabel was added to UIVisualEffectView itself; it was added to its contentView "
            + "instead, as UIKit requires"
        ])
    }
  }

  @Test("an effect view without an effect is as transparent as one whose effect was removed")
  func isClear() {
    run {
      let view = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(view.subviews.map(\.alpha) == [0, 1])
      #expect(view.subviews.map(\.frame) == [view.bounds, view.bounds])
      #expect(view.subviews.last === view.contentView)
      view.effect = UIGlassEffect()
      #expect(view.subviews.map(\.alpha) == [1, 1])
    }
  }

  private func text(
    _ words: String, size: CGFloat, weight: Double, _ color: UIColor, _ alignment: NSTextAlignment,
    lines: Int
  ) -> ViewDrawing {
    .text(
      words, size: size, weight: weight,
      color: RGBA(color.resolvedColor(with: UIScreen.main.traitCollection).cgColor),
      alignment: alignment, lines: lines)
  }
}
