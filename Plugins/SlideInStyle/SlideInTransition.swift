import SegueConfig
public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == SlideInParameters {
  /// The slide-in style: a panel slides in from an edge above a dimmed presenter.
  public static var slideIn: Self {
    StyleDescriptor(
      identifier: "slideIn",
      summary: "A panel slides in from an edge over a dimmed presenter.",
      parameters: SlideInParameters.table,
      examples: [
        "{ style: slideIn, edge: right }",
        "{ style: slideIn, edge: bottom, extent: { points: 320 }, dimming: { opacity: 0.3 } }",
        "{ style: slideIn, margin: 16, cornerRadius: 20, presenter: { parallax: 1 } }",
        "{ style: slideIn, edge: leading, motion: { spring: { duration: 0.4, bounce: 0.2 } } }",
        "{ style: slideIn, extent: { fraction: 1 }, shouldRemovePresentersView: true }",
      ],
      roles: [EdgeExtension.identifier],
      appearsFrom: \.edge,
      make: { parameters in
        ModalTransition(parameters, presentation: SlideInPresentation.init) {
          ($0 as? SlideInPresentation)?.update($1)
        }
      })
  }
}
