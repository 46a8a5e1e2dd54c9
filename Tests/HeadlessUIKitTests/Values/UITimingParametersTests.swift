import Foundation
import HeadlessUIKit
import SegueMotion
import TestSupport
import Testing

@Suite(.checkedDevices) struct UITimingParametersTests {
  nonisolated struct CurveCase: CustomTestStringConvertible, Sendable {
    var curve: UIView.AnimationCurve
    var bezier: CubicBezier
    var testDescription: String { "\(curve)" }
  }

  @Test(
    "a built-in curve animates as its Bézier curve, and hides its control points",
    arguments: [
      CurveCase(curve: .easeInOut, bezier: .easeInOut),
      CurveCase(curve: .easeIn, bezier: .easeIn),
      CurveCase(curve: .easeOut, bezier: .easeOut),
      CurveCase(curve: .linear, bezier: .linear),
    ])
  func builtIn(example: CurveCase) {
    let parameters = UICubicTimingParameters(animationCurve: example.curve)
    #expect(parameters.motion(lasting: 0.4) == .curve(example.bezier, duration: 0.4))
    #expect(parameters.animationCurve == example.curve)
    #expect(parameters.timingCurveType == .builtin)
    #expect(parameters.controlPoint1 == .zero)
    #expect(parameters.controlPoint2 == .zero)
    #expect(parameters.cubicTimingParameters === parameters)
    #expect(parameters.springTimingParameters == nil)
  }

  @Test("[168] cubic parameters without arguments are Core Animation's default curve (168a, 168c)")
  func defaultCurve() {
    let parameters = UICubicTimingParameters()
    #expect(parameters.motion(lasting: 1) == .curve(.default, duration: 1))
    #expect(parameters.motion(lasting: 1) != .curve(.easeInOut, duration: 1))
    #expect(parameters.controlPoint1 == .zero)
    #expect(parameters.controlPoint2 == .zero)
  }

  @Test("[168] the x of a control point is clamped to 0...1, the y is not (168b)")
  func controlPoints() throws {
    let parameters = UICubicTimingParameters(
      controlPoint1: CGPoint(x: -0.5, y: -2), controlPoint2: CGPoint(x: 1.5, y: 3))
    #expect(parameters.timingCurveType == .cubic)
    #expect(parameters.controlPoint1 == CGPoint(x: 0, y: -2))
    #expect(parameters.controlPoint2 == CGPoint(x: 1, y: 3))
    #expect(try parameters.motion(lasting: 2) == .curve(CubicBezier(0, -2, 1, 3), duration: 2))
    let none = UICubicTimingParameters(
      controlPoint1: CGPoint(x: CGFloat.nan, y: .infinity), controlPoint2: CGPoint(x: 1, y: 1))
    #expect(none.controlPoint1 == .zero)
  }

  @Test("[151] a spring with a damping ratio starts at rest")
  func atRest() throws {
    let parameters = UISpringTimingParameters(dampingRatio: 0.8)
    #expect(parameters.initialVelocity == .zero)
    let spring = try Spring(dampingRatio: 0.8, settlingIn: 0.5)
    guard
      case .spring(let found, initialVelocity: 0, duration: 0.5) =
        parameters.motion(lasting: 0.5)
    else {
      Issue.record("no spring of half a second at rest")
      return
    }
    #expect(
      isClose(
        [found.mass, found.stiffness, found.damping], [1, spring.stiffness, spring.damping],
        within: 1e-5))
    #expect(parameters.timingCurveType == .spring)
    #expect(parameters.springTimingParameters === parameters)
    #expect(parameters.cubicTimingParameters == nil)
  }

  @Test("[170] the default spring is the system's, with a damping ratio of 4.5644")
  func systemSpring() throws {
    let made = try Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(isClose(made.dampingRatio, 4.5644, within: 0.00005))
    let motion = UISpringTimingParameters().motion(lasting: 3)
    #expect(motion == .spring(made.clampedToCritical(), initialVelocity: 0, duration: 0.5))
  }

  nonisolated struct ProgressCase: CustomTestStringConvertible, Sendable {
    var seconds: Double
    var progress: Double
    var testDescription: String { "\(seconds) s" }
  }

  @Test(
    "[171][172] the system's spring runs critically damped (171b, 172a)",
    arguments: [
      ProgressCase(seconds: 0.05, progress: 0.232230),
      ProgressCase(seconds: 0.1, progress: 0.544778),
      ProgressCase(seconds: 0.2, progress: 0.879282),
      ProgressCase(seconds: 0.3, progress: 0.972919),
      ProgressCase(seconds: 0.4, progress: 0.994408),
    ])
  func critical(example: ProgressCase) {
    let found = UISpringTimingParameters().motion(lasting: 0.5).progress(at: example.seconds)
    #expect(isClose(found, example.progress, within: 0.000001))
  }

  @Test("[173] a damping ratio above 1 runs critically damped (173a)")
  func overDamped() {
    let wanted = UISpringTimingParameters(dampingRatio: 1).motion(lasting: 0.5)
    #expect(UISpringTimingParameters(dampingRatio: 3).motion(lasting: 0.5) == wanted)
    #expect(UISpringTimingParameters(dampingRatio: .infinity).motion(lasting: 0.5) == wanted)
    #expect(UISpringTimingParameters(dampingRatio: .nan).motion(lasting: 0.5) == wanted)
  }

  @Test(
    "[173] a negative bounce is critically damped at the same frequency, or overdamped by option (173c)",
    arguments: [false, true])
  func negativeBounce(isOverdamped: Bool) throws {
    var configuration = DeviceConfiguration()
    configuration.choices.bounceBelowZeroIsOverdamped = isOverdamped
    let motion = makeDevice(configuration).perform {
      UISpringTimingParameters(duration: 0.5, bounce: -0.3).motion(lasting: 1)
    }
    let spring = try Spring(duration: 0.5, bounce: -0.3)
    #expect(motion == .settling(isOverdamped ? spring : spring.clampedToCritical()))
    guard case .spring(let found, _, _) = motion else { return }
    #expect(isClose(found.dampingRatio, isOverdamped ? 1 / 0.7 : 1, within: 1e-12))
  }

  @Test("[276] a spring with physical parameters has its own duration (276b)")
  func physical() {
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 5, dy: -5))
    #expect(isClose(parameters.motion(lasting: 9).duration, 1.381551056, within: 1e-9))
    #expect(
      isClose(parameters.motion(lasting: 9, isVertical: true).duration, 1.535081406, within: 1e-9))
  }

  @Test("[183] only the y coordinate of a position uses the vertical velocity (183c)")
  func velocity() {
    let parameters = UISpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: CGVector(dx: 2, dy: -3))
    guard case .spring(_, let across, _) = parameters.motion(lasting: 0.5),
      case .spring(_, let down, _) = parameters.motion(lasting: 0.5, isVertical: true)
    else {
      Issue.record("expected springs")
      return
    }
    #expect(across == 2)
    #expect(down == -3)
  }

  @Test("[278] a spring of duration and bounce settles by itself")
  func bounce() {
    let plain = UISpringTimingParameters(duration: 0.5, bounce: 0).motion(lasting: 9)
    #expect(isClose(plain.duration, 0.8, within: 1e-9))
    let bouncy = UISpringTimingParameters(duration: 0.5, bounce: 0.3).motion(lasting: 9)
    #expect(isClose(bouncy.duration, 0.862955))
  }

  nonisolated struct UnusableCase: CustomTestStringConvertible, Sendable {
    var mass: CGFloat
    var stiffness: CGFloat
    var damping: CGFloat
    var testDescription: String { "mass \(mass), stiffness \(stiffness), damping \(damping)" }
  }

  @Test(
    "invalid parameters give the critically damped spring of the animator's duration",
    arguments: [
      UnusableCase(mass: 0, stiffness: 100, damping: 10),
      UnusableCase(mass: 1, stiffness: -1, damping: 10),
      UnusableCase(mass: 1, stiffness: 100, damping: -10),
      UnusableCase(mass: .nan, stiffness: 100, damping: 10),
      UnusableCase(mass: 1, stiffness: .infinity, damping: 10),
    ])
  func unusable(example: UnusableCase) {
    let parameters = UISpringTimingParameters(
      mass: example.mass, stiffness: example.stiffness, damping: example.damping,
      initialVelocity: CGVector(dx: CGFloat.nan, dy: 0))
    let wanted = UISpringTimingParameters(dampingRatio: 1).motion(lasting: 0.4)
    #expect(parameters.motion(lasting: 0.4) == wanted)
    #expect(parameters.initialVelocity == .zero)
  }

  @Test("an animator with zero duration is at its end at once")
  func noDuration() {
    let motion = UISpringTimingParameters(dampingRatio: 0.5).motion(lasting: 0)
    #expect(motion.progress(at: 0) == 1)
  }

  nonisolated struct NamedCase: CustomTestStringConvertible, Sendable {
    var name: CAMediaTimingFunctionName
    var points: [Float]
    var testDescription: String { name.rawValue }
  }

  @Test(
    "[166] a named timing function has Core Animation's control points",
    arguments: [
      NamedCase(name: .linear, points: [0, 0, 0, 0, 1, 1, 1, 1]),
      NamedCase(name: .easeIn, points: [0, 0, 0.42, 0, 1, 1, 1, 1]),
      NamedCase(name: .easeOut, points: [0, 0, 0, 0, 0.58, 1, 1, 1]),
      NamedCase(name: .easeInEaseOut, points: [0, 0, 0.42, 0, 0.58, 1, 1, 1]),
      NamedCase(name: .default, points: [0, 0, 0.25, 0.1, 0.25, 1, 1, 1]),
    ])
  func named(example: NamedCase) {
    let function = CAMediaTimingFunction(name: example.name)
    var found: [Float] = []
    for index in 0..<4 {
      var point: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &point)
      found += point
    }
    #expect(found == example.points)
    let p = example.points
    #expect(function.isEqual(CAMediaTimingFunction(name: example.name)))
    let made = CAMediaTimingFunction(controlPoints: p[2], p[3], p[4], p[5])
    var point: [Float] = [-1, -1]
    made.getControlPoint(at: 2, values: &point)
    #expect(point == [p[4], p[5]])
    // There is no such point: the values are unchanged.
    made.getControlPoint(at: 4, values: &point)
    #expect(point == [p[4], p[5]])
  }
}
