import HeadlessUIKit
import Testing

/// The context's view controllers, views and frames in one table: every style and the containers,
/// in both directions.
///
/// A line lists the `.from` view controller with its view, initial and final frame; the `.to` view
/// controller likewise; the container's subviews before the animator begins; and the views'
/// containers after the transition. "All" is the container's bounds, "none" is `.zero`.
@Suite struct TransitionTableTests {
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var style = UIModalPresentationStyle.custom
    var isOnTablet = false
    var version = 18
    var removesPresentersView = false
    /// Whether a child view controller presents that is a presentation context.
    var isInContext = false
    var present: String
    var dismiss: String
  }

  nonisolated static let covering = Row(
    testDescription: "fullScreen", style: .fullScreen,
    present: "root (root) all to none; sheet (sheet) none to all; holds root; sheet in container",
    dismiss: "sheet (sheet) all to all; root (root) none to all; holds sheet; root in window")
  nonisolated static let staying = Row(
    testDescription: "overFullScreen", style: .overFullScreen,
    present: "root (nil) all to all; sheet (sheet) none to all; holds nothing; "
      + "root in window, sheet in container",
    dismiss: "sheet (sheet) all to all; root (nil) none to all; holds sheet; root in window")
  nonisolated static let sheet = Row(
    testDescription: "pageSheet", style: .pageSheet,
    present: "root (nil) all to all; sheet (sheet) none to 0 30 375 637; holds nothing; "
      + "root in window, sheet in container",
    dismiss: "sheet (sheet) 0 30 375 637 to 0 30 375 637; root (nil) none to all; "
      + "holds sheet; root in window")

  nonisolated static let rows = [
    covering.with("automatic on iOS 12", .automatic, version: 12),
    sheet.with("automatic on iOS 13", .automatic, version: 13),
    sheet.with("automatic on iOS 17", .automatic, version: 17),
    sheet.with("automatic on iOS 18", .automatic, version: 18),
    covering, sheet, sheet.with("formSheet", .formSheet), staying,
    covering.with("custom that removes", .custom, removesPresentersView: true),
    staying.with("custom that does not", .custom),
    covering.with("currentContext without a context", .currentContext),
    staying.with("overCurrentContext without a context", .overCurrentContext),
    Row(
      testDescription: "currentContext", style: .currentContext, isInContext: true,
      present: "part (part) all to none; sheet (sheet) none to all; holds part; sheet in container",
      dismiss: "sheet (sheet) all to all; part (part) none to all; holds sheet; part in root"),
    Row(
      testDescription: "overCurrentContext", style: .overCurrentContext, isInContext: true,
      present: "part (nil) all to all; sheet (sheet) none to all; holds nothing; "
        + "part in root, sheet in container",
      dismiss: "sheet (sheet) all to all; part (nil) none to all; holds sheet; part in root"),
    Row(
      testDescription: "formSheet on a tablet", style: .formSheet, isOnTablet: true,
      present: "root (nil) all to all; sheet (sheet) none to 114 202 540 620; "
        + "holds nothing; root in window, sheet in container",
      dismiss: "sheet (sheet) 114 202 540 620 to 114 202 540 620; root (nil) none to all; "
        + "holds sheet; root in window"),
    Row(
      testDescription: "popover on a tablet", style: .popover, isOnTablet: true,
      present: "root (nil) all to all; sheet (around sheet) none to 284 462 200 100; "
        + "holds nothing; root in window, sheet in container",
      dismiss: "sheet (around sheet) 284 462 200 100 to 284 462 200 100; root (nil) none to all; "
        + "holds around sheet; root in window"),
    sheet.with("popover on a phone", .popover),
  ]

  @Test(
    "[49][50][57][F039] a style's views and frames in both directions (50a, 50b, 57a, 57b)",
    arguments: rows)
  func answers(row: Row) {
    var device = row.isOnTablet ? DeviceConfiguration.tablet : DeviceConfiguration()
    device.systemVersion = row.version
    Driver.run(device) { ui in
      let part = row.isInContext ? ui.addPart() : ui.root
      let sheet = ui.controller("sheet", style: row.style)
      sheet.preferredContentSize = row.style == .popover ? CGSize(width: 200, height: 100) : .zero
      sheet.popoverPresentationController?.sourceView = ui.root.view
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = row.removesPresentersView }
      sheet.transitioningDelegate = delegate
      let account = TransitionAccount(part, sheet)
      delegate.loggingAnimator?.onStart = account.begin
      delegate.loggingDismissalAnimator?.onStart = account.begin
      let home = account.places
      part.present(sheet, animated: true)
      ui.settle()
      #expect(account.text == row.present)
      sheet.dismiss(animated: true)
      ui.settle()
      #expect(account.text == row.dismiss)
      #expect(account.places == home)
      #expect(account.container?.superview == nil)
    }
  }

  @Test("present rejects a controller with the style none, which only describes adaptation")
  func refusesNone() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .none)
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(
        ui.diagnosticMessages == [
          "Application tried to present sheet in the style none, which has no presentation "
            + "controller; it is valid only as an adaptive style, for no adaptation."
        ])
    }
  }

  @Test("[51][54][108] a push and a pop provide the views by key, and their frames (54a)")
  func answersPushes() {
    Driver.run { ui in
      let scene = ui.stack("first", conduct: .slides)
      let second = ui.controller("second")
      let account = TransitionAccount(scene[0], second)
      scene.onStart(account.begin)
      scene.stack.pushViewController(second, animated: true)
      ui.settle()
      #expect(
        account.text
          == "first (first) all to none; second (second) none to all; holds first; "
          + "second in container")
      #expect(account.style == UIModalPresentationStyle.none)
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(
        account.text
          == "second (second) all to none; first (first) none to all; holds second; "
          + "first in container")
    }
  }

  @Test("[51][54][108] the views and frames of a tab selection in both directions (54a)")
  func answersTabs() {
    Driver.run { ui in
      let pages = [ui.controller("first"), ui.controller("second")]
      let scene = ui.tabs(pages, delegate: LoggingStackDelegate(ui.log, .slides))
      let account = TransitionAccount(pages[0], pages[1])
      (scene.delegate?.animator as? LoggingAnimator)?.onStart = account.begin
      scene.tabs.selectedIndex = 1
      ui.settle()
      #expect(
        account.text
          == "first (first) all to none; second (second) none to all; holds first; "
          + "second in container")
      #expect(account.style == UIModalPresentationStyle.none)
      scene.tabs.selectedIndex = 0
      ui.settle()
      #expect(
        account.text
          == "second (second) all to none; first (first) none to all; holds second; "
          + "first in container")
    }
  }
}

extension TransitionTableTests.Row {
  /// Returns the row for another style.
  nonisolated func with(
    _ name: String, _ style: UIModalPresentationStyle, version: Int = 18,
    removesPresentersView: Bool = false
  ) -> Self {
    var row = self
    (row.testDescription, row.style, row.version) = (name, style, version)
    row.removesPresentersView = removesPresentersView
    return row
  }
}

extension Driver {
  /// Adds a child view controller that is a presentation context to a part of the root view.
  fileprivate func addPart() -> LoggingController {
    let part = controller("part")
    part.definesPresentationContext = true
    root.addChild(part)
    part.view.frame = CGRect(x: 0, y: 300, width: 200, height: 200)
    root.view.addSubview(part.view)
    part.didMove(toParent: root)
    return part
  }
}

extension StackScene {
  fileprivate func onStart(
    _ body: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) { (delegate.animator as? LoggingAnimator)?.onStart = body }
}
