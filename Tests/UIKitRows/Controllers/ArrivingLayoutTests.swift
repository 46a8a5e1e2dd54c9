import HeadlessUIKit
import Testing

/// What comes is laid out before it moves, and what comes into a turning screen turns with it.
@Suite struct ArrivingLayoutTests {
  /// Keeps its content 20 pt from its edges.
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

    /// Nothing is laid out any more.
    func spoil() {
      content.frame = .zero
      view.setNeedsLayout()
    }
  }

  /// A way in which a controller comes into sight.
  struct Way: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var start: @MainActor @Sendable (Driver, UIViewController) -> Void
    nonisolated static let all = [
      Way(testDescription: "push") { ui, coming in
        ui.stack("home").stack.pushViewController(coming, animated: true)
      },
      Way(testDescription: "pop") { ui, coming in
        let stack = UINavigationController(rootViewController: coming)
        stack.pushViewController(ui.controller("top"), animated: false)
        ui.mount(stack)
        stack.popViewController(animated: true)
      },
      Way(testDescription: "turn of a page") { ui, coming in
        ui.pages("one").pages.setViewControllers([coming], direction: .forward, animated: true)
      },
      Way(testDescription: "zoom in") { ui, coming in
        coming.preferredTransition = .zoom { _ in nil }
        ui.stack("home").stack.pushViewController(coming, animated: true)
      },
      Way(testDescription: "zoom out") { ui, coming in
        let stack = UINavigationController(rootViewController: coming)
        let top = ui.controller("top")
        top.preferredTransition = .zoom { _ in nil }
        stack.pushViewController(top, animated: false)
        ui.mount(stack)
        stack.popViewController(animated: true)
      },
    ]
  }

  @Test(
    "[37][308] viewIsAppearing comes before the first layout, also where the animator lays out (37b)",
    arguments: [true, false])
  func appearsBeforeLayout(isPush: Bool) {
    Driver.run { ui in
      let coming = ui.controller("coming", style: .custom)
      coming.logsLayout = true
      let animator = LoggingAnimator(ui.log)
      var isAccepted: Bool?
      coming.hooks["viewIsAppearing"] = {
        isAccepted = $0.transitionCoordinator?.animate(alongsideTransition: { _ in })
      }
      animator.onStart = { context in
        guard let view = context.view(forKey: .to) else { return }
        view.layoutIfNeeded()
        #expect(ui.log.calls(of: "coming").contains("coming.viewIsAppearing") == false)
        ui.log.clear()
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: coming)
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      if isPush {
        let scene = ui.stack("home", conduct: .slides)
        scene.delegate.animator = animator
        scene.stack.pushViewController(coming, animated: true)
        ui.turn()
      } else {
        let delegate = LoggingDelegate(ui.log)
        delegate.animator = animator
        coming.transitioningDelegate = delegate
        ui.root.present(coming, animated: true)
        ui.turn()
        withExtendedLifetime(delegate) {}
      }
      #expect(
        ui.log.calls(of: "coming").prefix(3) == [
          "coming.viewIsAppearing", "coming.viewWillLayoutSubviews",
          "coming.viewDidLayoutSubviews",
        ])
      #expect(isAccepted == false)
      ui.settle()
      #expect(ui.log.count(of: "coming.viewIsAppearing") == 1)
      #expect(ui.complaints == [])
    }
  }

  @Test("content does not fly to its place when it is laid out beside the way", arguments: Way.all)
  func standsBeforeItMoves(_ way: Way) {
    Driver.run { ui in
      let coming = FramedController()
      way.start(ui, coming)
      coming.spoil()
      let coordinator = coming.transitionCoordinator
      coordinator?.animate { _ in
        coming.view.setNeedsLayout()
        coming.view.layoutIfNeeded()
      }
      ui.advance(by: 0.1)
      #expect(coordinator != nil)
      #expect(coming.view.window != nil)
      #expect(coming.content.frame == CGRect(x: 20, y: 20, width: 335, height: 627))
      #expect(presentationFrame(of: coming.content) == coming.content.frame)
      ui.settle()
    }
  }

  @Test(
    "[35][37] without animation views are in their place when it is appearing, then laid out (35b, 37b)"
  )
  func comesAtOnce() {
    Driver.run { ui in
      let (page, sheet) = (ui.controller("page"), ui.controller("sheet", style: .fullScreen))
      for controller in [page, sheet] {
        controller.logsLayout = true
        controller.hooks["viewWillAppear"] = { controller in
          controller.transitionCoordinator?.animate { _ in
            #expect(controller.view.window != nil)
            #expect(controller.view.frame == ui.window.bounds)
            ui.log.add("\(controller.name).along")
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
      #expect(ui.log.count(of: "page.along") == 1)
      #expect(ui.log.count(of: "sheet.along") == 1)
    }
  }

  @Test("content of a column does not fly to its place when the column comes")
  func standsInAColumn() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let coming = FramedController()
      scene.split.setViewController(coming, for: .primary)
      ui.settle()
      scene.split.hide(.primary)
      ui.settle()
      coming.spoil()
      scene.split.show(.primary)
      ui.advance(by: 0.1)
      #expect(coming.content.frame == CGRect(x: 20, y: 20, width: 267, height: 984))
      #expect(presentationFrame(of: coming.content) == coming.content.frame)
    }
  }

  @Test("a column that was never on view comes in from its side")
  func comesFromItsSide() {
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

  @Test("a title does not fly to its place when the bar comes beside a push")
  func standsInTheBar() throws {
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

  /// Puts something into a view as soon as the screen has other traits.
  private final class LateController: UIViewController {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let late = HalfView()
    let content = UIView()
    var place = CGRect.zero

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
      UIView.performWithoutAnimation(putUp)
    }
    private func putUp() {
      late.frame = place
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

  /// Lays out what is in it by hand.
  private final class HalfView: UIView {
    let half = UIView()

    override func layoutSubviews() {
      addSubview(half)
      half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2)
    }
  }

  @Test(
    "what comes into a turning screen begins where the same share of the old one is",
    arguments: [true, false])
  func turnsWithTheScreen(isTurned: Bool) {
    Driver.run { ui in
      let root = LateController()
      root.place = CGRect(x: 66.7, y: 37.5, width: 333.5, height: 187.5)
      if isTurned { root.late.transform = CGAffineTransform(rotationAngle: .pi) }
      ui.mount(root)
      ui.rotate(to: .landscapeLeft)
      // A view with a transform of its own is left alone.
      let start =
        isTurned ? root.place : CGRect(x: 37.5, y: 66.7, width: 187.5, height: 333.5)
      let shown = presentationFrame(of: root.late)
      #expect(isClose(shown.minX, start.minX))
      #expect(isClose(shown.minY, start.minY))
      #expect(isClose(shown.width, start.width))
      #expect(isClose(shown.height, start.height))
      if !isTurned {
        for view in [root.content, root.late.half] {
          let inner = presentationFrame(of: view).size
          #expect(isClose(inner.width, start.width / 2))
          #expect(isClose(inner.height, start.height / 2))
        }
      }
      ui.settle()
      let end = root.late.frame
      #expect(isClose(end.minX, root.place.minX))
      #expect(isClose(end.width, root.place.width))
      #expect(isClose(root.content.frame.width, root.place.width / 2))
    }
  }
}
