/// The presentation values of a layer.
nonisolated extension CALayer {
  /// Returns a copy with the presentation values; nil for a layer of the device that is in no window.
  func makePresentation() -> Self? {
    let device = SimulatedDevice.current
    if device != nil, !isInWindow { return nil }
    guard let copy = makeCopy() as? Self else { return nil }
    copy.look(like: self, showing: device.map { shown(at: $0.clock.now) } ?? UnsafePointer(states))
    if let device { copy.show(storedValues(at: device.clock.now)) }
    return copy
  }

  /// Takes the appearance of another layer, with `values` in place of its model.
  func look(like layer: CALayer, showing values: LayerValues) {
    withUnsafePointer(to: values) { look(like: layer, showing: $0) }
  }

  private func look(like layer: CALayer, showing values: UnsafePointer<LayerValues>) {
    leaveFrame()
    states.update(from: values, count: 1)
    setColors = layer.setColors
    if values != UnsafePointer(layer.states) {
      setColors.show(values, insteadOf: layer.states)
    }
    maskedCorners = layer.maskedCorners
    if layer.extras?.values["shadowPath"] != nil { shadowPath = layer.shadowPath }
  }

  /// Makes values of an animation those of the model.
  func adopt(_ values: LayerValues) {
    let old = model
    withUnsafePointer(to: values) { setColors.show($0, insteadOf: states) }
    model = values
    view?.didAdopt(values, insteadOf: old)
  }

  /// Returns the presentation values at a time: the model plus what remains of every track's
  /// difference.
  package final func presentationState(at time: Double) -> LayerValues { shown(at: time).pointee }

  /// Returns a pointer to the presentation values, for code that reads many layers in every frame;
  /// valid until the time or the layer changes, or the layer is deallocated.
  package final func shown(at time: Double) -> UnsafePointer<LayerValues> {
    if let frameGroup {
      if frameGroup._withUnsafeGuaranteedRef({ $0.plan.isShown(at: time) }) {
        return UnsafePointer(states + 1)
      }
    } else if isStill {
      return UnsafePointer(states)
    }
    return evaluated(at: time)
  }

  /// Evaluates the presentation values. A function apart from `shown(at:)`, so that the latter takes only
  /// a few instructions for nearly all layers of a frame.
  @inline(never)
  private func evaluated(at time: Double) -> UnsafePointer<LayerValues> {
    if let frameGroup {
      frameGroup._withUnsafeGuaranteedRef { $0.writeFrame(at: time) }
      // A new plan may no longer contain the layer.
      if self.frameGroup != nil { return UnsafePointer(states + 1) }
    }
    if isStill { return UnsafePointer(states) }
    if isPlain {
      // A new plan of the group contains this layer.
      animations[0].group.plan.isStale = true
      animations[0].group.writeFrame(at: time)
    } else {
      blend(at: time)
    }
    return UnsafePointer(states + 1)
  }

  /// Returns the presentation values of a layer whose animations are about to change. They are evaluated
  /// for this layer alone: a plan of its group would be stale at once.
  final func presentationStateBeforeChange(at time: Double) -> LayerValues {
    if let frameGroup, frameGroup._withUnsafeGuaranteedRef({ $0.plan.isShown(at: time) }) {
      return states[1]
    }
    if isStill { return model }
    leaveFrame()
    blend(at: time)
    return states[1]
  }

  /// Marks the group's frame plan as stale after a change of the layer other than by time.
  final func leaveFrame() {
    guard let group = frameGroup else { return }
    frameGroup = nil
    group._withUnsafeGuaranteedRef { $0.plan.isStale = true }
    group.release()
  }

  /// Lets a group's frame plan write the presentation values, which start as the model's.
  func joinFrame(of group: AnimationGroup) {
    if frameGroup == nil { frameGroup = .passRetained(group) }
    states[1] = states[0]
  }

  /// Whether a single group animates the layer, each scalar separately. Of the components of a
  /// transform only a translation is separate, and only while nothing else changes the transform.
  var isPlain: Bool {
    guard animations.count == 1, media?.animations.isEmpty != false, !isTimed,
      states.pointee.turnX == 0, states.pointee.turnY == 0
    else { return false }
    return animations.withUnsafeBufferPointer { animations in
      guard animations[0].timeShift == 0 else { return false }
      return animations[0].tracks.withUnsafeBufferPointer(areSeparate)
    }
  }

  private func areSeparate(_ tracks: UnsafeBufferPointer<AnimationGroup.Track>) -> Bool {
    var (changesTranslation, changesElements) = (false, false)
    for track in tracks {
      if track.key.isTurn { return false }
      if track.key.isTransformPart {
        guard track.key.isTranslation else { return false }
        changesTranslation = true
      } else if track.key.rawValue >= ScalarKey.m11.rawValue {
        changesElements = true
      }
    }
    guard changesTranslation else { return true }
    let transform = states.pointee.transform
    return !changesElements && transform.isTranslation && CATransform3DIsAffine(transform)
  }

  /// Writes the presentation values at a time. Reads the arrays in place: copying their elements would
  /// count references for every track.
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
        animation.part.apply(to: &state.pointee, at: animation.animationTime(at: time))
      }
    }
    if state.pointee.turnX != 0 || state.pointee.turnY != 0 { state.pointee.applyRotations() }
  }
}

nonisolated extension LayerColors {
  /// Replaces the colors that an animation changes.
  ///
  /// - Parameters:
  ///   - shown: The presentation values.
  ///   - model: The values that the colors were set to.
  fileprivate mutating func show(
    _ shown: UnsafePointer<LayerValues>, insteadOf model: UnsafePointer<LayerValues>
  ) {
    if shown.pointee.background != model.pointee.background {
      background = Self.color(shown.pointee.background)
    }
    if shown.pointee.shadowColor != model.pointee.shadowColor {
      shadow = Self.color(shown.pointee.shadowColor)
    }
    if shown.pointee.borderColor != model.pointee.borderColor {
      border = Self.color(shown.pointee.borderColor)
    }
  }
}
