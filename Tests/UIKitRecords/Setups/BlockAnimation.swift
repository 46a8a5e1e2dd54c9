import HeadlessUIKit
import TestSupport

/// The setups of `Facts/animation.txt`, by name.
/// The setups of `Facts/animation.txt`, by name.
let blockAnimation: [String: Setup] = [
  "resize": {
    let scene = LayerScene(frame: rect(20, 20, 40, 40))
    return scene.run {
      UIView.animate(withDuration: 1) { scene.view.frame = rect(20, 20, 160, 120) }
      let keys = scene.view.layer.animationKeys() ?? []
      return ["keys of the animations, sorted": Recorded(keys.sorted())]
    }
  },
  "scale and translation": {
    let scene = LayerScene(frame: rect(100, 100, 40, 40))
    scene.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          scene.view.transform = CGAffineTransform(a: 3, b: 0, c: 0, d: 5, tx: 10, ty: -20)
        })
    }
    let half = scene.shown(at: [0.5]) { CATransform3DGetAffineTransform($0.transform) }[0]
    return [
      "transform shown halfway": Recorded([half.a, half.b, half.c, half.d, half.tx, half.ty])
    ]
  },
  "delay": {
    let scene = LayerScene(frame: rect(20, 20, 40, 40))
    scene.run {
      UIView.animate(withDuration: 1, delay: 0.5, animations: { scene.view.alpha = 0 })
    }
    let opacity = scene.shown(at: [0.3], \.opacity)[0]
    return ["opacity shown": Recorded(opacity), "alpha": Recorded(scene.view.alpha)]
  },
  "no window": {
    let scene = LayerScene(frame: rect(20, 20, 40, 40))
    let loose = UIView(frame: rect(0, 0, 40, 40))
    scene.run { UIView.animate(withDuration: 1) { loose.alpha = 0 } }
    scene.device.turn()
    return [
      "the layer has a presentation layer": Recorded(
        scene.run { loose.layer.presentation() != nil })
    ]
  },
]
