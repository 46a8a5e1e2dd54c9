/// Records the changes of each keyframe while an animation's block runs.
nonisolated final class KeyframeSteps {
  /// A scalar of a layer, and its change in each keyframe.
  private struct ScalarChange {
    let layer: CALayer
    let group: AnimationGroup
    let key: ScalarKey
    var steps: [KeyframePath.Step]
  }

  private let mode: UIView.KeyframeAnimationOptions
  private var scalars: [ScalarChange] = []
  /// The interval of the open keyframe; the full duration for none.
  private var interval = 0.0...1.0
  /// The number of the open keyframe, from 1; 0 for none.
  private var number = 0
  private var count = 0

  init(_ mode: UIView.KeyframeAnimationOptions) { self.mode = mode }

  /// Runs the changes of one keyframe.
  func add(_ frame: ClosedRange<Double>, _ changes: () -> Void) {
    let outer = (interval, number)
    count += 1
    (interval, number) = (frame, count)
    changes()
    (interval, number) = outer
  }

  /// Records a change in the open keyframe; one outside of all keyframes spans the full duration.
  func record(_ key: ScalarKey, of layer: CALayer, by difference: Double, _ group: AnimationGroup) {
    let step = KeyframePath.Step(number: number, interval: interval, difference: difference)
    guard let index = scalars.firstIndex(where: { $0.layer === layer && $0.key == key }) else {
      return scalars.append(ScalarChange(layer: layer, group: group, key: key, steps: [step]))
    }
    if let last = scalars[index].steps.indices.last, scalars[index].steps[last].number == number {
      scalars[index].steps[last].difference += difference
    } else {
      scalars[index].steps.append(step)
    }
  }

  /// Gives every track its keyframe path.
  func assignKeyframes() {
    for scalar in scalars {
      scalar.group.setKeyframes(scalar.key, of: scalar.layer, along: stepsOfProperty(scalar), mode)
    }
  }

  /// Returns the steps of a scalar with the combined length of all scalars of its property in each
  /// keyframe; the scalar does not change in keyframes that only change the others.
  private func stepsOfProperty(_ scalar: ScalarChange) -> [KeyframePath.Step] {
    var steps: [KeyframePath.Step] = []
    let property = scalar.key.property
    for other in scalars where other.layer === scalar.layer && other.key.property == property {
      for step in other.steps {
        let index = steps.firstIndex { $0.number == step.number } ?? steps.endIndex
        if index == steps.endIndex {
          steps.append(step)
          steps[index].difference = 0
        }
        if other.key == scalar.key { steps[index].difference = step.difference }
        steps[index].length += step.difference * step.difference
      }
    }
    for index in steps.indices { steps[index].length.formSquareRoot() }
    return steps
  }
}

nonisolated extension AnimationGroup {
  /// Gives a track its keyframes; changes made outside of them span the full duration.
  fileprivate func setKeyframes(
    _ key: ScalarKey, of layer: CALayer, along steps: [KeyframePath.Step],
    _ mode: UIView.KeyframeAnimationOptions
  ) {
    guard let index = layer.animations.firstIndex(where: { $0.group === self }),
      let track = layer.animations[index].tracks.firstIndex(where: { $0.key == key })
    else { return }
    let total = layer.animations[index].tracks[track].difference
    let rest = steps.reduce(total) { $0 - $1.difference }
    var steps = steps
    // What is left is the difference from the value shown at the start, which no keyframe changes.
    if abs(rest) > 1e-9 {
      steps.append(
        KeyframePath.Step(number: -1, interval: 0...1, difference: rest, length: abs(rest)))
    }
    layer.animations[index].tracks[track].path = Int32(paths.count)
    paths.append(KeyframePath(steps, mode))
  }
}
