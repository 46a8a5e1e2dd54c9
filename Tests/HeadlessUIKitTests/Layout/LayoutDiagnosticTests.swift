import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct LayoutDiagnosticTests {
  @Test("contradictory constraints are listed once, and the last is ignored")
  func conflict() {
    let scene = LayoutScene()
    let sheet = scene.add("sheet")
    let height = sheet.heightAnchor.constraint(equalToConstant: 300)
    height.identifier = "sheet height"
    let constraints = [
      sheet.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor), height,
      sheet.topAnchor.constraint(equalTo: scene.container.topAnchor, constant: 8),
      sheet.bottomAnchor.constraint(equalTo: scene.container.bottomAnchor),
    ]
    scene.activate(constraints)
    let message = """
      these constraints conflict; remove one, or give it a lower priority:
        'sheet height': sheet.height = 300
        sheet.top = container.top + 8
        sheet.bottom = container.bottom
        with container given: center (200, 400), size 400 x 800
      ignored: sheet.bottom = container.bottom
      """
    #expect(scene.diagnosticMessages == [message])
    #expect(scene.device.diagnostics.map(\.code) == [.unsatisfiableConstraints])
    #expect(sheet.frame == CGRect(x: 0, y: 8, width: 0, height: 300))
    scene.container.setNeedsLayout()
    scene.layOut()
    #expect(scene.diagnosticMessages == [message])
    constraints[3].isActive = false
    constraints[3].isActive = true
    scene.layOut()
    #expect(scene.diagnosticMessages == [message, message])
  }

  @Test("a superview too narrow for its insets is a contradiction, as a length can't be negative")
  func negativeLength() {
    let scene = LayoutScene()
    let box = UIView(frame: .zero)
    box.accessibilityIdentifier = "box"
    scene.container.addSubview(box)
    let view = scene.add("view", to: box)
    scene.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(8)-[view]-(8)-|", metrics: nil, views: ["view": view]))
    #expect(
      scene.diagnosticMessages == [
        """
        these constraints conflict; remove one, or give it a lower priority:
          view.leading = box.leading + 8
          box.trailing = view.trailing + 8
          with box given: center (0, 0), size 0 x 0
        ignored: box.trailing = view.trailing + 8
        """
      ])
  }

  struct MisuseCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable (UIView, UIView) -> NSLayoutConstraint
    var message: String
  }

  nonisolated static let misuseCases: [MisuseCase] = [
    MisuseCase(
      testDescription: "an item that is no view",
      make: { _, container in
        NSLayoutConstraint(
          item: "view", attribute: .left, relatedBy: .equal, toItem: container, attribute: .left,
          multiplier: 1, constant: 0)
      },
      message:
        "this constraint can't be made: its first item is not a view or layout guide; pass one"),
    MisuseCase(
      testDescription: "a second item that is no view",
      make: { view, _ in
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: 5, attribute: .left,
          multiplier: 1, constant: 0)
      },
      message:
        "this constraint can't be made: its second item is not a view or layout guide; pass one, "
        + "or nil for a constant"),
    MisuseCase(
      testDescription: "an edge that equals a number",
      make: { view, _ in
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10)
      },
      message:
        "this constraint can't be made: left is not a width or height, so it needs a second item"),
    MisuseCase(
      testDescription: "left with leading",
      make: { view, container in
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: container,
          attribute: .leading, multiplier: 1, constant: 0)
      },
      message:
        "this constraint can't be made: left and leading can't be compared; pair sizes with sizes, "
        + "horizontal with horizontal and vertical with vertical edges, and leading or trailing "
        + "with each other, not with left or right"),
    MisuseCase(
      testDescription: "a nonfinite multiplier",
      make: { view, container in
        view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: .infinity)
      },
      message:
        "this constraint can't be made: its multiplier is inf and its constant 0.0; both must be "
        + "finite"),
    MisuseCase(
      testDescription: "items in different hierarchies",
      make: { view, _ in
        let unrelated = UIView()
        unrelated.accessibilityIdentifier = "unrelated"
        return view.topAnchor.constraint(equalTo: unrelated.topAnchor)
      },
      message:
        "can't activate view.top = (deallocated).top: its items have no common ancestor; add them to one "
        + "hierarchy first"),
    MisuseCase(
      testDescription: "a constant that becomes infinite",
      make: { view, container in
        let constraint = view.topAnchor.constraint(equalTo: container.topAnchor, constant: -3)
        constraint.constant = .infinity
        return constraint
      },
      message:
        "the constant of view.top = container.top - 3 can't be inf; it is unchanged"),
  ]

  @Test("a call that UIKit rejects with an exception reports a diagnostic", arguments: misuseCases)
  func misuse(example: MisuseCase) {
    let scene = LayoutScene()
    let view = scene.add("view")
    scene.device.perform { example.make(view, scene.container).isActive = true }
    scene.layOut()
    #expect(scene.diagnosticMessages == [example.message])
  }

  @Test("a constraint can't be added to a view that does not contain its items")
  func constraintNeedsCommonAncestor() {
    let scene = LayoutScene()
    let (view, other) = (scene.add("view"), scene.add("other"))
    let constraint = view.topAnchor.constraint(equalTo: scene.container.topAnchor)
    scene.device.perform { other.addConstraint(constraint) }
    #expect(
      scene.diagnosticMessages == [
        "can't add view.top = container.top to other: its items must be the view or its "
          + "descendants; add them first"
      ])
    #expect(!constraint.isActive)
    scene.device.perform { scene.window.addConstraint(constraint) }
    #expect(scene.window.constraints == [constraint])
    scene.device.perform { scene.window.removeConstraint(constraint) }
    #expect(!constraint.isActive)
  }

  @Test("a constraint's description is an equation")
  func descriptions() {
    let scene = LayoutScene()
    let view = scene.add("view")
    let constraint = NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: scene.container,
      attribute: .trailing, multiplier: 0.5, constant: -2.5)
    constraint.priority = UILayoutPriority(250.5)
    constraint.identifier = "half"
    let distance = scene.container.topAnchor.anchorWithOffset(to: view.topAnchor)
      .constraint(greaterThanOrEqualToConstant: 4)
    let (first, second) = scene.device.perform { (constraint.description, distance.description) }
    #expect(first == "'half': view.centerX ≤ 0.5 · container.trailing - 2.5 (priority 250.5)")
    #expect(second == "(view.top - container.top) ≥ 4")
  }
}
