package import HeadlessUIKit
package import SegueConfig

/// A screen of the app: its content and its presentation.
package nonisolated struct ScreenPlan: Sendable {
  /// The content of a screen.
  package enum Content: String, CaseIterable, Sendable {
    /// Rows, form fields, or the elements alone.
    case list, form, plain
    /// The panel that tunes the transitions of the file.
    case tuning
  }

  /// The title in the bar; none by default.
  package var title = ""
  /// The content; a list by default.
  package var content = Content.list
  /// The container that fills the screen instead; `nil` for none.
  package var container: (any RootPlan)?
  /// The height of the content, pt; `nil` fills the screen.
  package var contentHeight: Double?
  /// The tint color, which controls and buttons have; `nil` for UIKit's blue.
  package var tintColor: ConfigColor?
  /// The color of texts; `nil` for UIKit's: buttons have the tint color.
  package var textColor: ConfigColor?
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
  /// The transition style if no transition of the file is used.
  package var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The adaptive presentation styles; `nil` for UIKit's.
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
  /// Whether the navigation bar is hidden once it appears; `nil` leaves the bar as it is.
  package var isNavigationBarHidden: Bool?
  /// UIKit's `hidesBottomBarWhenPushed`.
  package var hidesBottomBarWhenPushed = false
  /// Whether a swipe may pop it; true by default.
  package var allowsInteractivePop = true
  /// The screen that a swipe away from the edge pushes; none by default.
  package var interactivePush: String?
  /// The pan from an edge that presents another screen; `nil` for none.
  package var interactivePresentation: EdgePresentationPlan?
  /// The buttons, text fields, sliders, switches and images, from the top.
  package var elements: [ElementPlan] = []
}

nonisolated extension ScreenPlan {
  /// What fills the screen: a wireframe, or a container.
  enum Filling: Sendable {
    case wireframe(Content)
    case container(any RootPlan)

    /// Returns the kind of the key `content`.
    static func kind(_ names: AppNames) -> ParameterKind<Filling> {
      let words = ParameterAlternative<Content>.words(Content.allCases.map { ($0.rawValue, $0) })
      return .oneOf(
        "a content",
        [
          words.mapped(Filling.wireframe) {
            if case .wireframe(let content) = $0 { content } else { nil }
          }
        ]
          + RootList.contained(names).map { container in
            container.mapped(Filling.container) {
              if case .container(let plan) = $0 { plan } else { nil }
            }
          }
      ).defined(as: "content")
    }
  }

  /// What fills the screen.
  var filling: Filling {
    get { container.map(Filling.container) ?? .wireframe(content) }
    set {
      switch newValue {
      case .wireframe(let content): (self.content, container) = (content, nil)
      case .container(let plan): (content, container) = (.plain, plan)
      }
    }
  }
}
