/// The configurations of a cell's or a header's content and background.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// Whether `updateConfiguration(using:)` is called before the next layout.
  var needsUpdate = false
  private var backgroundView: UIView?

  /// Sets the configuration of the content, and returns the view that shows it; the old view if that
  /// supports it, `nil` without a configuration.
  mutating func install(
    _ configuration: (any UIContentConfiguration)?, instead old: UIView, in owner: UIView
  ) -> UIView? {
    content = configuration
    guard let configuration else {
      if old is any UIContentView { old.removeFromSuperview() }
      owner.setNeedsLayout()
      return nil
    }
    if let view = old as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
      owner.setNeedsLayout()
      return view
    }
    let view = configuration.makeContentView()
    view.frame = old.frame
    old.superview?.insertSubview(view, aboveSubview: old)
    if view.superview !== owner { owner.addSubview(view) }
    old.removeFromSuperview()
    owner.setNeedsLayout()
    return view
  }

  /// Shows a background behind a view's content.
  mutating func show(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIView(frame: owner.bounds)
    if backgroundView == nil {
      backgroundView = view
      view.isUserInteractionEnabled = false
      owner.insertSubview(view, at: 0)
    }
    configuration.apply(to: view, in: owner)
  }
}

extension UITableViewCell {
  final var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  final func install(_ configuration: (any UIContentConfiguration)?) {
    let old = parts.content
    if configuration != nil {
      for view in [parts.label, parts.detail, parts.image] { view?.removeFromSuperview() }
      (parts.label, parts.detail, parts.image) = (nil, nil, nil)
    }
    if let view = configurations.install(configuration, instead: old, in: self) {
      parts.content = view
    } else if old is any UIContentView {
      parts.content = UIView(frame: old.frame)
      insertSubview(parts.content, at: 0)
    }
  }

  final func updateConfigurationsIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      install(content.updated(for: state))
    }
    updateBackground()
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurations.needsUpdate = false
  }

  final func updateBackground() {
    let shown = configurations.background.map {
      automaticallyUpdatesBackgroundConfiguration ? $0.updated(for: configurationState) : $0
    }
    configurations.show(shown, in: self)
  }
}
