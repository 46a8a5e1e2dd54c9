import SegueConfig
public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == ZoomParameters {
  /// The zoom style: a view zooms from another one, and back into it.
  public static var zoom: Self {
    StyleDescriptor(
      identifier: "zoom",
      summary: "A view zooms from an element of the view below, and back into it.",
      parameters: ZoomParameters.table,
      examples: [
        "{ style: zoom, source: photo }",
        "{ style: zoom, source: photo, aspect: fit, placeholder: visible, cornerRadius: 40 }",
        "{ style: zoom, source: photo, placeholder: { color: gray }, motion: linear }",
        "{ style: zoom, width: { fraction: 0.8 }, height: { points: 300 }, dimming: { opacity: 0.3 } }",
        "{ style: zoom, activationArea: edge, shouldRemovePresentersView: true }",
      ],
      roles: [ZoomStage.role],
      otherNames: ["expand", "grow", "scale"],
      make: {
        CoverTransition($0, pan: \.pan, popsDownward: true, presentation: \.presentation) {
          parameters, direction, controllers in
          ZoomMovement(parameters, direction, from: controllers.lower?.viewIfLoaded)
        }
      })
  }
}

extension ZoomParameters {
  fileprivate var presentation: PresentationConfiguration {
    .init(
      placement: ViewPlacement(width: width, height: height), dimming: dimming,
      shouldRemovePresentersView: shouldRemovePresentersView)
  }
}
