import HeadlessUIKit
import Testing

/// Changes of columns during other transitions.
@Suite struct SupersededSplitTransitionTests {
  /// A split view of two columns in the first of two tabs; selecting a tab is animated.
  private func splitInTab(_ ui: Driver) -> (
    split: UISplitViewController, columns: [LoggingController], scene: TabScene
  ) {
    let split = UISplitViewController(style: .doubleColumn)
    let columns = [ui.controller("list"), ui.controller("detail")]
    split.setViewController(columns[0], for: .primary)
    split.setViewController(columns[1], for: .secondary)
    let delegate = LoggingStackDelegate(ui.log, .slides)
    return (split, columns, ui.tabs([split, ui.controller("other")], delegate: delegate))
  }

  @Test("a column that is shown without animation while it is being hidden stays on screen")
  func showsWhileHiding() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      scene.split.hide(.primary)
      scene.split.preferredDisplayMode = .oneBesideSecondary
      ui.settle()
      #expect(scene.isPresented(0))
      #expect(AppearanceGrammar.faults(of: scene[0], in: ui.log) == [])
    }
  }

  @Test("a column that is hidden without animation while it is being shown disappears")
  func hidesWhileShowing() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      scene.split.preferredDisplayMode = .secondaryOnly
      ui.settle()
      scene.split.show(.primary)
      scene.split.preferredDisplayMode = .secondaryOnly
      ui.settle()
      #expect(!scene.isPresented(0))
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
      let (_, columns, scene) = splitInTab(ui)
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
      #expect(AppearanceGrammar.faults(of: columns, in: ui.log) == [])
    }
  }

  /// How a column is hidden.
  nonisolated enum Hiding: CaseIterable, Sendable {
    case call, displayMode
    /// By the display mode, and it is shown again before that is laid out.
    case shownAgainImmediately
  }

  @Test(
    "a presentation in a column's context disappears and appears with the column",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], Hiding.allCases)
  func hidesContext(style: UIModalPresentationStyle, hiding: Hiding) {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let modal = ui.controller("modal", style: style)
      ui.show(modal, on: scene[0])
      switch hiding {
      case .call: scene.split.hide(.primary)
      case .displayMode, .shownAgainImmediately: scene.split.preferredDisplayMode = .secondaryOnly
      }
      if hiding != .shownAgainImmediately {
        ui.settle()
        #expect(modal.view.window == nil)
        #expect(AppearanceGrammar.faults(in: ui.log) == [])
      }
      scene.split.show(.primary)
      ui.settle()
      #expect(modal.view.window === ui.window)
      #expect(scene.isPresented(0) == (style == .overCurrentContext))
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      scene[0].dismiss(animated: false)
      ui.settle()
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "replacing a column during a presentation in its context removes the column and the presentation",
    arguments: [0.2, 1], [true, false])
  func replacesContext(delay: Double, isCompact: Bool) {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      if isCompact {
        ui.resize(to: CGSize(width: 375, height: 768))
        ui.settle()
      }
      let (modal, new) = (ui.controller("modal", style: .currentContext), ui.controller("new"))
      let (old, page) = (scene.stack(0), isCompact ? scene[1] : scene[0])
      let adapter = LoggingAdapter(ui.log)
      adapter.compactStyle = .fullScreen
      if isCompact { modal.presentationController?.delegate = adapter }
      page.present(modal, animated: true)
      ui.advance(by: delay)
      scene.split.setViewController(new, for: .primary)
      ui.settle()
      #expect(old?.view.superview == nil)
      #expect(modal.view.window == nil)
      #expect(page.presentedViewController == nil)
      #expect(scene.split.children.count == 2)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "showing a column that is being hidden while its tab disappears does not add it to the window")
  func showsWhileTabDisappears() {
    Driver.run(.tablet) { ui in
      let (split, columns, scene) = splitInTab(ui)
      split.hide(.primary)
      ui.turn()
      scene.tabs.selectedIndex = 1
      ui.turn()
      split.preferredDisplayMode = .oneBesideSecondary
      ui.settle()
      #expect(columns.allSatisfy { $0.view.window == nil })
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      scene.tabs.selectedIndex = 0
      ui.settle()
      #expect(columns.allSatisfy { $0.view.window === ui.window })
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}
