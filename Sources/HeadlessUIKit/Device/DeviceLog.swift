/// An event of the device's log.
nonisolated public struct DeviceEvent: Hashable, Sendable {
  /// The category of an event, for filtering.
  public nonisolated enum Kind: String, Sendable, CaseIterable {
    /// A view controller's appearance callback, such as `viewWillAppear`.
    case appearance
    /// A call of a delegate.
    case delegate
    /// A call of a presentation controller.
    case presentation
    /// A step of a transition: animator, context, coordinator.
    case transition
    /// A container changes its visible child, or cancels the change.
    case container
    /// A completion handler.
    case completion
    /// A change of size or traits.
    case size
    /// A change of a gesture recognizer's state.
    case gesture
    /// The end of a gesture, with what decided the position of its view: a `GestureRelease`.
    case release
    /// The status bar changes.
    case statusBar
    /// The keyboard appears or disappears.
    case keyboard
    /// A notification to assistive technologies, or a gesture of theirs.
    case accessibility
    /// Haptic feedback.
    case haptic
  }

  /// Seconds since the device started.
  public var time: Double
  /// The category.
  public var kind: Kind
  /// The name of the object concerned.
  public var subject: String
  /// The event, in UIKit's spelling.
  public var text: String
}

/// A problem that UIKit would log to the console or raise as an exception.
nonisolated public struct DeviceDiagnostic: Hashable, Sendable {
  /// The stable identifier of a diagnostic.
  public nonisolated enum Code: String, Sendable, CaseIterable {
    /// A view controller is presented that is already being presented (UIKit row 79).
    case alreadyPresented
    /// The presenter is already presenting another view controller (UIKit row 76).
    case alreadyPresenting
    /// A presentation or dismissal is in progress (UIKit row 77).
    case transitionInProgress
    /// The presenter's view is not in a window (UIKit row 78).
    case notInHierarchy
    /// `completeTransition` was not called in time (UIKit row 84).
    case transitionNeverCompleted
    /// `completeTransition` was called while the animator's animations were running (UIKit row 84,
    /// fault F006).
    case transitionCompletedEarly
    /// `completeTransition` was called a second time (UIKit row 85).
    case transitionCompletedTwice
    /// `completeTransition(true)` was called although the transition was canceled (UIKit row 86).
    case completedAfterCancel
    /// Calls that begin and end an appearance transition are unbalanced (UIKit row 44).
    case unbalancedAppearance
    /// A property was set to a non-finite value.
    case notFinite
    /// Constraints conflict.
    case unsatisfiableConstraints
    /// A visual format string cannot be parsed.
    case invalidVisualFormat
    /// Layout did not converge.
    case layoutLoop
    /// A child view controller's view has the wrong parent (UIKit row 289).
    case hierarchyInconsistency
    /// The transitioning delegate that presented a view controller was deallocated (UIKit row 14).
    case delegateDeallocated
    /// The animator did not add a transition's view to the container (UIKit row 54), or the view
    /// left the window (fault F044).
    case viewNotInContainer
    /// A canceled transition left the visible view changed (UIKit row 96, fault F004).
    case viewNotRestored
    /// Each presentation adds one more view that none removes.
    case viewsLeftBehind
    /// The root of a window was replaced while it presented (UIKit row 335, fault F042).
    case rootReplaced
    /// A view was loaded without a device, and so for another screen.
    case viewLoadedOutside
    /// An animator's animations were removed before their end (fault F005).
    case animationsRemoved
    /// An interactive transition is not driven by its interaction controller (faults F011, F012).
    case interactionAbandoned
    /// The touch ended before the transition started (fault F010).
    case interactionEndedEarly
    /// A transition was updated after its gesture had ended (fault F014), or without an interaction.
    case interactionUpdatedLate
    /// An interruptible animator differs between calls, or was finished (UIKit rows 123, 124).
    case animatorChanged
    /// A property animator does not follow the interaction of its transition (UIKit row 338).
    case animatorNotDriven
    /// A spring will not have settled at the end of its duration (UIKit row 279).
    case springNotSettled
    /// A gesture recognizer's view has user interaction disabled, so that it receives no touches.
    case interactionDisabled
    /// A storyboard or a nib is used that only a Mac can compile, and that is not registered.
    case interfaceFileMissing
    /// A call for which UIKit raises an exception, or that uses a transition that a library of
    /// compiled transitions does not have.
    case invalidCall
  }

  /// Seconds since the device started.
  public var time: Double
  /// The stable identifier.
  public var code: Code
  /// The message.
  public var message: String
}
