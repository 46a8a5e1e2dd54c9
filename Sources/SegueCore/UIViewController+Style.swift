extension UIViewController {
  /// Sets the style of the controller's transitions; the controller retains it.
  ///
  /// A controller has one style for each role: one for its own presentation, which becomes custom,
  /// and, if it is a navigation or tab bar controller, one for its pushes and pops or tab changes.
  /// A style replaces the previous one of its roles only: after `use(.sheet)` and `use(.swipeBack)`
  /// a navigation controller is presented as a sheet, and pops by a swipe. One style may serve
  /// several controllers in turn, with its parameters changed in between.
  ///
  /// - Parameters:
  ///   - style: The style; nil removes the current ones. Without a style for its presentation the
  ///     controller's presentation style is automatic.
  ///   - roles: The roles that the style may have; by default all that it supports.
  ///   - host: The style's interface to the app; by default one without effect.
  ///   - interactiveOnly: Whether the style animates only the presentations and dismissals that a
  ///     gesture began; false by default.
  public func use(
    _ style: (any TransitionStyle)?, for roles: Set<TransitionRole> = Set(TransitionRole.allCases),
    host: TransitionHost = TransitionHost(), interactiveOnly: Bool = false
  ) {
    for role in TransitionRole.allCases where roles.contains(role) {
      if let style {
        guard role.isTaken(by: style, for: self) else { continue }
        detachStyle(for: role)
        let adapter = StyleAdapter(style, host: host, interactiveOnly: interactiveOnly)
        Attachments.use[self, default: [:]][role] = adapter
        role.install(adapter, on: self)
        style.attach(to: self, as: role, host: host)
      } else if detachStyle(for: role) {
        role.removeDelegate(of: self)
      }
    }
  }

  /// Removes the style of a role; returns whether there was one.
  @discardableResult private func detachStyle(for role: TransitionRole) -> Bool {
    guard let old = Attachments.use[self]?[role] else { return false }
    old.style.detach(from: self, as: role)
    Attachments.use[self]?[role] = nil
    return true
  }

  /// Sets the style by its descriptor: `panel.use(.sheet)`.
  ///
  /// The style replaces the previous one of each role that it supports and `roles` contains, and no
  /// other: after `stack.use(.sheet)` and `stack.use(.push)` the stack is presented by `push` too;
  /// `stack.use(.push, for: [.stack])` keeps the sheet.
  ///
  /// - Parameters:
  ///   - style: The descriptor of the style.
  ///   - parameters: The style's parameters; nil uses its defaults.
  ///   - roles: The roles that the style may have; by default all that it supports.
  ///   - host: The style's interface to the app; by default one without effect.
  ///   - interactiveOnly: Whether the style animates only the presentations and dismissals that a
  ///     gesture began; false by default.
  /// - Returns: The style, whose parameters may be changed between transitions.
  @discardableResult
  public func use<Parameters>(
    _ style: StyleDescriptor<Parameters>, _ parameters: Parameters? = nil,
    for roles: Set<TransitionRole> = Set(TransitionRole.allCases),
    host: TransitionHost = TransitionHost(), interactiveOnly: Bool = false
  ) -> any TunableStyle<Parameters> {
    let style = style.make(parameters)
    use(style, for: roles, host: host, interactiveOnly: interactiveOnly)
    return style
  }

  /// Returns the interaction controller of a presentation; nil makes it noninteractive.
  public typealias PresentationDriver = (_ animator: TransitionAnimator) -> (
    any UIViewControllerInteractiveTransitioning
  )?

  /// Presents a controller that uses a style, driven by a gesture that has begun.
  ///
  /// - Parameters:
  ///   - controller: The controller to present; without a style the presentation is noninteractive.
  ///   - driver: Called once, for this presentation only: a programmatic one never waits for a gesture
  ///     (fault F012).
  public func present(_ controller: UIViewController, drivenBy driver: @escaping PresentationDriver)
  {
    let use = Attachments.use[controller]?[.modal]
    use?.nextDriver = driver
    present(controller, animated: true)
    // After a refused presentation no later one may use the driver.
    if controller.presentingViewController == nil { use?.nextDriver = nil }
  }

  /// Returns the style that the controller has for a role; nil for none.
  ///
  /// - Parameter role: The role; by default that of the controller's own presentation.
  public func transitionStyle(for role: TransitionRole = .modal) -> (any TransitionStyle)? {
    Attachments.use[self]?[role]?.style
  }

  /// Returns whether the controller has a style for a role, and a delegate: a style may set one in
  /// `attach` instead of returning it.
  package func isAnimated(by style: any TransitionStyle, as role: TransitionRole) -> Bool {
    transitionStyle(for: role) === style && role.hasDelegate(self)
  }
}
