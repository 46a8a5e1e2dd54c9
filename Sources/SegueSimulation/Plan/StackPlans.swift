import SegueConfig
import SegueCore

/// A push as an element or a step asks for it.
public nonisolated struct PushPlan: Equatable, Sendable {
  /// The screen that comes on top.
  public var screen: String
  /// The transition that the stack uses from now on; nil for the one it uses already.
  public var with: TransitionUse?
  /// Whether it is animated; true by default.
  public var animated = true
  /// A screen in the stack; nil for the one with the element, or else the topmost.
  public var from: String?
  /// Whether the controller of that screen that is in the stack is pushed once more, which UIKit
  /// refuses (UIKit row 252); false by default: a new one is.
  public var again = false

  static func stepKind(_ names: PlanNames) -> ParameterKind<PushPlan> {
    .oneOf(
      "a push",
      [
        .kind(names.contained, when: { $0.text != nil && !$0.isNothing }, { PushPlan(screen: $0) })
        {
          $0 == PushPlan(screen: $0.screen) ? $0.screen : nil
        },
        .kind(
          kind(
            names, "screen",
            [
              Parameter(
                "from", \.value.from, .written(names.screen),
                "A screen in the stack; by default the topmost on view."),
              Parameter(
                "again", \.value.again, .boolean,
                "Whether the one that is in the stack already is pushed, instead of a new one."),
            ]), when: { $0.entries != nil }, { $0 }, back: { $0 }),
      ])
  }

  /// What an element pushes onto the stack of its screen.
  static func actionKind(_ names: PlanNames) -> ParameterKind<PushPlan> { kind(names, "push", []) }

  private static func kind(
    _ names: PlanNames, _ screenKey: String, _ more: [Parameter<TransitionUse.Using<PushPlan>>]
  ) -> ParameterKind<PushPlan> {
    TransitionUse.kind(
      ParameterTable(
        "a push", defaults: TransitionUse.Using(PushPlan(screen: "")),
        [
          Parameter(
            screenKey, \.value.screen, names.contained, required: true,
            "The screen that comes on top."),
          Parameter("animated", \.value.animated, .boolean, "Whether the push is animated."),
        ] + TransitionUse.parameters(names) + more), names, \.with)
  }
}

/// A pop as an element or a step asks for it.
public nonisolated struct PopPlan: Equatable, Sendable {
  /// The screen that is topmost afterwards; nil for the one below.
  public var to: String?
  /// Whether it is animated; true by default.
  public var animated = true
  /// A screen in the stack; nil for the one with the element, or else the topmost.
  public var from: String?

  static func stepKind(_ names: PlanNames) -> ParameterKind<PopPlan> {
    .record(
      ParameterTable(
        "a pop", defaults: PopPlan(),
        parameters(names) + [
          Parameter(
            "from", \.from, .written(names.screen),
            "A screen in the stack; by default the topmost on view.")
        ]))
  }

  /// How an element pops from the stack of its screen.
  static func actionKind(_ names: PlanNames) -> ParameterKind<PopPlan> {
    .record(ParameterTable("a pop", defaults: PopPlan(), parameters(names)))
  }

  private static func parameters(_ names: PlanNames) -> [Parameter<PopPlan>] {
    [
      Parameter(
        "to", \.to, .written(names.screen),
        "The screen that is topmost afterwards; by default the one below."),
      Parameter("animated", \.animated, .boolean, "Whether the pop is animated."),
    ]
  }
}
