import HeadlessUIKit

/// A presented system sheet with a `SheetJudge` as its delegate.
struct SheetScene {
  let ui: Driver
  let judge: SheetJudge
  let sheet: LoggingController

  /// - Parameters:
  ///   - style: `.pageSheet` or `.formSheet`.
  ///   - prepare: Configures the sheet before the presentation.
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
  var isPresented: Bool { ui.showsPresented(sheet) }
  /// The visible position of the sheet's top edge, pt.
  var top: CGFloat { presentationFrame(of: sheet.view).minY }
  /// The calls other than the root's.
  var calls: [String] { ui.log.calls.filter { !$0.hasPrefix("root.") } }
  /// The visible opacity of the dimming view; -1 without one.
  var dimming: CGFloat {
    sheet.view.superview?.subviews.first.map { presentationOpacity(of: $0) } ?? -1
  }

  /// Drags the sheet vertically, from a point `start` below its top edge.
  ///
  /// - Parameters:
  ///   - offsets: The translation after each 20 ms, pt; positive is down.
  ///   - rests: Whether the touch pauses for 0.3 s after the last move.
  ///   - lifts: Whether the touch ends.
  func drag(_ offsets: CGFloat..., from start: CGFloat = 60, rests: Bool = true, lifts: Bool = true)
  {
    let begin = CGPoint(x: ui.window.bounds.midX, y: top + start)
    ui.touchDown(at: begin)
    for offset in offsets { move(offset, from: begin) }
    if rests { ui.advance(by: 0.3) }
    guard lifts else { return }
    ui.touchUp()
    ui.turn()
  }

  private func move(_ offset: CGFloat, from begin: CGPoint) {
    ui.advance(by: 0.02)
    ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + offset))
    ui.turn()
  }
}
