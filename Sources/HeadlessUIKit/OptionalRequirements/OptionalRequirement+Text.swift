// The optional requirements of the protocols of text views, pickers and bars, as code calls them.

extension UITextViewDelegate {
  /// The optional requirement `textViewShouldBeginEditing`.
  public var textViewShouldBeginEditing: (@MainActor (UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }
  /// The optional requirement `textViewShouldEndEditing`.
  public var textViewShouldEndEditing: (@MainActor (UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }
  /// The optional requirement `textViewDidBeginEditing`.
  public var textViewDidBeginEditing: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }
  /// The optional requirement `textViewDidEndEditing`.
  public var textViewDidEndEditing: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }
  /// The optional requirement `textViewDidChange`.
  public var textViewDidChange: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }
  /// The optional requirement `textViewDidChangeSelection`.
  public var textViewDidChangeSelection: (@MainActor (UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
  /// The optional requirements `textView`.
  public var textView: OptionalRequirement.TextView? { .init(delegate: self) }
}

extension OptionalRequirement {
  /// `textView` of `UITextViewDelegate`.
  @MainActor public struct TextView {
    let delegate: any UITextViewDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { delegate.textView(textView, shouldChangeTextIn: range, replacementText: text) }
    /// Calls the requirement.
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      delegate.textView(
        textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }
}

extension UIPickerViewDelegate {
  /// The optional requirements `pickerView`.
  public var pickerView: OptionalRequirement.PickerView? { .init(delegate: self) }
}

extension OptionalRequirement {
  /// `pickerView` of `UIPickerViewDelegate`.
  @MainActor public struct PickerView {
    let delegate: any UIPickerViewDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat { delegate.pickerView(pickerView, widthForComponent: component) }
    /// Calls the requirement.
    public func callAsFunction(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { delegate.pickerView(pickerView, rowHeightForComponent: component) }
    /// Calls the requirement.
    public func callAsFunction(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { delegate.pickerView(pickerView, titleForRow: row, forComponent: component) }
    /// Calls the requirement.
    public func callAsFunction(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { delegate.pickerView(pickerView, didSelectRow: row, inComponent: component) }
  }
}
