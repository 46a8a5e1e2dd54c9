/// The heights at which a sheet can rest now, by the place of its upper edge.
struct SystemSheetHeights {
  struct Rest {
    var identifier: UISheetPresentationController.Detent.Identifier
    /// Where the upper edge is, pt.
    var top: CGFloat
  }

  let geometry: SheetGeometry
  /// From the smallest to the largest; at least one.
  let rests: [Rest]
  /// Whether the active detents were listed in that order.
  let isListedInOrder: Bool

  init(
    _ detents: [UISheetPresentationController.Detent], _ geometry: SheetGeometry,
    _ traits: UITraitCollection
  ) {
    self.geometry = geometry
    let context = SheetDetentContext(geometry, traits)
    let active = detents.compactMap { detent -> Rest? in
      guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
      return Rest(identifier: detent.identifier, top: geometry.top(atValue: value))
    }
    isListedInOrder = zip(active, active.dropFirst()).allSatisfy { $0.top >= $1.top }
    let choices = SimulatedDevice.current?.configuration.choices ?? BehaviorChoices()
    let value =
      choices.sheetWithoutActiveDetentIsLarge ? geometry.maximumValue : geometry.mediumValue
    let fallback = Rest(identifier: .large, top: geometry.top(atValue: value))
    // The smallest is the one whose edge lies lowest.
    rests = active.isEmpty ? [fallback] : active.sorted { $0.top > $1.top }
  }

  var smallest: Rest { rests.first ?? Rest(identifier: .large, top: geometry.largest.minY) }
  /// Where the upper edge is at the smallest height, pt.
  var lowestTop: CGFloat { smallest.top }
  /// Where the upper edge is at the largest height, pt.
  var highestTop: CGFloat { rests.last?.top ?? geometry.largest.minY }
  /// How high the sheet is at its smallest, pt.
  var lowestHeight: CGFloat { geometry.frame(topAt: lowestTop, lowest: lowestTop).height }

  func rest(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Rest? {
    rests.first { $0.identifier == identifier }
  }

  /// The one nearest to a place.
  func rest(nearestTo top: CGFloat) -> Rest {
    rests.min { abs($0.top - top) < abs($1.top - top) } ?? smallest
  }

  /// How dark the surroundings are with the upper edge at a place, 0...`darkest` (UIKit rows 234,
  /// 293).
  func dimming(topAt top: CGFloat, undimmedUpTo undimmed: Rest?) -> CGFloat {
    guard lowestTop >= top else {
      let left = lowestHeight > 0 ? 1 - (top - lowestTop) / lowestHeight : 0
      return dimming(topAt: lowestTop, undimmedUpTo: undimmed) * max(0, left)
    }
    guard let undimmed else { return Self.darkest }
    guard top < undimmed.top, let next = rests.first(where: { $0.top < undimmed.top }) else {
      return 0
    }
    return Self.darkest * min(1, (undimmed.top - top) / (undimmed.top - next.top))
  }

  /// How dark the sheet's shadow is with the upper edge at a place, 0...`SheetShadow.darkest`: as dark as
  /// dimming is missing, and less below the lowest place.
  func shadow(topAt top: CGFloat, undimmedUpTo undimmed: Rest?) -> CGFloat {
    guard undimmed != nil else { return 0 }
    let pulled = lowestHeight > 0 ? max(0, top - lowestTop) / lowestHeight : 0
    let dimming = dimming(topAt: top, undimmedUpTo: undimmed)
    return SheetShadow.darkest * max(0, 1 - pulled) * (1 - dimming / Self.darkest)
  }

  /// How dark the surroundings of a sheet are (UIKit row 293).
  static let darkest: CGFloat = 0.2
}
