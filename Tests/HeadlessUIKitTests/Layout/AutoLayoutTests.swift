import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct AutoLayoutTests {
  struct FrameCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var constraints:
      @MainActor @Sendable (_ view: UIView, _ container: UIView) -> [NSLayoutConstraint]
    var frame: CGRect
  }

  nonisolated static let frameCases: [FrameCase] = [
    FrameCase(
      testDescription: "edges pinned with constants",
      constraints: { view, container in
        [
          view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
          view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
          view.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
          container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 30),
        ]
      }, frame: CGRect(x: 16, y: 20, width: 368, height: 750)),
    FrameCase(
      testDescription: "centered with a width and a ratio",
      constraints: { view, container in
        [
          view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
          view.centerYAnchor.constraint(equalTo: container.centerYAnchor, constant: -50),
          view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
          view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.5, constant: 10),
        ]
      }, frame: CGRect(x: 100, y: 195, width: 200, height: 310)),
    FrameCase(
      testDescription: "written with items and attributes",
      constraints: { view, container in
        [
          NSLayoutConstraint(
            item: view, attribute: .right, relatedBy: .equal, toItem: container, attribute: .right,
            multiplier: 0.5, constant: 0),
          NSLayoutConstraint(
            item: view, attribute: .bottom, relatedBy: .equal, toItem: container,
            attribute: .bottom, multiplier: 1, constant: 0),
          NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 80),
          NSLayoutConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
            multiplier: 0.25, constant: 0),
        ]
      }, frame: CGRect(x: 120, y: 780, width: 80, height: 20)),
    FrameCase(
      testDescription: "inequalities: a maximum width, a minimum height",
      constraints: { view, container in
        let wide = view.widthAnchor.constraint(equalTo: container.widthAnchor)
        wide.priority = .defaultHigh
        let low = view.heightAnchor.constraint(equalToConstant: 0)
        low.priority = .defaultLow
        return [
          wide, low, view.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
          view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
          view.leftAnchor.constraint(equalTo: container.leftAnchor),
          view.topAnchor.constraint(equalTo: container.topAnchor),
        ]
      }, frame: CGRect(x: 0, y: 0, width: 320, height: 44)),
    FrameCase(
      testDescription: "margins and baselines of a view without text",
      constraints: { view, container in
        [
          view.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: container.layoutMarginsGuide.trailingAnchor),
          view.firstBaselineAnchor.constraint(equalTo: container.topAnchor, constant: 5),
          NSLayoutConstraint(
            item: view, attribute: .lastBaseline, relatedBy: .equal, toItem: container,
            attribute: .bottomMargin, multiplier: 1, constant: 0),
        ]
      }, frame: CGRect(x: 8, y: 5, width: 384, height: 787)),
    FrameCase(
      testDescription: "system spacing",
      constraints: { view, container in
        [
          view.leadingAnchor.constraint(
            equalToSystemSpacingAfter: container.leadingAnchor, multiplier: 2),
          view.topAnchor.constraint(
            equalToSystemSpacingBelow: container.topAnchor, multiplier: 1.5),
          view.widthAnchor.constraint(equalToConstant: 10),
          view.heightAnchor.constraint(equalToConstant: 10),
        ]
      }, frame: CGRect(x: 16, y: 12, width: 10, height: 10)),
    FrameCase(
      testDescription: "a distance between anchors as a size",
      constraints: { view, container in
        [
          container.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
            .constraint(equalToConstant: 30),
          container.topAnchor.anchorWithOffset(to: view.topAnchor)
            .constraint(equalTo: view.bottomAnchor.anchorWithOffset(to: container.bottomAnchor)),
          view.widthAnchor.constraint(equalToConstant: 10),
          view.heightAnchor.constraint(equalToConstant: 100),
        ]
      }, frame: CGRect(x: 30, y: 350, width: 10, height: 100)),
    FrameCase(
      testDescription: "the intrinsic content size",
      constraints: { view, container in
        [
          view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
          view.topAnchor.constraint(equalTo: container.topAnchor),
        ]
      }, frame: CGRect(x: 280, y: 0, width: 120, height: 40)),
    FrameCase(
      testDescription: "a height of priority 50 that the content overrides",
      constraints: { view, container in
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        height.priority = .fittingSizeLevel
        return [
          height, view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
          view.topAnchor.constraint(equalTo: container.topAnchor),
        ]
      }, frame: CGRect(x: 0, y: 0, width: 120, height: 40)),
  ]

  @Test("a view is positioned by its constraints", arguments: frameCases)
  func constraintsPositionView(example: FrameCase) {
    let scene = LayoutScene()
    let view = scene.add("view", content: CGSize(width: 120, height: 40))
    scene.activate(scene.device.perform { example.constraints(view, scene.container) })
    #expect(view.frame == example.frame)
  }

  @Test("leading and trailing swap sides with the layout direction; left and right stay")
  func rightToLeft() {
    let scene = LayoutScene()
    scene.container.semanticContentAttribute = .forceRightToLeft
    let (first, second, fixed) = (scene.add("first"), scene.add("second"), scene.add("fixed"))
    scene.activate([
      first.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor, constant: 16),
      first.widthAnchor.constraint(equalToConstant: 100),
      second.leadingAnchor.constraint(
        greaterThanOrEqualTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: scene.container.trailingAnchor, constant: -10),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
        .constraint(equalToConstant: 8),
      fixed.leftAnchor.constraint(equalTo: scene.container.leftAnchor, constant: 3),
      fixed.widthAnchor.constraint(equalToConstant: 10),
    ])
    #expect(first.frame.minX == 284)
    #expect(first.frame.width == 100)
    #expect(second.frame.minX == 10)
    #expect(second.frame.maxX == 276)
    #expect(fixed.frame.minX == 3)
  }

  @Test("a constraint can connect views of different superviews, across one that has a frame")
  func crossLevels() {
    let scene = LayoutScene()
    let box = UIView(frame: CGRect(x: 40, y: 50, width: 200, height: 100))
    scene.container.addSubview(box)
    let (inner, outer) = (scene.add("inner", to: box), scene.add("outer"))
    scene.activate([
      inner.leftAnchor.constraint(equalTo: scene.container.leftAnchor, constant: 100),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
      outer.heightAnchor.constraint(equalTo: box.heightAnchor),
    ])
    #expect(inner.frame == CGRect(x: 60, y: 5, width: 140, height: 20))
    #expect(outer.frame == CGRect(x: 241, y: 75, width: 140, height: 100))
    #expect(box.frame == CGRect(x: 40, y: 50, width: 200, height: 100))
  }

  @Test("layout ignores transforms, scrolled bounds and anchor points")
  func ignoresTransforms() {
    let scene = LayoutScene()
    let view = scene.add("view")
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    scene.container.bounds.origin = CGPoint(x: 0, y: 70)
    scene.activate([
      view.leftAnchor.constraint(equalTo: scene.container.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.container.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 10, y: 60))
  }

  final class InsetView: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
  }

  @Test("constraints refer to the alignment rectangle")
  func alignmentRectangle() {
    let scene = LayoutScene()
    let view = InsetView()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.container.addSubview(view)
    scene.activate([
      view.leftAnchor.constraint(equalTo: scene.container.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.container.topAnchor, constant: 10),
    ])
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    let rect = view.alignmentRect(forFrame: view.frame)
    #expect(rect == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(view.frame(forAlignmentRect: rect) == view.frame)
  }

  @Test("of two contents that do not fit, the one with less compression resistance shrinks")
  func resistance() {
    let scene = LayoutScene()
    let size = CGSize(width: 300, height: 20)
    let (one, two) = (scene.add("one", content: size), scene.add("two", content: size))
    two.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    scene.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[one][two]|", metrics: nil, views: ["one": one, "two": two]))
    #expect(one.frame.width == 100)
    #expect(two.frame.width == 300)
    #expect(one.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(two.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("of two contents with space to spare, the one with less hugging grows")
  func hugging() {
    let scene = LayoutScene()
    let size = CGSize(width: 50, height: 20)
    let (one, two) = (scene.add("one", content: size), scene.add("two", content: size))
    one.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    scene.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[one][two]|", metrics: nil, views: ["one": one, "two": two]))
    #expect(one.frame.width == 350)
    #expect(two.frame.width == 50)
    #expect(one.contentHuggingPriority(for: .horizontal) == .defaultLow - 1)
    #expect(one.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test("an invalidated content size is read again in the next layout")
  func invalidContent() throws {
    let scene = LayoutScene()
    let view = try #require(
      scene.add("view", content: CGSize(width: 50, height: 20)) as? ContentView)
    scene.activate([view.leftAnchor.constraint(equalTo: scene.container.leftAnchor)])
    view.content = CGSize(width: 70, height: 20)
    scene.layOut()
    #expect(view.frame.width == 50)
    view.invalidateIntrinsicContentSize()
    scene.layOut()
    #expect(view.frame.width == 70)
  }
}
