import HeadlessUIKit
import Testing

/// The order in which traits change.
@Suite struct TraitOrderTests {
  /// Logs its height class and that of its child when its traits change.
  private final class TraitsController: LoggingController {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      note("traits \(traitCollection.verticalSizeClass == .compact)")
      hooks["traits"]?(self)
    }
  }

  private func scene(_ ui: Driver) -> (parent: TraitsController, child: TraitsController) {
    let parent = TraitsController("parent", ui.log)
    let child = TraitsController("child", ui.log)
    parent.embed(child)
    ui.mount(parent)
    return (parent, child)
  }

  @Test(
    "[342] in a trait callback of a controller its children have the former traits (342a, 342b)")
  func goesTopDown() {
    Driver.run { ui in
      let (parent, child) = scene(ui)
      var facts: [Bool] = []
      parent.hooks["traits"] = { _ in
        facts += [isCompact(child), child.view.traitCollection.verticalSizeClass == .compact]
      }
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(facts == [false, false])
      #expect(
        ui.log.calls(of: "parent", "child").filter { $0.contains("traits") } == [
          "parent.traits true", "child.traits true",
        ])
      #expect(isCompact(child))
    }
  }

  @Test(
    "[342] updateTraitsIfNeeded in a trait callback updates the children inside the call (342c)")
  func updatesNow() {
    Driver.run { ui in
      let (parent, child) = scene(ui)
      parent.hooks["traits"] = { _ in
        child.updateTraitsIfNeeded()
        ui.log.add("-.\(isCompact(child))")
      }
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(
        ui.log.calls(of: "parent", "child", "-").filter { !$0.contains("view") } == [
          "parent.traits true", "child.traits true", "-.true",
        ])
    }
  }

  private func isCompact(_ controller: UIViewController) -> Bool {
    controller.traitCollection.verticalSizeClass == .compact
  }
}
