import HeadlessUIKit
import Testing

/// The state of the views in the end callbacks of built-in transitions.
@Suite struct BuiltInEndTests {
  @Test(
    "end callbacks of a built-in transition run with the views in their final state",
    arguments: [
      UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ])
  func leavesNoTrace(style: UIModalTransitionStyle) {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      sheet.modalTransitionStyle = style
      var states: [String] = []
      @MainActor func record(_ moment: String) {
        for (name, view) in [("root", ui.root.view), ("sheet", sheet.view)] as [(String, UIView?)] {
          guard let view else { continue }
          let layer = view.layer.presentation() ?? view.layer
          states.append(
            "\(moment) \(name): alpha \(view.alpha), identity \(view.transform.isIdentity), "
              + "hidden \(view.isHidden), shown identity \(CATransform3DIsIdentity(layer.transform))"
          )
        }
      }
      sheet.hooks["viewDidAppear"] = { _ in record("appeared") }
      sheet.hooks["viewDidDisappear"] = { _ in record("disappeared") }
      ui.root.present(sheet, animated: true) { record("presented") }
      ui.settle()
      ui.root.dismiss(animated: true) { record("dismissed") }
      ui.settle()
      #expect(
        states
          == ["appeared", "presented", "disappeared", "dismissed"].flatMap { moment in
            ["root", "sheet"].map {
              "\(moment) \($0): alpha 1.0, identity true, hidden false, shown identity true"
            }
          })
    }
  }
}
