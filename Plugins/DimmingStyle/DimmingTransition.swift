import SegueConfig
public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == DimmingTransitionParameters {
  /// The dimming style: a view of its preferred size above a dimmed presenter.
  public static var dimming: Self {
    StyleDescriptor(
      identifier: "dimming",
      summary:
        "A view of its preferred size slides in, grows or fades in above a dimmed presenter.",
      parameters: DimmingTransitionParameters.table,
      examples: [
        "{ style: dimming, height: { fraction: 0.4 } }",
        "{ style: dimming, from: right, placement: center, width: { points: 280 } }",
        "{ style: dimming, from: center, width: { fraction: 0.7 }, height: { points: 200 } }",
        "{ style: dimming, margin: 20, dimming: { opacity: 0, blur: dark } }",
        "{ style: dimming, from: fade, forward: { duration: 400ms, motion: linear } }",
        "{ style: dimming, width: { fraction: 1 }, height: { fraction: 1 }, shouldRemovePresentersView: true }",
      ],
      appearsFrom: { ConfigEdge(rawValue: $0.from.rawValue) },
      make: { parameters in
        ModalTransition(parameters, presentation: DimmingPresentation.init) {
          ($0 as? DimmingPresentation)?.update($1)
        }
      })
  }
}
