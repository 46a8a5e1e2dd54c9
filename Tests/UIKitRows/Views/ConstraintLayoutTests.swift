import HeadlessUIKit
import Testing

/// The frames that constraints give, and the pass in which they are updated.
@Suite struct ConstraintLayoutTests {
  @Test(
    "[312] in no window constraints give origins of whole points, half of one rounded up (312a)")
  func origins() {
    Driver.run { _ in
      let root = plain(320, 240)
      let frames = [10.5, 10.49, 10.25, -0.5].map { root.frame(atX: $0, width: 40) }
      #expect(frames.map(\.minX) == [11, 10, 10, 0])
    }
  }

  @Test("[312] in no window constraints give sizes of half points, rounded by themselves (312b)")
  func sizes() {
    Driver.run { _ in
      let root = plain(320, 240)
      let frames = [40.24, 40.25, 40.74, 40.75].map { root.frame(atX: 10.5, width: $0) }
      #expect(frames.map(\.width) == [40, 40.5, 40.5, 41])
    }
  }

  @Test("[312] a view next to a rounded one follows the exact value (312d)")
  func neighbors() {
    Driver.run { _ in
      let root = plain(320, 240)
      let views = (0..<3).map { _ in root.constrained(UIView()) }
      var (before, constraints): (NSLayoutXAxisAnchor, [NSLayoutConstraint]) = (root.leftAnchor, [])
      for view in views {
        constraints += [
          view.leftAnchor.constraint(equalTo: before),
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.widthAnchor.constraint(equalToConstant: 10.4),
          view.heightAnchor.constraint(equalToConstant: 10),
        ]
        before = view.rightAnchor
      }
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [0, 10, 21])
      #expect(views.map(\.frame.width) == [10.5, 10.5, 10.5])
    }
  }

  @Test("[314] a new view needs an update of constraints, until updateConstraints() (314a)")
  func newView() {
    Driver.run { _ in
      let view = UIView()
      #expect(view.needsUpdateConstraints())
      view.updateConstraints()
      #expect(!view.needsUpdateConstraints())
    }
  }

  @Test("[314] an update of constraints reaches the ancestors, from inside to outside (314b)")
  func update() {
    Driver.run { _ in
      let scene = UpdateScene()
      scene.child.setNeedsUpdateConstraints()
      scene.root.layoutIfNeeded()
      let updates = scene.log.calls.filter { $0.hasSuffix("Constraints") }
      #expect(
        updates == [
          "child.updateConstraints", "middle.updateConstraints",
          "controller.updateViewConstraints", "root.updateConstraints",
        ])
      scene.log.calls = []
      scene.root.setNeedsLayout()
      scene.root.layoutIfNeeded()
      #expect(scene.log.calls == ["controller.viewWillLayoutSubviews", "root.layoutSubviews"])
    }
  }

  @Test("[314] after an update of constraints the superview lays out, but not the view (314c)")
  func layoutAfterUpdate() {
    Driver.run { _ in
      let scene = UpdateScene()
      scene.child.setNeedsUpdateConstraints()
      scene.root.layoutIfNeeded()
      let layouts = scene.log.calls.filter { $0.hasSuffix("layoutSubviews") }
      #expect(layouts == ["middle.layoutSubviews"])
    }
  }

  @Test(
    "[314] the updates of a view and its ancestors precede the layout of its superview, which begins with viewWillLayoutSubviews (314b, 314c)"
  )
  func updatesPrecedeLayout() {
    Driver.run { _ in
      let scene = UpdateScene(isDirect: true)
      scene.child.setNeedsUpdateConstraints()
      scene.root.layoutIfNeeded()
      #expect(
        scene.log.calls == [
          "child.updateConstraints", "controller.updateViewConstraints", "root.updateConstraints",
          "controller.viewWillLayoutSubviews", "root.layoutSubviews",
        ])
    }
  }

  @Test("[316] a negative multiple of the system spacing is no distance (316a)")
  func negativeSpacing() {
    Driver.run { _ in
      let (root, view) = (plain(320, 240), UIView())
      root.addSubview(view)
      let (x, y) = (view.leadingAnchor, view.topAnchor)
      let constraints = [
        x.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: -1),
        x.constraint(greaterThanOrEqualToSystemSpacingAfter: root.leadingAnchor, multiplier: -1),
        x.constraint(lessThanOrEqualToSystemSpacingAfter: root.leadingAnchor, multiplier: -1),
        y.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: -1),
        y.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: -1),
        y.constraint(lessThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: -1),
      ]
      #expect(constraints.map(\.constant) == [0, 0, 0, 0, 0, 0])
    }
  }
}

private func plain(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Adds a view that constraints position.
  fileprivate func constrained(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Returns the frame that constraints give a subview at the top.
  fileprivate func frame(atX x: CGFloat, width: CGFloat) -> CGRect {
    let view = constrained(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    layoutIfNeeded()
    return view.frame
  }
}

/// A controller's view `root` with the subview `middle`, which has the subview `child`. They are in
/// no window, and laid out.
private struct UpdateScene {
  let log = UpdateLog()
  let (root, middle, child): (UpdateView, UpdateView, UpdateView)
  private let controller: UpdateController

  /// - Parameter isDirect: Whether `child` is a subview of `root`, without `middle`.
  init(isDirect: Bool = false) {
    root = UpdateView("root", log)
    middle = UpdateView("middle", log)
    child = UpdateView("child", log)
    controller = UpdateController(log)
    controller.view = root
    if !isDirect { root.addSubview(middle) }
    (isDirect ? root : middle).addSubview(child)
    root.layoutIfNeeded()
    log.calls = []
  }
}

private final class UpdateLog {
  var calls: [String] = []
}

private final class UpdateView: UIView {
  private let name: String
  private let log: UpdateLog

  init(_ name: String, _ log: UpdateLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }
  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.calls.append("\(name).updateConstraints")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    log.calls.append("\(name).layoutSubviews")
    super.layoutSubviews()
  }
}

private final class UpdateController: UIViewController {
  private let log: UpdateLog

  init(_ log: UpdateLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func updateViewConstraints() {
    log.calls.append("controller.updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() {
    log.calls.append("controller.viewWillLayoutSubviews")
    super.viewWillLayoutSubviews()
  }
}
