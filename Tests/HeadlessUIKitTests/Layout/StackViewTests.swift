import HeadlessUIKit
import TestSupport
import Testing

/// A stack view in a container, by default of 300 x 60 pt, with views of known content sizes; a
/// width or height of nil is that of the content.
struct StackScene {
  let scene: LayoutScene
  let stack: UIStackView
  let views: [ContentView]

  init(
    _ sizes: [CGSize], width: CGFloat? = 300, height: CGFloat? = 60, mirrored: Bool = false,
    _ change: (UIStackView) -> Void = { _ in }
  ) {
    let scene = LayoutScene()
    (stack, views) = scene.device.perform {
      if mirrored { scene.container.semanticContentAttribute = .forceRightToLeft }
      let views = sizes.enumerated().map { index, size in
        let view = ContentView()
        view.content = size
        view.accessibilityIdentifier = "view \(index + 1)"
        return view
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.accessibilityIdentifier = "stack"
      stack.translatesAutoresizingMaskIntoConstraints = false
      if mirrored { stack.semanticContentAttribute = .forceRightToLeft }
      scene.container.addSubview(stack)
      change(stack)
      return (stack, views)
    }
    self.scene = scene
    var constraints = [
      stack.topAnchor.constraint(equalTo: scene.container.topAnchor),
      stack.leftAnchor.constraint(equalTo: scene.container.leftAnchor),
    ]
    if let width { constraints.append(stack.widthAnchor.constraint(equalToConstant: width)) }
    if let height { constraints.append(stack.heightAnchor.constraint(equalToConstant: height)) }
    scene.activate(constraints)
  }

  func change(_ body: (UIStackView) -> Void) {
    scene.device.perform { body(stack) }
    scene.layOut()
  }

  /// The left edges and widths of the views.
  var columns: [[CGFloat]] { views.map { [$0.frame.minX, $0.frame.width] } }
  /// The top edges and heights of the views.
  var rows: [[CGFloat]] { views.map { [$0.frame.minY, $0.frame.height] } }

  static let three = [
    CGSize(width: 100, height: 20), CGSize(width: 60, height: 40), CGSize(width: 20, height: 30),
  ]
}

/// The arrangement of the subviews of a stack view.
@Suite(.checkedDevices) struct StackViewTests {
  @Test("the defaults are UIKit's")
  func defaults() {
    makeDevice().perform {
      let stack = UIStackView()
      #expect(stack.axis == .horizontal)
      #expect(stack.distribution == .fill)
      #expect(stack.alignment == .fill)
      #expect(stack.spacing == 0)
      #expect(!stack.isBaselineRelativeArrangement)
      #expect(!stack.isLayoutMarginsRelativeArrangement)
      #expect(stack.arrangedSubviews == [])
      #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
      #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
      #expect(UIStackView.Alignment.top == .leading)
      #expect(UIStackView.Alignment.bottom == .trailing)
    }
  }

  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var distribution: UIStackView.Distribution
    var width: CGFloat = 300
    var columns: [[CGFloat]]
  }

  @Test(
    "a row distributes its views with a spacing of 10 pt",
    arguments: [
      Row(
        testDescription: "fill: the view with the lowest hugging priority grows",
        distribution: .fill, columns: [[0, 100], [110, 160], [280, 20]]),
      Row(
        testDescription: "fill: the view with the lowest resistance shrinks",
        distribution: .fill, width: 170, columns: [[0, 100], [110, 30], [150, 20]]),
      Row(
        testDescription: "equal widths", distribution: .fillEqually, width: 320,
        columns: [[0, 100], [110, 100], [220, 100]]),
      Row(
        testDescription: "proportional widths", distribution: .fillProportionally, width: 380,
        columns: [[0, 190], [200, 114], [324, 56]]),
      Row(
        testDescription: "equal gaps", distribution: .equalSpacing,
        columns: [[0, 100], [160, 60], [280, 20]]),
      Row(
        testDescription: "gaps are never below the spacing", distribution: .equalSpacing,
        width: 170, columns: [[0, 100], [110, 30], [150, 20]]),
      Row(
        testDescription: "equal distances of centers", distribution: .equalCentering,
        columns: [[0, 100], [140, 60], [280, 20]]),
      Row(
        testDescription: "the spacing prevails over equal distances of centers",
        distribution: .equalCentering, width: 210, columns: [[0, 100], [110, 60], [190, 20]]),
    ])
  func distributes(row: Row) {
    let scene = StackScene(StackScene.three, width: row.width) { stack in
      stack.spacing = 10
      stack.distribution = row.distribution
      stack.arrangedSubviews[1].setContentHuggingPriority(.init(240), for: .horizontal)
      stack.arrangedSubviews[1].setContentCompressionResistancePriority(
        .init(740), for: .horizontal)
    }
    #expect(isClose(scene.columns.flatMap { $0 }, row.columns.flatMap { $0 }))
    #expect(scene.rows == [[0, 60], [0, 60], [0, 60]])
  }

  nonisolated struct Across: CustomTestStringConvertible, Sendable {
    var testDescription: String { "\(alignment)" }
    var alignment: UIStackView.Alignment
    var rows: [[CGFloat]]
  }

  @Test(
    "a row aligns its views vertically",
    arguments: [
      Across(alignment: .fill, rows: [[0, 60], [0, 60], [0, 60]]),
      Across(alignment: .top, rows: [[0, 20], [0, 40], [0, 30]]),
      Across(alignment: .center, rows: [[20, 20], [10, 40], [15, 30]]),
      Across(alignment: .bottom, rows: [[40, 20], [20, 40], [30, 30]]),
      Across(alignment: .firstBaseline, rows: [[0, 20], [0, 40], [0, 30]]),
      Across(alignment: .lastBaseline, rows: [[40, 20], [20, 40], [30, 30]]),
    ])
  func aligns(example: Across) {
    let scene = StackScene(StackScene.three) { $0.alignment = example.alignment }
    #expect(scene.rows == example.rows)
  }

  @Test("labels of different sizes have one baseline")
  func alignsBaselines() {
    let scene = StackScene([]) { stack in
      stack.alignment = .firstBaseline
      for size in [40.0, 20] {
        let label = UILabel(frame: .zero)
        label.text = "text"
        label.font = .systemFont(ofSize: size)
        stack.addArrangedSubview(label)
      }
    }
    let (large, small) = (scene.stack.arrangedSubviews[0], scene.stack.arrangedSubviews[1])
    let font = UIFont.systemFont(ofSize: 20)
    #expect(large.frame.minY == 0)
    // The ascenders are proportional to 40 and 20: they differ by that of the small font.
    #expect(small.frame.minY == pixel(font.ascender))
  }

  @Test("a column arranges from the top down, and aligns at the leading edge")
  func arrangesColumn() {
    let scene = StackScene(StackScene.three, height: 110) { stack in
      stack.axis = .vertical
      stack.spacing = 10
      stack.alignment = .leading
    }
    #expect(scene.rows == [[0, 20], [30, 40], [80, 30]])
    #expect(scene.columns == [[0, 100], [0, 60], [0, 20]])
    scene.change { $0.alignment = .trailing }
    #expect(scene.columns == [[200, 100], [240, 60], [280, 20]])
  }

  @Test("a row from right to left begins at the right edge, with its spacing")
  func mirrors() {
    let scene = StackScene(StackScene.three, mirrored: true) { stack in
      stack.spacing = 10
      stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
      stack.distribution = .equalSpacing
    }
    #expect(scene.columns == [[200, 100], [80, 60], [0, 20]])
    scene.change { $0.semanticContentAttribute = .forceLeftToRight }
    #expect(scene.columns == [[0, 100], [160, 60], [280, 20]])
  }

  @Test("a spacing after a view replaces the stack view's; a negative one overlaps")
  func customizesSpacing() {
    let scene = StackScene(StackScene.three, width: nil) { $0.spacing = 10 }
    let views = scene.views
    #expect(scene.stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    #expect(scene.stack.frame.width == 200)
    scene.change { $0.setCustomSpacing(30, after: views[0]) }
    #expect(scene.stack.customSpacing(after: views[0]) == 30)
    #expect(scene.columns == [[0, 100], [130, 60], [200, 20]])
    scene.change { $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0]) }
    #expect(scene.columns == [[0, 100], [108, 60], [178, 20]])
    scene.change { stack in
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
      stack.spacing = -10
    }
    #expect(scene.columns == [[0, 100], [90, 60], [140, 20]])
    scene.change { $0.setCustomSpacing(30, after: scene.scene.container) }
    #expect(
      scene.stack.customSpacing(after: scene.scene.container) == UIStackView.spacingUseDefault)
  }

  @Test("a hidden view takes no space, and neither does the spacing after it")
  func hides() {
    let scene = StackScene(StackScene.three, width: nil, height: nil) { stack in
      stack.spacing = 10
      stack.setCustomSpacing(50, after: stack.arrangedSubviews[1])
    }
    #expect(scene.stack.frame.size == CGSize(width: 240, height: 40))
    scene.change { _ in scene.views[1].isHidden = true }
    #expect(scene.columns == [[0, 100], [110, 0], [110, 20]])
    #expect(scene.stack.frame.size == CGSize(width: 130, height: 30))
    #expect(scene.stack.arrangedSubviews == scene.views)
    scene.change { _ in scene.views[1].isHidden = false }
    #expect(scene.columns == [[0, 100], [110, 60], [220, 20]])
    scene.change { _ in for view in scene.views { view.isHidden = true } }
    #expect(scene.stack.frame.size == .zero)
  }

  /// Hides the first view, or shows it, in a linear animation of a second.
  private func animate(_ scene: StackScene, hides: Bool, _ completion: ((Bool) -> Void)? = nil) {
    scene.scene.device.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { scene.views[0].isHidden = hides }, completion: completion)
    }
    scene.scene.device.advance(by: 0.5)
  }

  private func presented(_ view: UIView, of scene: StackScene) -> [CGFloat] {
    let frame = scene.scene.device.perform { view.layer.presentation()?.frame } ?? .zero
    return [frame.minX, frame.width]
  }

  @Test("hiding a view in an animation block shrinks it, and moves the others")
  func animatesHiding() {
    let scene = StackScene(StackScene.three, width: nil)
    scene.scene.device.turn()
    animate(scene, hides: true)
    #expect(scene.columns == [[0, 0], [0, 60], [60, 20]])
    #expect(presented(scene.views[0], of: scene) == [0, 50])
    #expect(presented(scene.views[1], of: scene) == [50, 60])
    #expect(scene.views[0].isHidden)
    #expect(!scene.views[0].layer.isHidden)
    scene.scene.device.settle()
    #expect(scene.views[0].layer.isHidden)
  }

  @Test("a completion finds the view hidden")
  func hidesBeforeCompletion() {
    let scene = StackScene(StackScene.three, width: nil)
    var wasHidden: Bool?
    animate(scene, hides: true) { _ in wasHidden = scene.views[0].layer.isHidden }
    scene.scene.device.settle()
    #expect(wasHidden == true)
  }

  @Test("a view that is shown again while it is being hidden stays visible")
  func showsAgain() {
    let scene = StackScene(StackScene.three, width: nil)
    scene.scene.device.turn()
    animate(scene, hides: true)
    animate(scene, hides: false)
    #expect(!scene.views[0].isHidden)
    scene.scene.device.settle()
    #expect(!scene.views[0].layer.isHidden)
    #expect(scene.columns == [[0, 100], [100, 60], [160, 20]])
    animate(scene, hides: true)
    animate(scene, hides: false)
    animate(scene, hides: true)
    // The first animation has ended.
    #expect(!scene.views[0].layer.isHidden)
    scene.scene.device.settle()
    #expect(scene.views[0].layer.isHidden)
  }

  @Test("a property that is set in an animation block moves the views in time")
  func animatesSpacing() {
    let scene = StackScene(StackScene.three, width: nil)
    let device = scene.scene.device
    device.turn()
    device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.stack.spacing = 40 }
    }
    device.advance(by: 0.5)
    #expect(presented(scene.views[1], of: scene) == [120, 60])
    device.perform { UIView.performWithoutAnimation { scene.stack.spacing = 0 } }
    #expect(scene.columns == [[0, 100], [140, 60], [240, 20]])
  }

  @Test("layout margins surround the views if the arrangement is relative to them")
  func respectsMargins() {
    let scene = StackScene(StackScene.three, width: nil, height: nil) { stack in
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stack.isLayoutMarginsRelativeArrangement = true
    }
    #expect(scene.stack.frame.size == CGSize(width: 186, height: 44))
    #expect(scene.columns == [[2, 100], [102, 60], [162, 20]])
    #expect(scene.rows == [[1, 40], [1, 40], [1, 40]])
    scene.change { $0.isLayoutMarginsRelativeArrangement = false }
    #expect(scene.stack.frame.size == CGSize(width: 180, height: 40))
  }

  @Test("a baseline-relative column measures from baseline to baseline")
  func measuresFromBaselines() {
    let scene = StackScene([], height: nil) { stack in
      stack.axis = .vertical
      stack.spacing = 40
      stack.isBaselineRelativeArrangement = true
      for _ in 0..<2 {
        let label = UILabel(frame: .zero)
        label.text = "text"
        stack.addArrangedSubview(label)
      }
    }
    let labels = scene.stack.arrangedSubviews
    let font = UIFont.systemFont(ofSize: 17)
    let baseline = labels[0].frame.maxY + font.descender
    #expect(labels[1].frame.minY == pixel(baseline + 40 - font.ascender))
  }

  /// Returns the nearest pixel of the scene's device, which has two per point.
  private func pixel(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
}
