import HeadlessUIKit
package import SegueConfig
import SegueMotion

/// The user drags the scroll views that contain an element until it is visible.
package nonisolated struct ScrollUntilVisibleStep: Step {
  /// The element.
  package var element = ""
  /// The longest time, s; 30 by default. Exceeding it is a failure.
  package var within = 30.0

  package static let key = "scrollUntilVisible"
  package static let synonyms = [
    "scrollTo", "scrollToVisible", "scrollToElement", "scrollIntoView",
  ]
  package static let summary =
    "The user drags the scroll view that contains the element, and those around it, until all of it "
    + "is visible, for at most `within`, 30 s by default; exceeding it is a failure, and so is "
    + "content that ends before."
  package static let examples = [
    "scrollUntilVisible: medals", "{ element: medals, within: 10s }",
  ]

  package static func shortForms(_ names: ScenarioNames) -> [ParameterKind<Self>.Alternative] {
    [.short(kind(names.app), for: "element", { Self(element: $0) }, part: \.element)]
  }

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a scroll", defaults: Self(),
      [
        Parameter(
          "element", \.element, kind(names.app), required: true, "The element to make visible."),
        Parameter(
          "within", \.within, .stepDuration, "The longest time that the step can take."),
      ])
  }

  private static func kind(_ names: AppNames) -> ParameterKind<String> {
    names.view(
      .reference(to: "element", among: names.elements, takesAny: !names.knowsScreens))
  }

  package var sentence: String? { "scroll until \(element) is visible" }

  package func perform(_ context: StepContext) {
    var reveal = Reveal(element: element, deadline: context.device.now + within, context: context)
    if let found = reveal.findView() { reveal.run(found) }
  }
}

/// A scroll until an element is visible.
private struct Reveal {
  /// The distance that a pan needs to begin, pt.
  private static let slop: CGFloat = 10
  /// The duration of a drag, and of the stop at its end, after which nothing decelerates, s.
  private static let (dragDuration, stopDuration) = (0.25, 0.15)
  /// The largest part of the visible height or width that a drag covers.
  private static let largestFraction: CGFloat = 0.6
  /// The tolerance of edges, pt.
  private static let tolerance: CGFloat = 0.5

  let element: String
  let deadline: Double
  let context: StepContext
  /// How far all scroll views have scrolled, pt.
  private var distance: CGFloat = 0

  init(element: String, deadline: Double, context: StepContext) {
    (self.element, self.deadline, self.context) = (element, deadline, context)
  }

  private var device: SimulatedDevice { context.device }

  func findView() -> UIView? {
    if let view = device.view(named: element), view.window != nil { return view }
    fail("\(element) \(Invisibility.inNoWindow.text)")
    return nil
  }

  private func fail(_ found: String) {
    context.fail("\(element) becomes visible", expected: "all of \(element)", found: found)
  }

  /// Scrolls until a view is visible, or reports why it does not become visible.
  mutating func run(_ view: UIView) {
    var scrollViews: [UIScrollView] = []
    while let next = (scrollViews.last ?? view).superview?.nearestScrollView {
      scrollViews.append(next)
    }
    // From the outermost scroll view inward, each brings the next one into view.
    for (index, scrollView) in scrollViews.enumerated().reversed() {
      let content = index == 0 ? view : scrollViews[index - 1]
      guard show(content, in: scrollView) else { return }
    }
    if let reason = view.invisibility(on: device.screen.bounds, at: device.now) {
      fail("\(element) \(reason.text)" + (scrollViews.isEmpty ? ", in no scroll view" : ""))
    }
  }

  /// Drags a scroll view until a view in it is visible; returns `false` if it cannot be.
  private mutating func show(_ view: UIView, in scrollView: UIScrollView) -> Bool {
    while let translation = translation(toShow: view, in: scrollView) {
      guard device.now < deadline else {
        fail(progress(of: view, in: scrollView, "the time has passed"))
        return false
      }
      let (offset, frame) = (scrollView.contentOffset, scrollView.presentedFrame(at: device.now))
      guard drag(scrollView, by: translation) else { return false }
      let step = hypot(
        scrollView.contentOffset.x - offset.x, scrollView.contentOffset.y - offset.y)
      distance += step
      // A drag may expand the sheet that contains the scroll view.
      guard step > Self.tolerance || scrollView.presentedFrame(at: device.now) != frame else {
        fail(progress(of: view, in: scrollView, "the content ends"))
        return false
      }
    }
    return true
  }

  /// The rectangle in which content is visible, in screen coordinates, pt.
  private func visibleBounds(of scrollView: UIScrollView) -> CGRect {
    scrollView.presentedFrame(at: device.now).inset(by: scrollView.adjustedContentInset)
      .intersection(device.screen.bounds)
  }

  /// Returns the translation that makes a view visible, pt; `nil` if it is.
  private func translation(toShow view: UIView, in scrollView: UIScrollView) -> CGPoint? {
    let (area, frame) = (visibleBounds(of: scrollView), view.presentedFrame(at: device.now))
    func shift(_ low: CGFloat, _ high: CGFloat, in area: ClosedRange<CGFloat>) -> CGFloat {
      // A view that is larger than the area is visible if it fills the area; else its start is shown.
      if low < area.lowerBound - Self.tolerance {
        return high - low > area.upperBound - area.lowerBound && high >= area.upperBound
          ? 0 : area.lowerBound - low
      }
      let excess = high - area.upperBound
      return excess > Self.tolerance ? -min(excess, low - area.lowerBound) : 0
    }
    guard !area.isNull else { return nil }
    let translation = CGPoint(
      x: shift(frame.minX, frame.maxX, in: area.minX...area.maxX),
      y: shift(frame.minY, frame.maxY, in: area.minY...area.maxY))
    return hypot(translation.x, translation.y) > Self.tolerance ? translation : nil
  }

  /// Drags the content of a scroll view along the axis of the larger distance; returns `false` if no
  /// touch reaches it.
  private func drag(_ scrollView: UIScrollView, by translation: CGPoint) -> Bool {
    let area = visibleBounds(of: scrollView)
    let isVertical = abs(translation.y) >= abs(translation.x)
    let remaining = isVertical ? translation.y : translation.x
    let maxLength = Self.largestFraction * (isVertical ? area.height : area.width)
    let length =
      (remaining < 0 ? -1 : 1)
      * min(abs(remaining) + Self.slop, max(maxLength, 2 * Self.slop))
    guard let start = start(in: area, of: scrollView, isVertical, isForward: length > 0) else {
      let middle = CGPoint(x: area.midX, y: area.midY)
      let other = device.touchedView(at: middle)?.givenName ?? "nothing"
      fail("a touch on \(other) at \(middle.listText)")
      return false
    }
    let touches = context.touches.begin(at: start, count: 1)
    let moved = context.touches.move(
      touches, by: isVertical ? ConfigPoint(x: 0, y: length) : ConfigPoint(x: length, y: 0),
      for: Self.dragDuration, .linear)
    context.clock.pass(Self.stopDuration)
    context.touches.end(moved)
    // Beyond the end of its content it bounces.
    while scrollView.isDecelerating, device.now < deadline { context.clock.pass(0.05) }
    return true
  }

  /// Returns where a drag begins: near the edge from which it leads, so that it has room, and on no
  /// control; `nil` if no touch reaches the scroll view.
  private func start(
    in area: CGRect, of scrollView: UIScrollView, _ isVertical: Bool, isForward: Bool
  ) -> CGPoint? {
    let along: [CGFloat] = isForward ? [0.2, 0.1, 0.3, 0.05, 0.4] : [0.8, 0.9, 0.7, 0.95, 0.6]
    let across: [CGFloat] = [0.5, 0.25, 0.75, 0.02, 0.98]
    let points = along.flatMap { along in
      across.map { across in
        CGPoint(
          x: area.minX + (isVertical ? across : along) * area.width,
          y: area.minY + (isVertical ? along : across) * area.height)
      }
    }
    return points.first { point in
      guard let hit = device.touchedView(at: point) else { return false }
      return hit.isDescendant(of: scrollView) && !(hit is UIControl)
    }
  }

  /// Returns how far was scrolled, and what is visible.
  private func progress(of view: UIView, in scrollView: UIScrollView, _ reason: String) -> String {
    let frame = view.presentedFrame(at: device.now)
    let names = visibleNames(in: scrollView)
    let visible = names.isEmpty ? "nothing with a name" : names.joined(separator: ", ")
    return "\(element) at \(frame.listText) after \(Double(distance).rounded().text) pt, as "
      + "\(reason); visible: \(visible)"
  }

  /// The first names of the visible views in a scroll view, from the top.
  private func visibleNames(in scrollView: UIScrollView) -> [String] {
    var names: [String] = []
    func collect(_ view: UIView) {
      for child in view.subviews {
        if let name = child.accessibilityIdentifier,
          child.invisibility(on: device.screen.bounds, at: device.now) == nil
        {
          names.append(name)
        }
        collect(child)
      }
    }
    collect(scrollView)
    let limit = 10
    return Array(names.prefix(limit)) + (names.count > limit ? ["\(names.count - limit) more"] : [])
  }
}
