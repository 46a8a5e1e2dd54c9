// The optional requirements of the delegates of pickers, as code calls them.

extension UIImagePickerControllerDelegate {
  /// The optional requirement `imagePickerController`.
  public var imagePickerController:
    (
      @MainActor (UIImagePickerController, [UIImagePickerController.InfoKey: Any]) -> Void
    )?
  { { self.imagePickerController($0, didFinishPickingMediaWithInfo: $1) } }
  /// The optional requirement `imagePickerControllerDidCancel`.
  public var imagePickerControllerDidCancel: (@MainActor (UIImagePickerController) -> Void)? {
    { self.imagePickerControllerDidCancel($0) }
  }
}

extension UIColorPickerViewControllerDelegate {
  /// The optional requirement `colorPickerViewControllerDidSelectColor`.
  public var colorPickerViewControllerDidSelectColor:
    (@MainActor (UIColorPickerViewController) -> Void)?
  { { self.colorPickerViewControllerDidSelectColor($0) } }
  /// The optional requirement `colorPickerViewControllerDidFinish`.
  public var colorPickerViewControllerDidFinish: (@MainActor (UIColorPickerViewController) -> Void)?
  { { self.colorPickerViewControllerDidFinish($0) } }
}
