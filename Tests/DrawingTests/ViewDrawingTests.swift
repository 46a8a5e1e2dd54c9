import HeadlessUIKit
import TestSupport
import Testing

/// Calls of `draw(_:)` in the commit, and what they record.
@Suite(.checkedDevices) struct ViewDrawingTests {
  @Test("a view draws once with its bounds, after the layout of the whole window")
  func drawsAfterLayout() {
    let device = makeDevice()
    device.perform {
      let (window, canvas) = scene()
      let sibling = Canvas(frame: rect(0, 0, 10, 10))
      sibling.log = canvas.log
      window.addSubview(sibling)
      #expect(canvas.log.entries.isEmpty)
      device.turn()
      #expect(canvas.log.entries == ["layout", "layout", "draw 0 0 40 30", "draw 0 0 10 10"])
      device.settle()
      device.advance(by: 1)
      #expect(canvas.log.entries.count == 4)
    }
  }

  @Test("requests of a run-loop turn are one call at its end, also without a change of the layout")
  func collectsRequests() {
    let device = makeDevice()
    device.perform {
      let (_, canvas) = scene()
      device.settle()
      canvas.log.entries = []
      canvas.setNeedsDisplay()
      canvas.setNeedsDisplay(rect(0, 0, 1, 1))
      #expect(canvas.log.entries.isEmpty)
      #expect(!device.isAtRest)
      device.turn()
      #expect(canvas.log.entries == ["draw 0 0 40 30"])
      #expect(device.isAtRest)
    }
  }

  @Test("a view outside of a window draws once it is inserted, and not again when it is moved")
  func drawsInWindow() {
    let device = makeDevice()
    device.perform {
      let canvas = Canvas(frame: rect(0, 0, 40, 30))
      let holder = UIView(frame: rect(0, 0, 100, 100))
      holder.addSubview(canvas)
      canvas.setNeedsDisplay()
      canvas.layoutIfNeeded()
      device.turn()
      #expect(!canvas.log.entries.contains { $0.hasPrefix("draw") })
      let window = makeWindow(holder)
      device.turn()
      #expect(canvas.log.entries.filter { $0.hasPrefix("draw") }.count == 1)
      window.addSubview(canvas)
      canvas.removeFromSuperview()
      holder.addSubview(canvas)
      device.turn()
      #expect(canvas.log.entries.filter { $0.hasPrefix("draw") }.count == 1)
    }
  }

  @Test("a request before the view is moved within the window is not lost")
  func keepsRequestOfMovedView() {
    let device = makeDevice()
    device.perform {
      let (window, canvas) = scene()
      let other = UIView(frame: rect(0, 0, 50, 50))
      window.addSubview(other)
      device.settle()
      canvas.log.entries = []
      canvas.setNeedsDisplay()
      other.addSubview(canvas)
      device.turn()
      #expect(canvas.log.entries.last == "draw 0 0 40 30")
    }
  }

  @Test("a hidden view draws once it is shown, and one without a size once it has one")
  func waitsUntilVisible() {
    let device = makeDevice()
    device.perform {
      let (window, canvas) = scene()
      let empty = Canvas(frame: .zero)
      window.addSubview(empty)
      canvas.isHidden = true
      device.settle()
      #expect(device.isAtRest)
      #expect(!canvas.log.entries.contains { $0.hasPrefix("draw") })
      #expect(!empty.log.entries.contains { $0.hasPrefix("draw") })
      canvas.isHidden = false
      empty.bounds.size = CGSize(width: 5, height: 5)
      device.turn()
      #expect(canvas.log.entries.last == "draw 0 0 40 30")
      #expect(empty.log.entries.last == "draw 0 0 5 5")
    }
  }

  @Test("a new size is drawn with the mode redraw only", arguments: [true, false])
  func redraws(_ redraws: Bool) {
    let device = makeDevice()
    device.perform {
      let (_, canvas) = scene()
      if redraws { canvas.contentMode = .redraw }
      device.settle()
      canvas.log.entries = []
      canvas.bounds.size.width = 80
      device.settle()
      #expect(canvas.log.entries.contains("draw 0 0 80 30") == redraws)
      guard case .drawing(let drawing, let mode) = canvas.drawing else {
        Issue.record("no drawing")
        return
      }
      #expect(drawing.bounds.width == (redraws ? 80 : 40))
      #expect(mode == (redraws ? .redraw : .scaleToFill))
    }
  }

  @Test("what a view draws replaces what it has drawn before; nothing drawn removes it")
  func replacesDrawing() {
    let device = makeDevice()
    device.perform {
      let (_, canvas) = scene()
      device.settle()
      #expect(canvas.marks.map(\.color) == [RGBA(UIColor.red.cgColor)])
      canvas.color = .blue
      canvas.setNeedsDisplay()
      #expect(canvas.marks.map(\.color) == [RGBA(UIColor.red.cgColor)])
      device.turn()
      #expect(canvas.marks.map(\.color) == [RGBA(UIColor.blue.cgColor)])
      canvas.color = nil
      canvas.setNeedsDisplay()
      device.turn()
      #expect(canvas.drawing == .none)
    }
  }

  @Test("dynamic colors resolve for the traits of the view that draws")
  func resolvesColors() {
    let device = makeDevice()
    device.perform {
      let (_, canvas) = scene()
      // Without the traits of the view, the size class is unspecified.
      canvas.color = UIColor { $0.horizontalSizeClass == .compact ? .black : .white }
      device.settle()
      #expect(canvas.marks.map(\.color) == [RGBA(UIColor.black.cgColor)])
      #expect(UITraitCollection.current.horizontalSizeClass == .unspecified)
    }
  }

  @Test("there is no context outside of drawing, and that of a view makes no image")
  func contextIsOfTheCall() {
    let device = makeDevice()
    device.perform {
      let (_, canvas) = scene()
      device.settle()
      #expect(canvas.log.hasContext == [true])
      #expect(canvas.log.image == nil)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test("a label draws its text in addition to what a subclass draws")
  func keepsText() {
    let device = makeDevice()
    device.perform {
      let label = UnderlinedLabel(frame: rect(0, 0, 40, 20))
      label.text = "word"
      makeWindow(label)
      device.settle()
      guard case .drawing(let drawing, _) = label.drawing else {
        Issue.record("no drawing")
        return
      }
      #expect(drawing.marks.count == 2)
      guard case .content(.text(let text, _, _, _, _, _), let area) = drawing.marks.first?.shape
      else {
        Issue.record("no text")
        return
      }
      #expect(text == "word")
      #expect(area == rect(0, 0, 40, 20))
    }
  }

  private func scene() -> (UIWindow, Canvas) {
    let canvas = Canvas(frame: rect(10, 20, 40, 30))
    let holder = UIView(frame: rect(0, 0, 100, 100))
    holder.addSubview(canvas)
    return (makeWindow(holder), canvas)
  }
}

/// The calls that views receive.
final class CallLog {
  var entries: [String] = []
  var hasContext: [Bool] = []
  var image: UIImage?
}

/// A view that fills its bounds with a color.
final class Canvas: UIView {
  var log = CallLog()
  var color: UIColor? = .red

  override func layoutSubviews() {
    super.layoutSubviews()
    log.entries.append("layout")
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    log.entries.append("draw " + rect.numbers.map { "\(Int($0))" }.joined(separator: " "))
    log.hasContext.append(UIGraphicsGetCurrentContext() != nil)
    log.image = UIGraphicsGetImageFromCurrentImageContext()
    guard let color else { return }
    UIGraphicsGetCurrentContext()?.setFillColor(color.cgColor)
    UIGraphicsGetCurrentContext()?.fill(rect)
  }
}

private final class UnderlinedLabel: UILabel {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1))
  }
}

extension UIView {
  /// What the view has drawn.
  var marks: [DrawingMark] {
    guard case .drawing(let drawing, _) = drawing else { return [] }
    return drawing.marks
  }
}
