import HeadlessUIKit
import Testing

/// Section 4 of the rules, first half: which view controller presents, and in which container.
@Suite struct ContextTests {
  /// The root's child and grandchild, with different frames.
  struct Family {
    let child: LoggingController
    let grandchild: LoggingController

    init(_ ui: Driver) {
      child = ui.controller("child")
      grandchild = ui.controller("grandchild")
      Self.add(child, to: ui.root, CGRect(x: 0, y: 200, width: 300, height: 400))
      Self.add(grandchild, to: child, CGRect(x: 50, y: 50, width: 200, height: 300))
      ui.settle()
      ui.log.clear()
    }

    private static func add(_ child: UIViewController, to parent: UIViewController, _ frame: CGRect)
    {
      parent.addChild(child)
      child.view.frame = frame
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  struct Route: CustomTestStringConvertible, Sendable {
    var style: UIModalPresentationStyle
    var contexts: [String] = []
    var presenter: String
    var testDescription: String { "\(style) with contexts \(contexts)" }
    nonisolated static let all = [
      Route(style: .currentContext, contexts: ["child"], presenter: "child"),
      Route(style: .overCurrentContext, contexts: ["child"], presenter: "child"),
      Route(
        style: .overCurrentContext, contexts: ["grandchild", "child"], presenter: "grandchild"),
      Route(style: .currentContext, presenter: "root"),
      Route(style: .overCurrentContext, presenter: "root"),
      Route(style: .fullScreen, contexts: ["child"], presenter: "root"),
      Route(style: .overFullScreen, contexts: ["grandchild"], presenter: "root"),
      Route(style: .custom, contexts: ["child"], presenter: "root"),
      Route(style: .pageSheet, contexts: ["child"], presenter: "root"),
      Route(style: .formSheet, contexts: ["child"], presenter: "root"),
    ]
  }

  @Test(
    "[66][68][83] current-context styles stay in their context, others present from the root (66a, 66b, 68a, 83a, 83b, 83c)",
    arguments: Route.all)
  func routes(route: Route) {
    Driver.run { ui in
      let family = Family(ui)
      for controller in [family.child, family.grandchild] {
        controller.definesPresentationContext = route.contexts.contains(controller.name)
      }
      let sheet = ui.controller("sheet", style: route.style)
      ui.show(sheet, on: family.grandchild)
      let presenter = sheet.presentingViewController as? LoggingController
      #expect(presenter?.name == route.presenter)
      let frame = sheet.view.convert(sheet.view.bounds, to: nil)
      let expected = [
        "root": ui.window.bounds, "child": CGRect(x: 0, y: 200, width: 300, height: 400),
        "grandchild": CGRect(x: 50, y: 250, width: 200, height: 300),
      ]
      if route.style != .pageSheet, route.style != .formSheet {
        #expect(frame == expected[route.presenter])
      }
      let container = sheet.presentationController?.containerView
      #expect(container.map { $0.convert($0.bounds, to: nil) } == expected[route.presenter])
      #expect((container?.superview === ui.window) == (route.presenter == "root"))
      family.grandchild.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(family.child.view.superview === ui.root.view)
      #expect(family.child.view.frame == CGRect(x: 0, y: 200, width: 300, height: 400))
      #expect(family.grandchild.view.superview === family.child.view)
    }
  }

  @Test("[66] a current-context presentation follows a new layout of its context (66a)")
  func followsItsContext() {
    /// Gives its child the lower half.
    final class HalvingController: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (_, lower) = view.bounds.divided(atDistance: view.bounds.height / 2, from: .minYEdge)
        children.first?.view.frame = lower
      }
    }
    Driver.run { ui in
      let (halving, child) = (HalvingController(), ui.controller("child"))
      halving.addChild(child)
      halving.view.addSubview(child.view)
      child.view.autoresizingMask = []
      child.didMove(toParent: halving)
      child.definesPresentationContext = true
      ui.mount(halving)
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      ui.show(sheet, on: child)
      let container = sheet.presentationController?.containerView ?? UIView()
      ui.rotate(to: .landscapeLeft)
      ui.advance(by: 0.1)
      #expect(presentationFrame(of: container) == presentationFrame(of: child.view))
      ui.settle()
      #expect(
        sheet.view.convert(sheet.view.bounds, to: nil)
          == CGRect(x: 0, y: 187.5, width: 667, height: 187.5))
    }
  }

  @Test(
    "[83] a custom presentation searches for a context only with the switch (83c)",
    arguments: [true, false])
  func confinesCustomByChoice(searches: Bool) {
    Driver.run(choosing: { $0.customSearchesForContext = searches }) { ui in
      let family = Family(ui)
      family.child.definesPresentationContext = true
      let sheet = ui.controller("sheet", style: .custom)
      ui.show(sheet, on: family.grandchild)
      #expect(sheet.presentingViewController === (searches ? family.child : ui.root))
    }
  }

  @Test("[66] a presented controller can be a presentation context (66a)")
  func confinesToAPresentedContext() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.inset = 50 }
      let sheet = ui.custom("sheet", delegate)
      sheet.definesPresentationContext = true
      ui.show(sheet)
      let upper = ui.controller("upper", style: .overCurrentContext)
      ui.show(upper, on: sheet)
      #expect(upper.view.convert(upper.view.bounds, to: nil) == sheet.view.frame)
    }
  }

  @Test("[67] a controller is not a presentation context by default (67a)")
  func isNoContext() {
    #expect(!UIViewController().definesPresentationContext)
    #expect(!UIViewController().providesPresentationContextTransitionStyle)
  }

  @Test("[68] a child of a presented controller presents from the presented controller (68b)")
  func presentsFromTheTop() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      ui.show(sheet)
      let inner = ui.controller("inner")
      sheet.addChild(inner)
      sheet.view.addSubview(inner.view)
      inner.didMove(toParent: sheet)
      let upper = ui.controller("upper", style: .fullScreen)
      ui.show(upper, on: inner)
      #expect(upper.presentingViewController === sheet)
      #expect(sheet.presentedViewController === upper)
    }
  }

  @Test(
    "[69][70][268] presentingViewController and presentedViewController search the parents (268a, 268b)"
  )
  func looksThroughParents() {
    Driver.run { ui in
      let family = Family(ui)
      let sheet = ui.controller("sheet", style: .overFullScreen)
      let inner = ui.controller("inner")
      sheet.addChild(inner)
      family.grandchild.present(sheet, animated: true)
      #expect(sheet.presentingViewController === ui.root)
      for controller in [ui.root, family.child, family.grandchild] {
        #expect(controller.presentedViewController === sheet)
        #expect(controller.presentingViewController == nil)
      }
      #expect(inner.presentingViewController === ui.root)
      #expect(inner.presentedViewController == nil)
      ui.settle()
    }
  }

  @Test(
    "[71] a context that provides its transition style overrides the presented controller's",
    arguments: [true, false])
  func providesItsTransitionStyle(provides: Bool) {
    Driver.run { ui in
      let family = Family(ui)
      family.child.definesPresentationContext = true
      family.child.providesPresentationContextTransitionStyle = provides
      family.child.modalTransitionStyle = .crossDissolve
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      family.child.present(sheet, animated: true)
      ui.advance(by: 0.1)
      let opacity = sheet.view.layer.presentation()?.opacity ?? 0
      #expect((opacity < 1) == provides)
      #expect((presentationFrame(of: sheet.view).minY == 0) == provides)
      ui.settle()
    }
  }
}
