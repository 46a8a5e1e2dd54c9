import Foundation
import SegueConfig
import SegueCore
import SegueMotion
import SegueStyles
import SegueYAML
import TestSupport
import Testing

/// The motion of each preset with a published formula, compared with that formula: the deviations
/// that the presets state.
@Suite struct PresetMotionTests {
  nonisolated struct Published: CustomTestStringConvertible, Sendable {
    var style: String
    var preset: String
    /// The progress at a time, s.
    var progress: @Sendable (Double) -> Double
    var testDescription: String { "\(style) \(preset)" }
  }

  /// A critically damped spring of an angular frequency, rad/s.
  private nonisolated static func critical(
    _ frequency: Double, initialVelocity: Double = 0
  ) -> @Sendable (Double) -> Double {
    { 1 - (1 + (frequency - initialVelocity) * $0) * exp(-frequency * $0) }
  }

  /// An underdamped spring of an angular frequency, rad/s, and a damping ratio.
  private nonisolated static func underdamped(
    _ frequency: Double, _ ratio: Double
  ) -> @Sendable (Double) -> Double {
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    return { time in
      let swing = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
      return 1 - exp(-ratio * frequency * time) * swing
    }
  }

  /// A cubic Bézier curve over a duration, s, by bisection.
  private nonisolated static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, over duration: Double
  ) -> @Sendable (Double) -> Double {
    @Sendable nonisolated func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    return { time in
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if value(x1, x2, middle) < time / duration { low = middle } else { high = middle }
      }
      return value(y1, y2, low)
    }
  }

  nonisolated static let published = [
    Published(style: "sheet", preset: "pullToDismiss") { $0 / 0.4 },
    Published(style: "sheet", preset: "player") { $0 / 0.4 },
    Published(style: "dimming", preset: "slideUp", progress: bezier(0.42, 0, 0.58, 1, over: 0.25)),
    Published(style: "sheet", preset: "card", progress: bezier(0, 0, 0.58, 1, over: 0.4)),
    // UIKit's spring of damping ratio 0.8 over 0.5 s (UIKit row 182).
    Published(style: "sheet", preset: "panModal", progress: underdamped(17.98864, 0.8)),
    // UIKit's default spring, with a stiffness of 1000 and a mass of 3 (UIKit row 170).
    Published(style: "sheet", preset: "system", progress: critical(18.25741858350554)),
    Published(style: "sheet", preset: "floatingPanel", progress: critical(2 * .pi / 0.4)),
    Published(style: "sheet", preset: "vaul", progress: bezier(0.32, 0.72, 0, 1, over: 0.5)),
    Published(style: "sheet", preset: "adwaita", progress: underdamped(20, 0.8)),
    Published(style: "slideIn", preset: "panel", progress: bezier(0.42, 0, 0.58, 1, over: 0.3)),
    // UIKit's spring over 0.35 s from 1/s: at its end it is 0.1 % from its target (UIKit row 182).
    Published(
      style: "slideIn", preset: "sideMenu",
      progress: critical(26.270534914688596, initialVelocity: 1)),
    Published(style: "swipeBack", preset: "fullPage") { $0 / 0.4 },
    Published(style: "swipeBack", preset: "system", progress: critical(18.25741858350554)),
    Published(style: "crossDissolve", preset: "tabFade") { $0 / 0.4 },
    Published(
      style: "crossDissolve", preset: "materialFadeThrough",
      progress: bezier(0.4, 0, 0.2, 1, over: 0.3)),
  ]

  @Test("the motion of a preset deviates from its source by less than 0.1 %", arguments: published)
  func motion(_ published: Published) throws {
    let timing = try #require(Self.timing(published.style, published.preset))
    let motion = timing.motion
    let deviation = (0..<1000).map { step in
      let time = timing.settlingDuration * Double(step) / 1000
      return abs(motion.progress(at: time) - published.progress(time))
    }.max()
    #expect(try #require(deviation) < 0.001, "\(timing)")
  }

  /// The forward timing of a preset, from its parameters as in YAML.
  private static func timing(_ style: String, _ preset: String) -> TransitionTiming? {
    var diagnostics = ConfigDiagnostics()
    let value = YAMLReader.parse("preset: \(preset)", name: "preset.yaml", into: &diagnostics)
    guard
      let encoded = shippedStyles[style]?.configuredStyle(value, into: &diagnostics)?.encoded,
      let duration = Double(encoded["duration"]?.yamlText ?? ""),
      let motion = encoded["forward"]?["motion"].flatMap({ $0 == .null ? nil : $0 })
        ?? encoded["motion"]
    else { return nil }
    let read = YAMLReader.parse(
      "motion: \(motion.yamlText)", name: "motion.yaml", into: &diagnostics)?["motion"]
    return read.flatMap { ParameterKind<MotionChoice>.motion.decode($0, &diagnostics) }?
      .timing(duration: duration)
  }

  @Test("there are at least twelve presets, each with its source")
  func sources() {
    let presets = shippedStyles.entries.flatMap(\.parameters).flatMap(\.presets)
    #expect(presets.count >= 12)
    #expect(presets.filter(\.source.isEmpty).map(\.name) == [])
  }

  @Test("a preset in which a swipe has no effect says so")
  func ineffectiveSwipes() {
    for preset in shippedStyles.entries.flatMap(\.parameters).flatMap(\.presets) {
      let threshold = preset.changes.first { $0.key.hasSuffix("velocityThreshold") }
      let isIneffective = threshold.flatMap { Double($0.value) }.map { $0 > 10_000 } ?? false
      #expect(preset.source.contains("A swipe does not") == isIneffective, "\(preset.name)")
    }
  }
}
