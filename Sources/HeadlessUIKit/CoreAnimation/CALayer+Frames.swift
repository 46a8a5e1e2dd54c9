/// What a layer shows at a moment.
nonisolated extension CALayer {
  /// The values that are shown at a time: the model plus what is left of every track's difference.
  package final func presentationState(at time: Double) -> LayerValues { shown(at: time).pointee }

  /// The same where they stand, for who looks at many layers in every frame; good until time passes,
  /// the layer is changed or goes.
  package final func shown(at time: Double) -> UnsafePointer<LayerValues> {
    if let frameGroup {
      frameGroup._withUnsafeGuaranteedRef { $0.showFrame(at: time) }
      // A plan made anew may have left the layer out.
      if self.frameGroup != nil { return UnsafePointer(states + 1) }
    }
    if isStill { return UnsafePointer(states) }
    if isPlain {
      animations[0].group.plan.isStale = true
      animations[0].group.showFrame(at: time)
    } else {
      states[1] = blended(at: time)
    }
    return UnsafePointer(states + 1)
  }

  /// Something else than time has changed what the layer shows: its group must look at it again.
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

  /// Whether one group alone moves the layer, each number by itself and straight to its end.
  var isPlain: Bool {
    animations.count == 1 && model.turnX == 0 && model.turnY == 0 && !isTimed
      && animations[0].timeShift == 0 && media?.animations.isEmpty != false
      && !animations[0].tracks.contains {
        $0.key.isTransformPart || $0.key.isTurn || $0.path >= 0
      }
  }

  /// The arrays are read in place: copying their elements would count references for every track.
  private func blended(at time: Double) -> LayerValues {
    let time = ownTime(at: time)
    var state = model
    var transform = TransformSum()
    animations.withUnsafeBufferPointer { animations in
      for index in animations.indices {
        let group = animations[index].group
        let remaining = group.remaining(at: time - animations[index].timeShift)
        if remaining == 0 { continue }
        animations[index].tracks.withUnsafeBufferPointer { tracks in
          for track in tracks {
            if track.key.isTransformPart {
              transform.add(group.left(of: track, remaining), to: track.key, of: model)
            } else {
              state.add(group.left(of: track, remaining), to: track.key)
            }
          }
        }
      }
    }
    transform.apply(to: &state, from: model)
    if let media {
      for animation in media.animations {
        animation.part.apply(to: &state, at: animation.moment(at: time))
      }
    }
    if state.turnX != 0 || state.turnY != 0 { state.takeTurns() }
    return state
  }
}

/// Where the scalars of a group's layers go in every frame.
///
/// Most layers are moved by one group, scalar by scalar. Those of a group are written together, each
/// number straight to its place: that is what makes a frame of many layers cheap.
nonisolated struct FramePlan {
  /// One scalar: its place, where it ends, and the way that is left at the start.
  struct Scalar {
    var place: UnsafeMutablePointer<Double>
    var end: Double
    var difference: Double
  }

  var scalars: ContiguousArray<Scalar> = []
  /// Whether a layer has changed since the plan was made.
  var isStale = true
  /// The time whose values stand in the layers.
  var time = Double.nan

  init() {}

  /// Takes over the layers that a group moves alone, with all of their values.
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
              place: (shown + track.key.offset).assumingMemoryBound(to: Double.self),
              end: layer.model[track.key], difference: track.difference))
        }
      }
    }
  }
}

nonisolated extension AnimationGroup {
  /// Writes the values of a time into the layers that the group moves alone.
  @inline(__always)
  func showFrame(at time: Double) {
    if plan.time != time || plan.isStale { writeFrame(at: time) }
  }

  private func writeFrame(at time: Double) {
    if plan.isStale { plan = FramePlan(self) }
    let remaining = remaining(at: time)
    plan.scalars.withUnsafeBufferPointer { scalars in
      for scalar in scalars { scalar.place.pointee = scalar.end + scalar.difference * remaining }
    }
    plan.time = time
  }
}
