/// A guide whose constraints depend on the edges of its view that it is near.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private final var tracked: [TrackedConstraints] = []

  /// Creates a guide without an owning view.
  public override init() { super.init() }

  /// Sets the constraints that are active while the guide is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, whenNear: true) }
  /// Sets the constraints that are active while the guide is away from an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, whenNear: false) }
  /// Returns the constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked(edge, whenNear: true)
  }
  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked(edge, whenNear: false)
  }
  /// Deactivates all constraints that depend on edges, and forgets them.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  /// The edges of the view that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Constraints that are active near an edge, or away from it.
  private struct TrackedConstraints {
    let edge: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
  }

  private func tracked(
    _ edge: NSDirectionalRectEdge, whenNear isNear: Bool
  ) -> [NSLayoutConstraint] {
    tracked.filter { $0.edge == edge && $0.isNear == isNear }.flatMap(\.constraints)
  }

  private func track(
    _ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, whenNear isNear: Bool
  ) {
    NSLayoutConstraint.deactivate(tracked(edge, whenNear: isNear))
    tracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    tracked.append(TrackedConstraints(edge: edge, isNear: isNear, constraints: constraints))
    // Near an edge: near one of them; away: from all of them.
    if nearEdges.isDisjoint(with: edge) != isNear { NSLayoutConstraint.activate(constraints) }
  }
}

/// The guide of the part of a view that the keyboard covers.
///
/// While the keyboard is hidden, it is the part below the safe area. The keyboard is always docked: near
/// the bottom edge, and away from the others.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Creates a guide without an owning view.
  public override init() { super.init() }

  /// Whether the guide follows an undocked keyboard; false by default.
  /// Stored only.
  open var followsUndockedKeyboard = false
  /// Whether the guide is the part below the safe area while the keyboard is hidden, instead of having
  /// no height; true by default.
  open var usesBottomSafeArea = true { didSet { owner?.setNeedsLayout() } }
  /// The distance above the keyboard at which a drag begins to dismiss it, pt; 0 by default.
  /// Stored only.
  open var keyboardDismissPadding: CGFloat = 0

  override var nearEdges: NSDirectionalRectEdge { .bottom }

  override func insets(in owner: UIView) -> UIEdgeInsets {
    let safeArea = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    let height = min(owner.bounds.height, max(safeArea, owner.heightOfKeyboard))
    return UIEdgeInsets(top: owner.bounds.height - height, left: 0, bottom: 0, right: 0)
  }
}

extension UIView {
  final var ownKeyboardGuide: UIKeyboardLayoutGuide {
    let items = ownLayoutItems
    if let guide = items.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(role: .keyboard, owner: self)
    items.keyboardGuide = guide
    items.insetGuides.append(guide)
    SimulatedDevice.current?.application.services.keyboardOwners.append(BoxedReference(self))
    return guide
  }

  /// The height of the part of the view that the keyboard covers, pt; also while an animation shows it.
  fileprivate final var heightOfKeyboard: CGFloat {
    guard let window, !window.isOfSystem, let keyboard = SimulatedDevice.current?.keyboardFrame
    else { return 0 }
    let covered = convert(keyboard.applying(window.mapToScreen.inverted()), from: window as UIView)
    return max(0, bounds.maxY - covered.minY)
  }
}

extension UIApplication {
  /// Lays out the views with a guide of the keyboard, in the block that animates it.
  final func keyboardDidMove() {
    services.keyboardOwners.removeAll { $0.object == nil }
    guard let device, !services.keyboardOwners.isEmpty else { return }
    for owner in services.keyboardOwners { owner.object?.setNeedsLayout() }
    device.commitPhase.layoutWindows(of: device)
  }
}
