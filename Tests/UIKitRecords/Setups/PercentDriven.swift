import HeadlessUIKit
import TestSupport

/// The setups of `Facts/percent-driven.txt`, by name.
/// The setups of `Facts/percent-driven.txt`, by name.
let percentDriven: [String: Setup] = drivenTransitions.merging([
  "new driver": newDriver,
  "unused driver": unusedDriver,
]) { $1 }

/// An interaction controller that takes part in no transition, and the values that it reads back.
private let newDriver: Setup = {
  makeDevice(.recordedWindow).perform {
    let driver = UIPercentDrivenInteractiveTransition()
    let object: NSObject = driver
    var values = [
      "duration": Recorded(driver.duration),
      "percent": Recorded(driver.percentComplete),
      "speed": Recorded(driver.completionSpeed),
      "raw value of the curve": Recorded(driver.completionCurve.rawValue),
      "it is an interaction controller": Recorded(
        object is any UIViewControllerInteractiveTransitioning),
    ]
    driver.completionSpeed = 2
    driver.completionCurve = .easeIn
    values["speed after it was set"] = Recorded(driver.completionSpeed)
    values["raw value of the curve after it was set"] = Recorded(driver.completionCurve.rawValue)
    return values
  }
}

/// Interaction controllers that take part in no transition, but are updated and released.
private let unusedDriver: Setup = {
  makeDevice(.recordedWindow).perform {
    let released = UIPercentDrivenInteractiveTransition()
    var percents: [CGFloat] = []
    for call in [{ released.update(0.4) }, released.cancel, released.finish] {
      call()
      percents.append(released.percentComplete)
    }
    return [
      "highest percent after update, cancel and finish": Recorded(percents.max() ?? -1),
      "percent above 1": Recorded(percent(updatedTo: 1.5)),
      "percent below 0": Recorded(percent(updatedTo: -1)),
    ]
  }
}

private func percent(updatedTo wanted: CGFloat) -> CGFloat {
  let driver = UIPercentDrivenInteractiveTransition()
  driver.update(wanted)
  return driver.percentComplete
}
