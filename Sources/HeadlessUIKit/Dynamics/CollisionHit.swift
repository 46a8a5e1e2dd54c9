/// A boundary that was added to collisions.
struct CollisionBoundary {
  let identifier: any NSCopying
  let path: UIBezierPath
  let lines: [(CGPoint, CGPoint)]

  init(_ identifier: any NSCopying, path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
    var lines: [(CGPoint, CGPoint)] = []
    var (start, present) = (CGPoint.zero, CGPoint.zero)
    path.cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        start = points[0]
        present = start
      case .addLineToPoint:
        lines.append((present, points[0]))
        present = points[0]
      case .addQuadCurveToPoint:
        lines.append((present, points[1]))
        present = points[1]
      case .addCurveToPoint:
        lines.append((present, points[2]))
        present = points[2]
      case .closeSubpath:
        lines.append((present, start))
        present = start
      @unknown default: break
      }
    }
    self.lines = lines
  }

  func has(_ other: any NSCopying) -> Bool {
    (identifier as? NSObject).map { $0.isEqual(other) } ?? false
  }
}

/// Two items, or an item and a boundary, that touch.
struct CollisionContact {
  let first: any UIDynamicItem
  let second: (any UIDynamicItem)?
  let boundary: (any NSCopying)?
  let point: CGPoint

  func isSame(as other: CollisionContact) -> Bool {
    guard first === other.first, second === other.second else { return false }
    switch (boundary as? NSObject, other.boundary as? NSObject) {
    case (nil, nil): return true
    case (let own?, let other?): return own.isEqual(other)
    default: return false
    }
  }
}

/// An overlap: its depth and the direction in which it ends.
struct CollisionHit {
  let point: CGPoint
  /// The direction in which the first body leaves the overlap.
  let normal: CGPoint
  let depth: CGFloat

  private init(point: CGPoint, normal: CGPoint, depth: CGFloat) {
    self.point = point
    self.normal = normal
    self.depth = depth
  }

  /// The overlap of two bodies; `nil` without one.
  init?(_ first: DynamicWorld.Body, _ second: DynamicWorld.Body) {
    let delta = CGPoint(x: first.center.x - second.center.x, y: first.center.y - second.center.y)
    if first.isRound, second.isRound {
      let reach = (first.size.width + second.size.width) / 2
      let distance = hypot(delta.x, delta.y)
      guard distance <= reach else { return nil }
      let unit =
        distance > 0
        ? CGPoint(x: delta.x / distance, y: delta.y / distance) : CGPoint(x: 0, y: -1)
      self.init(
        point: CGPoint(
          x: second.center.x + unit.x * second.size.width / 2,
          y: second.center.y + unit.y * second.size.width / 2), normal: unit,
        depth: reach - distance)
      return
    }
    let overlap = first.frame.intersection(second.frame)
    guard !overlap.isNull else { return nil }
    let isHorizontal = overlap.width < overlap.height
    self.init(
      point: CGPoint(x: overlap.midX, y: overlap.midY),
      normal: isHorizontal
        ? CGPoint(x: delta.x < 0 ? -1 : 1, y: 0) : CGPoint(x: 0, y: delta.y < 0 ? -1 : 1),
      depth: isHorizontal ? overlap.width : overlap.height)
  }

  /// The overlap of a body with a line; `nil` without one.
  init?(_ body: DynamicWorld.Body, _ line: (CGPoint, CGPoint)) {
    let along = CGPoint(x: line.1.x - line.0.x, y: line.1.y - line.0.y)
    let square = along.x * along.x + along.y * along.y
    let offset = CGPoint(x: body.center.x - line.0.x, y: body.center.y - line.0.y)
    let fraction =
      square > 0 ? max(0, min(1, (offset.x * along.x + offset.y * along.y) / square)) : 0
    let nearest = CGPoint(
      x: line.0.x + along.x * fraction, y: line.0.y + along.y * fraction)
    let delta = CGPoint(x: body.center.x - nearest.x, y: body.center.y - nearest.y)
    let distance = hypot(delta.x, delta.y)
    var normal = CGPoint(x: 0, y: -1)
    if distance > 0 { normal = CGPoint(x: delta.x / distance, y: delta.y / distance) }
    let size = body.frame.size
    let reach =
      body.isRound
      ? body.size.width / 2 : abs(normal.x) * size.width / 2 + abs(normal.y) * size.height / 2
    guard distance <= reach else { return nil }
    self.init(point: nearest, normal: normal, depth: reach - distance)
  }

  /// The overlaps of a body with the outside of a rectangle.
  static func inside(_ area: CGRect, _ body: DynamicWorld.Body) -> [CollisionHit] {
    let frame = body.frame
    var hits: [CollisionHit] = []
    if frame.minX <= area.minX {
      hits.append(
        CollisionHit(
          point: CGPoint(x: area.minX, y: frame.midY), normal: CGPoint(x: 1, y: 0),
          depth: area.minX - frame.minX))
    }
    if frame.maxX >= area.maxX {
      hits.append(
        CollisionHit(
          point: CGPoint(x: area.maxX, y: frame.midY), normal: CGPoint(x: -1, y: 0),
          depth: frame.maxX - area.maxX))
    }
    if frame.minY <= area.minY {
      hits.append(
        CollisionHit(
          point: CGPoint(x: frame.midX, y: area.minY), normal: CGPoint(x: 0, y: 1),
          depth: area.minY - frame.minY))
    }
    if frame.maxY >= area.maxY {
      hits.append(
        CollisionHit(
          point: CGPoint(x: frame.midX, y: area.maxY), normal: CGPoint(x: 0, y: -1),
          depth: frame.maxY - area.maxY))
    }
    return hits
  }

  /// The approach below which a body rests instead of rebounding, pt/s.
  private static let restingSpeed: CGFloat = 20

  /// Returns the velocity along the normal after a collision.
  private func rebound(_ speed: CGFloat, _ elasticity: CGFloat) -> CGFloat {
    speed > -Self.restingSpeed ? 0 : -speed * max(0, min(1, elasticity))
  }

  /// Moves a body out of a boundary, and reflects its velocity.
  func reflect(_ body: DynamicWorld.Body) {
    guard !body.isAnchored else { return }
    body.center.x += normal.x * depth
    body.center.y += normal.y * depth
    let speed = body.velocity.x * normal.x + body.velocity.y * normal.y
    guard speed < 0 else { return }
    let change = rebound(speed, body.elasticity) - speed
    body.velocity.x += normal.x * change
    body.velocity.y += normal.y * change
    // Friction reduces the velocity along the boundary by a fraction of the change.
    let tangent = CGPoint(x: -normal.y, y: normal.x)
    let sliding = body.velocity.x * tangent.x + body.velocity.y * tangent.y
    let braking = min(abs(sliding), body.friction * change) * (sliding < 0 ? -1 : 1)
    body.velocity.x -= tangent.x * braking
    body.velocity.y -= tangent.y * braking
  }

  /// Moves two bodies apart, and exchanges their momentum along the normal.
  func separate(_ first: DynamicWorld.Body, _ second: DynamicWorld.Body) {
    let weight1 = first.isAnchored ? 0 : 1 / first.mass
    let weight2 = second.isAnchored ? 0 : 1 / second.mass
    guard weight1 + weight2 > 0 else { return }
    let share = weight1 / (weight1 + weight2)
    first.center.x += normal.x * depth * share
    first.center.y += normal.y * depth * share
    second.center.x -= normal.x * depth * (1 - share)
    second.center.y -= normal.y * depth * (1 - share)
    let speed =
      (first.velocity.x - second.velocity.x) * normal.x
      + (first.velocity.y - second.velocity.y) * normal.y
    guard speed < 0 else { return }
    let elasticity = max(first.elasticity, second.elasticity)
    let impulse = (rebound(speed, elasticity) - speed) / (weight1 + weight2)
    first.velocity.x += normal.x * impulse * weight1
    first.velocity.y += normal.y * impulse * weight1
    second.velocity.x -= normal.x * impulse * weight2
    second.velocity.y -= normal.y * impulse * weight2
  }
}
