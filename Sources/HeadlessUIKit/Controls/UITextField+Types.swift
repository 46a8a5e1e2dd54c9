/// Border style, view mode and reason for the end of editing.
extension UITextField {
  /// The border style of a field.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line.
    case line = 1
    /// A line with a bezel.
    case bezel = 2
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// When an overlay view or the clear button is shown.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited and has text.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
  /// Why editing has ended.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The field resigned.
    case committed = 0
    /// The editing was canceled.
    case cancelled = 1
  }
}
