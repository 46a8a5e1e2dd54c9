package import HeadlessUIKit
package import SegueConfig

/// A screen of the app: what it shows and how it is presented.
package nonisolated struct ScreenPlan: Sendable {
  /// What fills a screen.
  package enum Content: String, CaseIterable, Sendable {
    /// Rows, fields to fill in, or nothing but the elements.
    case list, form, plain
  }

  /// How a screen is presented where no transition of the file is used; UIKit's own names.
  package enum Presentation: String, CaseIterable, Sendable {
    /// What the system prefers; the whole screen; the place of the context; the two kinds of sheet.
    case automatic, fullScreen, overFullScreen, currentContext, overCurrentContext, pageSheet
    /// Or over a blur, or in a bubble that points to its source.
    case formSheet, blurOverFullScreen, popover
    /// Or by a delegate that there is none of; or not at all, which the device complains about.
    case custom, none
  }

  /// The built-in movement of a presentation; UIKit's own names.
  package enum Movement: String, CaseIterable, Sendable {
    /// Up from the bottom, a turn, a fade, the presenter's page curling up.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// The title in the bar; none by default.
  package var title = ""
  /// What fills it; a list by default.
  package var content = Content.list
  /// How high the content is, pt; nil fills the screen.
  package var contentHeight: Double?
  /// The ground; nil for the system's.
  package var backgroundColor: ConfigColor?
  /// UIKit's `preferredContentSize`, pt; nil for none.
  package var preferredContentSize: CGSize?
  /// UIKit's `isModalInPresentation`: whether a person may not dismiss it.
  package var isModalInPresentation = false
  /// Whether it begins with changes that are not saved.
  package var hasUnsavedChanges = false
  /// What a person meets who dismisses it with such changes; nil: nothing.
  package var onDismissAttempt: EditPlan?
  /// The alert that it is; nil for a screen of its own.
  package var alert: AlertPlan?
  /// Whether it is presented in a stack of its own; a screen in the root's stack is in that.
  package var inNavigationController = false
  /// How it is presented without a transition of the file.
  package var modalPresentationStyle = Presentation.automatic
  /// The element that a popover points to; nil for other presentations.
  package var source: String?
  /// The movement of that presentation.
  package var modalTransitionStyle = Movement.coverVertical
  /// What that presentation becomes where there is less room; nil leaves it to UIKit.
  package var adaptivePresentationStyle: AdaptivePlan?
  /// The element that its zoom comes out of; nil for another transition.
  package var zoomSource: String?
  /// How the system's sheet is set up; nil leaves it as UIKit has it.
  package var sheet: SystemSheetPlan?
  /// UIKit's `definesPresentationContext`.
  package var definesPresentationContext = false
  /// UIKit's `providesPresentationContextTransitionStyle`.
  package var providesPresentationContextTransitionStyle = false
  /// What it does in its own transition; nil leaves everything to the style.
  package var participatesInTransition: OwnTransitionPlan?
  /// What can be tapped, from the top.
  package var elements: [ElementPlan] = []
}

/// Something on a screen that can be tapped.
package nonisolated struct ElementPlan: Sendable {
  /// What an element is.
  package enum Kind: String, CaseIterable, Sendable {
    /// Something to tap, or a line of text to type.
    case button, textField
  }

  /// Where elements stand.
  package enum Position: String, CaseIterable, Sendable {
    /// Below the title, or above the bottom of the safe area.
    case top, bottom
    /// In the bar, where reading begins or ends.
    case barLeading, barTrailing

    /// Whether it is in the bar.
    var isInBar: Bool { self == .barLeading || self == .barTrailing }
  }

  /// Its name in targets: an accessibility identifier.
  package var id = ""
  /// What it is; a button by default.
  package var kind = Kind.button
  /// What it says, in a field while there is no text; the id by default.
  package var title: String?
  /// What a tap does; nothing by default.
  package var action: (any Action)?
  /// Where it stands; at the top by default.
  package var position = Position.top
  /// How it goes along with the transitions of its screen; nil keeps it in its place.
  package var alongside: AlongsidePlan?
}
