/// Recording of property changes as tracks.
nonisolated extension CALayer {
  /// Sets a scalar of the model; inside an animation block the change becomes a track.
  ///
  /// Rejects and reports a value that is not finite with the property's name: in the layer tree it
  /// would silently blank every later frame (faults F055, F067).
  func set(_ key: ScalarKey, _ value: CGFloat, _ property: String) {
    let old = self[key]
    guard value.isFinite else {
      SimulatedDevice.current?.diagnose(
        .notFinite,
        "\(property) of \(describedOwner) was set to \(value), which is not a finite number; "
          + "it stays \(old)")
      return
    }
    guard old != value else { return }
    if !animateChange(of: property), let device = SimulatedDevice.active {
      device._withUnsafeGuaranteedRef { $0.recorder.record(key, of: self, from: old, to: value) }
    }
    self[key] = value
    if let follower, key.isFollowed { follower.set(key, value, property) }
    if isObserved { notifyObservers() }
  }

  /// Whether a change of position or bounds changes only the model: no open block records it, no
  /// layer follows it, and it is not animated implicitly.
  var changesModelOnly: Bool {
    viewReference != nil && follower == nil
      && SimulatedDevice.active?._withUnsafeGuaranteedRef { $0.recorder.hasOpenBlock } != true
  }

  /// Sets the bounds of a layer with `changesModelOnly`.
  func replaceBounds(_ new: CGRect) {
    let old = states.pointee.bounds.size
    let sum = new.origin.x + new.origin.y + new.size.width + new.size.height
    guard sum.isFinite else { return setBounds(new) }
    // Equal values stay: zero and negative zero are equal.
    if states.pointee.bounds.origin.x != new.origin.x {
      states.pointee.bounds.origin.x = new.origin.x
    }
    if states.pointee.bounds.origin.y != new.origin.y {
      states.pointee.bounds.origin.y = new.origin.y
    }
    if states.pointee.bounds.size.width != new.size.width {
      states.pointee.bounds.size.width = new.size.width
    }
    if states.pointee.bounds.size.height != new.size.height {
      states.pointee.bounds.size.height = new.size.height
    }
    leaveFrame()
    if extras != nil, states.pointee.bounds.size != old { sizeDidChange() }
  }

  /// Sets the position of a layer with `changesModelOnly`.
  func replacePosition(_ new: CGPoint) {
    guard (new.x + new.y).isFinite else { return setPosition(new) }
    if states.pointee.position.x != new.x { states.pointee.position.x = new.x }
    if states.pointee.position.y != new.y { states.pointee.position.y = new.y }
    leaveFrame()
  }

  func setBounds(_ new: CGRect) {
    let old = states.pointee.bounds
    if new.origin.x != old.origin.x { set(.boundsX, new.origin.x, "bounds.origin.x") }
    if new.origin.y != old.origin.y { set(.boundsY, new.origin.y, "bounds.origin.y") }
    if new.size.width != old.size.width { set(.boundsWidth, new.size.width, "bounds.size.width") }
    if new.size.height != old.size.height {
      set(.boundsHeight, new.size.height, "bounds.size.height")
    }
    if new.size != old.size, viewReference == nil || extras != nil { sizeDidChange() }
  }

  func setPosition(_ new: CGPoint) {
    let old = states.pointee.position
    if new.x != old.x { set(.positionX, new.x, "position.x") }
    if new.y != old.y { set(.positionY, new.y, "position.y") }
  }

  /// Sets bounds and position so that the bounding box of the transformed bounds is the frame. This
  /// is exact for scales, mirrorings and quarter rotations. For other rotations the box has the
  /// frame's origin, and UIKit calls the result undefined.
  func setFrame(_ frame: CGRect) {
    // A finite sum proves that all are finite. Otherwise each is tested: the sum may have overflowed.
    let sum = frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
    let numbers = { [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] }
    guard sum.isFinite || numbers().allSatisfy(\.isFinite) else {
      SimulatedDevice.current?.diagnose(
        .notFinite,
        "frame of \(describedOwner) was set to \(numbers()), not all of which are finite numbers; "
          + "the previous value is kept")
      return
    }
    let frame = frame.standardized
    let isTranslated = states.pointee.transform.isTranslation
    let size = isTranslated ? frame.size : model.boundsSize(filling: frame.size)
    bounds = CGRect(origin: bounds.origin, size: size)
    let origin = frameOrigin(of: size, isTranslated: isTranslated)
    position = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
  }

  /// Returns the frame's origin for bounds at zero with a size, and a position of zero.
  private func frameOrigin(of size: CGSize, isTranslated: Bool) -> CGPoint {
    let (anchor, transform) = (states.pointee.anchorPoint, states.pointee.transform)
    guard isTranslated else {
      var corner = LayerValues()
      (corner.bounds.size, corner.anchorPoint, corner.transform) = (size, anchor, transform)
      return corner.frame.origin
    }
    let size = CGRect(origin: .zero, size: size).standardized.size
    return CGPoint(
      x: transform.m41 - anchor.x * size.width, y: transform.m42 - anchor.y * size.height)
  }

  func setTransform(_ transform: CATransform3D) {
    let old = model.transform
    guard !CATransform3DEqualToTransform(old, transform) else { return }
    // As for the frame, the sum is the faster test.
    guard transform.sum.isFinite || transform.elements.allSatisfy(\.isFinite) else {
      SimulatedDevice.current?.diagnose(
        .notFinite,
        "transform of \(describedOwner) was set to \(transform.elements), not all of which are "
          + "finite numbers; the previous value is kept")
      return
    }
    if !animateChange(of: "transform") {
      SimulatedDevice.current?.recorder.record(self, from: old, to: transform)
    }
    model.transform = transform
    follower?.setTransform(transform)
  }

  /// Sets the components of a color, of which the key of the first is given.
  func setColor(_ color: CGColor?, from red: ScalarKey, _ property: String) {
    let new = RGBA(color)
    let (green, blue, alpha) = (red.advanced(by: 1), red.advanced(by: 2), red.advanced(by: 3))
    // Fading in from transparency keeps the hue: only the opacity is animated.
    if self[alpha] == 0 { (self[red], self[green], self[blue]) = (new.red, new.green, new.blue) }
    set(alpha, new.alpha, property)
    guard new.alpha > 0 else { return }
    set(red, new.red, property)
    set(green, new.green, property)
    set(blue, new.blue, property)
  }

  /// Redirects the running animation of a property that is not additive to a value set without
  /// animation.
  func redirectTracks(of key: ScalarKey, to value: Double) {
    for index in animations.indices {
      for track in animations[index].tracks.indices
      where animations[index].tracks[track].key == key {
        animations[index].tracks[track].difference =
          animations[index].tracks[track].from - value
        // Its keyframes no longer apply.
        animations[index].tracks[track].path = -1
      }
    }
  }

  /// Adjusts the start values of running animations after a resize moved the layer, so that an
  /// animation that returns ends at the layer's current position.
  ///
  /// - Parameter old: The model before the resize.
  func moveStarts(from old: LayerValues) {
    guard !animations.isEmpty, let recorder = SimulatedDevice.current?.recorder else { return }
    for index in animations.indices where !recorder.isOpen(animations[index].group) {
      for track in animations[index].tracks.indices {
        let key = animations[index].tracks[track].key
        switch key {
        case .positionX, .positionY, .boundsWidth, .boundsHeight:
          animations[index].tracks[track].from += model[key] - old[key]
        default: break
        }
      }
    }
  }

  /// The view that the layer belongs to, directly or through its superlayers.
  var owner: UIView? {
    var layer: CALayer? = self
    while let present = layer {
      if let view = present.view { return view }
      layer = present.parentOrMasked
    }
    return nil
  }

  /// The layer's owner, for messages.
  var describedOwner: String {
    name ?? view.map { SimulatedDevice.describe($0) } ?? "a layer"
  }
}
