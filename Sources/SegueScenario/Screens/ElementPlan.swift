package import HeadlessUIKit
import SegueConfig

/// A button, a text field or an image of a screen.
package nonisolated struct ElementPlan: Sendable {
  /// The kind of an element.
  package enum Kind: String, CaseIterable, Sendable {
    /// A button, a single-line text field, or an image, which a tap activates like a button.
    case button, textField, image
    /// A slider of 0 to 1, or a switch next to its title.
    case slider, `switch`
  }

  /// An event of a text field.
  enum ControlEvent: String, CaseIterable, Sendable {
    /// The return key was pressed.
    case primaryActionTriggered
    /// Editing began, the text changed, or editing ended.
    case editingDidBegin, editingChanged, editingDidEnd
  }

  /// The position of an element.
  package enum Position: String, CaseIterable, Sendable {
    /// Below the title, or above the bottom of the safe area.
    case top, bottom
    /// In the content, which scrolls, above its rows.
    case content
    /// In the bar, at the leading or trailing end.
    case barLeading, barTrailing

    /// Whether the position is in the bar.
    var isInBar: Bool { self == .barLeading || self == .barTrailing }
  }

  /// The name in targets: the accessibility identifier.
  package var id = ""
  /// The kind; a button by default.
  package var kind = Kind.button
  /// The title, the placeholder of a text field, or the name of an image; the id by default.
  package var title: String?
  /// The action of a tap; none by default.
  package var action: (any Action)?
  /// The event of a text field at which the action is performed; the return key by default.
  var controlEvent = ControlEvent.primaryActionTriggered
  /// The initial value of a slider, 0 to 1; 0 by default.
  var value = 0.0
  /// Whether a switch is on initially; false by default.
  var isOn = false
  /// The color of the title or the text; `nil` for the tint color, or the label color of a text field.
  var textColor: ConfigColor?
  /// The position; at the top by default.
  package var position = Position.top
  /// The size of an image, or of a cell that scrolls horizontally, pt; 80 x 60 by default.
  package var size = CGSize(width: 80, height: 60)
  /// The corner radius of an image, pt; 0 by default.
  package var cornerRadius = 0.0
  /// The animation alongside the transitions of its screen; `nil` for none.
  package var alongside: AlongsidePlan?
  /// The cells that repeat the element; `nil` for a single one.
  package var cells: CellsPlan?
  /// The id of the element that a cell repeats; `nil` for any other element.
  var repeatedID: String?
}

nonisolated extension ElementPlan {
  /// Returns the element of a cell.
  ///
  /// - Parameter index: The index, from 0.
  func cell(_ index: Int) -> ElementPlan {
    var cell = self
    cell.id = CellsPlan.name(index, of: id)
    cell.title = title.map { "\($0) \(index + 1)" }
    cell.cells = nil
    cell.repeatedID = id
    return cell
  }

  static func table(_ names: AppNames) -> ParameterTable<ElementPlan> {
    ParameterTable(
      "an element", defaults: ElementPlan(),
      [
        Parameter("id", \.id, .identifier, required: true, "The name in targets."),
        Parameter(
          "kind", \.kind, .choice("a kind"),
          "A button; a text field, which becomes first responder when tapped; an image; a slider; or a "
            + "switch."),
        Parameter(
          "title", \.title, .optional(.text),
          "The title, the placeholder of a text field, or the name of an image; by default its id."
        ),
        Parameter(
          "action", \.action, .optional(ActionList.kind(names)),
          "The action of a tap, of the return key of a text field, or of a changed value."),
        Parameter(
          "controlEvent", \.controlEvent, .choice("an event"),
          "The event of a text field at which the action is performed: UIKit's control event."),
        Parameter("value", \.value, .fraction(), "The initial value of a slider."),
        Parameter("isOn", \.isOn, .boolean, "Whether a switch is on initially."),
        Parameter(
          "textColor", \.textColor, .optional(.color),
          "The color of the title, or of a text field's text; by default a button's is the tint color, "
            + "others are UIKit's label color."),
        Parameter(
          "position", \.position, .choice("a position"),
          "The position: below the title, at the bottom, in the content, which scrolls, or in the bar."
        ),
        Parameter(
          "size", \.size, CGSize.kind,
          "The width and height of an image, or of a cell that scrolls horizontally."),
        Parameter(
          "cornerRadius", \.cornerRadius, .length(0...1000), "The corner radius of an image."),
        Parameter(
          "alongside", \.alongside, .optional(.record(AlongsidePlan.table)),
          "The animation alongside the transitions of its screen."),
        Parameter(
          "cells", \.cells, .optional(CellsPlan.kind),
          "Repeats the element in a grid or in a list that scrolls horizontally."),
      ],
      rawValidator: { element, value, diagnostics in
        for name in CellsPlan.names(of: value) { names.reportTaken(name, &diagnostics) }
        element.checkKind(value, &diagnostics)
        element.checkBar(value, &diagnostics)
      })
  }

  /// Adds an error for each key that does not apply to the kind.
  private func checkKind(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    // Every kind of cell that scrolls horizontally has a size.
    let scrollsHorizontally = cells?.scrollDirection == .horizontal
    let kinds: [(key: String, kind: Kind, nouns: String)] = [
      ("size", scrollsHorizontally ? kind : .image, "images"), ("cornerRadius", .image, "images"),
      ("controlEvent", .textField, "text fields"), ("value", .slider, "sliders"),
      ("isOn", .switch, "switches"),
    ]
    for (key, wanted, nouns) in kinds where kind != wanted {
      guard let entry = value.entry(key) else { continue }
      diagnostics.error(
        "contradiction", "\(quoted(key)) applies only to \(nouns)", at: entry.keyRange,
        help: "remove the key \(quoted(key)), or write kind: \(wanted.rawValue)")
    }
    if kind == .image || kind == .slider, let color = value.entry("textColor") {
      diagnostics.error(
        "contradiction", "'textColor' does not apply to \(kind == .image ? "images" : "sliders")",
        at: color.keyRange, help: "remove the key 'textColor'")
    }
  }

  /// Adds an error for each value that an element in the bar cannot have.
  private func checkBar(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    guard position.isInBar else { return }
    for entry in ["alongside", "cells"].compactMap(value.entry) {
      diagnostics.error(
        "contradiction", "\(quoted(entry.key)) does not apply to bar buttons",
        at: entry.keyRange, help: "remove the key, or write position: top")
    }
    if [.image, .slider, .switch].contains(kind) {
      let noun = kind == .image ? "an image" : "a \(kind.rawValue)"
      diagnostics.error(
        "contradiction", "\(noun) cannot be in the bar", at: value["position"]?.range,
        help: "write position: top or position: bottom, or kind: button")
    }
  }
}

extension ElementPlan {
  /// The height of all kinds but images at the default text size, pt.
  private static let height: CGFloat = 50

  /// Returns the size of the element, or of a cell of it, outside the bar, pt: an image has its own,
  /// others fill the width.
  func size(in width: CGFloat, scaledBy traits: UITraitCollection) -> CGSize {
    kind == .image
      ? CGSize(width: min(size.width, width), height: size.height)
      : CGSize(width: width, height: traits.scaled(Self.height))
  }
}
