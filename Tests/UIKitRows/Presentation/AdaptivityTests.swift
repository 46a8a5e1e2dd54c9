import HeadlessUIKit
import Testing

/// Section 13 of the rules, first half: adapting a presentation to its environment.
@Suite struct AdaptivityTests {
  /// A custom presentation with an adapter.
  struct Case {
    let delegate: LoggingDelegate
    let adapter: LoggingAdapter
    let sheet: LoggingController

    init(_ ui: Driver) {
      let adapter = LoggingAdapter(ui.log)
      delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.delegate = adapter }
      self.adapter = adapter
      sheet = ui.custom("sheet", delegate)
    }
  }

  @Test("[209] the question with traits wins over the one without")
  func asksWithTraits() {
    Driver.run { ui in
      let test = Case(ui)
      ui.show(test.sheet)
      #expect(ui.log.history.contains("adapter.styleForTraits"))
      #expect(!ui.log.history.contains("adapter.style"))
    }
  }

  /// Answers for a popover by the form without traits, or not at all.
  private final class TerseAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .overFullScreen }
  }
  private final class SilentAdapter: NSObject, UIAdaptivePresentationControllerDelegate {}

  @Test(
    "[209] the form without traits alone counts in compact width; with neither, the controller's own",
    arguments: [true, false])
  func asksWithoutTraits(isTerse: Bool) {
    let adapter: any UIAdaptivePresentationControllerDelegate =
      isTerse ? TerseAdapter() : SilentAdapter()
    let narrow = isTerse ? UIModalPresentationStyle.overFullScreen : .formSheet
    for device in [DeviceConfiguration(), .tablet] {
      Driver.run(device) { ui in
        let popover = ui.controller("popover", style: .popover)
        popover.presentationController?.delegate = adapter
        popover.popoverPresentationController?.sourceView = ui.root.view
        var styles: [UIModalPresentationStyle?] = []
        ui.show(popover)
        styles.append(popover.presentationController?.presentationStyle)
        for width in device == .tablet ? [400, 768.0] : [] {
          ui.resize(to: CGSize(width: width, height: 1024))
          ui.settle()
          styles.append(popover.presentationController?.presentationStyle)
        }
        #expect(styles == (device == .tablet ? [.popover, narrow, .popover] : [narrow]))
      }
    }
  }

  struct Answer: CustomTestStringConvertible, Sendable {
    var style: UIModalPresentationStyle
    var result: UIModalPresentationStyle
    var testDescription: String { "\(style)" }
    nonisolated static let all = [
      Answer(style: .none, result: .custom), Answer(style: .fullScreen, result: .fullScreen),
      Answer(style: .overFullScreen, result: .overFullScreen),
      Answer(style: .formSheet, result: .formSheet), Answer(style: .pageSheet, result: .custom),
      Answer(style: .currentContext, result: .custom), Answer(style: .popover, result: .custom),
      Answer(style: .automatic, result: .custom),
    ]
  }

  @Test(
    "[210] of the answers four count: none, fullScreen, overFullScreen, formSheet (210a, 210b)",
    arguments: Answer.all)
  func honors(answer: Answer) {
    Driver.run { ui in
      let test = Case(ui)
      test.adapter.compactStyle = answer.style
      ui.show(test.sheet)
      #expect(test.sheet.presentationController?.presentationStyle == answer.result)
      let isAdapted = answer.result != .custom
      #expect(
        ui.log.history.contains(
          "adapter.willPresent \(isAdapted ? answer.result : UIModalPresentationStyle.none)"))
      #expect((ui.root.view.window == nil) == (answer.result == .fullScreen))
    }
  }

  @Test(
    "[211][213][214] the adapted style has a controller and a presentation controller of its own")
  func standsIn() {
    Driver.run { ui in
      let test = Case(ui)
      test.adapter.compactStyle = .fullScreen
      let standIn = ui.controller("standIn")
      test.adapter.standIn = standIn
      ui.show(test.sheet)
      #expect(ui.root.presentedViewController === standIn)
      #expect(standIn.view.window === ui.window)
      #expect(!test.sheet.isViewLoaded)
      #expect(test.adapter.prepared != nil)
      #expect(standIn.presentationController === test.adapter.prepared)
      #expect(standIn.presentationController !== test.delegate.presentation)
      #expect(
        ui.log.history.filter { $0.hasPrefix("adapter") } == [
          "adapter.styleForTraits", "adapter.controllerForStyle", "adapter.prepare",
          "adapter.willPresent fullScreen",
        ])
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(AppearanceGrammar.faults(of: "standIn", in: ui.log) == [])
      #expect(!ui.log.history.contains("sheet.viewWillAppear"))
    }
  }

  @Test(
    "[212] the style is told before the presentation begins: none where nothing adapts (212a, 212b)"
  )
  func tellsTheStyleFirst() {
    Driver.run { ui in
      let test = Case(ui)
      ui.root.present(test.sheet, animated: true)
      ui.turn()
      let told = ui.log.place(of: "adapter.willPresent none") ?? .max
      #expect(told < ui.log.place(of: "presentation.presentationTransitionWillBegin") ?? .min)
    }
  }

  @Test("[212][214] a change of size class adapts what is on the screen, and back (212a)")
  func adaptsOnTheScreen() {
    Driver.run(.tablet) { ui in
      let test = Case(ui)
      test.adapter.compactStyle = .fullScreen
      ui.show(test.sheet)
      #expect(test.sheet.presentationController === test.delegate.presentation)
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      #expect(ui.log.count(of: "adapter.willPresent fullScreen") == 1)
      #expect(test.sheet.presentationController !== test.delegate.presentation)
      #expect(test.sheet.view.frame == ui.window.bounds)
      #expect(ui.root.view.window == nil)
      #expect(ui.log.calls(of: "root") == ["root.viewWillDisappear", "root.viewDidDisappear"])
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(ui.log.count(of: "adapter.willPresent none") == 1)
      #expect(
        ui.log.calls(of: "presentation") == [
          "presentation.dismissalTransitionWillBegin",
          "presentation.dismissalTransitionDidEnd(true)",
          "presentation.presentationTransitionWillBegin",
          "presentation.presentationTransitionDidEnd(true)",
        ])
      #expect(test.sheet.presentationController === test.delegate.presentation)
      #expect(ui.root.view.window === ui.window)
      #expect(ui.root.view.frame == ui.window.bounds)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
      #expect(AppearanceGrammar.faults(of: "root", in: ui.log) == [])
    }
  }

  @Test("[211][214] the stand-in takes the controller's place when the size class changes")
  func exchangesOnTheScreen() {
    Driver.run(.tablet) { ui in
      let test = Case(ui)
      let standIn = ui.controller("standIn")
      test.adapter.compactStyle = .overFullScreen
      test.adapter.standIn = standIn
      ui.show(test.sheet)
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      #expect(
        ui.log.calls.filter { !$0.contains("style") } == [
          "adapter.controllerForStyle", "adapter.prepare", "adapter.willPresent overFullScreen",
          "presentation.dismissalTransitionWillBegin", "sheet.viewWillDisappear",
          "standIn.viewWillAppear", "presentation.dismissalTransitionDidEnd(true)",
          "sheet.viewDidDisappear", "standIn.viewIsAppearing", "standIn.viewDidAppear",
        ])
      ui.log.clear()
      #expect(ui.root.presentedViewController === standIn)
      #expect(test.sheet.view.window == nil)
      #expect(standIn.view.window === ui.window)
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(ui.root.presentedViewController === test.sheet)
      #expect(test.sheet.view.window === ui.window)
      #expect(standIn.view.window == nil)
      for name in ["sheet", "standIn"] {
        #expect(AppearanceGrammar.faults(of: name, in: ui.log) == [])
      }
    }
  }

  @Test("what is presented in the context of a child goes with the controller that is replaced")
  func replacesWithContext() {
    Driver.run(.tablet) { ui in
      let test = Case(ui)
      let (page, note) = (ui.controller("page"), ui.controller("note", style: .overCurrentContext))
      page.definesPresentationContext = true
      test.sheet.embed(page)
      test.adapter.compactStyle = .overFullScreen
      test.adapter.standIn = ui.controller("standIn")
      ui.show(test.sheet)
      ui.show(note, on: page)
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      #expect(page.presentedViewController == nil)
      #expect(note.view.window == nil)
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(page.view.window === ui.window)
      #expect(note.view.window == nil)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      #expect(ui.complaints == [])
    }
  }

  @Test("[210] a size class that changes during a transition is met when that is over (210a)")
  func adaptsAfterward() {
    Driver.run(.tablet) { ui in
      let test = Case(ui)
      test.adapter.compactStyle = .overFullScreen
      ui.root.present(test.sheet, animated: true)
      ui.advance(by: 0.1)
      test.adapter.onStyle = { coordinator in
        ui.log.add("style \(coordinator?.isAnimated == true)")
        coordinator?.animate { _ in
          ui.log.add("along \(test.sheet.view.superview != nil)")
        } completion: {
          ui.log.add("end \($0.isCancelled)")
        }
      }
      ui.resize(to: CGSize(width: 400, height: 1024))
      #expect(!ui.log.calls.contains("style false"))
      ui.settle()
      #expect(ui.log.calls.suffix(2) == ["along true", "end false"])
      #expect(ui.log.calls.contains("style false"))
      #expect(test.sheet.presentationController?.presentationStyle == .overFullScreen)
      #expect(test.sheet.view.frame == ui.window.bounds)
    }
  }

  struct SheetAnswer: CustomTestStringConvertible, Sendable {
    var version: Int
    var isNarrow: Bool
    var isLow: Bool
    var style: UIModalPresentationStyle
    var testDescription: String { "iOS \(version), narrow \(isNarrow), low \(isLow)" }
    nonisolated static let all = [
      SheetAnswer(version: 18, isNarrow: true, isLow: false, style: .formSheet),
      SheetAnswer(version: 18, isNarrow: false, isLow: true, style: .formSheet),
      SheetAnswer(version: 18, isNarrow: false, isLow: false, style: .none),
      SheetAnswer(version: 12, isNarrow: true, isLow: false, style: .fullScreen),
      SheetAnswer(version: 12, isNarrow: false, isLow: true, style: .formSheet),
    ]
  }

  /// Configures the sheet that a popover becomes.
  private final class Preparing: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      let sheet = adaptivePresentationController as? UISheetPresentationController
      sheet?.detents = [.medium()]
      sheet?.prefersGrabberVisible = true
    }
  }

  @Test(
    "[213] the adapted controller is configured before it lays out, from iOS 15 on",
    arguments: [14, 15, 18])
  func prepares(version: Int) {
    for device in [DeviceConfiguration(systemVersion: version), .tablet] {
      var device = device
      device.systemVersion = version
      Driver.run(device) { ui in
        let preparing = Preparing()
        let menu = ui.controller("menu", style: .popover)
        menu.presentationController?.delegate = preparing
        menu.popoverPresentationController?.sourceView = ui.root.view
        ui.show(menu)
        if device.idiom == .pad {
          ui.resize(to: CGSize(width: 400, height: 1024))
          ui.settle()
        }
        let sheet = menu.presentationController as? UISheetPresentationController
        let height = ui.window.bounds.height
        #expect(sheet?.prefersGrabberVisible == (version >= 15))
        #expect((menu.view.frame.minY == height / 2) == (version >= 15))
      }
    }
  }

  @Test(
    "[215] sheets adapt to a form sheet in compact width or height (215a, 215b)",
    arguments: SheetAnswer.all)
  func adaptsSheets(answer: SheetAnswer) {
    Driver.run(DeviceConfiguration(systemVersion: answer.version)) { ui in
      let sheet = ui.controller("sheet", style: .pageSheet)
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: answer.isNarrow ? .compact : .regular),
        UITraitCollection(verticalSizeClass: answer.isLow ? .compact : .regular),
      ])
      #expect(sheet.presentationController?.adaptivePresentationStyle(for: traits) == answer.style)
    }
  }

  @Test(
    "[216] a sheet in compact height looks full screen",
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet,
    ])
  func fillsALowScreen(style: UIModalPresentationStyle) {
    Driver.run(DeviceConfiguration(orientation: .landscapeLeft)) { ui in
      let sheet = ui.controller("sheet", style: style)
      ui.show(sheet)
      #expect(sheet.view.frame == ui.window.bounds)
    }
  }
}
