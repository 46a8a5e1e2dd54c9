/// The frame of a popover, and its arrow.
///
/// The first permitted direction with room for the full size is chosen; without one, the direction
/// with the most room, at a reduced size. The popover is centered on its source as far as the area
/// allows.
nonisolated struct PopoverPlacement: Equatable {
  /// The constraints on a popover's placement.
  struct Room {
    /// The source rectangle, pt.
    var source: CGRect
    /// The container's bounds inside the safe area, pt.
    var safeArea: CGRect
    /// The minimum distance from the edges of the safe area, unless the source is nearer, pt.
    var margins: UIEdgeInsets
    /// The preferred content size, pt.
    var size: CGSize
    var directions: UIPopoverArrowDirection

    var area: CGRect { safeArea.inset(by: margins) }
  }

  /// The arrow's length, pt; chosen by eye, as are the next two.
  static let arrowLength = 13.0
  static let arrowWidth = 37.0
  static let cornerRadius = 13.0
  /// With less room than this on every side of its source, a popover covers it, pt; chosen.
  private static let leastSide = 2 * cornerRadius

  /// The direction of the arrow; empty for a popover without one.
  var direction: UIPopoverArrowDirection
  /// The frame without the arrow, pt.
  var body: CGRect
  var tip: CGPoint
  /// Half the arrow's width, pt; reduced near a corner.
  var halfWidth: Double

  /// The frame with the arrow, pt.
  var frame: CGRect {
    direction.isEmpty ? body : body.union(CGRect(origin: tip, size: .zero))
  }

  init(in room: Room) {
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right]
      .filter { room.directions.contains($0) }
      .map { (direction: $0, size: Self.size(on: Self.side($0, of: room), room)) }
    func area(_ size: CGSize) -> Double { size.width * size.height }
    let best =
      sides.first { $0.size == Self.size(on: room.area, room) }
      ?? sides.filter { min($0.size.width, $0.size.height) >= Self.leastSide }
      .reduce(nil) { best, side in
        best.map { area($0.size) >= area(side.size) } == true ? best : side
      }
    if let best {
      self.init(best.direction, best.size, in: room)
    } else {
      self.init(over: room)
    }
  }

  /// Centers the popover over the source, without an arrow.
  private init(over room: Room) {
    let size = Self.size(on: room.area, room)
    direction = []
    body = CGRect(
      x: Self.start(room.source.midX, size.width, room.area.minX, room.area.maxX),
      y: Self.start(room.source.midY, size.height, room.area.minY, room.area.maxY),
      width: size.width, height: size.height)
    tip = CGPoint(x: body.midX, y: body.midY)
    halfWidth = 0
  }

  private init(_ direction: UIPopoverArrowDirection, _ size: CGSize, in room: Room) {
    let (source, side) = (room.source, Self.side(direction, of: room))
    // A source near an edge extends the area, so that the arrow reaches it.
    let near = source.intersection(room.safeArea)
    let reach = near.isNull ? room.area : room.area.union(near)
    self.direction = direction
    let length = Self.arrowLength
    if direction == .up || direction == .down {
      let x = Self.start(source.midX, size.width, reach.minX, reach.maxX)
      let y = direction == .up ? side.minY : side.maxY - size.height
      body = CGRect(origin: CGPoint(x: x, y: y), size: size)
      let point = Self.tip(source.minX, source.maxX, body.minX, body.maxX)
      halfWidth = point.halfWidth
      tip = CGPoint(x: point.at, y: direction == .up ? body.minY - length : body.maxY + length)
    } else {
      let y = Self.start(source.midY, size.height, reach.minY, reach.maxY)
      let x = direction == .left ? side.minX : side.maxX - size.width
      body = CGRect(origin: CGPoint(x: x, y: y), size: size)
      let point = Self.tip(source.minY, source.maxY, body.minY, body.maxY)
      halfWidth = point.halfWidth
      tip = CGPoint(x: direction == .left ? body.minX - length : body.maxX + length, y: point.at)
    }
  }

  /// Returns the part of the area on the side of the source where the popover is placed.
  private static func side(_ direction: UIPopoverArrowDirection, of room: Room) -> CGRect {
    let (area, source) = (room.area, room.source)
    var (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
    switch direction {
    case .up: top = max(top, source.maxY + arrowLength)
    case .down: bottom = min(bottom, source.minY - arrowLength)
    case .left: left = max(left, source.maxX + arrowLength)
    default: right = min(right, source.minX - arrowLength)
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private static func size(on side: CGRect, _ room: Room) -> CGSize {
    CGSize(
      width: min(room.size.width, side.width), height: min(room.size.height, side.height))
  }

  /// Returns the start of a segment centered on `middle`, as far as the ends allow.
  private static func start(
    _ middle: Double, _ length: Double, _ first: Double, _ last: Double
  ) -> Double {
    max(first, min(middle - length / 2, last - length))
  }

  /// Returns the tip along an edge of the body: at the source's center, away from the corners
  /// unless it would miss the source.
  private static func tip(
    _ sourceStart: Double, _ sourceEnd: Double, _ start: Double, _ end: Double
  ) -> (at: Double, halfWidth: Double) {
    let clear = min(cornerRadius + arrowWidth / 2, (end - start) / 2)
    var at = max(start + clear, min((sourceStart + sourceEnd) / 2, end - clear))
    at = max(sourceStart, min(at, sourceEnd))
    at = max(start, min(at, end))
    return (at, min(arrowWidth / 2, at - start, end - at))
  }
}
