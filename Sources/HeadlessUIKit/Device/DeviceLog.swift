/// Something that happened on the device, as a person would list it.
nonisolated public struct DeviceEvent: Hashable, Sendable {
  /// The sort of thing, so that a reader can filter.
  public nonisolated enum Kind: String, Sendable, CaseIterable {
    /// A controller's `viewWillAppear` and its kin.
    case appearance
    /// A question put to a delegate.
    case delegate
    /// A message to a presentation controller.
    case presentation
    /// A step of a transition: animator, context, coordinator.
    case transition
    /// A container shows another child, or does not after all.
    case container
    /// The end of a call: its completion block.
    case completion
    /// A change of size or traits.
    case size
    /// A recognizer's state.
    case gesture
    /// The keyboard comes or goes.
    case keyboard
  }

  /// Seconds since the device started.
  public var time: Double
  /// The sort of thing.
  public var kind: Kind
  /// Who it happened to, by name.
  public var subject: String
  /// What happened, as UIKit spells it.
  public var text: String
}

/// What UIKit would print to the console or raise as an exception.
nonisolated public struct DeviceDiagnostic: Hashable, Sendable {
  /// The stable name of a finding.
  public nonisolated enum Code: String, Sendable, CaseIterable {
    /// A controller is presented that is already being presented (UIKit row 79).
    case alreadyPresented
    /// The presenter presents something else already (UIKit row 76).
    case alreadyPresenting
    /// A presentation or dismissal is in progress (UIKit row 77).
    case transitionInProgress
    /// The presenter's view is in no window (UIKit row 78).
    case notInHierarchy
    /// Nobody called `completeTransition` in time (UIKit row 84).
    case transitionNeverCompleted
    /// `completeTransition` was called while what the animator moves was on its way (UIKit row 84,
    /// fault F006).
    case transitionCompletedEarly
    /// `completeTransition` was called a second time (UIKit row 85).
    case transitionCompletedTwice
    /// `completeTransition(true)` although the transition was canceled (UIKit row 86).
    case completedAfterCancel
    /// Begin and end of an appearance transition do not match (UIKit row 44).
    case unbalancedAppearance
    /// A number that is none was written.
    case notFinite
    /// Constraints contradict each other.
    case unsatisfiableConstraints
    /// A visual format cannot be read.
    case visualFormat
    /// Layout did not come to rest.
    case layoutLoop
    /// A child controller's view stands under the wrong parent (UIKit row 289).
    case hierarchyInconsistency
    /// The transitioning delegate that presented a controller is gone (UIKit row 14).
    case delegateGone
    /// A transition's view was not put into the container by the animator (UIKit row 54), or did not
    /// stay in the window (fault F044).
    case viewNotInContainer
    /// What an animator moves lost its animations before their end (fault F005).
    case animationsRemoved
    /// Nobody drives a transition that waits for its interaction controller (faults F011, F012).
    case interactionAbandoned
    /// The finger was up before the transition started (fault F010).
    case interactionEndedEarly
    /// The finger was said to be somewhere else after it had let go (fault F014).
    case interactionUpdatedLate
    /// An interruptible animator is not the same each time, or was ended (UIKit rows 123, 124).
    case animatorChanged
    /// A recognizer's view lets touches through, so that the recognizer never hears of them.
    case interactionDisabled
    /// A call that UIKit forbids with an exception.
    case misuse
  }

  /// Seconds since the device started.
  public var time: Double
  /// The stable name.
  public var code: Code
  /// The sentence.
  public var message: String
}
