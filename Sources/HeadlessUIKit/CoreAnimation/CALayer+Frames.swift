/// The presentation values of a layer.
nonisolated extension CALayer {
  /// Returns the presentation values at a time: the model plus what remains of every track's
  /// difference.
  package final func presentationState(at time: Double) -> LayerValues { shown(at: time).pointee }

  /// Returns a pointer to the presentation values, for code that reads many layers in every frame;
  /// valid until the time or the layer changes, or the layer is deallocated.
  package final func shown(at time: Double) -> UnsafePointer<LayerValues> {
    if let frameGroup, frameGroup._withUnsafeGuaranteedRef({ $0.plan.isShown(at: time) }) {
      return UnsafePointer(states + 1)
    }
    return evaluated(at: time)
  }

  /// Apart from `shown`, which is thereby a few instructions for nearly all layers of a frame.
  @inline(never)
  private func evaluated(at time: Double) -> UnsafePointer<LayerValues> {
    if let frameGroup {
      frameGroup._withUnsafeGuaranteedRef { $0.writeFrame(at: time) }
      // A new plan may no longer contain the layer.
      if self.frameGroup != nil { return UnsafePointer(states + 1) }
    }
    if isStill { return UnsafePointer(states) }
    if isPlain {
      animations[0].group.plan.isStale = true
      animations[0].group.writeFrame(at: time)
    } else {
      blend(at: time)
    }
    return UnsafePointer(states + 1)
  }

  /// Marks the group's frame plan as stale after a change of the layer other than by time.
  final func leaveFrame() {
    guard let group = frameGroup else { return }
    frameGroup = nil
    group._withUnsafeGuaranteedRef { $0.plan.isStale = true }
    group.release()
  }

  func joinFrame(of group: AnimationGroup) {
    if frameGroup == nil { frameGroup = .passRetained(group) }
    states[1] = states[0]
  }

  /// Whether a single group animates the layer, each scalar separately and without keyframes.
  var isPlain: Bool {
    animations.count == 1 && model.turnX == 0 && model.turnY == 0 && !isTimed
      && animations[0].timeShift == 0 && media?.animations.isEmpty != false
      && !animations[0].tracks.contains {
        $0.key.isTransformPart || $0.key.isTurn || $0.path >= 0
      }
  }

  /// Writes the presentation values at a time. Reads the arrays in address: copying their elements
  /// would count references for every track.
  private func blend(at time: Double) {
    let time = ownTime(at: time)
    let (model, state) = (UnsafePointer(states), states + 1)
    state.pointee = model.pointee
    var transform = TransformSum()
    animations.withUnsafeBufferPointer { animations in
      for index in animations.indices {
        let group = animations[index].group
        let remaining = group.remaining(at: time - animations[index].timeShift)
        if remaining == 0 { continue }
        animations[index].tracks.withUnsafeBufferPointer { tracks in
          for track in tracks {
            if track.key.isTransformPart {
              transform.add(group.left(of: track, remaining), to: track.key, of: model.pointee)
            } else {
              state.pointee.add(group.left(of: track, remaining), to: track.key)
            }
          }
        }
      }
    }
    transform.apply(to: &state.pointee, from: model.pointee)
    if let media {
      for animation in media.animations {
        animation.part.apply(to: &state.pointee, at: animation.moment(at: time))
      }
    }
    if state.pointee.turnX != 0 || state.pointee.turnY != 0 { state.pointee.applyRotations() }
  }
}

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
  }

  private var pairs: ContiguousArray<Pair> = []
  private var scalars: ContiguousArray<Scalar> = []
  /// Whether a layer has changed since the plan was created.
  var isStale = true
  /// The time whose values were written to the layers.
  var time = Double.nan

  init() {}

  /// Creates a plan of the layers that only this group animates, with all of their values.
  init(_ group: AnimationGroup) {
    isStale = false
    for layer in group.layers {
      layer._withUnsafeGuaranteedRef { layer in
        guard layer.isPlain else { return layer.leaveFrame() }
        layer.joinFrame(of: group)
        add(layer.animations[0].tracks, of: layer)
      }
    }
  }

  private mutating func add(_ tracks: ContiguousArray<AnimationGroup.Track>, of layer: CALayer) {
    let shown = UnsafeMutableRawPointer(layer.states + 1)
    var scalars = tracks.map { track in
      Scalar(
        address: (shown + track.key.offset).assumingMemoryBound(to: Double.self),
        end: layer.model[track.key], difference: track.difference)
    }[...]
    scalars.sort { $0.address < $1.address }
    while let first = scalars.popFirst() {
      if let second = scalars.first, second.address == first.address + 1 {
        scalars.removeFirst()
        pairs.append(
          Pair(
            address: first.address, ends: (first.end, second.end),
            differences: (first.difference, second.difference)))
      } else {
        self.scalars.append(first)
      }
    }
  }

  @inline(__always)
  func isShown(at time: Double) -> Bool { self.time == time && !isStale }

  /// Writes the values of a time at which a fraction of every difference remains.
  mutating func write(_ remaining: Double, at time: Double) {
    pairs.withUnsafeBufferPointer { pairs in
      for pair in pairs {
        pair.address[0] = pair.ends.0 + pair.differences.0 * remaining
        pair.address[1] = pair.ends.1 + pair.differences.1 * remaining
      }
    }
    scalars.withUnsafeBufferPointer { scalars in
      for scalar in scalars { scalar.address.pointee = scalar.end + scalar.difference * remaining }
    }
    self.time = time
  }
}

nonisolated extension AnimationGroup {
  /// Writes the values at a time to the layers that only this group animates.
  func writeFrame(at time: Double) {
    if plan.isStale { plan = FramePlan(self) }
    plan.write(remaining(at: time), at: time)
  }
}
