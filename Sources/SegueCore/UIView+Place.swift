extension UIView {
  /// Puts the view where a frame says, whatever its transform.
  ///
  /// A frame is undefined while a transform is on, such as that of a transition on its way or of
  /// what the view presents (fault F052); bounds and center are not.
  public func place(at frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
