/// The key frames of an animation while its block runs: what each of them changes.
nonisolated final class KeyframeSteps {
  private struct Way {
    let layer: CALayer
    let group: AnimationGroup
    let key: ScalarKey
    var steps: [KeyframePath.Step]
  }

  private let mode: UIView.KeyframeAnimationOptions
  private var ways: [Way] = []
  private var window = 0.0...1.0
  /// Which frame is open, from 1; 0 for none.
  private var number = 0
  private var count = 0

  init(_ mode: UIView.KeyframeAnimationOptions) { self.mode = mode }

  /// Runs the changes of one frame.
  func add(_ frame: ClosedRange<Double>, _ changes: () -> Void) {
    let outer = (window, number)
    count += 1
    (window, number) = (frame, count)
    changes()
    (window, number) = outer
  }

  /// Takes note of a change in the frame that is open; one outside of all lasts all the time.
  func note(_ key: ScalarKey, of layer: CALayer, by difference: Double, _ group: AnimationGroup) {
    let step = KeyframePath.Step(number: number, window: window, difference: difference)
    guard let way = ways.firstIndex(where: { $0.layer === layer && $0.key == key }) else {
      return ways.append(Way(layer: layer, group: group, key: key, steps: [step]))
    }
    if let last = ways[way].steps.indices.last, ways[way].steps[last].number == number {
      ways[way].steps[last].difference += difference
    } else {
      ways[way].steps.append(step)
    }
  }

  /// Gives every track its way through the frames.
  func settle() {
    for way in ways {
      way.group.lead(way.key, of: way.layer, along: stepsOfProperty(way), mode)
    }
  }

  /// The steps of a scalar with how far all scalars of its property go together in each frame; where
  /// only others go it stands.
  private func stepsOfProperty(_ way: Way) -> [KeyframePath.Step] {
    var steps: [KeyframePath.Step] = []
    for other in ways where other.layer === way.layer && other.key.property == way.key.property {
      for step in other.steps {
        let index = steps.firstIndex { $0.number == step.number } ?? steps.endIndex
        if index == steps.endIndex {
          steps.append(step)
          steps[index].difference = 0
        }
        if other.key == way.key { steps[index].difference = step.difference }
        steps[index].length += step.difference * step.difference
      }
    }
    for index in steps.indices { steps[index].length.formSquareRoot() }
    return steps
  }
}

nonisolated extension AnimationGroup {
  /// Leads a track through key frames; what else has changed it meanwhile lasts all the time.
  fileprivate func lead(
    _ key: ScalarKey, of layer: CALayer, along steps: [KeyframePath.Step],
    _ mode: UIView.KeyframeAnimationOptions
  ) {
    guard let index = layer.animations.firstIndex(where: { $0.group === self }),
      let track = layer.animations[index].tracks.firstIndex(where: { $0.key == key })
    else { return }
    let whole = layer.animations[index].tracks[track].difference
    let rest = steps.reduce(whole) { $0 - $1.difference }
    var steps = steps
    if abs(rest) > 1e-9 {
      steps.append(
        KeyframePath.Step(number: -1, window: 0...1, difference: rest, length: abs(rest)))
    }
    layer.animations[index].tracks[track].path = Int32(paths.count)
    paths.append(KeyframePath(steps, mode))
  }
}
