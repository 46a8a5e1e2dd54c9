import HeadlessUIKit
import TestSupport
import Testing

/// The views that need layout after a change.
@Suite(.checkedDevices) struct LayoutMarkTests {
  /// A view that records its layout passes.
  final class LoggingView: UIView {
    var notes: Notes?
    override func layoutSubviews() {
      super.layoutSubviews()
      notes?.note(accessibilityIdentifier ?? "")
    }
  }

  /// Two views in a window: a with the subviews c and d, and c with e. None needs layout.
  struct Tree {
    let scene = AnimationScene()
    let notes = Notes()
    let views: [String: LoggingView]

    init() {
      let names = ["a", "b", "c", "d", "e"]
      let scene = scene
      views = scene.run {
        Dictionary(
          uniqueKeysWithValues: names.map { name in
            let view = LoggingView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            view.accessibilityIdentifier = name
            return (name, view)
          })
      }
      for (name, parent) in [("c", "a"), ("d", "a"), ("e", "c")] {
        scene.run { self[parent].addSubview(self[name]) }
      }
      for name in ["a", "b"] { scene.run { scene.window.addSubview(self[name]) } }
      scene.device.turn()
      for view in views.values { view.notes = notes }
    }

    subscript(name: String) -> UIView { views[name] ?? UIView(frame: .zero) }
  }

  nonisolated struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var laidOut: [String]
    var change: @MainActor @Sendable (Tree) -> Void

    init(
      _ name: String, _ laidOut: [String], _ change: @escaping @MainActor @Sendable (Tree) -> Void
    ) {
      testDescription = name
      self.laidOut = laidOut
      self.change = change
    }
  }

  @Test(
    "a change marks the views whose layout can depend on it, and no others",
    arguments: [
      Change("nothing", []) { _ in },
      Change("a subview is added", ["a"]) { $0["a"].addSubview(UIView(frame: .zero)) },
      Change("a subview is inserted below another", ["a"]) {
        $0["a"].insertSubview(UIView(frame: .zero), belowSubview: $0["c"])
      },
      Change("a subview is removed", ["a"]) { $0["c"].removeFromSuperview() },
      Change("a subview moves to another view", ["a", "b", "d"]) { $0["b"].addSubview($0["d"]) },
      Change("a subview is brought to the front", ["a"]) { $0["a"].bringSubviewToFront($0["c"]) },
      Change("a subview is sent to the back", ["a"]) { $0["a"].sendSubviewToBack($0["d"]) },
      Change("subviews are exchanged", ["a"]) {
        $0["a"].exchangeSubview(at: 0, withSubviewAt: 1)
      },
      Change("a subview is exchanged with itself", []) {
        $0["a"].exchangeSubview(at: 1, withSubviewAt: 1)
      },
      Change("a view grows", ["c"]) { $0["c"].frame.size.width += 1 },
      Change("a view's bounds grow", ["c"]) { $0["c"].bounds.size.height += 1 },
      Change("a view's origin changes", []) { $0["c"].frame.origin.x += 1 },
      Change("a view's center changes", []) { $0["c"].center.x += 1 },
      Change("a view scrolls", []) { $0["c"].bounds.origin.y += 1 },
      Change("a view's frame is set to itself", []) { $0["c"].frame = $0["c"].frame },
      Change("margins", ["c"]) { $0["c"].layoutMargins.left += 1 },
      Change("the layout direction", ["c", "e"]) {
        $0["c"].semanticContentAttribute = .forceRightToLeft
      },
      Change("the autoresizing mask is no longer translated", ["c"]) {
        $0["c"].translatesAutoresizingMaskIntoConstraints = false
      },
      Change("the autoresizing mask is translated as before", []) {
        $0["c"].translatesAutoresizingMaskIntoConstraints = true
      },
      Change("setNeedsLayout", ["e"]) { $0["e"].setNeedsLayout() },
      Change("an animator restores a size", ["c"]) { tree in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          tree["c"].frame.size.width += 50
        }
        animator.startAnimation()
        animator.pauseAnimation()
        tree["a"].layoutIfNeeded()
        _ = tree.notes.takeLines()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
      },
    ])
  func laysOutAgain(example: Change) {
    let tree = Tree()
    tree.scene.run { example.change(tree) }
    tree.scene.device.turn()
    #expect(tree.notes.lines == example.laidOut)
    tree.scene.device.turn()
    #expect(tree.notes.lines == example.laidOut)
  }

  @Test("layoutIfNeeded lays out the view and its ancestors that need layout, and no others")
  func laysOutAncestorsNeedingLayout() {
    let tree = Tree()
    tree.scene.run {
      for name in ["a", "b", "e"] { tree[name].setNeedsLayout() }
      tree["e"].layoutIfNeeded()
    }
    #expect(tree.notes.lines == ["a", "e"])
    tree.scene.device.turn()
    #expect(tree.notes.lines == ["a", "e", "b"])
  }

  @Test("a view that needs layout after every pass is reported, and its layout ends")
  func endlessLayoutIsReported() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let scene = AnimationScene()
    scene.run {
      let view = Restless(frame: .zero)
      view.accessibilityIdentifier = "restless"
      scene.view.addSubview(view)
      view.layoutIfNeeded()
    }
    #expect(scene.diagnosticMessages == ["layout of restless did not come to rest after 20 passes"])
  }
}
