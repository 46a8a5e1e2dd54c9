public import HeadlessUIKit
public import SegueConfig

/// A screen of the app: what it shows and how it is presented.
public nonisolated struct ScreenPlan: Equatable, Sendable {
  /// What fills a screen.
  public enum Content: String, CaseIterable, Sendable {
    /// Rows, fields to fill in, or nothing but the elements.
    case list, form, plain
  }

  /// How a screen is presented where no transition of the file is used; UIKit's own names.
  public enum Presentation: String, CaseIterable, Sendable {
    /// What the system prefers; the whole screen; the place of the context; the two kinds of sheet.
    case automatic, fullScreen, overFullScreen, currentContext, overCurrentContext, pageSheet
    /// Or over a blur, or in a bubble that points to its source.
    case formSheet, blurOverFullScreen, popover
    /// Or by a delegate that there is none of; or not at all, which the device complains about.
    case custom, none
  }

  /// The built-in movement of a presentation; UIKit's own names.
  public enum Movement: String, CaseIterable, Sendable {
    /// Up from the bottom, a turn, a fade, the presenter's page curling up.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// The title in the bar; none by default.
  public var title = ""
  /// What fills it; a list by default.
  public var content = Content.list
  /// How high the content is, pt; nil fills the screen.
  public var contentHeight: Double?
  /// The ground; nil for the system's.
  public var background: ConfigColour?
  /// UIKit's `preferredContentSize`, pt; nil for none.
  public var preferredSize: CGSize?
  /// UIKit's `isModalInPresentation`: whether a person may not dismiss it.
  public var isModal = false
  /// Whether it begins with changes that are not saved.
  public var isEdited = false
  /// What a person meets who dismisses it with such changes; nil: nothing.
  public var whenEdited: EditPlan?
  /// The alert that it is; nil for a screen of its own.
  public var alert: AlertPlan?
  /// Whether it is presented in a stack of its own; a screen in the root's stack is in that.
  public var inNavigation = false
  /// How it is presented without a transition of the file.
  public var presentation = Presentation.automatic
  /// The element that a popover points to; nil for other presentations.
  public var source: String?
  /// The movement of that presentation.
  public var transitionStyle = Movement.coverVertical
  /// What that presentation becomes where there is less room; nil leaves it to UIKit.
  public var adaptive: AdaptivePlan?
  /// The element that its zoom comes out of; nil for another transition.
  public var zoomsFrom: String?
  /// How the system's sheet is set up; nil leaves it as UIKit has it.
  public var sheet: SystemSheetPlan?
  /// UIKit's `definesPresentationContext`.
  public var definesContext = false
  /// UIKit's `providesPresentationContextTransitionStyle`.
  public var providesTransitionStyle = false
  /// What it does in its own transition; nil leaves everything to the style.
  public var ownTransition: OwnTransitionPlan?
  /// What can be tapped, from the top.
  public var elements: [ElementPlan] = []
}

/// Something on a screen that can be tapped.
public nonisolated struct ElementPlan: Equatable, Sendable {
  /// What a tap does.
  public enum Action: Equatable, Sendable {
    /// Presents a screen.
    case present(PresentationPlan)
    /// Dismisses the screen that the element is on, or what that presents.
    case dismiss(DismissalPlan)
    /// Pushes a screen onto the stack of the screen that the element is on.
    case push(PushPlan)
    /// Pops from that stack.
    case pop(PopPlan)
    /// Selects a tab.
    case select(String)
    /// From now on the screen has changes that are not saved; has none any more.
    case edit, save
    /// What a person means by "cancel": dismisses the screen, or asks first where it is edited.
    case close
  }

  /// What an element is.
  public enum Kind: String, CaseIterable, Sendable {
    /// Something to tap, or a line of text to type.
    case button, field
  }

  /// Where elements stand.
  public enum Place: String, CaseIterable, Sendable {
    /// Below the title, or above the bottom of the safe area.
    case top, bottom
    /// In the bar, where reading begins or ends.
    case barLeading, barTrailing

    /// Whether it is in the bar.
    var isInBar: Bool { self == .barLeading || self == .barTrailing }
  }

  /// Its name in targets: an accessibility identifier.
  public var id = ""
  /// What it is; a button by default.
  public var kind = Kind.button
  /// What it says, in a field while there is no text; the id by default.
  public var title: String?
  /// What a tap does; nothing by default.
  public var action: Action?
  /// Where it stands; at the top by default.
  public var place = Place.top
  /// How it goes along with the transitions of its screen; nil keeps it in its place.
  public var alongside: AlongsidePlan?
}
