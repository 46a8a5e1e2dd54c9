import HeadlessUIKit
import Testing

/// Section 13 of the rules, first half: adapting a presentation to its traits.
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

  @Test("[209] the delegate's method with traits takes precedence over the one without")
  func traitsMethodTakesPrecedence() {
    Driver.run { ui in
      let test = Case(ui)
      ui.show(test.sheet)
      #expect(ui.log.history.contains("adapter.styleForTraits"))
      #expect(!ui.log.history.contains("adapter.style"))
    }
  }

  /// Implements only the method without traits.
  private final class TraitlessAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .overFullScreen }
  }
  /// Implements no method.
  private final class EmptyAdapter: NSObject, UIAdaptivePresentationControllerDelegate {}

  @Test(
    "[209] without the method with traits, adaptivePresentationStyle(for:) applies, or else the default",
    arguments: [true, false], [DeviceConfiguration(), .tablet])
  func plainMethodAppliesWithoutTraits(implementsStyle: Bool, device: DeviceConfiguration) {
    let adapter: any UIAdaptivePresentationControllerDelegate =
      implementsStyle ? TraitlessAdapter() : EmptyAdapter()
    let adapted = implementsStyle ? UIModalPresentationStyle.overFullScreen : .formSheet
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
      #expect(styles == (device == .tablet ? [.popover, adapted, .popover] : [adapted]))
    }
  }

  struct StyleCase: CustomTestStringConvertible, Sendable {
    var style: UIModalPresentationStyle
    var result: UIModalPresentationStyle
    var testDescription: String { "\(style)" }
    nonisolated static let all = [
      StyleCase(style: .none, result: .custom), StyleCase(style: .fullScreen, result: .fullScreen),
      StyleCase(style: .overFullScreen, result: .overFullScreen),
      StyleCase(style: .formSheet, result: .formSheet),
      StyleCase(style: .pageSheet, result: .custom),
      StyleCase(style: .currentContext, result: .custom),
      StyleCase(style: .popover, result: .custom),
      StyleCase(style: .automatic, result: .custom),
    ]
  }

  @Test(
    "[210] only none, fullScreen, overFullScreen and formSheet are adaptive styles (210a, 210b)",
    arguments: StyleCase.all)
  func honors(expected: StyleCase) {
    Driver.run { ui in
      let test = Case(ui)
      test.adapter.compactStyle = expected.style
      ui.show(test.sheet)
      #expect(test.sheet.presentationController?.presentationStyle == expected.result)
      let isAdapted = expected.result != .custom
      #expect(
        ui.log.history.contains(
          "adapter.willPresent \(isAdapted ? expected.result : UIModalPresentationStyle.none)"))
      #expect((ui.root.view.window == nil) == (expected.result == .fullScreen))
    }
  }

  @Test("[211][213][214] an adapted style uses a replacement and its own presentation controller")
  func adaptedStyleUsesReplacement() {
    Driver.run { ui in
      let test = Case(ui)
      test.adapter.compactStyle = .fullScreen
      let replacement = ui.controller("replacement")
      test.adapter.replacement = replacement
      ui.show(test.sheet)
      #expect(ui.root.presentedViewController === replacement)
      #expect(replacement.view.window === ui.window)
      #expect(!test.sheet.isViewLoaded)
      #expect(test.adapter.prepared != nil)
      #expect(replacement.presentationController === test.adapter.prepared)
      #expect(replacement.presentationController !== test.delegate.presentation)
      #expect(
        ui.log.history.filter { $0.hasPrefix("adapter") } == [
          "adapter.styleForTraits", "adapter.controllerForStyle", "adapter.prepare",
          "adapter.willPresent fullScreen",
        ])
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(AppearanceGrammar.faults(of: "replacement", in: ui.log) == [])
      #expect(!ui.log.history.contains("sheet.viewWillAppear"))
    }
  }

  @Test(
    "[212] the delegate receives the style, or none, before the presentation begins (212a, 212b)")
  func delegateReceivesStyleFirst() {
    Driver.run { ui in
      let test = Case(ui)
      ui.root.present(test.sheet, animated: true)
      ui.turn()
      let call = ui.log.position(of: "adapter.willPresent none") ?? .max
      #expect(call < ui.log.position(of: "presentation.presentationTransitionWillBegin") ?? .min)
    }
  }

  @Test("[212][214] a size class change adapts a visible presentation, and back (212a)")
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

  @Test("[211][214] a size class change shows the replacement view controller, and back")
  func sizeClassChangeShowsReplacement() {
    Driver.run(.tablet) { ui in
      let test = Case(ui)
      let replacement = ui.controller("replacement")
      test.adapter.compactStyle = .overFullScreen
      test.adapter.replacement = replacement
      ui.show(test.sheet)
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      #expect(
        ui.log.calls.filter { !$0.contains("style") } == [
          "adapter.controllerForStyle", "adapter.prepare", "adapter.willPresent overFullScreen",
          "presentation.dismissalTransitionWillBegin", "sheet.viewWillDisappear",
          "replacement.viewWillAppear", "presentation.dismissalTransitionDidEnd(true)",
          "sheet.viewDidDisappear", "replacement.viewIsAppearing", "replacement.viewDidAppear",
        ])
      ui.log.clear()
      #expect(ui.root.presentedViewController === replacement)
      #expect(test.sheet.view.window == nil)
      #expect(replacement.view.window === ui.window)
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(ui.root.presentedViewController === test.sheet)
      #expect(test.sheet.view.window === ui.window)
      #expect(replacement.view.window == nil)
      #expect(AppearanceGrammar.faults(of: ["sheet", "replacement"], in: ui.log) == [])
    }
  }

  @Test("replacing an adapted controller dismisses what its child presents in its context")
  func replacementDismissesContextPresentation() {
    Driver.run(.tablet) { ui in
      let test = Case(ui)
      let (page, note) = (ui.controller("page"), ui.controller("note", style: .overCurrentContext))
      page.definesPresentationContext = true
      test.sheet.embed(page)
      test.adapter.compactStyle = .overFullScreen
      test.adapter.replacement = ui.controller("replacement")
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
    }
  }

  @Test("[210] a size class change during a transition adapts when the transition ends (210a)")
  func adaptsAfterward() {
    Driver.run(.tablet) { ui in
      let test = Case(ui)
      test.adapter.compactStyle = .overFullScreen
      ui.root.present(test.sheet, animated: true)
      ui.advance(by: 0.1)
      test.adapter.onWillPresent = { coordinator in
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

  struct SheetCase: CustomTestStringConvertible, Sendable {
    var version: Int
    var isCompactWidth: Bool
    var isCompactHeight: Bool
    var style: UIModalPresentationStyle
    var testDescription: String {
      "iOS \(version), compact width \(isCompactWidth), compact height \(isCompactHeight)"
    }
    nonisolated static let all = [
      SheetCase(version: 18, isCompactWidth: true, isCompactHeight: false, style: .formSheet),
      SheetCase(version: 18, isCompactWidth: false, isCompactHeight: true, style: .formSheet),
      SheetCase(version: 18, isCompactWidth: false, isCompactHeight: false, style: .none),
      // Before iOS 13.
      SheetCase(version: 12, isCompactWidth: true, isCompactHeight: false, style: .fullScreen),
      SheetCase(version: 12, isCompactWidth: false, isCompactHeight: true, style: .formSheet),
    ]
  }

  /// Configures the sheet that a popover adapts to.
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
    "[213] the adapted presentation controller is prepared before its layout since iOS 15",
    arguments: [14, 15, 18], [DeviceConfiguration(), .tablet])
  func prepares(version: Int, device: DeviceConfiguration) {
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
      let medium: CGFloat = device.idiom == .pad ? 467.5 : 310.5
      #expect(sheet?.prefersGrabberVisible == (version >= 15))
      #expect((menu.view.frame.minY == medium) == (version >= 15))
    }
  }

  @Test(
    "[215] sheets adapt to a form sheet in compact width or height (215a, 215b)",
    arguments: SheetCase.all)
  func adaptsSheets(expected: SheetCase) {
    Driver.run(DeviceConfiguration(systemVersion: expected.version)) { ui in
      let sheet = ui.controller("sheet", style: .pageSheet)
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: expected.isCompactWidth ? .compact : .regular),
        UITraitCollection(verticalSizeClass: expected.isCompactHeight ? .compact : .regular),
      ])
      #expect(
        sheet.presentationController?.adaptivePresentationStyle(for: traits) == expected.style)
    }
  }

  @Test(
    "[216] a sheet in compact height fills the screen",
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
