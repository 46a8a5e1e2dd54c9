/// A view with text that the user edits: a text field or a text view. Positions are offsets in UTF-16 code
/// units.
protocol EditedText: UIView, UITextInput {
  var content: String { get }
  var selection: NSRange { get }
  var marked: NSRange? { get set }
  /// The view that shows the text.
  var label: UILabel { get }
  /// Whether the label shows a dot for each character.
  var showsDots: Bool { get }
  /// Selects a range, and reports a change.
  func select(_ range: NSRange)
  /// Replaces a range, moves the insertion point after it, and reports the change.
  func replace(_ range: NSRange, by text: String)
}

// MARK: Editing

extension EditedText {
  var length: Int { content.utf16.count }

  /// The range that typed text replaces.
  var insertionRange: NSRange { marked ?? selection }

  /// The range that the delete key deletes: the selection, or the character before it.
  var deletionRange: NSRange? {
    if selection.length > 0 { return selection }
    guard let last = (content as NSString).substring(to: selection.location).last else {
      return nil
    }
    let length = String(last).utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  /// Returns the part of a range that is in the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = max(0, min(range.location, length))
    return NSRange(location: start, length: max(0, min(range.length, length - start)))
  }

  func replaceMarked(by text: String?, selecting range: NSRange) {
    let text = text ?? ""
    let old = insertionRange
    replace(old, by: text)
    marked = text.isEmpty ? nil : NSRange(location: old.location, length: text.utf16.count)
    select(NSRange(location: old.location + range.location, length: range.length))
  }
}

// MARK: Positions and ranges

extension EditedText {
  func offset(of position: UITextPosition) -> Int {
    max(0, min(position.textOffset, length))
  }

  func range(of range: UITextRange) -> NSRange {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func substring(_ range: UITextRange) -> String {
    (content as NSString).substring(with: self.range(of: range))
  }

  func order(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let distance = offset(of: other) - offset(of: one)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  func makeTokenizer() -> any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  func makePosition(_ offset: Int) -> UITextPosition? {
    0...length ~= offset ? TextOffset(offset) : nil
  }

  func makeRange(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange {
    let (start, end) = (offset(of: one), offset(of: other))
    return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  /// Returns the position at a distance in a direction: characters, or lines up and down.
  func moved(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, _ distance: Int
  ) -> UITextPosition? {
    let place = offset(of: position)
    switch direction {
    case .right: return makePosition(place + distance)
    case .left: return makePosition(place - distance)
    case .up, .down:
      let geometry = geometry
      let caret = geometry.caret(at: shown(place))
      let line = geometry.line(of: shown(place)) + (direction == .up ? -distance : distance)
      guard geometry.lines.indices.contains(line) else { return nil }
      let height = caret.height * CGFloat(direction == .up ? -distance : distance)
      return nearest(CGPoint(x: caret.minX, y: caret.midY + height), geometry)
    }
  }

  func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
    direction == .left || direction == .up ? range.start : range.end
  }

  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange {
    makeRange(
      position,
      TextOffset(UITextDirection.layout(direction).isBackward ? 0 : length))
  }
}

// MARK: Geometry

extension EditedText {
  var geometry: TextGeometry {
    layoutIfNeeded()
    return TextGeometry(label)
  }

  /// Returns the offset in the shown text.
  private func shown(_ offset: Int) -> Int {
    showsDots ? (content as NSString).substring(to: offset).count : offset
  }

  /// Returns the offset in the text of one in the shown text.
  private func hidden(_ offset: Int) -> Int {
    showsDots ? String(content.prefix(offset)).utf16.count : min(offset, length)
  }

  private func nearest(_ point: CGPoint, _ geometry: TextGeometry) -> UITextPosition {
    TextOffset(hidden(content.isEmpty ? 0 : geometry.offset(nearestTo: point)))
  }

  func nearest(_ point: CGPoint) -> UITextPosition { nearest(point, geometry) }

  func nearest(_ point: CGPoint, in range: UITextRange) -> UITextPosition {
    let limits = self.range(of: range)
    let place = offset(of: nearest(point))
    return TextOffset(max(limits.location, min(place, NSMaxRange(limits))))
  }

  func caret(at position: UITextPosition) -> CGRect {
    geometry.caret(at: content.isEmpty ? 0 : shown(offset(of: position)))
  }

  func rects(of range: UITextRange) -> [CGRect] {
    let range = self.range(of: range)
    guard !content.isEmpty else { return [geometry.caret(at: 0)] }
    let start = shown(range.location)
    return geometry.rects(
      of: NSRange(location: start, length: shown(NSMaxRange(range)) - start))
  }

  func makeSelectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    guard !range.isEmpty else { return [] }
    let rects = rects(of: range)
    return rects.enumerated().map { index, rect in
      LineSelectionRect(
        rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  /// Returns the range of the character whose rectangle contains a point.
  func character(at point: CGPoint) -> UITextRange? {
    var place = 0
    for character in content {
      let range = NSRange(location: place, length: character.utf16.count)
      let result = TextOffsetRange(range)
      if rects(of: result).contains(where: { $0.contains(point) }) { return result }
      place = NSMaxRange(range)
    }
    return nil
  }
}
