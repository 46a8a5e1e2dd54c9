/// The data of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Asks the delegate for the width of a component, pt; an equal share by default.
  @_spi(OptionalRequirements) func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat
  /// Asks the delegate for the height of the rows, pt; 32 by default.
  @_spi(OptionalRequirements) func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat
  /// Asks the delegate for the title of a row; `nil` by default.
  @_spi(OptionalRequirements) func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Asks the delegate for the attributed title of a row, which takes precedence; `nil` by default.
  @_spi(OptionalRequirements) func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Asks the delegate for the view of a row; by default a label with its title.
  @_spi(OptionalRequirements) func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Tells the delegate that the user has selected a row.
  @_spi(OptionalRequirements) func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

@_documentation(visibility: internal)
extension UIPickerViewDelegate where Self: NSObject {
  /// The default implementation returns 0, which selects an equal share.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// The default implementation returns 32.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { UIPickerView.rowHeight }
  /// The default implementation returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// The default implementation returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// The default implementation returns a label with the title of the row.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    pickerView.makeLabel(
      self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)?.string
        ?? self.pickerView(pickerView, titleForRow: row, forComponent: component))
  }
  /// The default implementation does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
