import SegueConfig
public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == PushParameters {
  /// The push style: the appearing view pushes the other one away.
  public static var push: Self {
    StyleDescriptor(
      identifier: "push",
      summary: "A view pushes another one away, in modals, navigation stacks and tabs.",
      parameters: PushParameters.table,
      examples: [
        "{ style: push, parallax: 0.3, shadowOpacity: 0.5 }",
        "{ style: push, edge: bottom, motion: { spring: { duration: 0.4, bounce: 0 } } }",
        "{ style: push, edge: leading, activationArea: edge }",
        "{ style: push, edge: top, activationArea: { points: 80 }, shouldRemovePresentersView: false }",
      ],
      otherNames: ["slide", "cover", "page"],
      appearsFrom: \.edge,
      make: {
        CoverTransition(
          $0, pan: \.pan, edge: \.edge,
          presentation: { .init(shouldRemovePresentersView: $0.shouldRemovePresentersView) }
        ) {
          parameters, direction, _ in
          DisplacementMovement.push(
            parameters.timing.timing(for: direction), toward: parameters.edge,
            parallax: parameters.parallax, shadowOpacity: parameters.shadowOpacity)
        }
      })
  }
}
