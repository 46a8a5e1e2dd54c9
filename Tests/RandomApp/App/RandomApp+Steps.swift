import HeadlessUIKit
import TestSupport

/// The effects of a step.
extension RandomApp {
  private var presenting: PresentationSteps { PresentationSteps(app: self) }
  private var containers: ContainerSteps { ContainerSteps(app: self) }
  private var surroundings: DeviceSteps { DeviceSteps(app: self) }

  func perform(_ step: Step) {
    var numbers = SeededGenerator(seed: step.seed)
    perform(step.deed, &numbers)
  }

  func perform(_ deed: Step.Deed, _ numbers: inout SeededGenerator) {
    switch deed {
    case .present, .alert, .popover, .sheet, .zoom: presenting.present(deed, &numbers)
    case .dismiss: presenting.dismiss(numbers.pick(fromAny: tree), &numbers)
    case .dismissTop: presenting.dismiss(pickFront(&numbers), &numbers)
    case .changeSheet: presenting.changeSheet(&numbers)
    case .style: presenting.changeStyle(&numbers)
    case .push, .pop, .setStack: containers.changeStack(deed, &numbers)
    case .selectTab, .setTabs: containers.changeTabs(deed, &numbers)
    case .setPage: containers.changePage(&numbers)
    case .column, .setColumn, .displayMode: containers.changeColumns(deed, &numbers)
    case .addChild, .removeChild, .exchangeChild: containers.changeChildren(deed, &numbers)
    case .animateContainers: containers.animateContainers(&numbers)
    case .rotate, .resize, .keyboard, .background, .replaceRoot:
      surroundings.changeEnvironment(deed, &numbers)
    case .tap, .edgeSwipe, .drag, .pull, .touchDown, .touchMove, .touchUp:
      surroundings.touch(deed, &numbers)
    case .drive: surroundings.drive(&numbers)
    case .interrupt: surroundings.interrupt(&numbers)
    case .timer: startTimer(&numbers)
    case .callback: addHook(&numbers)
    case .turn:
      log("turn")
      device.turn()
    case .advance:
      let duration = numbers.pick(from: [0.01, 0.017, 0.05, 0.05, 0.1, 0.1, 0.2, 0.3, 0.4, 0.6])
      log("advance \(duration)")
      device.advance(by: duration)
    case .settle: settle()
    }
  }

  // MARK: Code that runs later

  private func startTimer(_ numbers: inout SeededGenerator) {
    let delay = numbers.pick(from: [0, 0.02, 0.1, 0.25, 0.5])
    let step = nestedStep(&numbers)
    log("timer in \(delay)")
    let app = self
    _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      MainActor.assumeIsolated {
        app.log("timer:")
        app.perform(step)
      }
    }
  }

  /// Makes the next callback of a controller, a delegate or a coordinator perform a step.
  private func addHook(_ numbers: inout SeededGenerator) {
    let kind = numbers.pick(4)
    let living = records.filter { $0.controller != nil }
    let record =
      numbers.once(in: 2) ? living.last : numbers.pick(fromAny: living)
    let callback = numbers.pick(from: AppearanceRecord.Callback.allCases)
    let step = nestedStep(&numbers)
    switch kind {
    case 0:
      log("hook in the next callback of a container's delegate")
      containerDelegate.hook = { [unowned self] in run(step, in: "a delegate") }
    case 1:
      guard let coordinator = visible.lazy.compactMap(\.transitionCoordinator).first else { return }
      let isAlongside = numbers.once(in: 3)
      log("hook in a coordinator")
      coordinator.animate(
        alongsideTransition: { [unowned self] _ in
          if isAlongside { run(step, in: "an animation alongside") }
        },
        completion: { [unowned self] _ in
          if !isAlongside { run(step, in: "a coordinator's completion") }
        })
    default:
      guard let record else { return }
      log("hook in \(callback) of \(record.name)")
      record.hook = (
        callback, { [unowned self] in run(step, in: "\(callback) of \(record.name)") }
      )
    }
  }

  func nestedStep(_ numbers: inout SeededGenerator) -> Step {
    Step(deed: numbers.pick(from: Step.Deed.nested), seed: numbers.next())
  }

  /// Performs a step inside a callback, at most three levels deep.
  func run(_ step: Step, in callback: @autoclosure () -> String) {
    guard nesting < 3, isRunning else { return }
    nesting += 1
    log("in \(callback()):")
    perform(step)
    nesting -= 1
  }

  // MARK: Rest

  /// Ends all touches and interactions, and advances time until the device is at rest.
  func settle() {
    log("settle")
    for id in touches.keys.sorted() { device.touchUp(id) }
    touches = [:]
    // An interactive transition begins one or more run-loop turns after its call.
    for _ in 0..<200 where !device.isAtRest {
      device.turn()
      releaseDrivers()
      device.advance(by: 0.05)
    }
    device.settle()
  }

  private func releaseDrivers() {
    for driver in drivers where driver.isDriving { driver.finish() }
    for controller in manualControllers { controller.end(finishes: true) }
  }
}
