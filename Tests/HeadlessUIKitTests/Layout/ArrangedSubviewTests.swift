import HeadlessUIKit
import TestSupport
import Testing

/// The arranged subviews of a stack view: membership, nesting, and the size of all.
@Suite(.checkedDevices) struct ArrangedSubviewTests {
  private func run(_ body: (SimulatedDevice, UIStackView, [UIView]) -> Void) {
    let device = makeDevice()
    device.perform {
      let views = (0..<3).map { index in
        let view = UIView(frame: .zero)
        view.accessibilityIdentifier = "view \(index)"
        return view
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.accessibilityIdentifier = "stack"
      body(device, stack, views)
    }
  }

  @Test("an arranged view becomes the last subview, positioned by constraints")
  func becomesSubview() {
    run { _, stack, views in
      #expect(stack.arrangedSubviews == views)
      #expect(stack.subviews == views)
      #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
      #expect(stack.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("arranging a subview keeps the order of the subviews")
  func keepsSubviewOrder() {
    run { _, stack, views in
      let behind = UIView(frame: .zero)
      stack.insertSubview(behind, at: 0)
      #expect(stack.arrangedSubviews == views)
      stack.addArrangedSubview(behind)
      #expect(stack.arrangedSubviews == views + [behind])
      #expect(stack.subviews == [behind] + views)
    }
  }

  @Test("inserting an arranged view moves it, and keeps the spacing after it")
  func moves() {
    run { _, stack, views in
      stack.setCustomSpacing(7, after: views[2])
      stack.insertArrangedSubview(views[2], at: 0)
      #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
      #expect(stack.customSpacing(after: views[2]) == 7)
      #expect(stack.subviews == views)
      stack.addArrangedSubview(views[2])
      #expect(stack.arrangedSubviews == views)
      stack.insertArrangedSubview(views[0], at: 3)
      #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    }
  }

  @Test("an index out of range is reported, and arranges nothing", arguments: [-1, 4])
  func reportsIndex(index: Int) {
    run { device, stack, views in
      let other = UIView(frame: .zero)
      other.accessibilityIdentifier = "other"
      stack.insertArrangedSubview(other, at: index)
      #expect(stack.arrangedSubviews == views)
      #expect(other.superview == nil)
      #expect(device.diagnostics.map(\.code) == [.invalidCall])
      #expect(
        device.diagnostics.map(\.message) == [
          "can't arrange other at index \(index) of stack, which arranges 3 views; pass an index "
            + "from 0 to 3"
        ])
    }
  }

  @Test("a view that is arranged no longer remains a subview with its frame")
  func staysSubview() {
    let scene = StackScene(StackScene.three, width: nil)
    scene.change { $0.removeArrangedSubview(scene.views[0]) }
    #expect(scene.stack.arrangedSubviews == [scene.views[1], scene.views[2]])
    #expect(scene.stack.subviews == scene.views)
    #expect(scene.columns == [[0, 100], [0, 60], [60, 20]])
    #expect(scene.stack.frame.width == 80)
  }

  @Test("a view that is removed, or arranged elsewhere, is arranged no longer")
  func leaves() {
    run { _, stack, views in
      views[0].removeFromSuperview()
      #expect(stack.arrangedSubviews == [views[1], views[2]])
      let other = UIStackView(arrangedSubviews: [views[1]])
      #expect(stack.arrangedSubviews == [views[2]])
      #expect(other.arrangedSubviews == [views[1]])
    }
  }

  @Test("removing every view removes every constraint on them")
  func removesConstraints() {
    let scene = StackScene(StackScene.three, width: nil)
    scene.change { _ in for view in scene.views { view.removeFromSuperview() } }
    let identifiers = scene.stack.constraints.map(\.identifier)
    #expect(identifiers == [nil, "UISV-spanning-fit", "UISV-spanning-fit"])
    #expect(scene.stack.frame.width == 0)
  }

  @Test("nested stack views determine each other's sizes")
  func nests() {
    let column = StackScene([CGSize(width: 50, height: 20)], width: nil, height: nil) { stack in
      stack.axis = .vertical
      stack.spacing = 5
    }
    let row = column.scene.device.perform {
      let views = StackScene.three.map { size in
        let view = ContentView()
        view.content = size
        return view
      }
      return UIStackView(arrangedSubviews: views)
    }
    column.change { stack in
      row.spacing = 10
      stack.addArrangedSubview(row)
    }
    #expect(column.stack.frame.size == CGSize(width: 200, height: 65))
    #expect(row.frame == CGRect(x: 0, y: 25, width: 200, height: 40))
    #expect(column.views[0].frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    column.change { _ in row.arrangedSubviews[0].isHidden = true }
    #expect(column.stack.frame.size == CGSize(width: 90, height: 65))
    column.change { _ in for view in row.arrangedSubviews { view.isHidden = true } }
    #expect(column.stack.frame.size == CGSize(width: 50, height: 25))
  }

  @Test("a stack view without visible views leaves the space to the others")
  func leavesSpace() {
    let scene = StackScene([CGSize(width: 50, height: 20)])
    scene.change { stack in
      let hidden = UIView(frame: .zero)
      hidden.isHidden = true
      stack.insertArrangedSubview(UIStackView(arrangedSubviews: [hidden]), at: 0)
      stack.insertArrangedSubview(UIStackView(), at: 0)
    }
    #expect(scene.columns == [[0, 300]])
    #expect(scene.stack.arrangedSubviews.map(\.frame.width) == [0, 0, 300])
  }

  @Test(
    "the fitting size is that of the views and their gaps",
    arguments: [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    ])
  func fits(distribution: UIStackView.Distribution) {
    makeDevice().perform {
      let views = StackScene.three.map { size in
        let view = ContentView()
        view.content = size
        return view
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 10
      stack.distribution = distribution
      let width: CGFloat = distribution == .fillEqually ? 320 : 200
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: width, height: 40))
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
          == CGSize(width: width, height: 40))
      let wide = stack.systemLayoutSizeFitting(
        CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(wide == CGSize(width: 400, height: 40))
    }
  }

  @Test("proportional lengths follow the content, also that of a nested stack view")
  func followsContent() {
    let scene = StackScene([CGSize(width: 50, height: 20)]) { stack in
      stack.distribution = .fillProportionally
    }
    let view = scene.scene.device.perform {
      let view = ContentView()
      view.content = CGSize(width: 100, height: 20)
      return view
    }
    scene.change { $0.addArrangedSubview(UIStackView(arrangedSubviews: [view])) }
    #expect(isClose(view.superview?.frame ?? .zero, CGRect(x: 100, y: 0, width: 200, height: 60)))
    scene.change { _ in
      view.content?.width = 250
      view.invalidateIntrinsicContentSize()
    }
    #expect(isClose(view.superview?.frame ?? .zero, CGRect(x: 50, y: 0, width: 250, height: 60)))
    scene.change { _ in view.isHidden = true }
    #expect(scene.columns == [[0, 300]])
  }

  @Test("views without content share a proportional stack view equally")
  func sharesEqually() {
    let scene = StackScene([.zero, .zero], width: 200) { $0.distribution = .fillProportionally }
    #expect(scene.columns == [[0, 100], [100, 100]])
  }

  @Test("a stack view that is too small for its spacing reports the constraints by UIKit's names")
  func reportsConflict() {
    let scene = StackScene(StackScene.three, width: 10) { $0.spacing = 10 }
    #expect(
      scene.scene.diagnosticMessages == [
        """
        these constraints conflict; remove one, or give it a lower priority:
          stack.width = 10
          'UISV-canvas-connection': view 1.leading = stack.leading
          'UISV-spacing': view 2.leading = view 1.trailing + 10
          'UISV-spacing': view 3.leading = view 2.trailing + 10
          'UISV-canvas-connection': stack.trailing = view 3.trailing
        ignored: 'UISV-canvas-connection': stack.trailing = view 3.trailing
        """
      ])
  }

  @Test("a stack view does not close the gap of a view whose layer is hidden")
  func ignoresLayers() {
    let scene = StackScene(StackScene.three, width: nil)
    scene.change { _ in scene.views[0].layer.isHidden = true }
    #expect(scene.columns == [[0, 100], [100, 60], [160, 20]])
  }
}
