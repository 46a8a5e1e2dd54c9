import SegueMotion

/// Values at times, and the ways between them.
nonisolated struct Keyframes {
  /// The stretches between the values; none where it jumps.
  var segments: [KeySegment]
  var values: [[Double]]
  /// When each value is reached, in parts of the whole.
  var times: [Double]
  /// The pace of the stretches; even beyond the last.
  var paces: [CubicBezier]
  /// Whether every stretch is run through at one speed.
  var isPaced: Bool

  /// Times at equal distances, or by the lengths of the stretches where these are known.
  static func evenTimes(_ count: Int, _ isDiscrete: Bool, _ lengths: [Double]) -> [Double] {
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite else {
      let parts = Double(isDiscrete ? count : max(1, count - 1))
      return (0..<count).map { Double($0) / parts }
    }
    var done = 0.0
    return [0]
      + lengths.map { length in
        done += length
        return done / whole
      }
  }

  /// The value at a part of the whole.
  func value(at part: Double, of path: AnimatableKeyPath) -> [Double] {
    // The last of those whose time has come.
    let reached = times.lastIndex { $0 <= part } ?? 0
    guard segments.indices.contains(reached), part > (times.first ?? 0) else {
      return values[min(part > 0 ? reached : 0, values.count - 1)]
    }
    let length = times[reached + 1] - times[reached]
    var share = length > 0 ? (part - times[reached]) / length : 1
    if paces.indices.contains(reached) { share = paces[reached].value(at: share) }
    let segment = segments[reached]
    return segment.point(at: isPaced ? segment.parameter(atLength: share) : share, of: path)
  }
}

/// A key of a smooth curve, with the three numbers by which a tangent is bent there.
nonisolated struct SplineKey {
  var value: [Double]
  var tension = 0.0
  var continuity = 0.0
  var bias = 0.0
}

/// One stretch between two keys: straight, or a cubic curve with two control values.
nonisolated struct KeySegment {
  var start: [Double]
  var end: [Double]
  var controls: (first: [Double], second: [Double])?

  func point(at t: Double, of path: AnimatableKeyPath) -> [Double] {
    controls == nil ? path.mix(start, end, t) : curvePoint(at: t)
  }

  private func curvePoint(at t: Double) -> [Double] {
    guard let controls, t != 0, t != 1 else { return t == 1 ? end : start }
    let u = 1 - t
    return start.indices.map { index in
      u * u * u * start[index] + 3 * u * u * t * controls.first[index]
        + 3 * u * t * t * controls.second[index] + t * t * t * end[index]
    }
  }

  // MARK: Length

  private static let chords = 64

  private static func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// The lengths of chords from the start on, of which the curve is taken to consist.
  private var chordLengths: [Double] {
    var last = start
    return (1...Self.chords).map { step in
      let next = curvePoint(at: Double(step) / Double(Self.chords))
      defer { last = next }
      return Self.distance(last, next)
    }
  }

  var length: Double {
    controls == nil ? Self.distance(start, end) : chordLengths.reduce(0, +)
  }

  /// The parameter at which a part of the length is done.
  func parameter(atLength part: Double) -> Double {
    guard controls != nil, part > 0, part < 1 else { return part }
    let lengths = chordLengths
    var left = part * lengths.reduce(0, +)
    for (index, length) in lengths.enumerated() {
      if left < length { return (Double(index) + left / length) / Double(Self.chords) }
      left -= length
    }
    return 1
  }

  // MARK: Making stretches

  static func lines(through keys: [[Double]]) -> [KeySegment] {
    zip(keys, keys.dropFirst()).map { KeySegment(start: $0, end: $1) }
  }

  /// The lines and curves of a path; from the end of one of its parts it jumps to the next.
  static func along(_ outline: Outline) -> [KeySegment] {
    func numbers(_ point: CGPoint) -> [Double] { [point.x, point.y] }
    var segments: [KeySegment] = []
    outline.forEachSegment { start, element in
      var segment = KeySegment(start: numbers(start), end: numbers(start))
      switch element {
      case .move, .close: return
      case .line(let end): segment.end = numbers(end)
      case .quadratic(let end, let control):
        segment.end = numbers(end)
        // A quadratic is the cubic whose control points lie at two thirds.
        func twoThirds(from point: CGPoint) -> [Double] {
          [point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3]
        }
        segment.controls = (twoThirds(from: start), twoThirds(from: end))
      case .cubic(let end, let control1, let control2):
        segment.end = numbers(end)
        segment.controls = (numbers(control1), numbers(control2))
      }
      segments.append(segment)
    }
    return segments
  }

  /// A smooth curve through keys, which stands still beyond the first and the last.
  ///
  /// **Source:** the tangents of Kochanek and Bartels; with all three numbers 0 those of Catmull and
  /// Rom.
  static func cubics(through keys: [SplineKey]) -> [KeySegment] {
    func tangent(at index: Int, isOutgoing: Bool) -> [Double] {
      let key = keys[index]
      let before = keys[max(0, index - 1)].value
      let after = keys[min(keys.count - 1, index + 1)].value
      let corner = isOutgoing ? key.continuity : -key.continuity
      let weight = (1 - key.tension) / 2
      let back = weight * (1 + key.bias) * (1 + corner)
      let ahead = weight * (1 - key.bias) * (1 - corner)
      return key.value.indices.map {
        back * (key.value[$0] - before[$0]) + ahead * (after[$0] - key.value[$0])
      }
    }
    return keys.indices.dropLast().map { index in
      let (start, end) = (keys[index].value, keys[index + 1].value)
      let leaving = tangent(at: index, isOutgoing: true)
      let coming = tangent(at: index + 1, isOutgoing: false)
      return KeySegment(
        start: start, end: end,
        controls: (
          zip(start, leaving).map { $0 + $1 / 3 }, zip(end, coming).map { $0 - $1 / 3 }
        ))
    }
  }
}
