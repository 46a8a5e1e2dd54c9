import HeadlessUIKit
import TestSupport

/// The setups of `Facts/curves.txt`, by name.
/// The setups of `Facts/curves.txt`, by name.
let curves: [String: Setup] = [
  "named functions": {
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    let values = names.map { name in
      ("control points of \(name.rawValue)", Recorded(controlPoints(of: name)))
    }
    return Dictionary(uniqueKeysWithValues: values)
  },
  "curveEaseInOut": { progress(.curveEaseInOut, at: [0.2, 0.25, 0.5, 0.6, 0.75, 0.9]) },
  "curveEaseIn": { progress(.curveEaseIn, at: [0.25, 0.75]) },
  "curveEaseOut": { progress(.curveEaseOut, at: [0.25]) },
  "curveLinear": { progress(.curveLinear, at: [0.5]) },
]

/// Returns x and y of the four control points.
private func controlPoints(of name: CAMediaTimingFunctionName) -> [CGFloat] {
  let function = CAMediaTimingFunction(name: name)
  return (0..<4).flatMap { index in
    // What the function does not write stays unlike every control point.
    var point: [Float] = [-1, -1]
    function.getControlPoint(at: index, values: &point)
    return point.map { CGFloat($0) }
  }
}

/// Returns the progress of a block of 1 s that moves a center by 100 pt.
private func progress(
  _ options: UIView.AnimationOptions, at times: [Double]
) -> [String: Recorded] {
  let scene = LayerScene(frame: rect(-20, 0, 40, 40))
  scene.run {
    UIView.animate(
      withDuration: 1, delay: 0, options: options, animations: { scene.view.center.x = 100 })
  }
  let values = scene.shown(at: times) { Recorded($0.position.x / 100) }
  return Dictionary(uniqueKeysWithValues: zip(times.map { "progress at \($0) s" }, values))
}
