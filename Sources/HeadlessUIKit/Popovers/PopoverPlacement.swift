/// Where a popover stands, and its arrow.
///
/// Of the directions that are permitted the first counts on whose side the whole popover has room;
/// where it has room on none, the side on which most of it does, and the popover is made smaller.
/// The popover stands centered on its source as far as the area lets it.
nonisolated struct PopoverPlacement: Equatable {
  /// What a popover has to find its place among.
  struct Room {
    /// What is popped out of, pt.
    var source: CGRect
    /// Where bars, notches and corners are not, pt.
    var safeArea: CGRect
    /// How far it keeps from the edges of that, unless the source is nearer to them, pt.
    var margins: UIEdgeInsets
    /// The size that the content wants, pt.
    var size: CGSize
    var directions: UIPopoverArrowDirection

    var area: CGRect { safeArea.inset(by: margins) }
  }

  /// pt; chosen by eye, as are the next two.
  static let arrowLength = 13.0
  static let arrowWidth = 37.0
  static let cornerRadius = 13.0
  /// With less room than this to any side of its source a popover stands over it, pt; chosen.
  private static let leastSide = 2 * cornerRadius

  /// Where the arrow points; empty for a popover without one.
  var direction: UIPopoverArrowDirection
  /// The popover without its arrow, pt.
  var body: CGRect
  var tip: CGPoint
  /// Half the arrow's width, pt; less than usual in a corner.
  var halfWidth: Double

  /// The popover with its arrow, pt.
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

  /// Over the middle of the source, without an arrow.
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
    // A source near an edge draws the popover there too: its arrow could not reach it else.
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

  /// The part of the area on the side of the source to which the arrow does not point.
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

  /// Where something of a length starts that is centered as far as two ends let it.
  private static func start(
    _ middle: Double, _ length: Double, _ first: Double, _ last: Double
  ) -> Double {
    max(first, min(middle - length / 2, last - length))
  }

  /// Where the tip is along an edge of the body: at the middle of the source, clear of the corners
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
