/// How a layer's setters become tracks, and tracks become the picture of a moment.
nonisolated extension CALayer {
  /// Sets a scalar of the model; inside an animation block the change becomes a track.
  ///
  /// A value that is no number is refused and reported with the name of what was written: once in
  /// the tree it would silently blank every later frame (faults F055, F067).
  func set(_ key: ScalarKey, _ value: CGFloat, _ property: String) {
    let old = model[key]
    guard value.isFinite else {
      SimulatedDevice.current?.diagnose(
        .notFinite,
        "\(property) of \(describedOwner) was set to \(value); the value \(old) stays")
      return
    }
    guard old != value else { return }
    if let recorder = SimulatedDevice.current?.recorder { recorder.record(key, of: self, from: old, to: value) }
    model[key] = value
  }

  func setFrame(_ frame: CGRect) {
    // As UIKit does: the size is taken through the inverse of the transform's scale, so a frame set
    // under a plain scale keeps it; under a turn the result is undefined.
    let parts = TransformParts(CATransform3DGetAffineTransform(transform))
    let width = parts.scaleX == 0 ? frame.width : frame.width / abs(parts.scaleX)
    let height = parts.scaleY == 0 ? frame.height : frame.height / abs(parts.scaleY)
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
    position = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width - parts.translationX,
      y: frame.minY + anchorPoint.y * frame.height - parts.translationY)
  }

  func setTransform(_ transform: CATransform3D) {
    let old = model.transform
    guard !CATransform3DEqualToTransform(old, transform) else { return }
    guard elements(transform).allSatisfy(\.isFinite) else {
      SimulatedDevice.current?.diagnose(
        .notFinite, "transform of \(describedOwner) was set to values that are no numbers; the old one stays")
      return
    }
    if let recorder = SimulatedDevice.current?.recorder, recorder.isRecording {
      if CATransform3DIsAffine(old), CATransform3DIsAffine(transform) {
        let from = TransformParts(CATransform3DGetAffineTransform(old))
        let to = TransformParts(CATransform3DGetAffineTransform(transform))
        for (key, difference) in from.differences(from: to) {
          recorder.record(key, of: self, from: difference, to: 0)
        }
      } else {
        for (index, pair) in zip(elements(old), elements(transform)).enumerated() where pair.0 != pair.1 {
          guard let key = ScalarKey(rawValue: ScalarKey.m11.rawValue + UInt8(index)) else { continue }
          recorder.record(key, of: self, from: pair.0, to: pair.1)
        }
      }
    }
    model.transform = transform
  }

  func setBackground(_ colour: CGColor?) {
    let new = colour.map { RGBA($0) } ?? RGBA()
    // Fading in from nothing keeps the hue: only the opacity moves.
    if model.background.alpha == 0 {
      model.background = RGBA(red: new.red, green: new.green, blue: new.blue, alpha: 0)
    }
    set(.alpha, new.alpha, "backgroundColor")
    guard new.alpha > 0 else { return }
    set(.red, new.red, "backgroundColor")
    set(.green, new.green, "backgroundColor")
    set(.blue, new.blue, "backgroundColor")
  }

  /// The values that are shown at a time: the model plus what is left of every track's difference.
  ///
  /// The arrays are read in place: copying their elements would count references for every track.
  package func presentationState(at time: Double) -> LayerState {
    var state = model
    var parts: TransformParts?
    animations.withUnsafeBufferPointer { animations in
      for index in animations.indices {
        let remaining = animations[index].group.remaining(at: time)
        if remaining == 0 { continue }
        animations[index].tracks.withUnsafeBufferPointer { tracks in
          for track in tracks {
            if track.key.isTransformPart {
              var sum = parts ?? TransformParts(CATransform3DGetAffineTransform(model.transform))
              sum.add(track.difference * remaining, to: track.key)
              parts = sum
            } else {
              state.add(track.difference * remaining, to: track.key)
            }
          }
        }
      }
    }
    if let parts { state.transform = CATransform3DMakeAffineTransform(parts.transform) }
    return state
  }

  /// The layer's owner as a message names it.
  var describedOwner: String {
    name ?? view.map { SimulatedDevice.describe($0) } ?? "a layer"
  }

  private func elements(_ m: CATransform3D) -> [Double] {
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44,
    ]
  }
}
