/// The outlines that clip a layer with all that it contains.
package struct RecordedMask: Codable, Equatable, Sendable {
  /// One outline of the mask, which is the union of all.
  package struct Part: Codable, Equatable, Sendable {
    /// The outline, in the coordinates of the masked layer.
    package var outline: RecordedOutline
    /// Whether a point is inside if a ray from it crosses the outline an odd number of times; by the
    /// winding number otherwise.
    package var isEvenOdd: Bool

    /// Creates a part.
    package init(outline: RecordedOutline, isEvenOdd: Bool = false) {
      self.outline = outline
      self.isEvenOdd = isEvenOdd
    }
  }

  /// The outlines; `nil` without a mask, and none for one that hides everything.
  package var parts: [Part]?

  /// No mask.
  package static let none = RecordedMask(parts: nil)

  /// Creates a mask.
  package init(parts: [Part]?) { self.parts = parts }
}
