import HeadlessUIKit
import Testing

/// What the built-in transitions leave behind when people are told that they are over.
@Suite struct BuiltInEndTests {
  @Test(
    "at the end callbacks find the views in their final state",
    arguments: [
      UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ])
  func leavesNoTrace(style: UIModalTransitionStyle) {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      sheet.modalTransitionStyle = style
      var places: [String] = []
      @MainActor func look(_ moment: String) {
        for (name, view) in [("root", ui.root.view), ("sheet", sheet.view)] as [(String, UIView?)] {
          guard let view else { continue }
          let layer = view.layer.presentation() ?? view.layer
          let isPlain =
            view.alpha == 1 && view.transform.isIdentity && !view.isHidden
            && CATransform3DIsIdentity(layer.transform)
          places.append("\(moment) \(name) \(isPlain)")
        }
      }
      sheet.hooks["viewDidAppear"] = { _ in look("appeared") }
      sheet.hooks["viewDidDisappear"] = { _ in look("gone") }
      ui.root.present(sheet, animated: true) { look("presented") }
      ui.settle()
      ui.root.dismiss(animated: true) { look("dismissed") }
      ui.settle()
      #expect(
        places
          == ["appeared", "presented", "gone", "dismissed"].flatMap { moment in
            ["\(moment) root true", "\(moment) sheet true"]
          })
    }
  }
}
