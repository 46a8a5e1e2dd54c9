public import HeadlessUIKit
public import SegueConfig

/// One thing that must hold at a moment.
public nonisolated enum Condition: Equatable, Sendable {
  /// The keys of conditions, in the order to show them.
  public enum Key: String, CaseIterable, Sendable {
    /// Who is on top, who presents whom, what is to be seen.
    case top, stack, selected, presenter, onScreen, notOnScreen
    /// Where views are and how they look.
    case frame, alpha, layer, offset
    /// How transitions go.
    case transition, context, completed
    /// Whether the keyboard is there.
    case keyboard
    /// What happened so far.
    case events, diagnostics
  }

  /// The end of a transition.
  public enum Completion: String, CaseIterable, Sendable {
    /// A presentation, a dismissal, a push, a pop, a change of tab, a turn of a page, or no
    /// transition at all.
    case presentation, dismissal, push, pop, selection, page, none
  }

  /// The screen on view at the top of what is presented.
  case top(String)
  /// The screens of the stack on view, the root first.
  case stack([String])
  /// The tab that is selected, by its first screen.
  case selected(String)
  /// The screen or container that presents a screen.
  case presenter(of: String, is: String)
  /// A view of which some part is to be seen: in a window, not hidden or fully transparent, with
  /// an area in common with the screen.
  case onScreen(String)
  /// A view of which nothing is to be seen.
  case notOnScreen(String)
  /// Where a view is, as shown, in the screen's coordinates.
  case frame(FrameCondition)
  /// How opaque a view is by itself, as shown.
  case alpha(AlphaCondition)
  /// How a view's layer looks, as shown.
  case layer(LayerCondition)
  /// How far a list has scrolled, as shown.
  case offset(OffsetCondition)
  /// Whether a transition is under way.
  case transition(isRunning: Bool)
  /// What the context of the transition under way says.
  case context(ContextCondition)
  /// Which transition was the last to end completed since the scenario began; one that was
  /// cancelled does not count.
  case completed(Completion)
  /// Whether the keyboard is shown, or on its way in.
  case keyboard(isShown: Bool)
  /// What happened since the scenario began.
  case events(EventsCondition)
  /// The codes of what the device complained about since the scenario began, in order; such
  /// complaints no longer fail the scenario.
  case diagnostics([String])

  var key: Key {
    switch self {
    case .top: .top
    case .stack: .stack
    case .selected: .selected
    case .presenter: .presenter
    case .onScreen: .onScreen
    case .notOnScreen: .notOnScreen
    case .frame: .frame
    case .alpha: .alpha
    case .layer: .layer
    case .offset: .offset
    case .transition: .transition
    case .context: .context
    case .completed: .completed
    case .keyboard: .keyboard
    case .events: .events
    case .diagnostics: .diagnostics
    }
  }
}

/// Where a view is expected.
public nonisolated struct FrameCondition: Equatable, Sendable {
  /// A number of a rectangle.
  public enum Measure: String, CaseIterable, Sendable {
    /// The left edge, the top edge, the size; UIKit's names of the other edges and middles.
    case x, y, width, height, minX, midX, maxX, minY, midY, maxY
  }

  /// A number that is expected, pt.
  public struct Expected: Equatable, Sendable {
    /// Which number.
    public var measure: Measure
    /// Its value, pt.
    public var value: Double
  }

  /// The element, screen or role.
  public var of = ""
  /// What is expected, in the order written.
  public var measures: [Expected] = []
  /// How far off a number may be, pt; 0.5 by default.
  public var tolerance = 0.5

  subscript(measure: Measure) -> Double? {
    get { measures.first { $0.measure == measure }?.value }
    set {
      measures.removeAll { $0.measure == measure }
      if let newValue { measures.append(Expected(measure: measure, value: newValue)) }
    }
  }

  /// All four of `[x, y, width, height]`; nil while one of them is not expected.
  var rectangle: [Double]? {
    get {
      let values = [Measure.x, .y, .width, .height].compactMap { self[$0] }
      return values.count == 4 ? values : nil
    }
    set {
      for (measure, value) in zip([Measure.x, .y, .width, .height], newValue ?? []) {
        self[measure] = value
      }
    }
  }
}

/// How opaque a view is expected to be.
public nonisolated struct AlphaCondition: Equatable, Sendable {
  /// The element, screen or role.
  public var of = ""
  /// The opacity, 0 to 1.
  public var `is` = 0.0
  /// How far off it may be; 0.01 by default.
  public var tolerance = 0.01
}

/// How far a list is expected to have scrolled.
public nonisolated struct OffsetCondition: Equatable, Sendable {
  /// The list: `content`.
  public var of = ""
  /// The point of its content at its origin, pt: UIKit's contentOffset.
  public var `is` = ConfigPoint(x: 0, y: 0)
  /// How far off a number may be, pt; 0.5 by default.
  public var tolerance = 0.5
}

/// What the context of a transition is expected to say; nil where it does not matter.
public nonisolated struct ContextCondition: Equatable, Sendable {
  /// Whether the transition is animated.
  public var isAnimated: Bool?
  /// Whether a finger drives it.
  public var isInteractive: Bool?
  /// Whether it was cancelled.
  public var isCancelled: Bool?
  /// The style of the presentation, as adapted.
  public var presentationStyle: UIModalPresentationStyle?
}

/// What is expected to have happened.
public nonisolated struct EventsCondition: Equatable, Sendable {
  /// The events as `subject what`, in this order.
  public var list: [String] = []
  /// Whether there may be no others.
  public var isExact = false
  /// The kind of events that count; nil for all.
  public var kind: String?
}
