import HeadlessUIKit
import Testing

/// How the tests open a system, and what a drag does there.
nonisolated struct SystemCase: CustomTestStringConvertible, Sendable {
  /// The system.
  var system: String
  /// The titles of the buttons to tap in the system.
  var path: [String]
  /// The drag, and the title of the view controller that is topmost after it; a fifth of its distance
  /// cancels it.
  var drag: Drag
  /// `nil` for a system without a gesture, where the drag changes nothing.
  var shows: String?

  var testDescription: String { ([system] + path).joined(separator: ", ") }

  private init(_ system: String, _ path: [String], _ drag: Drag, shows: String?) {
    self.system = system
    self.path = path
    self.drag = drag
    self.shows = shows
  }

  static func dragging(
    _ system: String, _ path: String..., by drag: Drag = .down, shows: String = "Systems"
  ) -> SystemCase { SystemCase(system, path, drag, shows: shows) }

  static func withoutGesture(_ system: String, _ path: String..., by drag: Drag = .down)
    -> SystemCase
  { SystemCase(system, path, drag, shows: nil) }

  static let all: [SystemCase] = [
    .dragging("S1", by: Drag(from: 0.5, 0.55, by: 0, 0.45)),
    .dragging("S2", by: Drag(from: 0.5, 0.6, by: 0, 0.4)),
    .dragging("S3", by: Drag(from: 0.5, 0.6, by: 0, 0.4)),
    .dragging("S4", "From the left", by: .left, shows: "Four edges"),
    .dragging("S4", "From the right", by: .right, shows: "Four edges"),
    .dragging("S4", "From the top", by: .up, shows: "Four edges"),
    .dragging("S4", "From the bottom", by: Drag(from: 0.5, 0.6, by: 0, 0.4), shows: "Four edges"),
    .dragging("S5", by: .right),
    .dragging("S6", "Left", by: .left, shows: "One style"),
    .dragging("S6", "Right", by: .right, shows: "One style"),
    .dragging(
      "S6", "Bottom, except in compact height", by: Drag(from: 0.5, 0.6, by: 0, 0.4),
      shows: "One style"),
    .dragging("S7", "Summer", by: .left, shows: "Games"),
    .dragging("S7", "Winter", by: .right, shows: "Games"),
    .dragging("S7", "Medals", by: Drag(from: 0.5, 0.6, by: 0, 0.4), shows: "Games"),
    .dragging("S8", "A quarter", by: .lowDown, shows: "Bottom sheet"),
    .dragging("S8", "Half", by: .lowDown, shows: "Bottom sheet"),
    .dragging("S8", "Three quarters", by: Drag(from: 0.5, 0.35, by: 0, 0.6), shows: "Bottom sheet"),
    .dragging("S8", "All", by: Drag(from: 0.5, 0.2, by: 0, 0.7), shows: "Bottom sheet"),
    .dragging("S8", "Dismissed by a drag", by: .lowDown, shows: "Bottom sheet"),
    .withoutGesture("S8", "Dismissed by a tap", by: .lowDown),
    .withoutGesture("S8", "Dismissed by code", by: .lowDown),
    .dragging("S9", by: .lowDown),
    .dragging("S10", by: .lowDown),
    .withoutGesture("S11", by: .lowDown),
    .dragging("S12", by: .lowDown),
    .dragging("S13", "Page sheet", shows: "Presentation styles"),
    .dragging("S13", "Form sheet", shows: "Presentation styles"),
    .dragging("S13", "Automatic", shows: "Presentation styles"),
    .withoutGesture("S13", "Full screen"),
    .withoutGesture("S13", "Over full screen"),
    .withoutGesture("S13", "Current context"),
    .withoutGesture("S13", "Over current context"),
    .withoutGesture("S14", "Present from the upper half"),
    .withoutGesture("S14", "Present from the lower half", by: .lowDown),
    .dragging("S15", "Present sheet 2", shows: "Sheet 1"),
    .withoutGesture("S16", "Cover vertical"),
    .withoutGesture("S16", "Flip horizontal"),
    .withoutGesture("S16", "Cross dissolve"),
    .withoutGesture("S16", "Partial curl"),
    .withoutGesture("S17", "Full screen, which removes this view"),
    .withoutGesture("S17", "Over the screen, which keeps it"),
    .withoutGesture("S18", "Popover", by: Drag(from: 0.5, 0.34, by: 0, 0.3)),
    .dragging("S18", "Blur", shows: "Popover"),
    .dragging("S19", by: .lowDown),
    .dragging("S20", "The view controller retains its style", by: .right, shows: "Lifetimes"),
    .withoutGesture("S20", "This screen retains the delegate"),
    .dragging("S21"),
    .dragging("S22", by: Drag(from: 0.98, 0.5, by: -0.8, 0), shows: "Teams"),
    .withoutGesture("S23"),
    .dragging("S24", "Next", by: .right, shows: "Page 1"),
    .dragging("S24", by: Drag(from: 0.98, 0.5, by: -0.8, 0), shows: "Page 2"),
    .dragging("S25", "Show the photo", shows: "Gallery"),
    .dragging("S26"),
    .dragging("S27", "Open the order", by: .right, shows: "Orders"),
    .dragging("S28", by: Drag(from: 0.5, 0.2, by: 0, 0.6)),
    .dragging("S29", by: Drag(from: 0.5, 0.2, by: 0, 0.6)),
    .dragging("S30", "Read", by: .right, shows: "Inbox"),
    .dragging("S31", "Now playing", shows: "Library"),
    .dragging("S31", by: Drag(from: 0.5, 0.93, by: 0, -0.6), shows: "Now playing"),
  ]
}

nonisolated extension Drag {
  static let down = Drag(from: 0.5, 0.4, by: 0, 0.55)
  /// A drag down on a panel in the lower half.
  static let lowDown = Drag(from: 0.5, 0.8, by: 0, 0.5)
  static let up = Drag(from: 0.5, 0.5, by: 0, -0.5)
  static let left = Drag(from: 0.5, 0.6, by: -0.5, 0)
  static let right = Drag(from: 0.4, 0.6, by: 0.6, 0)
}
