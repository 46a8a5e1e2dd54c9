/// The delegate of a text field; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks the delegate whether editing may begin; true by default.
  @_spi(OptionalRequirements) func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has begun.
  @_spi(OptionalRequirements) func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks the delegate whether editing may end; true by default.
  @_spi(OptionalRequirements) func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has ended.
  @_spi(OptionalRequirements) func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that editing has ended, and why; by default calls the method without reason.
  @_spi(OptionalRequirements) func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Tells the delegate that the selection has changed, as by each typed character.
  @_spi(OptionalRequirements) func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks the delegate whether the clear button clears the text; true by default.
  @_spi(OptionalRequirements) func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks the delegate whether a range of the text may be replaced; true by default.
  @_spi(OptionalRequirements) func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Asks the delegate whether the return key has its default effect; true by default.
  @_spi(OptionalRequirements) func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

@_documentation(visibility: internal)
extension UITextFieldDelegate where Self: NSObject {
  /// The default implementation returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default implementation returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The default implementation returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
