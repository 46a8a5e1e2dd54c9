extension UIView {
  /// Positions the view at a frame, whatever its transform.
  ///
  /// `frame` is undefined while the transform is not the identity, as during a transition (fault
  /// F052); bounds and center are not.
  public func place(at frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
