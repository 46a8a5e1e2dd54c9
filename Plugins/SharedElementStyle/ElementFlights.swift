import SegueCore
import SegueParts

/// The elements that move between two views during a transition, above both of them.
///
/// An element that is not visible in both views stays in its own view.
final class ElementFlights: MovementDecoration {
  private let elements: [SharedElement]
  private weak var lower: UIView?
  private var flights: [ElementFlight] = []

  /// Makes the elements of one transition.
  ///
  /// - Parameters:
  ///   - elements: The elements, the lowest first.
  ///   - lower: The view of the lower controller.
  init(_ elements: [SharedElement], from lower: UIView?) {
    self.elements = elements
    self.lower = lower
  }

  func install(on context: MovementContext) {
    guard let lower else { return }
    // The lower view may not have been laid out since a rotation.
    lower.layoutIfNeeded()
    let container = context.container
    let found = elements.compactMap { element -> (from: ElementState, to: ElementState)? in
      guard let from = element.lower.find(in: container, below: lower),
        let to = element.upper.find(in: container, below: context.view)
      else { return nil }
      return (ElementState(from, in: lower), ElementState(to, in: context.view))
    }
    // All snapshots precede the first hidden view: an element may contain another.
    flights = found.map { ElementFlight(from: $0.from, to: $0.to) }
    for flight in flights { flight.install(in: container) }
  }

  func layOut(beside displacement: Displacement, isPresented: Bool) {
    for flight in flights { flight.layOut(isPresented: isPresented) }
  }

  var hasMovingEnds: Bool { true }

  /// Moves the elements to where their views are now: the content may have scrolled, or the device
  /// rotated.
  func retarget(_ context: MovementContext) -> (() -> Void)? {
    let moved = flights.filter { $0.update(isPresented: context.direction == .forward) }
    guard !moved.isEmpty else { return nil }
    return { for flight in moved { flight.layOut(isPresented: context.direction == .forward) } }
  }

  func updateStart(_ context: MovementContext, at progress: Double) {
    for flight in flights {
      flight.updateStart(at: progress, isPresented: context.direction == .reverse)
    }
  }

  func remove() {
    for flight in flights { flight.remove() }
    flights = []
  }
}

/// An element in one of the two views.
struct ElementState {
  let view: UIView
  private(set) var frame: CGRect
  let alpha: CGFloat
  private weak var root: UIView?

  /// Reads an element that was found.
  ///
  /// - Parameter root: The controller's view, which the transition may displace.
  init(_ found: (view: UIView, frame: CGRect), in root: UIView) {
    self.root = root
    view = found.view
    frame = found.frame
    alpha = found.view.alpha
  }

  /// A snapshot of the element at full opacity: the moving view has the element's alpha.
  var snapshot: UIView? {
    view.alpha = 1
    defer { view.alpha = alpha }
    return view.squareSnapshot
  }

  /// Reads the frame in a container again, without the displacement of the controller's view; a view that
  /// was removed keeps its last one.
  mutating func update(in container: UIView) {
    guard view.window != nil, let root, let parent = root.superview else { return }
    let (inner, outer) = (view.convert(view.bounds, to: root), root.layoutFrame)
    frame = parent.convert(
      inner.offsetBy(dx: outer.minX - root.bounds.minX, dy: outer.minY - root.bounds.minY),
      to: container)
  }
}

/// One moving element: the upper view's snapshot fades in above the lower view's. Its role in scenarios is
/// `sharedElement`.
final class ElementFlight: UIView {
  nonisolated static let role = "sharedElement"

  private var from: ElementState
  private var to: ElementState
  private let snapshots: [UIView?]
  private var correction: StartCorrection?

  init(from: ElementState, to: ElementState) {
    self.from = from
    self.to = to
    snapshots = [from, to].map(\.snapshot)
    super.init(frame: from.frame)
    accessibilityIdentifier = Self.role
    clipsToBounds = true
    isUserInteractionEnabled = false
    for case let snapshot? in snapshots { addSubview(snapshot) }
  }

  /// Unsupported; returns `nil`.
  required init?(coder: NSCoder) { nil }

  /// Adds the element to a container, and hides its two views.
  func install(in container: UIView) {
    container.addSubview(self)
    for state in [from, to] { state.view.alpha = 0 }
  }

  /// Sets the values in the upper or the lower view; the changes may be animated.
  func layOut(isPresented: Bool) {
    let state = isPresented ? to : from
    layOut(in: state.frame)
    alpha = state.alpha
    layer.cornerRadius = state.view.layer.cornerRadius
    for case let snapshot? in snapshots { snapshot.frame = bounds }
    // The lower one stays opaque, so that nothing shows through both.
    snapshots[1]?.alpha = isPresented ? 1 : 0
  }

  /// Reads where the element ends; returns whether that differs from the frame to which it moves.
  func update(isPresented: Bool) -> Bool {
    guard let container = superview else { return false }
    if isPresented { to.update(in: container) } else { from.update(in: container) }
    return layoutFrame.differsVisibly(from: isPresented ? to.frame : from.frame)
  }

  /// Corrects the element for a start that has moved, to which it may return.
  func updateStart(at progress: Double, isPresented: Bool) {
    guard let container = superview else { return }
    if correction == nil { correction = StartCorrection(isPresented ? to.frame : from.frame) }
    if isPresented { to.update(in: container) } else { from.update(in: container) }
    let start = isPresented ? to.frame : from.frame
    if let transform = correction?.transform(at: progress, to: start) { self.transform = transform }
  }

  /// Removes the element, and shows its views.
  func remove() {
    removeFromSuperview()
    for state in [from, to] { state.view.alpha = state.alpha }
  }
}
