public import SegueConfig

nonisolated extension Parameter {
  /// The tunable of a modal style that takes the presenter's view out, under UIKit's own name.
  ///
  /// A presenter whose view goes hears that it disappears, and appears again (UIKit row 27); one that
  /// stays hears nothing (row 26). What `DimmedPresentationController` is given.
  ///
  /// - Parameter property: What it sets; false by default, as in UIKit (row 46).
  public static func shouldRemovePresentersView(
    _ property: any WritableKeyPath<Root, Bool> & Sendable
  ) -> Parameter {
    Parameter(
      "shouldRemovePresentersView", property, .boolean,
      "Whether the presenter's view goes once the presentation is done, so that it hears of that.")
  }
}
