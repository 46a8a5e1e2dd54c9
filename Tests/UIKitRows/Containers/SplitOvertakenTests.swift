import HeadlessUIKit
import Testing

/// Changes of columns that come while others are under way.
@Suite struct SplitOvertakenTests {
  @Test("a column shown again at once while it is being hidden stays on screen")
  func showsWhileHiding() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      scene.split.hide(.primary)
      scene.split.preferredDisplayMode = .oneBesideSecondary
      ui.settle()
      #expect(scene.isUp(0))
      #expect(AppearanceGrammar.faults(of: scene[0], in: ui.log) == [])
    }
  }

  @Test("a column hidden at once while it is being shown disappears")
  func hidesWhileShowing() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      scene.split.preferredDisplayMode = .secondaryOnly
      ui.settle()
      scene.split.show(.primary)
      scene.split.preferredDisplayMode = .secondaryOnly
      ui.settle()
      #expect(!scene.isUp(0))
      #expect(AppearanceGrammar.faults(of: scene[0], in: ui.log) == [])
    }
  }

  @Test("the root of a column that is replaced during a presentation disappears")
  func replacesDuringPresentation() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      scene.split.present(ui.controller("cover", style: .fullScreen), animated: true)
      ui.advance(by: 0.2)
      scene.split.setViewController(ui.controller("new"), for: .primary)
      ui.settle()
      #expect(AppearanceGrammar.faults(of: scene[0], in: ui.log) == [])
    }
  }

  @Test("a split view that expands while its tab disappears shows every column on return")
  func expandsWhileDisappearing() {
    Driver.run(.tablet) { ui in
      let split = UISplitViewController(style: .doubleColumn)
      let columns = [ui.controller("list"), ui.controller("detail")]
      split.setViewController(columns[0], for: .primary)
      split.setViewController(columns[1], for: .secondary)
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let scene = ui.tabs([split, ui.controller("other")], delegate: delegate)
      ui.resize(to: CGSize(width: 375, height: 768))
      scene.tabs.selectedIndex = 1
      ui.turn()
      ui.resize(to: CGSize(width: 1024, height: 768))
      scene.tabs.selectedIndex = 0
      ui.settle()
      for column in columns {
        #expect(AppearanceGrammar.faults(of: column, in: ui.log) == [])
        #expect(column.view.window === ui.window)
      }
    }
  }

  @Test("a split view that collapses and expands while it is presented ends with its columns")
  func collapsesWhileAppearing() {
    Driver.run(.tablet) { ui in
      let split = UISplitViewController(style: .tripleColumn)
      split.modalPresentationStyle = .fullScreen
      let columns = ["first", "second", "third"].map { ui.controller($0) }
      for (column, controller) in zip(
        [UISplitViewController.Column.primary, .supplementary, .secondary], columns)
      {
        split.setViewController(controller, for: column)
      }
      ui.root.present(split, animated: true)
      ui.advance(by: 0.4)
      ui.resize(to: CGSize(width: 320, height: 1024))
      ui.rotate(to: .landscapeRight)
      ui.settle()
      for column in columns {
        #expect(AppearanceGrammar.faults(of: column, in: ui.log) == [])
      }
    }
  }
}
