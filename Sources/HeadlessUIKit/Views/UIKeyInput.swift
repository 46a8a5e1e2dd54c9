/// A responder that accepts text; the keyboard is shown while one is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: NSObjectProtocol {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Appends text.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}
