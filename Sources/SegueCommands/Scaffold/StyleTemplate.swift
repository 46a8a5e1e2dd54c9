/// The source files of a new style, which has the same form in Segue and in a separate package.
nonisolated struct StyleTemplate {
  let name: StyleName

  /// The file with the parameters.
  var parameters: String {
    """
    import SegueConfig
    import SegueCore
    import SegueMotion
    public import SegueParts

    /// The parameters of the \(name.identifier) style.
    public nonisolated struct \(name.parameters): Hashable, Sendable {
      /// The scale at which the upper view appears and disappears, 0.01...3; 0.8 by default.
      public var scale = 0.8
      /// The duration and motion; 0.35 s in easeInOut by default.
      public var timing = TimingParameters(duration: 0.35)
      /// The pan that dismisses, pops or selects another tab; it begins anywhere by default.
      public var pan = PanParameters()

      /// Makes the defaults.
      public init() {}

      static let table = ParameterTable(
        "\(name.withArticle) style", defaults: \(name.parameters)(),
        [
          Parameter(
            "scale", \\.scale, .number(0.01...3),
            "The scale at which the upper view appears and disappears; 1 only fades.")
        ] + TimingParameters.parameters(at: \\.timing)
          + PanParameters.parameters(at: \\.pan, "that dismisses, pops, or selects another tab"))
    }

    """
  }

  /// The file with the descriptor and the movement.
  var transition: String {
    """
    import SegueConfig
    public import SegueCore
    import SegueParts

    nonisolated extension StyleDescriptor where Parameters == \(name.parameters) {
      /// The \(name.identifier) style: the upper view grows and fades in above the lower one.
      public static var \(name.identifier): Self {
        StyleDescriptor(
          identifier: "\(name.identifier)",
          summary: "A view grows and fades in above another one, in modals, stacks and tabs.",
          parameters: \(name.parameters).table,
          examples: [
            "{ style: \(name.identifier), scale: 0.5, duration: 250ms, motion: easeOut }",
            "{ style: \(name.identifier), scale: 1.2, activationArea: edge }",
            "{ style: \(name.identifier), reverse: { duration: 200ms }, activationArea: none }",
          ],
          make: {
            CoverTransition($0, pan: \\.pan) { parameters, direction, _ in
              // The difference between the hidden and the visible upper view.
              let hidden = Displacement.scale(parameters.scale) + .fade()
              return DisplacementMovement(
                parameters.timing.timing(for: direction), presented: { _ in hidden })
            }
          })
      }
    }

    """
  }
}
