import SegueMotion

/// Values at times, and the interpolation between them.
nonisolated struct Keyframes {
  /// The segments between the values; empty for discrete values.
  var segments: [KeySegment]
  var values: [[Double]]
  /// The time of each value, as a fraction of the duration.
  var times: [Double]
  /// The timing functions of the segments; linear for those beyond the last.
  var paces: [CubicBezier]
  /// Whether every segment is traversed at constant speed.
  var isPaced: Bool

  /// Returns evenly spaced times, or times proportional to the segments' lengths if these are
  /// given.
  static func evenTimes(_ count: Int, _ isDiscrete: Bool, _ lengths: [Double]) -> [Double] {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else {
      let parts = Double(isDiscrete ? count : max(1, count - 1))
      return (0..<count).map { Double($0) / parts }
    }
    var done = 0.0
    return [0]
      + lengths.map { length in
        done += length
        return done / total
      }
  }

  /// Returns the value at a fraction of the duration.
  func value(at part: Double, of path: AnimatableKeyPath) -> [Double] {
    // The last keyframe that has been reached.
    let reached = times.lastIndex { $0 <= part } ?? 0
    // Before the first time, after the last one, and for discrete values, no segment applies.
    guard segments.indices.contains(reached), part > (times.first ?? 0) else {
      return values[min(part > 0 ? reached : 0, values.count - 1)]
    }
    let length = times[reached + 1] - times[reached]
    var fraction = length > 0 ? (part - times[reached]) / length : 1
    if paces.indices.contains(reached) { fraction = paces[reached].value(at: fraction) }
    let segment = segments[reached]
    return segment.point(at: isPaced ? segment.parameter(atLength: fraction) : fraction, of: path)
  }
}

/// A keyframe of a spline, with the three parameters of its tangent.
nonisolated struct SplineKey {
  var value: [Double]
  var tension = 0.0
  var continuity = 0.0
  var bias = 0.0
}

/// A segment between two keyframes: straight, or a cubic curve with two control values.
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

  /// The number of chords that approximate a curve.
  private static let chords = 64

  private static func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// The lengths of the chords that approximate the curve.
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

  /// Returns the curve parameter at a fraction of the length.
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

  // MARK: Creating segments

  static func lines(through keys: [[Double]]) -> [KeySegment] {
    zip(keys, keys.dropFirst()).map { KeySegment(start: $0, end: $1) }
  }

  /// Returns the lines and curves of a path; it jumps from the end of a subpath to the next.
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
        // A quadratic curve is the cubic one whose control points lie at two thirds.
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

  /// Returns a spline through keyframes, whose tangents count the first and the last twice.
  ///
  /// **Source:** Kochanek-Bartels tangents; with all three parameters 0, those of a Catmull-Rom
  /// spline.
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
      let outgoing = tangent(at: index, isOutgoing: true)
      let incoming = tangent(at: index + 1, isOutgoing: false)
      return KeySegment(
        start: start, end: end,
        controls: (
          zip(start, outgoing).map { $0 + $1 / 3 }, zip(end, incoming).map { $0 - $1 / 3 }
        ))
    }
  }
}
