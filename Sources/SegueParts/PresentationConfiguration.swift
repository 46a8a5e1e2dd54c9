/// How a style presents a view, apart from its movement.
public nonisolated struct PresentationConfiguration: Hashable, Sendable {
  /// The position and size of the presented view; by default it fills the container.
  public var placement: ViewPlacement
  /// What dims the content behind the view; nil, the default, for nothing.
  public var dimming: BackdropParameters?
  /// The presenter's appearance during the presentation; unchanged by default.
  public var presenter: PresenterParameters
  /// Whether the presenting view is removed after the presentation; false by default.
  public var shouldRemovePresentersView: Bool

  /// Makes a configuration, by default over the full container.
  public init(
    placement: ViewPlacement = ViewPlacement(width: .fraction(1), height: .fraction(1)),
    dimming: BackdropParameters? = nil, presenter: PresenterParameters = PresenterParameters(),
    shouldRemovePresentersView: Bool = false
  ) {
    self.placement = placement
    self.dimming = dimming
    self.presenter = presenter
    self.shouldRemovePresentersView = shouldRemovePresentersView
  }
}
