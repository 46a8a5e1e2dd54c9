/// The destinations of the scalars of a group's layers in every frame.
///
/// Most layers are animated by one group, scalar by scalar. The group writes all of them together,
/// directly to memory, which makes a frame of many layers fast.
nonisolated struct FramePlan {
  /// One scalar: its address, end value, and initial difference.
  struct Scalar {
    var address: UnsafeMutablePointer<Double>
    var end: Double
    var difference: Double
  }

  /// Two adjacent scalars, as the coordinates of a position: one vector operation writes both.
  struct Pair {
    var address: UnsafeMutablePointer<Double>
    var ends: (Double, Double)
    var differences: (Double, Double)

    init(_ first: Scalar, _ second: Scalar) {
      address = first.address
      ends = (first.end, second.end)
      differences = (first.difference, second.difference)
    }
  }

  /// A scalar with keyframes: the path is one of the group's.
  struct Keyframed {
    var address: UnsafeMutablePointer<Double>
    var end: Double
    var path: Int
  }

  private var pairs: ContiguousArray<Pair> = []
  private var scalars: ContiguousArray<Scalar> = []
  private var keyframed: ContiguousArray<Keyframed> = []
  /// Whether a layer has changed since the plan was created.
  var isStale = true
  /// The time whose values were written to the layers.
  var time = Double.nan

  init() {}

  /// Creates a plan of the layers that only this group animates, with all of their values.
  init(_ group: AnimationGroup) {
    isStale = false
    // One list for all layers, so that it is allocated once.
    var separate: ContiguousArray<Scalar> = []
    separate.reserveCapacity(8)
    for layer in group.layers {
      layer._withUnsafeGuaranteedRef { layer in
        guard layer.isPlain else { return layer.leaveFrame() }
        layer.joinFrame(of: group)
        add(layer.animations[0].tracks, of: layer, by: &separate)
      }
    }
  }

  /// Adds the tracks of a layer; scalars at adjacent addresses become pairs.
  private mutating func add(
    _ tracks: ContiguousArray<AnimationGroup.Track>, of layer: CALayer,
    by separate: inout ContiguousArray<Scalar>
  ) {
    let shown = UnsafeMutableRawPointer(layer.states + 1)
    separate.removeAll(keepingCapacity: true)
    for track in tracks {
      let key = track.key.field
      var end = layer[key]
      // Replaces -0 by 0, as `TransformSum` does.
      if track.key.isTranslation { end = 0 + end }
      let address = (shown + key.offset).assumingMemoryBound(to: Double.self)
      if track.path >= 0 {
        keyframed.append(Keyframed(address: address, end: end, path: Int(track.path)))
      } else {
        separate.append(Scalar(address: address, end: end, difference: track.difference))
      }
    }
    separate.sort { $0.address < $1.address }
    var rest = separate[...]
    while let first = rest.popFirst() {
      if let second = rest.first, second.address == first.address + 1 {
        rest.removeFirst()
        pairs.append(Pair(first, second))
      } else {
        scalars.append(first)
      }
    }
  }

  @inline(__always)
  func isShown(at time: Double) -> Bool { self.time == time && !isStale }

  /// Writes the values of a time at which a fraction of every difference remains.
  ///
  /// - Parameter paths: The group's paths of keyframes.
  mutating func write(_ remaining: Double, at time: Double, _ paths: [KeyframePath]) {
    pairs.withUnsafeBufferPointer { pairs in
      for pair in pairs {
        pair.address[0] = pair.ends.0 + pair.differences.0 * remaining
        pair.address[1] = pair.ends.1 + pair.differences.1 * remaining
      }
    }
    scalars.withUnsafeBufferPointer { scalars in
      for scalar in scalars { scalar.address.pointee = scalar.end + scalar.difference * remaining }
    }
    for scalar in keyframed {
      scalar.address.pointee = scalar.end + paths[scalar.path].left(at: 1 - remaining)
    }
    self.time = time
  }
}

nonisolated extension AnimationGroup {
  /// Writes the values at a time to the layers that only this group animates.
  func writeFrame(at time: Double) {
    if plan.isStale { plan = FramePlan(self) }
    plan.write(remaining(at: time), at: time, paths)
  }
}
