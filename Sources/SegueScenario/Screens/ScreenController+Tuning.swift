import HeadlessUIKit
import SegueTuning

extension ScreenController {
  /// Adds the panel that tunes the transitions of the file.
  func addTuningPanel() {
    guard let tuning = makeTuning() else { return }
    let reference = BoxedReference(self)
    let panel = TuningPanel(tuning) { reference.object?.onCopy($0) }
    addChild(panel)
    panel.view.frame = view.bounds
    panel.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
  }
}
