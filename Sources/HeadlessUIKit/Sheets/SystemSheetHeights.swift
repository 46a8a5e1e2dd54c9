/// The active detents of a sheet, resolved to positions of the top edge.
struct SystemSheetHeights {
  /// A detent, and where the sheet rests at it.
  struct Rest {
    var identifier: UISheetPresentationController.Detent.Identifier
    var place: SheetGeometry.Place
    /// The visible top edge, pt.
    var top: CGFloat { place.frame.minY }
  }

  let geometry: SheetGeometry
  /// From the smallest to the largest; at least one.
  let rests: [Rest]
  /// Whether the active detents are listed in that order.
  let isListedInOrder: Bool

  init(
    _ detents: [UISheetPresentationController.Detent], _ geometry: SheetGeometry,
    _ traits: UITraitCollection
  ) {
    self.geometry = geometry
    let context = SheetDetentContext(geometry, traits)
    let active = detents.compactMap { detent -> Rest? in
      guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
      return Rest(identifier: detent.identifier, place: geometry.position(atValue: value))
    }
    isListedInOrder = zip(active, active.dropFirst()).allSatisfy { $0.top >= $1.top }
    let choices = SimulatedDevice.current?.configuration.choices ?? BehaviorChoices()
    let fraction =
      choices.sheetWithoutActiveDetentIsLarge ? 1 : SheetDetentContext.mediumFraction(in: context)
    let fallback = Rest(
      identifier: .large, place: geometry.position(atValue: fraction * geometry.maximumValue))
    // The smallest height has the lowest top edge.
    rests = active.isEmpty ? [fallback] : active.sorted { $0.top > $1.top }
  }

  var smallest: Rest {
    rests.first
      ?? Rest(identifier: .large, place: geometry.position(from: geometry.largest.minY, margin: 0))
  }
  var largest: Rest { rests.last ?? smallest }
  /// The top edge at the smallest height, pt.
  var lowestTop: CGFloat { smallest.top }
  /// The top edge at the largest height, pt.
  var highestTop: CGFloat { largest.top }
  /// The smallest visible height, pt.
  var lowestHeight: CGFloat { smallest.place.frame.height }

  func rest(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Rest? {
    rests.first { $0.identifier == identifier }
  }

  /// Returns the height whose top edge is nearest to a position.
  func rest(nearestTo top: CGFloat) -> Rest {
    rests.min { abs($0.top - top) < abs($1.top - top) } ?? smallest
  }

  /// Returns the place for a top edge, pt; below `lowestTop` the sheet moves down without shrinking.
  func position(topAt top: CGFloat) -> SheetGeometry.Place {
    let rest = min(top, lowestTop)
    var place = geometry.position(from: rest, margin: margin(topAt: rest))
    place.frame.origin.y = top
    return place
  }

  /// Returns the margin for a top edge between the lowest and the largest, pt.
  ///
  /// Between two heights it changes in proportion. Toward the largest sheet, which has none, it
  /// approaches `SheetGeometry.margin`, and at the end is the remaining distance, so that it does not
  /// jump; chosen.
  private func margin(topAt top: CGFloat) -> CGFloat {
    guard geometry.hasMargin, let lower = rests.last(where: { $0.top >= top }) else { return 0 }
    guard let upper = rests.first(where: { $0.top < top }) else { return lower.place.margin }
    let fraction = (lower.top - top) / (lower.top - upper.top)
    let goal = max(upper.place.margin, SheetGeometry.margin)
    let margin = lower.place.margin + fraction * (goal - lower.place.margin)
    return min(margin, max(upper.place.margin, top - geometry.largest.minY))
  }

  /// Returns the dimming for a top edge, 0...`maximumOpacity` (UIKit rows 234, 293).
  func dimming(topAt top: CGFloat, undimmedUpTo undimmed: Rest?) -> CGFloat {
    guard lowestTop >= top else {
      let remaining = lowestHeight > 0 ? 1 - (top - lowestTop) / lowestHeight : 0
      return dimming(topAt: lowestTop, undimmedUpTo: undimmed) * max(0, remaining)
    }
    guard let undimmed else { return Self.maximumOpacity }
    guard top < undimmed.top, let next = rests.first(where: { $0.top < undimmed.top }) else {
      return 0
    }
    return Self.maximumOpacity * min(1, (undimmed.top - top) / (undimmed.top - next.top))
  }

  /// Returns the alpha of the shadow for a top edge, 0...1: the complement of the dimming, fading below
  /// the smallest height.
  func shadow(topAt top: CGFloat, undimmedUpTo undimmed: Rest?) -> CGFloat {
    guard undimmed != nil else { return 0 }
    let travel = lowestHeight > 0 ? max(0, top - lowestTop) / lowestHeight : 0
    let dimming = dimming(topAt: top, undimmedUpTo: undimmed)
    return max(0, 1 - travel) * (1 - dimming / Self.maximumOpacity)
  }

  /// The maximum dimming (UIKit row 293).
  static let maximumOpacity: CGFloat = 0.2
}
