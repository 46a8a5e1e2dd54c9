/// Changes of layers and animations that belong together.
///
/// Outside `begin` and `commit` there is one for every turn of the run loop.
open nonisolated class CATransaction: NSObject {
  private class var stack: TransactionStack? { SimulatedDevice.current?.recorder.transactions }

  /// Opens a transaction within the present one, whose properties it takes over.
  open class func begin() { stack?.begin() }
  /// Closes the transaction that was opened last.
  open class func commit() { stack?.commit() }
  /// Closes the transaction of this turn, and lays out the windows.
  open class func flush() {
    SimulatedDevice.current?.recorder.flush()
    MainActor.assumeIsolated { SimulatedDevice.current?.commitPhase.layoutWindows() }
  }

  /// How long animations take that do not say it, s; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval { stack?.duration ?? 0.25 }
  /// Sets how long animations take that do not say it, s.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    guard dur.isFinite, dur >= 0 else {
      SimulatedDevice.current?.diagnose(
        .notFinite,
        "the animation duration of a transaction was set to \(dur), which is no length of time; "
          + "it stays \(animationDuration())")
      return
    }
    stack?.change { $0.duration = dur }
  }
  /// The pace of all animations of the transaction; nil, the default, leaves them theirs.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack?.timingFunction }
  /// Sets the pace of all animations of the transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack?.change { $0.timingFunction = function }
  }
  /// Whether changes of layers are shown at once; false by default.
  open class func disableActions() -> Bool { stack?.disablesActions ?? false }
  /// Sets whether changes of layers are shown at once.
  open class func setDisableActions(_ flag: Bool) { stack?.change { $0.disablesActions = flag } }
  /// What runs when the animations are over.
  open class func completionBlock() -> (() -> Void)? { stack?.completion }
  /// Sets what runs once, when all animations that are added from now on in this transaction are
  /// over; in the next turn if there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack?.setCompletion(block) }

  /// The value of a property: `kCATransactionAnimationDuration` and its kin.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }
  /// Sets a property by its name; a value of another type is left.
  open class func setValue(_ anObject: Any?, forKey key: String) {
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

/// Names the duration of a transaction's animations.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// Names whether a transaction shows changes at once.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// Names the pace of a transaction's animations.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Names what runs when a transaction's animations are over.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"

/// The present time of the device, s; 0 where there is none.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
  SimulatedDevice.current?.clock.now ?? 0
}
