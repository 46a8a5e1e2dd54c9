/// The tap beside a sheet that dismisses it.
final class SheetTap: UITapGestureRecognizer {
  private weak var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(SheetTap.act))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Only what lands beside the sheet, however the touch came here (fault F071).
    guard touches.allSatisfy({ $0.view === view }) else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  func act() { sheet?.dismissByPerson() }
}
