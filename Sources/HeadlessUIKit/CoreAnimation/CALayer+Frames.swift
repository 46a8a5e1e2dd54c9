/// The presentation values of a layer.
nonisolated extension CALayer {
  /// Returns the presentation values at a time: the model plus what remains of every track's
  /// difference.
  package final func presentationState(at time: Double) -> LayerValues { shown(at: time).pointee }

  /// Returns a pointer to the presentation values, for code that reads many layers in every frame;
  /// valid until the time or the layer changes, or the layer is deallocated.
  package final func shown(at time: Double) -> UnsafePointer<LayerValues> {
    if let frameGroup {
      frameGroup._withUnsafeGuaranteedRef { $0.showFrame(at: time) }
      // A new plan may no longer contain the layer.
      if self.frameGroup != nil { return UnsafePointer(states + 1) }
    }
    if isStill { return UnsafePointer(states) }
    if isPlain {
      animations[0].group.plan.isStale = true
      animations[0].group.showFrame(at: time)
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

  var scalars: ContiguousArray<Scalar> = []
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
        let shown = UnsafeMutableRawPointer(layer.states + 1)
        for track in layer.animations[0].tracks {
          scalars.append(
            Scalar(
              address: (shown + track.key.offset).assumingMemoryBound(to: Double.self),
              end: layer.model[track.key], difference: track.difference))
        }
      }
    }
  }
}

nonisolated extension AnimationGroup {
  /// Writes the values at a time to the layers that only this group animates.
  @inline(__always)
  func showFrame(at time: Double) {
    if plan.time != time || plan.isStale { writeFrame(at: time) }
  }

  private func writeFrame(at time: Double) {
    if plan.isStale { plan = FramePlan(self) }
    let remaining = remaining(at: time)
    plan.scalars.withUnsafeBufferPointer { scalars in
      for scalar in scalars { scalar.address.pointee = scalar.end + scalar.difference * remaining }
    }
    plan.time = time
  }
}
