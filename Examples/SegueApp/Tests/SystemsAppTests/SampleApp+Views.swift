import HeadlessUIKit

/// The views of the window.
extension SampleApp {
  /// The buttons of the window, from back to front.
  var buttons: [UIButton] { views(in: window).compactMap { $0 as? UIButton } }

  /// Returns the frontmost button with a name; nil without one.
  func button(_ name: String) -> UIButton? { buttons.last { isNamed($0, name) } }

  /// Returns the frontmost label with a text; nil without one.
  func label(_ text: String) -> UILabel? {
    views(in: window).compactMap { $0 as? UILabel }.last { $0.text == text }
  }

  /// Whether a label shows a text.
  func shows(_ text: String) -> Bool { label(text) != nil }

  /// Returns the view with an identifier that is neither hidden nor transparent; nil without one.
  func view(_ identifier: String) -> UIView? {
    views(in: window).last {
      $0.accessibilityIdentifier == identifier && !$0.isHidden && $0.alpha > 0
    }
  }

  func isNamed(_ button: UIButton, _ name: String) -> Bool {
    button.currentTitle == name || button.accessibilityIdentifier == name
  }

  /// Returns the button with a name that receives a touch at its center, after it is scrolled there.
  func visibleButton(_ name: String) -> UIButton? {
    let candidates = buttons.filter { isNamed($0, name) }
    for button in candidates.reversed() {
      if !isTouchable(button) { try? reveal(name) }
      if isTouchable(button) { return button }
    }
    return nil
  }

  func isTouchable(_ button: UIButton) -> Bool {
    device.perform {
      window.hitTest(center(of: button), with: nil)?.isDescendant(of: button) == true
    }
  }

  func center(of view: UIView) -> CGPoint {
    let frame = view.convert(view.bounds, to: window)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(views)
  }

  func lines(of view: UIView, _ indentation: String) -> [String] {
    let (frame, transform) = (view.frame, view.transform)
    let line =
      "\(indentation)\(type(of: view)) at \(frame.minX), \(frame.minY), \(frame.width) x \(frame.height)"
      + (transform.isIdentity ? "" : " \(transform)") + (view.alpha == 1 ? "" : " \(view.alpha)")
      + (view.isHidden ? " hidden" : "")
    return [line] + view.subviews.flatMap { lines(of: $0, indentation + "  ") }
  }
}
