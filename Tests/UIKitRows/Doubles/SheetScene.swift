import HeadlessUIKit

/// A system sheet on the screen, with a judge.
struct SheetScene {
  let ui: Driver
  let judge: SheetJudge
  let sheet: LoggingController

  /// - Parameters:
  ///   - style: Page sheet or form sheet.
  ///   - content: What is presented instead of the logging controller itself, around it.
  ///   - prepare: Run before the presentation.
  init(
    _ ui: Driver, style: UIModalPresentationStyle = .pageSheet,
    prepare: (UISheetPresentationController) -> Void = { _ in }
  ) {
    self.ui = ui
    judge = SheetJudge(ui.log)
    sheet = ui.controller("sheet", style: style)
    sheet.presentationController?.delegate = judge
    if let controller = sheet.sheetPresentationController { prepare(controller) }
    ui.show(sheet)
  }

  var controller: UISheetPresentationController? { sheet.sheetPresentationController }
  var isUp: Bool { ui.root.presentedViewController === sheet && sheet.view.window != nil }
  /// Where the sheet's upper edge is to be seen, pt.
  var top: CGFloat { presentationFrame(of: sheet.view).minY }
  /// The calls that concern the sheet.
  var calls: [String] { ui.log.calls.filter { !$0.hasPrefix("root.") } }
  var dimming: CGFloat {
    sheet.view.superview?.subviews.first.map { presentationOpacity(of: $0) } ?? -1
  }

  /// A finger goes down or up on the sheet, from a place below its edge.
  ///
  /// - Parameters:
  ///   - ways: Where the finger is after each 20 ms, pt below where it landed.
  ///   - rests: Whether it stands still before it lifts.
  ///   - lifts: Whether it lifts.
  func drag(_ ways: CGFloat..., from start: CGFloat = 60, rests: Bool = true, lifts: Bool = true) {
    let begin = CGPoint(x: ui.window.bounds.midX, y: top + start)
    ui.touchDown(at: begin)
    for way in ways { move(way, from: begin) }
    if rests { ui.advance(by: 0.3) }
    guard lifts else { return }
    ui.touchUp()
    ui.turn()
  }

  private func move(_ way: CGFloat, from begin: CGPoint) {
    ui.advance(by: 0.02)
    ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + way))
    ui.turn()
  }
}
