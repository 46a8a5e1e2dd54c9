/// An object that responds to events; the base class of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder, BoxedObject {
  /// The box of references that do not retain the object.
  nonisolated(unsafe) package final var referenceBox: ReferenceBox?
  package var associations: [UnsafeRawPointer: Any] = [:]
  /// Creates a responder.
  public override init() { super.init() }
  nonisolated deinit { referenceBox?.end() }
  /// The key of the user activity.
  private static var activityKey: UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(NSUserActivity.self), to: UnsafeRawPointer.self)
  }

  /// The next responder, which receives unhandled events; `nil` by default.
  open var next: UIResponder? { nil }
  /// Whether the responder can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder can resign first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is first responder.
  open var isFirstResponder: Bool { SimulatedDevice.current?.firstResponder === self }

  /// Makes the responder first responder, if possible; the current one resigns first.
  @discardableResult
  open func becomeFirstResponder() -> Bool { performBecomeFirstResponder() }
  /// Resigns first responder, if possible.
  @discardableResult
  open func resignFirstResponder() -> Bool { performResignFirstResponder() }

  /// Called after a registered storyboard or nib has created the object; does nothing by default.
  open func awakeFromNib() {}
  /// Never called: Interface Builder needs a Mac.
  open func prepareForInterfaceBuilder() {}

  /// Whether the responder can receive events now; `true` by default.
  var isReachable: Bool { true }
  /// Returns whether the responder is a view or its descendant; `false` by default.
  func isInside(_ view: UIView) -> Bool { false }
  /// Called after the responder has resigned as first responder; does nothing by default.
  func didResign() {}
  /// Receives a typed character; by default inserts it, if the responder receives text.
  func receive(_ character: Character) {
    (self as? any UIKeyInput)?.insertText(String(character))
  }

  // MARK: Actions and undoing

  /// Returns whether the responder handles an action: by default, whether it implements it. A responder
  /// that implements a standard edit action overrides this method too.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action) && !action.isEditAction
  }
  /// Returns the first object, from this one up the responder chain, that handles an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  /// The key commands of the responder; `nil` by default.
  /// Stored only.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The nearest undo manager in the responder chain.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The user activity of the responder; `nil` by default.
  /// Stored only.
  open var userActivity: NSUserActivity? {
    get { associations[Self.activityKey] as? NSUserActivity }
    set { associations[Self.activityKey] = newValue }
  }
  /// Called to update a user activity; the device does not call it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to restore a user activity; the device does not call it.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Called when a press begins; by default forwards it to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when a press changes; by default forwards it to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when a press ends; by default forwards it to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when a press is canceled; by default forwards it to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when a shake begins; by default forwards it to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when a shake ends; by default forwards it to `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when a shake is canceled; by default forwards it to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called for a remote-control event, which the device does not send; by default forwards it to `next`.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// Called when estimated properties of touches are updated; the device estimates none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called to change the menus of the app; the device does not call it.
  open func validate(_ command: UICommand) {}
  /// The view that replaces the keyboard; `nil` by default.
  /// Stored only.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; `nil` by default.
  /// Stored only.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing: the views of the input are not shown.
  open func reloadInputViews() {}
  /// The identifier of the keyboard's context; `nil` by default.
  /// Stored only.
  open var textInputContextIdentifier: String? { nil }

  // MARK: Standard edit actions, which do nothing by default

  /// Called for the action that cuts the selection.
  open func cut(_ sender: Any?) {}
  /// Called for the action that copies the selection.
  open func copy(_ sender: Any?) {}
  /// Called for the action that pastes.
  open func paste(_ sender: Any?) {}
  /// Called for the action that pastes in the style of the surroundings.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Called for the action that pastes a URL and opens it.
  open func pasteAndGo(_ sender: Any?) {}
  /// Called for the action that pastes a text and searches for it.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Called for the action that selects.
  open func select(_ sender: Any?) {}
  /// Called for the action that selects everything.
  open func selectAll(_ sender: Any?) {}
  /// Called for the action that deletes the selection.
  open func delete(_ sender: Any?) {}
  /// Called for the action that duplicates the selection.
  open func duplicate(_ sender: Any?) {}
  /// Called for the action that moves the selection.
  open func move(_ sender: Any?) {}
  /// Called for the action that renames the selection.
  open func rename(_ sender: Any?) {}
  /// Called for the action that exports.
  open func export(_ sender: Any?) {}
  /// Called for the action that prints.
  open func printContent(_ sender: Any?) {}
  /// Called for the action that searches.
  open func find(_ sender: Any?) {}
  /// Called for the action that searches and replaces.
  open func findAndReplace(_ sender: Any?) {}
  /// Called for the action that searches on.
  open func findNext(_ sender: Any?) {}
  /// Called for the action that searches backward.
  open func findPrevious(_ sender: Any?) {}
  /// Called for the action that searches for the selection.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Called for the action that makes the text run from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Called for the action that makes the text run from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Called for the action that toggles bold text.
  open func toggleBoldface(_ sender: Any?) {}
  /// Called for the action that toggles italic text.
  open func toggleItalics(_ sender: Any?) {}
  /// Called for the action that toggles underlined text.
  open func toggleUnderline(_ sender: Any?) {}
  /// Called for the action that enlarges the text.
  open func increaseSize(_ sender: Any?) {}
  /// Called for the action that makes the text smaller.
  open func decreaseSize(_ sender: Any?) {}
  /// Called for the action that changes the attributes of the text.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  /// Called for the escape gesture of assistive technologies; false, the default, passes the gesture
  /// to `next`.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called when assistive technologies activate the element; false by default.
  open func accessibilityActivate() -> Bool { false }
  /// Called when assistive technologies increment an adjustable element; does nothing by default.
  open func accessibilityIncrement() {}
  /// Called when assistive technologies decrement an adjustable element; does nothing by default.
  open func accessibilityDecrement() {}
  private static let elementsKey = UnsafeRawPointer(("elements" as StaticString).utf8Start)
  /// The elements for assistive technologies, in order; `nil`, the default, for the subviews.
  /// Stored only.
  open var accessibilityElements: [Any]? {
    get { associations[Self.elementsKey] as? [Any] }
    set { associations[Self.elementsKey] = newValue }
  }
  /// Returns the number of the elements.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns an element; `nil` without one.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the position of an element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Called when touches begin; by default forwards them to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when touches move; by default forwards them to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when touches end; by default forwards them to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches are canceled; by default forwards them to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
