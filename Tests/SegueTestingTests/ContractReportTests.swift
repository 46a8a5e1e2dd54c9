import Foundation
import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueStyles
import SegueTesting
import Testing

/// Reports over all cases of a style.
@Suite struct ContractReportTests {
  private nonisolated struct TwofoldParameters: Hashable, Sendable {
    var offset = 3.0

    static let table = ParameterTable(
      "a twofold style", defaults: TwofoldParameters(),
      [Parameter("offset", \.offset, .length(0...10), "The error of the position.")])
  }

  /// Displaces the presented view, and reports every transition as completed.
  private final class TwofoldStyle: PlainStyle, TunableStyle {
    var parameters: TwofoldParameters
    init(_ parameters: TwofoldParameters) { self.parameters = parameters }

    override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
      view.frame = context.containerView.bounds.offsetBy(dx: 0, dy: parameters.offset)
    }
    override func complete(_ context: any UIViewControllerContextTransitioning) {
      context.completeTransition(true)
    }
  }

  private nonisolated static func catalog(example: String) -> StyleCatalog {
    StyleCatalog([]).adding(
      StyleDescriptor(
        identifier: "twofold", summary: "Has two errors.", parameters: TwofoldParameters.table,
        examples: [example], make: { TwofoldStyle($0) }))
  }

  private nonisolated static let catalog = catalog(example: "{ style: twofold, offset: 5 }")
  private nonisolated static let devices = Array(ContractCase.devices.prefix(2))
  private nonisolated static let cases = ContractCase.all(of: catalog, on: devices)

  private static let texts = [
    """
    endsAtFinalFrame: the appearing view ends at context.finalFrame(for:)
      case      twofold on phone: present
      in        an animated presentation
      step      check that the presented view has appeared
      at        0.2000 s
      expected  the presented view at 393 x 852
      found     393 x 852 from (0, 3)
      fix       animate to context.presentedFrame, and leave the transform at identity
      also at   4 other steps
        a presentation without animation: check that the presented view has appeared
        an animated presentation, repeated: check that the presented view has appeared
        an animated presentation, with refused calls: check that the presented view has appeared
        a presentation over another: check that the presented view has appeared
      also in   14 other cases
        twofold on phone: dismiss, cancel, interrupt, rotate
        twofold on smallPhone: present, dismiss, cancel, interrupt, rotate
        { style: twofold, offset: 5 } on phone: present, dismiss, cancel, interrupt, rotate
    """,
    """
    completesAsItEnded: a transition completes as finished unless it was canceled
      case      twofold on phone: cancel
      in        a canceled presentation
      step      cancel
      at        0.3000 s
      expected  no diagnostic
      found     completeTransition(true) was called although the presentation of presented was \
    canceled; it ends as completed, with its views at their initial positions; pass \
    !context.transitionWasCancelled
      fix       call completeTransition(!context.transitionWasCancelled)
      also at   2 other steps
        a canceled dismissal: cancel: completeTransition(true) was called although the dismissal of \
    presented was canceled; it ends as completed, with its views at their initial positions; pass \
    !context.transitionWasCancelled
        a dismissal canceled twice, then finished: cancel: completeTransition(true) was called although \
    the dismissal of presented was canceled; it ends as completed, with its views at their initial \
    positions; pass !context.transitionWasCancelled
      also in   5 other cases
        twofold on phone: rotate
        twofold on smallPhone: cancel, rotate
        { style: twofold, offset: 5 } on phone: cancel, rotate
    """,
  ]

  @Test(
    "each violated invariant is one report: the first violation in full, and lists of the other steps and cases"
  )
  func reports() {
    #expect(ContractCase.reports(on: Self.cases).map(\.description) == Self.texts)
  }

  @Test("a single case has a report without a list of cases")
  func singleCase() {
    let cases = Self.cases.filter { $0.description == "twofold on phone: present" }
    let text = Self.texts[0].components(separatedBy: "\n  also in")[0]
    #expect(ContractCase.reports(on: cases).map(\.description) == [text])
    #expect(ContractCase.reports(on: cases).map(\.cases) == [["twofold on phone: present"]])
  }

  @Test("one other case is counted in the singular")
  func oneOtherCase() {
    let cases = Self.cases.filter { $0.path == .cancel }.prefix(2)
    let reports = ContractCase.reports(on: Array(cases))
    let ends = reports.map { $0.description.split(separator: "\n").suffix(2) }
    let end: [Substring] = ["  also in   1 other case", "    twofold on smallPhone: cancel"]
    #expect(ends == [end[...], end[...]])
  }

  @Test("the issues of a catalog are the reports on all of its cases")
  func issues() {
    #expect(StyleContract.issues(of: Self.catalog, on: Self.devices) == Self.texts)
  }

  @Test("an invalid example of a catalog is an issue")
  func invalidExamples() {
    let catalog = Self.catalog(example: "{ style: twofold, offset: 50 }")
    let errors = ContractCase.errors(in: catalog)
    #expect(errors.count == 1)
    #expect(StyleContract.issues(of: catalog, on: []) == errors)
  }

  @Test("a case without violations has no report, and its presenter is arranged for every play")
  func noReport() {
    let cases = ContractCase.all(of: shippedStyles, on: Self.devices).filter {
      $0.description == "push on phone: present"
    }
    #expect(cases.count == 1)
    var count = 0
    let reports = ContractCase.reports(on: cases, arranging: { _ in count += 1 })
    #expect(reports == [])
    #expect(count > 1)
  }
}
