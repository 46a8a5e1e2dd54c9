import HeadlessUIKit
import TestSupport
import Testing

/// The view hierarchy, and the callbacks of its changes.
@Suite(.checkedDevices) struct HierarchyTests {
  /// A view that records its hierarchy callbacks.
  private final class LoggingView: UIView {
    let name: String
    let notes: Notes

    init(_ name: String, _ notes: Notes) {
      self.name = name
      self.notes = notes
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }

    private func text(_ view: UIView?) -> String {
      (view as? LoggingView)?.name ?? (view == nil ? "nil" : "window")
    }
    override func didAddSubview(_ subview: UIView) {
      notes.note("\(name) didAddSubview \(text(subview))")
    }
    override func willRemoveSubview(_ subview: UIView) {
      #expect(subview.superview === self)
      #expect(subviews.contains(subview))
      notes.note("\(name) willRemoveSubview \(text(subview))")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      notes.note("\(name) willMove toSuperview \(text(newSuperview))")
    }
    override func didMoveToSuperview() {
      notes.note("\(name) didMoveToSuperview \(text(superview))")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      notes.note("\(name) willMove toWindow \(text(newWindow))")
    }
    override func didMoveToWindow() {
      notes.note("\(name) didMoveToWindow \(text(window))")
    }
  }

  private func makeViews(_ names: String...) -> (Notes, [LoggingView]) {
    let notes = Notes()
    return (notes, names.map { LoggingView($0, notes) })
  }

  @Test("adding a view outside a window calls its superview callbacks")
  func adding() {
    let (notes, views) = makeViews("a", "b")
    views[0].addSubview(views[1])
    #expect(
      notes.lines == [
        "b willMove toSuperview a", "b didMoveToSuperview a", "a didAddSubview b",
      ])
    #expect(views[1].superview === views[0])
    #expect(views[1].next === views[0])
  }

  @Test("adding to and removing from a window calls the window callbacks of the whole subtree")
  func windows() {
    let scene = AnimationScene()
    let (notes, views) = makeViews("a", "b")
    scene.run {
      views[0].addSubview(views[1])
      let added = notes.lines.count
      scene.window.addSubview(views[0])
      #expect(
        Array(notes.lines.dropFirst(added)) == [
          "a willMove toSuperview window", "a willMove toWindow window",
          "b willMove toWindow window", "a didMoveToWindow window", "b didMoveToWindow window",
          "a didMoveToSuperview window",
        ])
      let shown = notes.lines.count
      views[0].removeFromSuperview()
      #expect(
        Array(notes.lines.dropFirst(shown)) == [
          "a willMove toSuperview nil", "a willMove toWindow nil", "b willMove toWindow nil",
          "a didMoveToWindow nil", "b didMoveToWindow nil", "a didMoveToSuperview nil",
        ])
      let removed = notes.lines.count
      views[1].removeFromSuperview()
      #expect(
        Array(notes.lines.dropFirst(removed)) == [
          "a willRemoveSubview b", "b willMove toSuperview nil", "b didMoveToSuperview nil",
        ])
    }
  }

  @Test("a move within one window calls the superview callbacks only, and never with nil")
  func movingWithinTheWindow() {
    let scene = AnimationScene()
    let (notes, views) = makeViews("a", "b", "c")
    scene.run {
      scene.window.addSubview(views[0])
      scene.window.addSubview(views[1])
      views[0].addSubview(views[2])
      let before = notes.lines.count
      views[1].addSubview(views[2])
      #expect(
        Array(notes.lines.dropFirst(before)) == [
          "c willMove toSuperview b", "a willRemoveSubview c", "c didMoveToSuperview b",
          "b didAddSubview c",
        ])
      #expect(views[0].subviews.isEmpty)
    }
  }

  @Test("a move to a view outside the window calls the window callbacks once")
  func movingOut() {
    let scene = AnimationScene()
    let (notes, views) = makeViews("a", "b", "c")
    scene.run {
      scene.window.addSubview(views[0])
      views[0].addSubview(views[2])
      let before = notes.lines.count
      views[1].addSubview(views[2])
      #expect(
        Array(notes.lines.dropFirst(before)) == [
          "c willMove toSuperview b", "c willMove toWindow nil", "a willRemoveSubview c",
          "c didMoveToWindow nil", "c didMoveToSuperview b", "b didAddSubview c",
        ])
    }
  }

  nonisolated struct OrderCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var order: String
    var change: @MainActor @Sendable (UIView, [UIView]) -> Void

    init(
      _ name: String, _ order: String,
      _ change: @escaping @MainActor @Sendable (UIView, [UIView]) -> Void
    ) {
      testDescription = name
      self.order = order
      self.change = change
    }
  }

  @Test(
    "four views 0123 are reordered",
    arguments: [
      OrderCase("bring to front", "0231") { $0.bringSubviewToFront($1[1]) },
      OrderCase("send to back", "2013") { $0.sendSubviewToBack($1[2]) },
      OrderCase("exchange", "3120") { root, _ in root.exchangeSubview(at: 0, withSubviewAt: 3) },
      OrderCase("exchange neighbors", "0213") { root, _ in
        root.exchangeSubview(at: 2, withSubviewAt: 1)
      },
      OrderCase("exchange out of range", "0123") { root, _ in
        root.exchangeSubview(at: 0, withSubviewAt: 9)
      },
      OrderCase("add again", "1230") { $0.addSubview($1[0]) },
      OrderCase("insert below a higher one", "1203") {
        $0.insertSubview($1[0], belowSubview: $1[3])
      },
      OrderCase("insert above a lower one", "0312") {
        $0.insertSubview($1[3], aboveSubview: $1[0])
      },
      OrderCase("insert below itself", "0123") { $0.insertSubview($1[1], belowSubview: $1[1]) },
      OrderCase("insert at 0", "2013") { $0.insertSubview($1[2], at: 0) },
      OrderCase("insert beyond the end", "0231") { $0.insertSubview($1[1], at: 99) },
      OrderCase("insert before the start", "3012") { $0.insertSubview($1[3], at: -5) },
      OrderCase("remove", "013") { $1[2].removeFromSuperview() },
    ])
  func order(example: OrderCase) {
    let scene = AnimationScene()
    scene.run {
      let root = UIView(frame: .zero)
      scene.window.addSubview(root)
      let views = (0..<4).map { index in
        let view = UIView(frame: .zero)
        view.tag = index
        return view
      }
      for view in views { root.addSubview(view) }
      // A layer that belongs to no view keeps its index.
      let plainLayer = CALayer()
      root.layer.insertSublayer(plainLayer, at: 0)
      example.change(root, views)
      #expect(root.subviews.map { "\($0.tag)" }.joined() == example.order)
      let layers = root.layer.sublayers ?? []
      let layerOrder = layers.filter { $0 !== plainLayer }
      #expect(layerOrder == root.subviews.map(\.layer))
      #expect(layers.count == root.subviews.count + 1)
    }
  }

  @Test("reordering within a view calls no callbacks")
  func reorderingSendsNoCallbacks() {
    let scene = AnimationScene()
    let (notes, views) = makeViews("a", "b", "c")
    scene.run {
      scene.window.addSubview(views[0])
      views[0].addSubview(views[1])
      views[0].addSubview(views[2])
      let before = notes.lines.count
      views[0].insertSubview(views[2], belowSubview: views[1])
      views[0].bringSubviewToFront(views[2])
      #expect(notes.lines.count == before)
    }
  }

  @Test("a view cannot be added to itself or to its own subview")
  func cycles() {
    let scene = AnimationScene()
    scene.run {
      let inner = UIView(frame: .zero)
      inner.accessibilityIdentifier = "inner"
      scene.view.addSubview(inner)
      inner.addSubview(scene.view)
      inner.addSubview(inner)
      #expect(scene.view.superview === scene.window)
      #expect(inner.superview === scene.view)
    }
    #expect(
      scene.diagnosticMessages == [
        "can't add card as a subview of itself or of its own subview",
        "can't add inner as a subview of itself or of its own subview",
      ])
  }

  @Test("descendants and tags are found in the subtree")
  func looking() {
    let (_, views) = makeViews("a", "b", "c")
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[2].tag = 7
    #expect(views[2].isDescendant(of: views[0]))
    #expect(views[0].isDescendant(of: views[0]))
    #expect(!views[0].isDescendant(of: views[2]))
    #expect(views[0].viewWithTag(7) === views[2])
    #expect(views[0].viewWithTag(8) == nil)
  }

  @Test("subviews without a tint color inherit it")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let views = (0..<3).map { _ in Tinted(frame: .zero) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].tintColor = .red
    #expect(views[2].tintColor == .red)
    #expect(views.map(\.changes) == [1, 1, 1])
    views[1].tintColor = .green
    views[0].tintColor = .blue
    #expect(views[2].tintColor == .green)
    #expect(views.map(\.changes) == [2, 2, 2])
  }

  @Test("a thousand views can be added and removed")
  func manyViews() {
    let root = UIView(frame: .zero)
    let views = (0..<1000).map { _ in UIView(frame: .zero) }
    for view in views { root.addSubview(view) }
    #expect(root.subviews.count == 1000)
    #expect(root.layer.sublayers?.count == 1000)
    for view in views.reversed() { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
  }
}
