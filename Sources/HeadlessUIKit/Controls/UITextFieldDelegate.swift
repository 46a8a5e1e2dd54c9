/// Decides about the editing of a text field; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether it may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// It has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether it may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// It has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text may become another; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The return key was pressed; whether the field does what it does by itself; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
