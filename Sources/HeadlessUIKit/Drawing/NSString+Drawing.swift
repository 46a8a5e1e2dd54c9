extension NSString {
  /// Returns the size of the text with attributes, pt.
  public nonisolated func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    attributed(attrs).size()
  }
  /// Draws the text in the current context, with the upper left corner at a point.
  public nonisolated func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attrs).draw(at: point) }
  /// Draws the text in the current context, wrapped and clipped to a rectangle.
  public nonisolated func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attrs).draw(in: rect) }
  /// Draws the text in the current context: wrapped in a rectangle, or on a baseline at its origin.
  public nonisolated func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }
  /// Returns the rectangle of the text with attributes within a size, pt.
  public nonisolated func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private nonisolated func attributed(
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

// Swift strings have the members too: not every platform converts them.
extension String {
  /// Returns the size of the text with attributes, pt.
  public nonisolated func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    attributed(attrs).size()
  }
  /// Draws the text in the current context, with the upper left corner at a point.
  public nonisolated func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attrs).draw(at: point) }
  /// Draws the text in the current context, wrapped and clipped to a rectangle.
  public nonisolated func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attrs).draw(in: rect) }
  /// Draws the text in the current context: wrapped in a rectangle, or on a baseline at its origin.
  public nonisolated func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }
  /// Returns the rectangle of the text with attributes within a size, pt.
  public nonisolated func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private nonisolated func attributed(
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString { NSAttributedString(string: self, attributes: attributes) }
}
