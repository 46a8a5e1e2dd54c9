/// A group of layer changes and animations.
///
/// Outside of `begin` and `commit`, every run-loop turn has an implicit transaction.
open nonisolated class CATransaction: NSObject {
  private class var stack: TransactionStack? { SimulatedDevice.current?.recorder.transactions }

  /// Begins a transaction within the current one, whose properties it inherits.
  open class func begin() { stack?.begin() }
  /// Commits the most recent transaction.
  open class func commit() { stack?.commit() }
  /// Commits the implicit transaction, and lays out the windows.
  open class func flush() {
    SimulatedDevice.current?.recorder.flush()
    MainActor.assumeIsolated {
      if let device = SimulatedDevice.current { device.commitPhase.layoutWindows(of: device) }
    }
  }

  /// The duration of animations without their own, s; by default that of the open animation block,
  /// and 0.25 outside of blocks (UIKit row 318).
  open class func animationDuration() -> CFTimeInterval {
    SimulatedDevice.current?.recorder.transactionDuration
      ?? AnimationRecorder.defaultTransactionDuration
  }
  /// Sets the duration of animations without their own, s.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    guard dur.isFinite, dur >= 0 else {
      SimulatedDevice.current?.diagnose(
        .notFinite,
        "the animation duration of a transaction was set to \(dur), which is not a valid duration; "
          + "it stays \(animationDuration())")
      return
    }
    stack?.change { $0.duration = dur }
  }
  /// The timing function that overrides those of the animations; nil, the default, overrides none.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack?.timingFunction }
  /// Sets the timing function that overrides those of the animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack?.change { $0.timingFunction = function }
  }
  /// Whether layer changes are not animated; false by default.
  open class func disableActions() -> Bool { stack?.disablesActions ?? false }
  /// Sets whether layer changes are not animated.
  open class func setDisableActions(_ flag: Bool) { stack?.change { $0.disablesActions = flag } }
  /// The block that runs when the animations have ended.
  open class func completionBlock() -> (() -> Void)? { stack?.completion }
  /// Sets the block that runs once, when all animations that are added to this transaction from now
  /// on have ended; in the next run-loop turn if there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack?.setCompletion(block) }

  /// Returns the value of a property; `value(forKey:)` is in Platform.swift.
  final class func property(_ key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }
  /// Sets a property by its name; ignores a value of another type.
  final class func setProperty(_ key: String, to anObject: Any?) {
    switch key {
    case kCATransactionAnimationDuration:
      if let seconds = (anObject as? Double) ?? (anObject as? NSNumber)?.doubleValue {
        setAnimationDuration(seconds)
      }
    case kCATransactionDisableActions:
      if let flag = (anObject as? Bool) ?? (anObject as? NSNumber)?.boolValue {
        setDisableActions(flag)
      }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }
}

/// The key of the duration of a transaction's animations.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction disables actions.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing function.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"

/// Returns the current time of the device, s; 0 without a device.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
  SimulatedDevice.current?.clock.now ?? 0
}
