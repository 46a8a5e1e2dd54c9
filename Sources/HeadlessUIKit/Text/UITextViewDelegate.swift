/// How the user touches an item in a text.
public nonisolated enum UITextItemInteraction: Int, Sendable {
  /// By a tap.
  case invokeDefaultAction = 0
  /// By a long press.
  case presentActions = 1
  /// For a preview.
  case preview = 2
}

/// The delegate of a text view; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether editing may begin; true by default.
  @_spi(OptionalRequirements) func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asks the delegate whether editing may end; true by default.
  @_spi(OptionalRequirements) func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has begun.
  @_spi(OptionalRequirements) func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells the delegate that editing has ended.
  @_spi(OptionalRequirements) func textViewDidEndEditing(_ textView: UITextView)
  /// Asks the delegate whether a range of the text may be replaced; true by default.
  @_spi(OptionalRequirements) func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the user has changed the text.
  @_spi(OptionalRequirements) func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection has changed.
  @_spi(OptionalRequirements) func textViewDidChangeSelection(_ textView: UITextView)
  /// Asks the delegate whether a link may be followed; true by default. No link is drawn here, so that
  /// it is not called.
  @_spi(OptionalRequirements) func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

@_documentation(visibility: internal)
extension UITextViewDelegate where Self: NSObject {
  /// The default implementation returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
