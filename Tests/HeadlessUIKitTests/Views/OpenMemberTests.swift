import HeadlessUIKit
import TestSupport
import Testing

/// Overrides of members of other classes that UIKit declares as open.
@Suite(.checkedDevices) struct OpenMemberTests {
  @Test("a subclass of UITouch overrides its location, phase, time, owners and type")
  func touch() {
    final class Touch: UITouch {
      var location = CGPoint.zero
      override func location(in view: UIView?) -> CGPoint { location }
      override func previousLocation(in view: UIView?) -> CGPoint { .zero }
      override var phase: Phase { .moved }
      override var timestamp: TimeInterval { 5 }
      override var tapCount: Int { 2 }
      override var view: UIView? { nil }
      override var window: UIWindow? { nil }
      override var gestureRecognizers: [UIGestureRecognizer]? { [] }
      override var type: TouchType { .pencil }
      override var force: CGFloat { 0.5 }
    }
    let made = Touch()
    made.location = CGPoint(x: 3, y: 4)
    let touch: UITouch = made
    #expect(touch.location(in: nil) == CGPoint(x: 3, y: 4))
    #expect(touch.previousLocation(in: nil) == .zero)
    #expect(touch.phase == .moved)
    #expect(touch.timestamp == 5)
    #expect(touch.tapCount == 2)
    #expect(touch.view == nil)
    #expect(touch.window == nil)
    #expect(touch.gestureRecognizers == [])
    #expect(touch.type == .pencil)
    #expect(touch.force == 0.5)
  }

  @Test("a subclass of UIEvent overrides its touches, time and type")
  func event() {
    final class Event: UIEvent {
      override var allTouches: Set<UITouch>? { nil }
      override var timestamp: TimeInterval { 9 }
      override var type: EventType { .hover }
      override func touches(for view: UIView) -> Set<UITouch>? { [] }
    }
    let event: UIEvent = Event()
    #expect(event.allTouches == nil)
    #expect(event.timestamp == 9)
    #expect(event.type == .hover)
    #expect(event.touches(for: UIView()) == [])
    #expect(UIEvent().allTouches == [])
  }

  @Test("a subclass of UIScreen overrides bounds and scale, of which the native ones are derived")
  func screen() {
    final class Screen: UIScreen {
      override var bounds: CGRect { rect(0, 0, 10, 20) }
      override var scale: CGFloat { 3 }
      override class var main: UIScreen { Screen() }
    }
    let type: UIScreen.Type = Screen.self
    #expect(type.main.nativeBounds == rect(0, 0, 30, 60))
    #expect(type.main.nativeScale == 3)
    final class Native: UIScreen {
      override var nativeBounds: CGRect { rect(0, 0, 1, 1) }
      override var nativeScale: CGFloat { 9 }
    }
    let screen: UIScreen = Native()
    #expect(screen.nativeBounds == rect(0, 0, 1, 1))
    #expect(screen.nativeScale == 9)
  }

  @Test("the screen, a window, a view controller and a view are environments with traits")
  func screenTraits() {
    let stage = Stage()
    let environments: [any UITraitEnvironment] = [
      stage.device.screen, stage.window, stage.root, stage.root.view,
    ]
    for environment in environments {
      #expect(environment.traitCollection.userInterfaceIdiom == .phone)
    }
  }

  @Test("a subclass of UIViewController overrides how its view is found and loaded")
  func controller() {
    final class Controller: UIViewController {
      var loads = 0
      override var isViewLoaded: Bool { true }
      override var viewIfLoaded: UIView? { nil }
      override func loadViewIfNeeded() { loads += 1 }
      override var sheetPresentationController: UISheetPresentationController? { nil }
      override func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
      ) { loads += 1 }
    }
    let made = Controller()
    made.modalPresentationStyle = .pageSheet
    let controller: UIViewController = made
    #expect(controller.isViewLoaded)
    controller.loadViewIfNeeded()
    controller.setOverrideTraitCollection(nil, forChild: UIViewController())
    #expect(made.loads == 2)
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.view != nil)
    #expect(controller.viewIfLoaded == nil)
  }

  @Test("a subclass of UIPresentationController overrides its controllers and its container")
  func presentation() {
    final class Presentation: UIPresentationController {
      let (other, container) = (UIViewController(), UIView())
      override var presentingViewController: UIViewController { other }
      override var presentedViewController: UIViewController { other }
      override var containerView: UIView? { container }
    }
    let made = Presentation(presentedViewController: UIViewController(), presenting: nil)
    let presentation: UIPresentationController = made
    #expect(presentation.presentingViewController === made.other)
    #expect(presentation.presentedViewController === made.other)
    #expect(presentation.containerView === made.container)
  }

  @Test("a subclass of CALayer overrides its tree")
  func layer() {
    final class Layer: CALayer {
      nonisolated(unsafe) var sets = 0
      override var superlayer: CALayer? { self }
      override var sublayers: [CALayer]? {
        get { super.sublayers }
        set {
          sets += 1
          super.sublayers = newValue
        }
      }
    }
    let made = Layer()
    let layer: CALayer = made
    layer.sublayers = [CALayer()]
    #expect(made.sets == 1)
    #expect(layer.sublayers?.count == 1)
    #expect(layer.superlayer === layer)
  }

  @Test("a subclass of NSLayoutConstraint overrides its numbers and the parsing of formats")
  func constraint() {
    final class Constraint: NSLayoutConstraint {
      override var relation: Relation { .lessThanOrEqual }
      override var multiplier: CGFloat { 5 }
      override class func constraints(
        withVisualFormat format: String, options opts: FormatOptions, metrics: [String: Any]?,
        views: [String: Any]
      ) -> [NSLayoutConstraint] { [Constraint()] }
    }
    let type: NSLayoutConstraint.Type = Constraint.self
    let made = type.constraints(withVisualFormat: "", options: [], metrics: nil, views: [:])
    #expect(made.first?.multiplier == 5)
    #expect(made.first?.relation == .lessThanOrEqual)
  }

  @Test("controls, recognizers, detents, actions, animators and effect views are overridden")
  func others() {
    final class Control: UIControl { override var isTracking: Bool { true } }
    final class Pan: UIPanGestureRecognizer {
      let own = UIView()
      override var view: UIView? { own }
    }
    final class Detent: UISheetPresentationController.Detent {
      override class func medium() -> UISheetPresentationController.Detent { .large() }
    }
    final class Action: UIAction { override var identifier: Identifier { Identifier("own") } }
    final class Animator: UIViewPropertyAnimator {
      override var timingParameters: (any UITimingCurveProvider)? { nil }
    }
    final class Effect: UIVisualEffectView {
      let own = UIView()
      override var contentView: UIView { own }
    }
    let control: UIControl = Control()
    #expect(control.isTracking)
    let pan = Pan()
    #expect((pan as UIGestureRecognizer).view === pan.own)
    let detent: UISheetPresentationController.Detent.Type = Detent.self
    #expect(detent.medium().identifier == .large)
    let action: UIAction = Action { _ in }
    #expect(action.identifier.rawValue == "own")
    let animator: UIViewPropertyAnimator = Animator()
    #expect(animator.timingParameters == nil)
    let effect = Effect(effect: nil)
    #expect((effect as UIVisualEffectView).contentView === effect.own)
  }
}
