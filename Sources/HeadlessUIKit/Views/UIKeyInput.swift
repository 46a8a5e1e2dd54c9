/// A responder that takes text; the keyboard is shown as long as one is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Puts text at the end.
  func insertText(_ text: String)
  /// Takes the last character away.
  func deleteBackward()
}
