/// Draws a layer, lays out its sublayers, and supplies the actions of its properties.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Tells the delegate to update the contents of a layer.
  @_spi(OptionalRequirements) func display(_ layer: CALayer)
  /// Tells the delegate to draw a layer in a context.
  @_spi(OptionalRequirements) func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells the delegate that a layer is about to be drawn.
  @_spi(OptionalRequirements) func layerWillDraw(_ layer: CALayer)
  /// Tells the delegate to lay out the sublayers of a layer.
  @_spi(OptionalRequirements) func layoutSublayers(of layer: CALayer)
  /// Asks the delegate for the action of a property; `nil` continues the search, `NSNull` ends it.
  @_spi(OptionalRequirements) func action(
    for layer: CALayer, forKey event: String
  ) -> (any CAAction)?
}

@_documentation(visibility: internal)
extension CALayerDelegate where Self: NSObject {
  /// The default implementation lets the layer draw in a context.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// The default implementation does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default implementation does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default implementation returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayerDelegate {
  /// The optional requirement `display`.
  public var display: (@MainActor (CALayer) -> Void)? { { self.display($0) } }
  /// The optional requirement `draw`.
  public var draw: OptionalRequirement.DrawLayer? { .init(delegate: self) }
  /// The optional requirement `layerWillDraw`.
  public var layerWillDraw: (@MainActor (CALayer) -> Void)? { { self.layerWillDraw($0) } }
  /// The optional requirement `layoutSublayers`.
  public var layoutSublayers: OptionalRequirement.LayoutSublayers? { .init(delegate: self) }
  /// The optional requirement `action`.
  public var action: OptionalRequirement.LayerAction? { .init(delegate: self) }
}

extension OptionalRequirement {
  /// `layoutSublayers` of `CALayerDelegate`.
  @MainActor public struct LayoutSublayers {
    let delegate: any CALayerDelegate
    /// Calls the requirement.
    public func callAsFunction(of layer: CALayer) { delegate.layoutSublayers(of: layer) }
  }

  /// `draw` of `CALayerDelegate`.
  @MainActor public struct DrawLayer {
    let delegate: any CALayerDelegate
    /// Calls the requirement.
    public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
      delegate.draw(layer, in: ctx)
    }
  }

  /// `action` of `CALayerDelegate`.
  @MainActor public struct LayerAction {
    let delegate: any CALayerDelegate
    /// Calls the requirement.
    public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      delegate.action(for: layer, forKey: event)
    }
  }
}
