import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import TestSupport
import Testing

@Suite(.checkedDevices) struct StyleAdapterTests {
  nonisolated struct Parameters: Sendable, Equatable {
    var offset = 0.0
    static let table = ParameterTable(
      "a test style", defaults: Parameters(),
      [Parameter("offset", \.offset, .length(0...100), "How far it is off.")])
  }

  final class Style: @MainActor TunableStyle, ModalTransitionDelegate {
    var parameters: Parameters
    var attached: [String] = []
    var driver: UIPercentDrivenInteractiveTransition?
    init(_ parameters: Parameters) { self.parameters = parameters }
    var transitioningDelegate: (any ModalTransitionDelegate)? { self }
    func movement(
      for direction: TransitionDirection, of controller: UIViewController,
      in presentation: UIPresentationController?
    ) -> (any TransitionMovement)? { Still() }
    func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost) {
      attached.append("attach \(controller.restorationIdentifier ?? "")")
    }
    func detach(from controller: UIViewController, as role: TransitionRole) {
      attached.append("detach")
    }
    func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?) {
      animator.interactionController = driver
    }
  }

  nonisolated static let style = StyleDescriptor(
    identifier: "test", summary: "A style of the tests.", parameters: Parameters.table,
    make: { Style($0) })

  struct Moment: CustomTestStringConvertible, Sendable {
    var interactiveOnly: Bool
    var isInteracting: Bool
    var testDescription: String {
      "\(interactiveOnly ? "interactive only" : "always"), by \(isInteracting ? "a gesture" : "code")"
    }
    nonisolated static let all = [false, true].flatMap { interactiveOnly in
      [false, true].map { Moment(interactiveOnly: interactiveOnly, isInteracting: $0) }
    }
  }

  @Test(
    "an interactive-only style leaves noninteractive transitions to the system",
    arguments: Moment.all)
  func moves(moment: Moment) {
    makeDevice().perform {
      let style = Style(Parameters())
      let controller = UIViewController()
      controller.use(style, interactiveOnly: moment.interactiveOnly)
      style.driver = moment.isInteracting ? UIPercentDrivenInteractiveTransition() : nil
      let (delegate, other) = (controller.transitioningDelegate, UIViewController())
      let isOwn = !moment.interactiveOnly || moment.isInteracting
      #expect((delegate?.animationController?(forDismissed: controller) != nil) == isOwn)
      let coming = delegate?.animationController?(
        forPresented: controller, presenting: other, source: other)
      #expect((coming != nil) == isOwn)
    }
  }

  @Test("a controller that uses a style is presented by it and retains it")
  func use() {
    let device = makeDevice()
    device.perform {
      let controller = UIViewController()
      controller.restorationIdentifier = "panel"
      var style: Style? = Style(Parameters())
      weak let witness = style
      if let style { controller.use(style) }
      #expect(style?.attached == ["attach panel"])
      #expect(controller.modalPresentationStyle == .custom)
      #expect(controller.transitioningDelegate != nil)
      style = nil
      #expect(witness != nil)
      #expect(controller.transitionStyle() === witness)
      controller.use(nil)
      #expect(witness == nil)
      #expect(controller.transitioningDelegate == nil)
      #expect(controller.transitionStyle() == nil)
      // The automatic style of this device.
      #expect(controller.modalPresentationStyle == .formSheet)
    }
  }

  @Test("replacing a style removes what it installed")
  func replace() {
    let controller = UIViewController()
    let (first, second) = (Style(Parameters()), Style(Parameters()))
    controller.use(first)
    controller.use(second)
    #expect(first.attached == ["attach ", "detach"])
    #expect(second.attached == ["attach "])
  }

  final class StackStyle: TransitionStyle, NavigationTransitionDelegate {
    var navigationDelegate: (any NavigationTransitionDelegate)? { self }
  }

  nonisolated enum Order: CaseIterable { case modalFirst, stackFirst }

  @Test("a style for another role replaces nothing, in either order", arguments: Order.allCases)
  func roles(order: Order) {
    makeDevice().perform {
      let stack = UINavigationController()
      let (modal, pushes) = (Style(Parameters()), StackStyle())
      stack.use(order == .modalFirst ? modal : pushes)
      stack.use(order == .modalFirst ? pushes : modal)
      #expect(stack.transitionStyle() === modal)
      #expect(stack.transitionStyle(for: .stack) === pushes)
      #expect(stack.transitioningDelegate != nil)
      #expect(stack.delegate != nil)
      #expect(stack.modalPresentationStyle == .custom)
      #expect(modal.attached == ["attach "])
    }
  }

  @Test("a style of a role that the controller does not have leaves its style")
  func otherController() {
    let panel = UIViewController()
    let modal = Style(Parameters())
    panel.use(modal)
    panel.use(StackStyle())
    #expect(panel.transitionStyle() === modal)
    #expect(panel.transitionStyle(for: .stack) == nil)
  }

  @Test("no style for one role leaves the style of the other")
  func removed() {
    makeDevice().perform {
      let stack = UINavigationController()
      stack.use(Style(Parameters()))
      stack.use(StackStyle())
      stack.use(nil, for: [.stack])
      #expect(stack.delegate == nil)
      #expect(stack.transitioningDelegate != nil)
      #expect(stack.modalPresentationStyle == .custom)
    }
  }

  @Test("a style that is limited to pushes does not change the presentation")
  func limited() {
    makeDevice().perform {
      let stack = UINavigationController()
      stack.use(AllRoles(), for: [.stack])
      #expect(stack.delegate != nil)
      #expect(stack.transitioningDelegate == nil)
      #expect(stack.modalPresentationStyle == .formSheet)
    }
  }

  final class AllRoles: TransitionStyle, ModalTransitionDelegate, NavigationTransitionDelegate {
    var transitioningDelegate: (any ModalTransitionDelegate)? { self }
    var navigationDelegate: (any NavigationTransitionDelegate)? { self }
    func movement(
      for direction: TransitionDirection, of controller: UIViewController,
      in presentation: UIPresentationController?
    ) -> (any TransitionMovement)? { Still() }
  }

  @Test("a transition is interactive only if a gesture has set its interaction controller")
  func interaction() throws {
    let style = Style(Parameters())
    let controller = UIViewController()
    controller.use(style)
    let delegate = try #require(controller.transitioningDelegate)
    let programmatic = try #require(delegate.animationController?(forDismissed: controller))
    #expect(delegate.interactionControllerForDismissal?(using: programmatic) == nil)
    style.driver = UIPercentDrivenInteractiveTransition()
    let driven = try #require(delegate.animationController?(forDismissed: controller))
    #expect(delegate.interactionControllerForDismissal?(using: driven) === style.driver)
  }

  struct Still: TransitionMovement {
    var timing: TransitionTiming { .curve(.linear, duration: 0.1) }
    func prepare(_ context: MovementContext) {}
    func animate(_ context: MovementContext) {}
  }

  @Test("the parameters of a style can be changed between two presentations")
  func parametersChange() throws {
    let entry = StyleEntry(Self.style)
    var diagnostics = ConfigDiagnostics()
    let defaults = try #require(entry.configuredStyle(nil, into: &diagnostics))
    let source = ConfigSource(name: "t.yaml", text: "offset: 7")
    let position = ConfigPosition(line: 1, column: 1, offset: 0)
    let range = ConfigRange(source: source, start: position, end: position)
    let seven = ConfigValue(
      .map([
        ConfigEntry(
          key: "offset", keyRange: range,
          value: ConfigValue(.scalar("7", isPlain: true), range: range))
      ]), range: range)
    let configured = try #require(entry.configuredStyle(seven, over: defaults, into: &diagnostics))
    #expect(!diagnostics.hasErrors)
    let style = try #require(defaults.make() as? Style)
    #expect(style.parameters == Parameters())
    #expect(configured.apply(to: style))
    #expect(style.parameters.offset == 7)
    #expect(!configured.apply(to: OtherStyle()))
  }

  final class OtherStyle: TransitionStyle {}

  @Test("a catalog finds styles by name, the later of two with one name")
  func catalog() {
    let other = StyleDescriptor(
      identifier: "test", summary: "Another of the same name.", parameters: Parameters.table,
      make: { Style($0) })
    let catalog = StyleCatalog([StyleEntry(Self.style), StyleEntry(other)])
    #expect(catalog.identifiers == ["test"])
    #expect(catalog["test"]?.summary == "Another of the same name.")
    #expect(catalog["none"] == nil)
    #expect(StyleCatalog([]).adding(Self.style).adding(other)["test"]?.summary == other.summary)
  }
}
