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
        "\(property) of \(describedOwner) was set to \(value), which is no finite number; "
          + "it stays \(old)")
      return
    }
    guard old != value else { return }
    if !animateChange(of: property), let recorder = SimulatedDevice.current?.recorder {
      recorder.record(key, of: self, from: old, to: value)
    }
    model[key] = value
    if let follower, key.isFollowed { follower.set(key, value, property) }
  }

  /// Sets bounds and position so that the box around the transformed bounds is the frame, as far as
  /// a box can be: exactly under scales, mirrors and quarter turns; under another turn the box has
  /// the frame's origin, and UIKit calls the result undefined.
  func setFrame(_ frame: CGRect) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy(\.isFinite) else {
      SimulatedDevice.current?.diagnose(
        .notFinite,
        "frame of \(describedOwner) was set to \(numbers), not all of which are finite numbers; "
          + "the old one stays")
      return
    }
    let frame = frame.standardized
    let size = model.boundsSize(filling: frame.size)
    bounds = CGRect(origin: bounds.origin, size: size)
    var corner = LayerValues()
    (corner.bounds.size, corner.anchorPoint, corner.transform) =
      (size, model.anchorPoint, model.transform)
    let origin = corner.frame.origin
    position = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
  }

  func setTransform(_ transform: CATransform3D) {
    let old = model.transform
    guard !CATransform3DEqualToTransform(old, transform) else { return }
    guard transform.elements.allSatisfy(\.isFinite) else {
      SimulatedDevice.current?.diagnose(
        .notFinite,
        "transform of \(describedOwner) was set to \(transform.elements), not all of which are "
          + "finite numbers; the old one stays")
      return
    }
    if !animateChange(of: "transform") {
      SimulatedDevice.current?.recorder.record(self, from: old, to: transform)
    }
    model.transform = transform
    follower?.setTransform(transform)
  }

  func setBackground(_ color: CGColor?) {
    let new = RGBA(color)
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

  /// A property that does not blend and is set without animation still ends its running one there.
  func redirectTracks(of key: ScalarKey, to value: Double) {
    for index in animations.indices {
      for place in animations[index].tracks.indices
      where animations[index].tracks[place].key == key {
        animations[index].tracks[place].difference =
          animations[index].tracks[place].from - value
        animations[index].tracks[place].path = -1
      }
    }
  }

  /// A resize of the surroundings has moved the layer: where running animations came from moves with
  /// it, so that one that goes back ends in the layer's place of now.
  ///
  /// - Parameter old: The model before the resize.
  func moveStarts(from old: LayerValues) {
    guard !animations.isEmpty, let recorder = SimulatedDevice.current?.recorder else { return }
    for index in animations.indices where !recorder.isOpen(animations[index].group) {
      for place in animations[index].tracks.indices {
        let key = animations[index].tracks[place].key
        switch key {
        case .positionX, .positionY, .boundsWidth, .boundsHeight:
          animations[index].tracks[place].from += model[key] - old[key]
        default: break
        }
      }
    }
  }

  /// The view that the layer belongs to, itself or through the layers above it.
  var owner: UIView? {
    var layer: CALayer? = self
    while let present = layer {
      if let view = present.view { return view }
      layer = present.superlayer
    }
    return nil
  }

  /// The layer's owner as a message names it.
  var describedOwner: String {
    name ?? view.map { SimulatedDevice.describe($0) } ?? "a layer"
  }
}
