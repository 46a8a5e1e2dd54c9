import HeadlessUIKit
import Testing

/// The layout of appearing views before their animation, and of views added during a rotation.
@Suite struct ArrivingLayoutTests {
  /// A view controller that insets its content by 20 pt.
  private final class FramedController: UIViewController {
    let content = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(content)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      content.frame = view.bounds.insetBy(dx: 20, dy: 20)
    }

    /// Invalidates the layout.
    func invalidateLayout() {
      content.frame = .zero
      view.setNeedsLayout()
    }
  }

  /// How a view controller appears.
  struct Appearance: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var start: @MainActor @Sendable (Driver, UIViewController) -> Void
    nonisolated static let all = [
      Appearance(testDescription: "push") { ui, appearing in
        ui.stack("home").stack.pushViewController(appearing, animated: true)
      },
      Appearance(testDescription: "pop") { ui, appearing in
        let stack = UINavigationController(rootViewController: appearing)
        stack.pushViewController(ui.controller("top"), animated: false)
        ui.mount(stack)
        stack.popViewController(animated: true)
      },
      Appearance(testDescription: "page change") { ui, appearing in
        ui.pages("one").pages.setViewControllers([appearing], direction: .forward, animated: true)
      },
      Appearance(testDescription: "zoom in") { ui, appearing in
        appearing.preferredTransition = .zoom { _ in nil }
        ui.stack("home").stack.pushViewController(appearing, animated: true)
      },
      Appearance(testDescription: "zoom out") { ui, appearing in
        let stack = UINavigationController(rootViewController: appearing)
        let top = ui.controller("top")
        top.preferredTransition = .zoom { _ in nil }
        stack.pushViewController(top, animated: false)
        ui.mount(stack)
        stack.popViewController(animated: true)
      },
    ]
  }

  @Test(
    "[37][308] viewIsAppearing precedes the first layout, even if the animator forces a layout (37b)",
    arguments: [true, false])
  func appearsBeforeLayout(isPush: Bool) {
    Driver.run { ui in
      let appearing = ui.controller("appearing", style: .custom)
      appearing.logsLayout = true
      let animator = LoggingAnimator(ui.log)
      var isAccepted: Bool?
      appearing.hooks["viewIsAppearing"] = {
        isAccepted = $0.transitionCoordinator?.animate(alongsideTransition: { _ in })
      }
      animator.onStart = { context in
        guard let view = context.view(forKey: .to) else { return }
        view.layoutIfNeeded()
        #expect(ui.log.calls(of: "appearing").contains("appearing.viewIsAppearing") == false)
        ui.log.clear()
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: appearing)
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      if isPush {
        let scene = ui.stack("home", conduct: .slides)
        scene.delegate.animator = animator
        scene.stack.pushViewController(appearing, animated: true)
        ui.turn()
      } else {
        let delegate = LoggingDelegate(ui.log)
        delegate.animator = animator
        appearing.transitioningDelegate = delegate
        ui.root.present(appearing, animated: true)
        ui.turn()
        // UIKit does not retain the delegate.
        withExtendedLifetime(delegate) {}
      }
      #expect(
        ui.log.calls(of: "appearing").prefix(3) == [
          "appearing.viewIsAppearing", "appearing.viewWillLayoutSubviews",
          "appearing.viewDidLayoutSubviews",
        ])
      #expect(isAccepted == false)
      ui.settle()
      #expect(ui.log.count(of: "appearing.viewIsAppearing") == 1)
    }
  }

  @Test(
    "layout in an alongside block does not animate appearing content", arguments: Appearance.all)
  func alongsideLayoutDoesNotAnimate(_ appearance: Appearance) {
    Driver.run { ui in
      let appearing = FramedController()
      appearance.start(ui, appearing)
      appearing.invalidateLayout()
      let coordinator = appearing.transitionCoordinator
      coordinator?.animate { _ in
        appearing.view.setNeedsLayout()
        appearing.view.layoutIfNeeded()
      }
      ui.advance(by: 0.1)
      #expect(coordinator != nil)
      #expect(appearing.view.window != nil)
      #expect(appearing.content.frame == CGRect(x: 20, y: 20, width: 335, height: 627))
      #expect(presentationFrame(of: appearing.content) == appearing.content.frame)
      ui.settle()
    }
  }

  @Test(
    "[35][37] without animation the view has its final frame in viewIsAppearing, before layout (35b, 37b)"
  )
  func unanimatedViewHasFinalFrame() {
    Driver.run { ui in
      let (page, sheet) = (ui.controller("page"), ui.controller("sheet", style: .fullScreen))
      for controller in [page, sheet] {
        controller.logsLayout = true
        controller.hooks["viewWillAppear"] = { controller in
          controller.transitionCoordinator?.animate { _ in
            #expect(controller.view.window != nil)
            #expect(controller.view.frame == ui.window.bounds)
            ui.log.add("\(controller.name).alongside")
          }
        }
        controller.hooks["viewIsAppearing"] = { controller in
          #expect(controller.view.window != nil)
          #expect(controller.view.frame == ui.window.bounds)
        }
      }
      let stack = ui.stack("home").stack
      stack.pushViewController(page, animated: false)
      ui.settle()
      stack.present(sheet, animated: false)
      ui.settle()
      #expect(
        ui.log.calls(of: "page").prefix(4) == [
          "page.viewWillAppear", "page.viewIsAppearing", "page.viewWillLayoutSubviews",
          "page.viewDidLayoutSubviews",
        ])
      #expect(ui.log.count(of: "page.alongside") == 1)
      #expect(ui.log.count(of: "sheet.alongside") == 1)
    }
  }

  @Test("the content of a column does not animate its layout when the column appears")
  func columnContentDoesNotAnimateLayout() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let appearing = FramedController()
      scene.split.setViewController(appearing, for: .primary)
      ui.settle()
      scene.split.hide(.primary)
      ui.settle()
      appearing.invalidateLayout()
      scene.split.show(.primary)
      ui.advance(by: 0.1)
      #expect(appearing.content.frame == CGRect(x: 20, y: 20, width: 267, height: 984))
      #expect(presentationFrame(of: appearing.content) == appearing.content.frame)
    }
  }

  @Test("a column that was never visible slides in from its edge")
  func columnSlidesInFromItsEdge() {
    Driver.run(.tablet) { ui in
      let split = UISplitViewController(style: .doubleColumn)
      let (list, detail) = (ui.controller("list"), ui.controller("detail"))
      split.preferredDisplayMode = .secondaryOnly
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      ui.mount(split)
      #expect(list.viewIfLoaded?.window == nil)
      split.show(.primary)
      let column = list.navigationController?.view ?? UIView()
      #expect(presentationFrame(of: column) == CGRect(x: -307, y: 0, width: 307, height: 1024))
      ui.settle()
      #expect(column.frame == CGRect(x: 0, y: 0, width: 307, height: 1024))
    }
  }

  @Test("a title does not animate its layout when the bar appears during a push")
  func barTitleDoesNotAnimateLayout() throws {
    try Driver.run { ui in
      let stack = ui.stack("home").stack
      stack.isNavigationBarHidden = true
      ui.settle()
      let page = ui.controller("page")
      page.title = "Title"
      stack.pushViewController(page, animated: true)
      stack.setNavigationBarHidden(false, animated: true)
      ui.advance(by: 0.1)
      let title = try #require(titles(in: stack.navigationBar).first { $0.text == "Title" })
      #expect(title.frame.width > 0)
      #expect(presentationFrame(of: title) == title.frame)
      #expect(stack.navigationBar.subviews.count == 4)
      ui.settle()
      #expect(stack.navigationBar.subviews.count == 3)
      #expect(title.isDescendant(of: stack.navigationBar))
    }
  }

  private func titles(in view: UIView) -> [UILabel] {
    [view as? UILabel].compactMap(\.self) + view.subviews.flatMap { titles(in: $0) }
  }

  /// A view controller that adds a view when the vertical size class becomes compact.
  private final class LateController: UIViewController {
    /// The superview of the added view; as large as the controller's view.
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    /// The added view.
    let late = HalfView()
    /// A subview of the added view, which constraints make half as large.
    let content = UIView()
    /// The frame of the added view.
    var frame = CGRect.zero

    override func viewDidLoad() {
      super.viewDidLoad()
      let around = UIView(frame: view.bounds)
      for (inner, outer) in [(around, view), (holder, around)] {
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer?.addSubview(inner)
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard view.window != nil, late.superview == nil, traitCollection.verticalSizeClass == .compact
      else { return }
      UIView.performWithoutAnimation(addLateView)
    }
    private func addLateView() {
      late.frame = frame
      content.translatesAutoresizingMaskIntoConstraints = false
      late.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: late.leadingAnchor),
        content.topAnchor.constraint(equalTo: late.topAnchor),
        content.widthAnchor.constraint(equalTo: late.widthAnchor, multiplier: 0.5),
        content.heightAnchor.constraint(equalTo: late.heightAnchor, multiplier: 0.5),
      ])
      holder.addSubview(late)
    }
  }

  /// A view with a subview that manual layout makes half as large.
  private final class HalfView: UIView {
    let half = UIView()

    override func layoutSubviews() {
      addSubview(half)
      half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2)
    }
  }

  @Test(
    "a view added during a rotation starts at the same fractions of the old bounds",
    arguments: [true, false])
  func turnsWithTheScreen(isTurned: Bool) {
    Driver.run { ui in
      let root = LateController()
      // The origin is at a tenth of the new bounds, and the size half of them.
      root.frame = CGRect(x: 66.7, y: 37.5, width: 333.5, height: 187.5)
      if isTurned { root.late.transform = CGAffineTransform(rotationAngle: .pi) }
      ui.mount(root)
      ui.rotate(to: .landscapeLeft)
      // A view with a transform is not adjusted.
      let start =
        isTurned ? root.frame : CGRect(x: 37.5, y: 66.7, width: 187.5, height: 333.5)
      let shown = presentationFrame(of: root.late)
      #expect(isClose(shown.minX, start.minX))
      #expect(isClose(shown.minY, start.minY))
      #expect(isClose(shown.width, start.width))
      #expect(isClose(shown.height, start.height))
      if !isTurned {
        let half = presentationFrame(of: root.late.half).size
        #expect(isClose(half.width, start.width / 2))
        #expect(isClose(half.height, start.height / 2))
        let content = presentationFrame(of: root.content).size
        #expect(isClose(content.width, pixel(start.width / 2)))
        #expect(isClose(content.height, pixel(start.height / 2)))
      }
      ui.settle()
      let end = root.late.frame
      #expect(isClose(end.minX, root.frame.minX))
      #expect(isClose(end.width, root.frame.width))
      #expect(isClose(root.content.frame.width, pixel(root.frame.width / 2)))
    }
  }

  /// Returns the nearest pixel, on which constraints position a view.
  private func pixel(_ value: CGFloat) -> CGFloat {
    (value * UIScreen.main.scale).rounded() / UIScreen.main.scale
  }
}
