public import SegueConfig
public import SegueCore
public import SegueParts

/// A presentation as an element or a step asks for it.
public nonisolated struct PresentationPlan: Equatable, Sendable {
  /// The screen to present.
  public var screen: String
  /// The transition to present it with; nil for the screen's own built-in presentation.
  public var with: TransitionUse?
  /// When that transition moves the views; always by default.
  public var moves = StyleMoves.always
  /// Whether it is animated; true by default.
  public var animated = true
  /// The screen on view that presents it; nil for the one with the element, or else the topmost.
  public var from: String?
  /// How a finger on the element pulls the screen up; nil where only a tap presents it.
  public var pull: PullPlan?
}

/// A finger on an element that pulls a screen onto the display.
public nonisolated struct PullPlan: Hashable, Sendable {
  /// The edge towards which it goes; the top by default.
  public var towards = ConfigEdge.top
  /// When it is done, and how what is left moves.
  public var drag = DragParameters()

  /// An edge, or a map.
  static let kind = ParameterKind<PullPlan>.oneOf(
    "a pull",
    [
      .words(ConfigEdge.allCases.map { ($0.rawValue, PullPlan(towards: $0)) }),
      .kind(.record(table), when: { $0.entries != nil }, { $0 }, back: { $0 }),
    ])

  private static let table = ParameterTable(
    "a pull", defaults: PullPlan(),
    [Parameter("towards", \.towards, .edge, "The edge towards which the finger goes.")]
      + DragParameters.table.parameters.map { $0.lifted(to: \.drag) })
}

/// The keys of a presentation, before the transition's values are laid together.
private nonisolated struct PresentationKeys: Sendable {
  var screen = ""
  var with: String?
  var tuned: ConfigValue?
  var moves = StyleMoves.always
  var animated = true
  var from: String?
  var pull: PullPlan?

  init() {}

  init(_ plan: PresentationPlan) {
    screen = plan.screen
    with = plan.with?.name
    moves = plan.moves
    animated = plan.animated
    from = plan.from
    pull = plan.pull
  }

  static func table(
    _ names: PlanNames, screenKey: String, takesPresenter: Bool
  ) -> ParameterTable<PresentationKeys> {
    ParameterTable(
      "a presentation", defaults: PresentationKeys(),
      [
        Parameter(screenKey, \.screen, names.screen, required: true, "The screen to present."),
        Parameter(
          "with", \.with, .written(names.transition),
          "The transition to use; without it the screen's own presentation."),
        Parameter(
          "tuned", \.tuned, TransitionUse.tunables(names.catalog),
          "Tunables of the transition that differ in this use."),
        Parameter(
          "moves", \.moves, .choice("a time to move"),
          "When the transition moves the views; at other times the system's own runs."),
        Parameter("animated", \.animated, .boolean, "Whether the presentation is animated."),
      ]
        + (takesPresenter
          ? [
            Parameter(
              "from", \.from, .written(names.screen),
              "The screen on view that presents; by default the topmost.")
          ]
          : [
            Parameter(
              "pull", \.pull, .written(PullPlan.kind),
              "A finger that drags the element presents too, and brings the screen with it.")
          ]),
      writtenCheck: { value, diagnostics in
        TransitionUse.reportLoneTuning(value, &diagnostics)
        if let with = value.entry("with"), let name = value[screenKey]?.text,
          names.alerts.contains(name)
        {
          diagnostics.error(
            "contradiction", "\(quoted(name)) is an alert, which moves in its own way",
            at: with.keyRange, help: "remove with")
        }
        if value["with"] == nil, let moves = value.entry("moves") {
          diagnostics.error(
            "missing-key", "'moves' needs the key 'with'", at: moves.keyRange,
            help: "name the transition that moves: with: …")
        }
        guard let pull = value.entry("pull"), value["with"] == nil else { return }
        diagnostics.error(
          "missing-key", "'pull' needs a transition that the finger can drive", at: pull.keyRange,
          help: "add with: and a name from transitions")
      })
  }
}

nonisolated extension PresentationPlan {
  /// What a step presents: a screen and how.
  static func stepKind(_ names: PlanNames) -> ParameterKind<PresentationPlan> {
    kind(names, PresentationKeys.table(names, screenKey: "screen", takesPresenter: true))
  }

  /// What an element presents from its own screen.
  static func actionKind(_ names: PlanNames) -> ParameterKind<PresentationPlan> {
    kind(names, PresentationKeys.table(names, screenKey: "present", takesPresenter: false))
  }

  private static func kind(
    _ names: PlanNames, _ table: ParameterTable<PresentationKeys>
  ) -> ParameterKind<PresentationPlan> {
    ParameterKind(
      table.name, schema: table.schema(),
      decode: { value, diagnostics in
        let errors = diagnostics.errorCount
        guard let keys = table.decode(value, into: &diagnostics) else { return nil }
        let use = keys.with.flatMap { TransitionUse.make($0, keys.tuned, names, &diagnostics) }
        guard diagnostics.errorCount == errors else { return nil }
        return PresentationPlan(
          screen: keys.screen, with: use, moves: keys.moves, animated: keys.animated,
          from: keys.from,
          pull: keys.pull)
      },
      encode: { plan in
        TransitionUse.merge(table.encode(PresentationKeys(plan)), plan.with)
      })
  }
}
