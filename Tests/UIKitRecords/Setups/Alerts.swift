import HeadlessUIKit
import TestSupport

/// An alert that is presented on the recorded phone, at rest.
private struct AlertScene {
  let stage = Stage(.recordedPhone)
  let alert: UIAlertController
  /// Whether the root still presented something when the handler of an action ran.
  private let notes = AlertNotes()

  /// Presents an alert.
  ///
  /// - Parameter actions: The titles; that with the title "Cancel" is the cancel action.
  init(
    message: String? = "One line.", style: UIAlertController.Style = .alert, _ actions: String...
  ) {
    let (root, notes) = (stage.root, notes)
    alert = stage.device.perform {
      let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
      for title in actions {
        let style = title == "Cancel" ? UIAlertAction.Style.cancel : .default
        alert.addAction(
          UIAlertAction(title: title, style: style) { _ in
            notes.wasPresented = root.presentedViewController != nil
          })
      }
      root.present(alert, animated: true)
      return alert
    }
    stage.settle()
  }

  /// Whether the root presented something when the handler ran; nil if it did not run.
  var presentedInHandler: Bool? { notes.wasPresented }

  /// The frame of the alert in the window, pt.
  var frame: CGRect { stage.device.perform { alert.view.convert(alert.view.bounds, to: nil) } }

  /// The corner radius of the view behind the content.
  var cornerRadius: CGFloat {
    let size = alert.view.bounds.size
    let views = all(in: alert.view).filter { $0.bounds.size == size }
    return views.map(\.layer.cornerRadius).max() ?? -1
  }

  /// The frames of the buttons in the window, by title, pt.
  var buttons: [(title: String, frame: CGRect)] {
    stage.device.perform {
      all(in: alert.view).compactMap { $0 as? UIButton }.map {
        ($0.currentTitle ?? "", $0.convert($0.bounds, to: nil))
      }
    }
  }

  private func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  /// Taps a button.
  func tap(_ title: String) {
    guard let frame = buttons.first(where: { $0.title == title })?.frame else { return }
    stage.device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
  }
}

/// What the handler of an action found.
private final class AlertNotes {
  var wasPresented: Bool?
}

private func size(message: String? = "One line.", _ second: String?) -> Setup {
  {
    let scene =
      second.map { AlertScene(message: message, "OK", $0) } ?? AlertScene(message: message, "OK")
    return [
      "width of the alert": Recorded(scene.frame.width),
      "height of the alert": Recorded(scene.frame.height),
      "corner radius of the alert": Recorded(scene.cornerRadius),
    ]
  }
}

private func actionSheet() -> [String: Recorded] {
  let scene = AlertScene(style: .actionSheet, "One", "Two", "Three", "Cancel")
  return ["height of the action sheet": Recorded(scene.frame.height)]
}

private func row(_ first: String, _ second: String) -> Setup {
  {
    let frames = AlertScene(first, second).buttons.sorted { $0.frame.minX < $1.frame.minX }
    let isRow =
      frames.count == 2 && frames[0].frame.minY == frames[1].frame.minY
      && frames[0].frame.maxX <= frames[1].frame.minX
    return [
      "both buttons are in one row, that of the cancel action leads":
        Recorded(isRow && frames[0].title == "Cancel")
    ]
  }
}

private func stack() -> [String: Recorded] {
  let frames = AlertScene("One", "Two", "Cancel").buttons.sorted { $0.frame.minY < $1.frame.minY }
  let isStack = zip(frames, frames.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY }
  return ["titles of the stacked buttons": Recorded(isStack ? frames.map(\.title) : [])]
}

private func order() -> [String: Recorded] {
  let titles = AlertScene("OK", "Cancel").alert.actions.map { $0.title ?? "" }
  return ["titles of actions": Recorded(titles)]
}

private func tapped() -> [String: Recorded] {
  let scene = AlertScene("OK", "Cancel")
  scene.tap("OK")
  let answer = scene.presentedInHandler.map { $0 ? "yes" : "no" } ?? "the handler did not run"
  return ["the presenter presents something in the handler": Recorded(answer)]
}

/// The setups of `Facts/alerts.txt`, by name.
/// The setups of `Facts/alerts.txt`, by name.
let alerts: [String: Setup] = [
  "two actions": size("Cancel"), "one action": size(nil),
  "title and one action": size(message: nil, nil), "action sheet": actionSheet,
  "cancel first": row("Cancel", "OK"),
  "cancel last": row("OK", "Cancel"), "three actions": stack, "order of actions": order,
  "tap on an action": tapped,
]
