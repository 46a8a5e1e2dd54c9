import SegueCore
import SegueMotion
import SegueParts

/// Drags of the sheet, and changes of its detent.
extension SheetPresentation: DraggableSheet {
  var drag: DragParameters { parameters.drag }
  var rubberBands: Bool { parameters.rubberBand > 0 }
  var dragsByGrabberOnly: Bool { parameters.dragArea == .grabber }

  func canDismissInteractively() -> Bool {
    if parameters.dismissOnDrag, host.mayDismiss(presentedViewController, .drag) { return true }
    host.report("drag may not dismiss")
    return false
  }

  func didAttemptToDismiss() {
    if parameters.dismissOnDrag { host.didAttemptToDismiss(presentedViewController, .drag) }
  }

  func beginDrag() -> CGFloat {
    let height = visibleHeight
    settling.stop()
    sheet.updateSkirt()
    dragHeight = height
    let beyond = heights.distanceBeyond(height)
    return height - beyond + rubberBand.translation(forOffset: beyond)
  }

  private var rubberBand: RubberBandLimit { RubberBandLimit(parameters.rubberBand) }

  func move(to height: CGFloat) {
    guard let container = containerView else { return }
    let heights = heights(in: container.bounds.size)
    let beyond = heights.distanceBeyond(height)
    let stretched = height - beyond + rubberBand.offset(forTranslation: beyond)
    dragHeight = max(stretched, Detent.least)
    layOut(in: container, heights)
    sheet.layoutIfNeeded()
    onHeightChange?(visibleHeight)
  }

  func beginInteractiveDismissal() {
    (dragHeight, requestedDetent, restingDetent) = (nil, nil, heights.lowestDetent)
    layOut()
  }

  func endDrag(velocity: CGFloat?, isRefused: Bool) {
    // A dismissal continues from the position of the drag.
    guard let dragHeight, !isLeaving else { return }
    applyRequestedDetents()
    // The velocity of the sheet, which a rubber band makes slower than the touch (UIKit row 333).
    let beyond = heights.distanceBeyond(dragHeight)
    let slope = beyond == 0 ? 1 : rubberBand.slope(atOffset: beyond)
    let isReleased = velocity != nil
    let velocity = (velocity ?? 0) * slope
    // The sheet settles at the detent nearest to its projected position.
    let projected = dragHeight + Deceleration.normal.projectedTravel(velocity: velocity)
    let former = restingDetent
    let isRequested = requestedDetent != nil
    restingDetent =
      requestedDetent
      ?? heights.detent(nextTo: projected, from: parameters.skipsDetents ? nil : former)
    if parameters.hapticFeedback, restingDetent != former {
      UISelectionFeedbackGenerator().selectionChanged()
    }
    if isReleased, let didRelease = host.didRelease {
      let isDismissingSwipe =
        parameters.dismissOnDrag && beyond >= 0 && parameters.drag.isSwipe(-velocity)
      let start = heights.height(of: former)
      didRelease(
        presentedViewController,
        GestureRelease(
          from: start, translation: dragHeight - start, velocity: velocity, projection: projected,
          thresholds: heights.thresholds,
          decision: heights.decision(
            restingDetent, from: former, skips: parameters.skipsDetents, isRequested: isRequested,
            isRefused: isRefused)
            + (isDismissingSwipe
              ? "; a swipe dismisses from the lowest detent, or once the drag is below it" : "")))
    }
    (self.dragHeight, requestedDetent) = (nil, nil)
    settling.run(velocity: velocity)
  }
}

extension SheetPresentation: DetentPresentation {
  var detentIdentifiers: [String] { heights.detents.map(\.identifier) }

  var selectedDetentIdentifier: String {
    heights.detents[heights.index(of: restingDetent)].identifier
  }

  var visibleHeight: CGFloat {
    guard let container = containerView, sheet.superview != nil else { return 0 }
    let frame = frameOfPresentedViewInContainerView
    // The bottom edge is above the container's in a form and above the keyboard.
    let bottom = frame.minY + min(dragHeight ?? heights.height(of: restingDetent), frame.height)
    let shown = (sheet.layer.presentation() ?? sheet.layer).frame.minY
    return max(0, min(bottom, container.bounds.maxY) - shown)
  }

  func selectDetent(_ identifier: String) -> Bool {
    let detents = requestedDetents?.all ?? heights.detents
    guard let detent = detents.first(where: { $0.identifier == identifier }) else { return false }
    if requestedDetents != nil { requestedDetents?.selected = detent } else { select(detent) }
    return true
  }

  func setDetents(_ identifiers: [String], selecting selected: String?) -> Bool {
    let all = identifiers.compactMap(Detent.init(identifier:))
    let detent = selected.flatMap(Detent.init(identifier:))
    guard !all.isEmpty, all.count == identifiers.count, selected == nil || detent != nil,
      detent.map(all.contains) != false
    else { return false }
    requestedDetents = (all, detent)
    if !defersChanges {
      applyRequestedDetents()
      if sheet.superview != nil { settling.run(velocity: settling.velocity) }
    }
    return true
  }

  /// Selects the next higher or lower detent; below the lowest one it dismisses.
  func selectNeighbor(by distance: Int) {
    let index = heights.index(of: restingDetent) + distance
    if heights.detents.indices.contains(index) {
      select(heights.detents[index])
      UIAccessibility.post(
        notification: .announcement, argument: heights.detents[index].identifier)
    } else if distance < 0, parameters.dismissOnDrag {
      dismiss(by: .drag)
    }
  }

  private func select(_ detent: Detent) {
    if dragHeight != nil { return requestedDetent = detent }
    restingDetent = detent
    // During a transition it is deferred to the end.
    if presentedViewController.transitionCoordinator == nil, sheet.superview != nil {
      settling.run(velocity: settling.velocity)
    }
  }
}
