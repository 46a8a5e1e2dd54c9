import HeadlessUIKit
import TestSupport

/// The setups of `Facts/animation-keys.txt`, by name.
/// The setups of `Facts/animation-keys.txt`, by name.
let animationKeys: [String: Setup] = [
  "block: width": { inBlock { $0.bounds.size.width = 25 } },
  "block: position": { inBlock { $0.position = CGPoint(x: 50, y: 20) } },
  "block: x": { inBlock { $0.position.x = 12 } },
  "block: y": { inBlock { $0.position.y = 23 } },
  "block: rotation": { inBlock { $0.transform = CATransform3DMakeRotation(42, 0, 0, 1) } },
  "block: scale": { inBlock(scale(2.5)) },
  "block: cornerRadius": { inBlock { $0.cornerRadius = 3 } },
  "block: opacity": { inBlock { $0.opacity = 0.5 } },
  "block: anchorPoint": { inBlock { $0.anchorPoint = CGPoint(x: 0.2, y: 0.4) } },
  "block: borderWidth": { inBlock { $0.borderWidth = 5 } },
  "block: borderColor": { inBlock { $0.borderColor = UIColor.red.cgColor } },
  "block: shadowColor": { inBlock { $0.shadowColor = UIColor.red.cgColor } },
  "block: shadowOpacity": { inBlock { $0.shadowOpacity = 0.3 } },
  "block: shadowRadius": { inBlock { $0.shadowRadius = 5 } },
  "block: zPosition": { inBlock { $0.zPosition = 3 } },

  "no block: bounds": { outside { $0.bounds = rect(0, 0, 123, 456) } },
  "no block: height": { outside { $0.bounds.size.height = 100 } },
  "no block: position": { outside { $0.position = CGPoint(x: 50, y: 20) } },
  "no block: scale": { outside(scale(2.5)) },
  "no block: smaller scale": { outside(scale(1.5)) },
  "no block: cornerRadius": { outside { $0.cornerRadius = 3 } },
  "no block: opacity": { outside { $0.opacity = 0.5 } },
  "no block: shadowOffset": { outside { $0.shadowOffset = CGSize(width: 1, height: 1) } },
  "no block: shadowOpacity": { outside { $0.shadowOpacity = 0.3 } },
  "no block: shadowRadius": { outside { $0.shadowRadius = 5 } },

  "free layer: bounds": { onFreeLayer { $0.bounds = rect(0, 0, 123, 456) } },
  "free layer: height": { onFreeLayer { $0.bounds.size.height = 100 } },
  "free layer: width": { onFreeLayer { $0.bounds.size.width = 25 } },
  "free layer: position": { onFreeLayer { $0.position = CGPoint(x: 50, y: 20) } },
  "free layer: x": { onFreeLayer { $0.position.x = 12 } },
  "free layer: scale": { onFreeLayer(scale(2.5)) },
  "free layer: cornerRadius": { onFreeLayer { $0.cornerRadius = 3 } },
  "free layer: opacity": { onFreeLayer { $0.opacity = 0.5 } },
  "free layer: anchorPoint": { onFreeLayer { $0.anchorPoint = CGPoint(x: 0.2, y: 0.4) } },
  "free layer: borderWidth": { onFreeLayer { $0.borderWidth = 5 } },
  "free layer: shadowColor": { onFreeLayer { $0.shadowColor = UIColor.red.cgColor } },
  "free layer: shadowRadius": { onFreeLayer { $0.shadowRadius = 5 } },

  "fade again": { fadeAgain([]) },
  "fade again, from the current state": { fadeAgain(.beginFromCurrentState) },
  "move again": { moveAgain([]) },
  "move again, from the current state": { moveAgain(.beginFromCurrentState) },

  "free layer, actions disabled": { fadeFreeLayer { withoutActions($0) } },
  "free layer, block in a transaction": {
    fadeFreeLayer { change in
      transaction(lasting: 0.2) { UIView.animate(withDuration: 0.5, animations: change) }
    }
  },
  "free layer, actions disabled in a block": {
    fadeFreeLayer { change in
      UIView.animate(withDuration: 0.5, animations: { withoutActions(change) })
    }
  },
  "free layer, block while actions are disabled": {
    fadeFreeLayer { change in
      withoutActions { UIView.animate(withDuration: 0.5, animations: change) }
    }
  },
  "layer in no tree": { fadeInTransaction { _ in CALayer() } },
  "view's layer, transaction": { fadeInTransaction(\.view.layer) },
]

// MARK: Single changes

private func scale(_ factor: CGFloat) -> (CALayer) -> Void {
  { $0.transform = CATransform3DMakeScale(factor, factor, factor) }
}

/// Changes a layer, and returns the kind of the animations that this adds.
private func animations(
  of layer: KeyPath<LayerScene, CALayer>, _ change: (CALayer) -> Void
) -> [String: Recorded] {
  let scene = LayerScene()
  return scene.run {
    let layer = scene[keyPath: layer]
    change(layer)
    return ["kind of the animations": layer.kindOfAnimations]
  }
}

private func inBlock(_ change: @escaping (CALayer) -> Void) -> [String: Recorded] {
  animations(of: \.view.layer) { layer in
    UIView.animate(withDuration: 0.01) { change(layer) }
  }
}

private func outside(_ change: (CALayer) -> Void) -> [String: Recorded] {
  animations(of: \.view.layer, change)
}

private func onFreeLayer(_ change: (CALayer) -> Void) -> [String: Recorded] {
  animations(of: \.free, change)
}

// MARK: Successive blocks

/// Animates a view twice in .1 s, the second time .01 s later with options, and returns what the
/// layer then has; `start` describes where the second animation starts, given what was shown.
private func animateAgain(
  _ scene: LayerScene, _ options: UIView.AnimationOptions, _ changes: [() -> Void],
  start: (CALayer, _ shown: CALayer) -> [String: Recorded]
) -> [String: Recorded] {
  let layer = scene.view.layer
  scene.run { UIView.animate(withDuration: 0.1, animations: changes[0]) }
  scene.device.advance(by: 0.01)
  return scene.run {
    let shown = layer.presentation() ?? layer
    UIView.animate(withDuration: 0.1, delay: 0, options: options, animations: changes[1])
    return start(layer, shown).merging([
      "kind of the animations": layer.kindOfAnimations,
      "number of animations": Recorded(layer.animationKeys()?.count ?? 0),
    ]) { old, _ in old }
  }
}

private func fadeAgain(_ options: UIView.AnimationOptions) -> [String: Recorded] {
  let scene = LayerScene()
  let view = scene.view
  return animateAgain(
    scene, options, [{ view.alpha = 0.5 }, { view.alpha = 0.2 }]
  ) { layer, shown in
    let starts = [
      (layer.recordedAnimations.last as? CABasicAnimation)?.fromValue.flatMap(opacity) ?? -1,
      layer.presentation()?.opacity ?? -1,
    ]
    // Both the start value of the second animation and the value that is visible at once.
    func begins(at value: Float) -> Bool { starts.allSatisfy { abs($0 - value) < 1e-4 } }
    // The first animation must run: without it both values would be the model's.
    guard abs(shown.opacity - 0.5) > 0.1 else { return [:] }
    let start = begins(at: shown.opacity) ? "presentation" : "another value"
    return ["start of the second animation": Recorded(begins(at: 0.5) ? "model" : start)]
  }
}

/// Returns an animation's value of the opacity.
private func opacity(_ value: Any) -> Float? {
  (value as? Float) ?? (value as? Double).map { Float($0) }
}

private func moveAgain(_ options: UIView.AnimationOptions) -> [String: Recorded] {
  let scene = LayerScene()
  let layer = scene.view.layer
  return animateAgain(
    scene, options, [{ layer.position.x = 100 }, { layer.position.x = 20 }]
  ) { layer, _ in
    let last = layer.recordedAnimations.last as? CABasicAnimation
    guard let start = last?.fromValue as? CGPoint else { return [:] }
    return ["x from which the second animation starts": Recorded(start.x)]
  }
}

// MARK: Transactions

private func transaction(lasting seconds: Double, _ changes: () -> Void) {
  CATransaction.begin()
  CATransaction.setAnimationDuration(seconds)
  changes()
  CATransaction.commit()
}

private func withoutActions(_ changes: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  changes()
  CATransaction.commit()
}

/// Sets the opacity of the free layer in a closure, and returns its animations.
private func fadeFreeLayer(_ set: (@escaping () -> Void) -> Void) -> [String: Recorded] {
  let scene = LayerScene()
  return scene.run {
    set { scene.free.opacity = 0.5 }
    return described(scene.free)
  }
}

private func fadeInTransaction(_ choose: (LayerScene) -> CALayer) -> [String: Recorded] {
  let scene = LayerScene()
  return scene.run {
    let layer = choose(scene)
    transaction(lasting: 0.5) { layer.opacity = 0.5 }
    return described(layer)
  }
}

/// Returns the animations of a layer whose opacity was set.
private func described(_ layer: CALayer) -> [String: Recorded] {
  // A set that was lost would add no animation either.
  guard layer.opacity == 0.5 else { return [:] }
  return ["key, key path and duration of the animations": layer.describedAnimations]
}
