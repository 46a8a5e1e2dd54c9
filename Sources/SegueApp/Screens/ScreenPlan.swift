package import HeadlessUIKit
package import SegueConfig

/// A screen of the app: its content and its presentation.
package nonisolated struct ScreenPlan: Sendable {
  /// The content of a screen.
  package enum Content: String, CaseIterable, Sendable {
    /// Rows, form fields, or the elements alone.
    case list, form, plain
  }

  /// The title in the bar; none by default.
  package var title = ""
  /// The content; a list by default.
  package var content = Content.list
  /// The height of the content, pt; `nil` fills the screen.
  package var contentHeight: Double?
  /// The background color; `nil` for `systemBackground`.
  package var backgroundColor: ConfigColor?
  /// UIKit's `preferredContentSize`, pt; `nil` for none.
  package var preferredContentSize: CGSize?
  /// UIKit's `isModalInPresentation`: whether the user cannot dismiss it interactively.
  package var isModalInPresentation = false
  /// Whether it has unsaved changes initially.
  package var hasUnsavedChanges = false
  /// How unsaved changes prevent a dismissal; `nil` if they do not.
  package var onDismissAttempt: EditPlan?
  /// The alert; `nil` for any other screen.
  package var alert: AlertPlan?
  /// Whether it is presented in its own navigation stack; does not apply within the root's.
  package var inNavigationController = false
  /// The presentation style if no transition of the file is used.
  package var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The element that a popover points to; `nil` for other presentations.
  package var source: String?
  /// The transition style of that presentation.
  package var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The adaptive styles of that presentation; `nil` for UIKit's.
  package var adaptivePresentationStyle: AdaptivePlan?
  /// The source element of a zoom transition; `nil` for another transition.
  package var zoomSource: String?
  /// The configuration of the system's sheet; `nil` for UIKit's defaults.
  package var sheet: SystemSheetPlan?
  /// UIKit's `definesPresentationContext`.
  package var definesPresentationContext = false
  /// UIKit's `providesPresentationContextTransitionStyle`.
  package var providesPresentationContextTransitionStyle = false
  /// How the screen animates its own transition; `nil` leaves everything to the style.
  package var participatesInTransition: TransitionContentPlan?
  /// The buttons and text fields, from the top.
  package var elements: [ElementPlan] = []
}

/// A button or a text field of a screen.
package nonisolated struct ElementPlan: Sendable {
  /// The kind of an element.
  package enum Kind: String, CaseIterable, Sendable {
    /// A button, or a single-line text field.
    case button, textField
  }

  /// The position of an element.
  package enum Position: String, CaseIterable, Sendable {
    /// Below the title, or above the bottom of the safe area.
    case top, bottom
    /// In the bar, at the leading or trailing end.
    case barLeading, barTrailing

    /// Whether the position is in the bar.
    var isInBar: Bool { self == .barLeading || self == .barTrailing }
  }

  /// The name in targets: the accessibility identifier.
  package var id = ""
  /// The kind; a button by default.
  package var kind = Kind.button
  /// The title, or the placeholder of a text field; the id by default.
  package var title: String?
  /// The action of a tap; none by default.
  package var action: (any Action)?
  /// The position; at the top by default.
  package var position = Position.top
  /// The animation alongside the transitions of its screen; `nil` for none.
  package var alongside: AlongsidePlan?
}
