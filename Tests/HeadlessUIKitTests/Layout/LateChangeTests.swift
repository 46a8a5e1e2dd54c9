import HeadlessUIKit
import TestSupport
import Testing

/// Changes that affect constraints while no other layout is pending.
@Suite(.checkedDevices) struct LateChangeTests {
  /// A leader with a frame, and a view that is constrained to it.
  struct Row {
    let scene = LayoutScene()
    let leader: UIView
    let view: ContentView
    /// A layout guide that is not added.
    let spare = UILayoutGuide()
    /// The active constraint to the leader, which is not required.
    let offset: NSLayoutConstraint
    /// A required constraint to the container, inactive.
    let other: NSLayoutConstraint

    init() {
      let scene = scene
      let leader = scene.device.perform {
        let leader = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        scene.container.addSubview(leader)
        return leader
      }
      let added = scene.add("view", content: CGSize(width: 100, height: 50))
      let view = added as? ContentView ?? ContentView()
      (self.leader, self.view) = (leader, view)
      offset = view.leftAnchor.constraint(equalTo: leader.rightAnchor, constant: 5)
      other = view.leftAnchor.constraint(equalTo: scene.container.leftAnchor, constant: 200)
      offset.priority = .defaultHigh
      scene.activate([offset, view.topAnchor.constraint(equalTo: scene.container.topAnchor)])
    }
  }

  nonisolated struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var frame: CGRect
    var change: @MainActor @Sendable (Row) -> Void

    init(
      _ name: String, x: CGFloat, y: CGFloat = 0, width: CGFloat = 100,
      _ change: @escaping @MainActor @Sendable (Row) -> Void
    ) {
      testDescription = name
      frame = CGRect(x: x, y: y, width: width, height: 50)
      self.change = change
    }
  }

  @Test(
    "the next layout solves again after every change that affects constraints",
    arguments: [
      Change("no change", x: 25) { _ in },
      Change("activating a constraint", x: 200) { $0.other.isActive = true },
      Change("deactivating a constraint", x: 0) { $0.offset.isActive = false },
      Change("adding a constraint", x: 200) { $0.scene.container.addConstraint($0.other) },
      Change("removing a constraint", x: 0) { $0.scene.container.removeConstraint($0.offset) },
      Change("a constant", x: 40) { $0.offset.constant = 20 },
      Change("a priority", x: 200) {
        $0.other.priority = .defaultLow
        $0.other.isActive = true
        $0.scene.layOut()
        $0.offset.priority = .init(200)
      },
      Change("the leader's origin", x: 65) { $0.leader.frame.origin.x = 50 },
      Change("the leader's center", x: 65) { $0.leader.center.x += 40 },
      Change("the leader's width", x: 45) { $0.leader.frame.size.width = 30 },
      Change("the leader's width about its center", x: 35) { $0.leader.bounds.size.width = 30 },
      Change("removing the leader", x: 0) { $0.leader.removeFromSuperview() },
      Change("the content size", x: 25, width: 130) {
        $0.view.content = CGSize(width: 130, height: 50)
        $0.view.invalidateIntrinsicContentSize()
      },
      Change("the container's margins", x: 25, y: 20) { row in
        let top = row.view.topAnchor.constraint(
          equalTo: row.scene.container.layoutMarginsGuide.topAnchor)
        NSLayoutConstraint.deactivate(
          row.scene.container.constraints.filter { $0.firstAttribute == .top })
        row.scene.activate([top])
        row.scene.container.layoutMargins.top = 20
      },
    ])
  func layoutSolvesAgainAfterChange(example: Change) {
    let row = Row()
    #expect(row.view.frame == CGRect(x: 25, y: 0, width: 100, height: 50))
    row.scene.device.turn()
    row.scene.device.perform { example.change(row) }
    row.scene.device.turn()
    #expect(row.view.frame == example.frame)
  }

  @Test("a layout guide that is added, constrained or moved is solved in the next layout")
  func guides() {
    let row = Row()
    let (container, guide) = (row.scene.container, row.spare)
    row.scene.device.perform { container.addLayoutGuide(guide) }
    row.scene.device.turn()
    row.scene.activate([
      guide.leftAnchor.constraint(equalTo: row.view.rightAnchor),
      guide.widthAnchor.constraint(equalToConstant: 7),
    ])
    #expect(guide.layoutFrame.minX == 125)
    #expect(guide.layoutFrame.width == 7)
    row.scene.device.perform { row.view.addLayoutGuide(guide) }
    #expect(container.layoutGuides == [])
    #expect(row.view.layoutGuides == [guide])
    #expect(container.constraints.count == 2)
    row.scene.device.turn()
    #expect(guide.layoutFrame.width == 0)
  }

  @Test("a view whose constraints are deactivated keeps the frame that is set then")
  func isLeft() {
    let row = Row()
    row.scene.device.perform {
      NSLayoutConstraint.deactivate(row.scene.container.constraints)
      row.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
    row.scene.device.turn()
    // Solves again; the constraint conflicts with the frame of the leader.
    row.scene.activate([row.leader.widthAnchor.constraint(equalToConstant: 5)])
    #expect(row.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      row.scene.diagnosticMessages == [
        """
        these constraints conflict; remove one, or give it a lower priority:
          UIView.width = 5
          with UIView given: center (15, 5), size 10 x 10
        ignored: UIView.width = 5
        """
      ])
  }

  @Test("a constraint is installed on one view, the last to which it was added")
  func constraintBelongsToOneView() {
    let row = Row()
    let before = row.scene.container.constraints.count
    row.scene.device.perform { row.scene.window.addConstraint(row.offset) }
    #expect(row.scene.container.constraints.count == before - 1)
    #expect(row.scene.window.constraints == [row.offset])
    row.scene.device.turn()
    #expect(row.view.frame.minX == 25)
    row.offset.isActive = false
    #expect(row.scene.window.constraints == [])
  }

  @Test("setNeedsUpdateConstraints updates constraints in the next layout")
  func updates() {
    let row = Row()
    row.scene.device.turn()
    let before = row.view.updates
    row.scene.device.perform { row.view.setNeedsUpdateConstraints() }
    row.scene.device.turn()
    #expect(row.view.updates == before + 1)
  }
}
