// The optional requirements of the protocols of user interaction, as code calls them.

extension UIGestureRecognizerDelegate {
  /// The optional requirement `gestureRecognizerShouldBegin`.
  public var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
  /// The optional requirements `gestureRecognizer`.
  public var gestureRecognizer: OptionalRequirement.GestureRecognizer? { .init(delegate: self) }
}

extension OptionalRequirement {
  /// `gestureRecognizer` of `UIGestureRecognizerDelegate`.
  @preconcurrency @MainActor public struct GestureRecognizer {
    let delegate: any UIGestureRecognizerDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      delegate.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      delegate.gestureRecognizer(
        gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
  }
}

extension UIScrollViewDelegate {
  /// The optional requirement `scrollViewDidScroll`.
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
  /// The optional requirement `scrollViewWillBeginDragging`.
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  /// The optional requirement `scrollViewWillEndDragging`.
  public var scrollViewWillEndDragging: OptionalRequirement.ScrollViewWillEndDragging? {
    .init(delegate: self)
  }
  /// The optional requirement `scrollViewDidEndDragging`.
  public var scrollViewDidEndDragging: OptionalRequirement.ScrollViewDidEndDragging? {
    .init(delegate: self)
  }
  /// The optional requirement `scrollViewWillBeginDecelerating`.
  public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  /// The optional requirement `scrollViewDidEndDecelerating`.
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  /// The optional requirement `scrollViewDidEndScrollingAnimation`.
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The optional requirement `scrollViewDidChangeAdjustedContentInset`.
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
  /// The optional requirement `scrollViewDidZoom`.
  public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }
  /// The optional requirement `viewForZooming`.
  public var viewForZooming: OptionalRequirement.ViewForZooming? { .init(delegate: self) }
  /// The optional requirement `scrollViewWillBeginZooming`.
  public var scrollViewWillBeginZooming: OptionalRequirement.ScrollViewWillBeginZooming? {
    .init(delegate: self)
  }
  /// The optional requirement `scrollViewDidEndZooming`.
  public var scrollViewDidEndZooming: OptionalRequirement.ScrollViewDidEndZooming? {
    .init(delegate: self)
  }
  /// The optional requirement `scrollViewShouldScrollToTop`.
  public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  /// The optional requirement `scrollViewDidScrollToTop`.
  public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
}

extension OptionalRequirement {
  /// `scrollViewWillEndDragging` of `UIScrollViewDelegate`.
  @preconcurrency @MainActor public struct ScrollViewWillEndDragging {
    let delegate: any UIScrollViewDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      delegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
  /// `viewForZooming` of `UIScrollViewDelegate`.
  @preconcurrency @MainActor public struct ViewForZooming {
    let delegate: any UIScrollViewDelegate
    /// Calls the requirement.
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
      delegate.viewForZooming(in: scrollView)
    }
  }
  /// `scrollViewWillBeginZooming` of `UIScrollViewDelegate`.
  @preconcurrency @MainActor public struct ScrollViewWillBeginZooming {
    let delegate: any UIScrollViewDelegate
    /// Calls the requirement.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
      delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }
  /// `scrollViewDidEndZooming` of `UIScrollViewDelegate`.
  @preconcurrency @MainActor public struct ScrollViewDidEndZooming {
    let delegate: any UIScrollViewDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
  /// `scrollViewDidEndDragging` of `UIScrollViewDelegate`.
  @preconcurrency @MainActor public struct ScrollViewDidEndDragging {
    let delegate: any UIScrollViewDelegate
    /// Calls the requirement.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}

extension UITextFieldDelegate {
  /// The optional requirement `textFieldShouldBeginEditing`.
  public var textFieldShouldBeginEditing: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  /// The optional requirement `textFieldDidBeginEditing`.
  public var textFieldDidBeginEditing: (@MainActor (UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  /// The optional requirement `textFieldShouldEndEditing`.
  public var textFieldShouldEndEditing: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }
  /// The optional requirements `textFieldDidEndEditing`.
  public var textFieldDidEndEditing: OptionalRequirement.TextFieldDidEndEditing? {
    .init(delegate: self)
  }
  /// The optional requirement `textFieldDidChangeSelection`.
  public var textFieldDidChangeSelection: (@MainActor (UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }
  /// The optional requirement `textFieldShouldClear`.
  public var textFieldShouldClear: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldClear($0) }
  }
  /// The optional requirement `textField`.
  public var textField: OptionalRequirement.TextField? { .init(delegate: self) }
  /// The optional requirement `textFieldShouldReturn`.
  public var textFieldShouldReturn: (@MainActor (UITextField) -> Bool)? {
    { self.textFieldShouldReturn($0) }
  }
}

extension OptionalRequirement {
  /// `textFieldDidEndEditing` of `UITextFieldDelegate`.
  @MainActor public struct TextFieldDidEndEditing {
    let delegate: any UITextFieldDelegate
    /// Calls the requirement.
    public func callAsFunction(_ textField: UITextField) {
      delegate.textFieldDidEndEditing(textField)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { delegate.textFieldDidEndEditing(textField, reason: reason) }
  }
  /// `textField` of `UITextFieldDelegate`.
  @preconcurrency @MainActor public struct TextField {
    let delegate: any UITextFieldDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}
