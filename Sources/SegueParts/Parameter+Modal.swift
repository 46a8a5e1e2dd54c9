public import SegueConfig

nonisolated extension Parameter {
  /// The parameter of a modal style that removes the presenting view, under UIKit's name.
  ///
  /// A presenting controller whose view is removed disappears and appears again (UIKit row 27); one
  /// whose view stays receives no appearance callbacks (row 26). It is usually
  /// the property of `PresentationConfiguration`.
  ///
  /// - Parameter property: The property that it sets; false by default, as in UIKit (row 46).
  public static func shouldRemovePresentersView(
    _ property: any WritableKeyPath<Root, Bool> & Sendable
  ) -> Parameter {
    Parameter(
      "shouldRemovePresentersView", property, .boolean,
      "Whether the presenting view is removed after the presentation, with appearance callbacks.")
  }

  /// The group of a modal style's backdrop: the key `dimming`.
  ///
  /// - Parameter property: The property that it sets.
  public static func dimming(
    _ property: any WritableKeyPath<Root, BackdropParameters> & Sendable
  ) -> Parameter {
    Parameter(
      "dimming", property, group: BackdropParameters.table, "What darkens the presenter.")
  }

  /// The distance between a presented view and the container's edges: the key `margin`.
  ///
  /// - Parameter property: The property that it sets.
  public static func margin(
    _ property: any WritableKeyPath<Root, Double> & Sendable
  ) -> Parameter {
    Parameter(
      "margin", property, .length(0...200),
      "The distance between the view and the edges of the screen.")
  }

  /// The corner radius of a presented view: the key `cornerRadius`.
  ///
  /// - Parameter property: The property that it sets.
  public static func cornerRadius(
    _ property: any WritableKeyPath<Root, Double> & Sendable
  ) -> Parameter {
    Parameter(
      "cornerRadius", property, .length(0...200),
      "The corner radius of the view while it is presented; 0 keeps its own.")
  }
}
