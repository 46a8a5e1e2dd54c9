extension UIView {
  /// Positions the view at a frame, whatever its transform.
  ///
  /// `frame` is undefined while the transform is not the identity, as during a transition (fault
  /// F052); bounds and center are not.
  public func layOut(in frame: CGRect) {
    // Changing the size in place would allocate memory for the access to an open property.
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The frame at which `layOut(in:)` has positioned the view, whatever its transform.
  public var layoutFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}
