import SegueConfig
import SegueCore
import SegueMotion

/// A row with the curves by name, a Bézier curve and a spring with a slider for each of their constants,
/// and the curve of the motion.
final class MotionRow: ParameterRow {
  private var words: [String?] = []
  private var choice: ChoiceView?
  private let curve = CurveView()
  private let constants = ColumnView(spacing: 4)
  /// The constants that have a slider, by name.
  private var sliders: [(key: String, slider: NumberSlider)] = []
  /// The key of the shown motion: `spring`, `bezier`, or none.
  private var key = ""
  /// The constants of the shown spring or Bézier curve.
  private var numbers: [(name: String, number: Double)] = []

  override init(_ parameter: TunedParameter, _ change: @escaping (JSONValue?) -> Void) {
    super.init(parameter, change)
    addHeader()
    let names = MotionChoice.curveNames
    words = (parameter.isOptional ? [nil] : []) + names.map(Optional.init)
    let titles = words.map { $0 ?? "–" } + Self.initial.map(\.key)
    let choice = ChoiceView(titles, identifier: parameter.path) { [words] index in
      guard index >= words.count else { return change(words[index].map(JSONValue.string)) }
      let (key, numbers) = Self.initial[index - words.count]
      change(Self.value(key, numbers))
    }
    self.choice = choice
    addSubview(choice)
    addSubview(curve)
    addSubview(constants)
    addSummary()
  }

  required init?(coder: NSCoder) { nil }

  /// The motions with constants, as they are when the user chooses them.
  private static let initial: [(key: String, numbers: [(name: String, number: Double)])] = [
    ("bezier", [("x1", 0.3), ("y1", 0), ("x2", 0.1), ("y2", 1)]),
    ("spring", [("duration", 0.5), ("bounce", 0.2)]),
  ]

  /// Returns a motion as in a file.
  private static func value(
    _ key: String, _ numbers: [(name: String, number: Double)]
  ) -> JSONValue {
    let constants: JSONValue =
      key == "bezier"
      ? .array(numbers.map { .number($0.number) })
      : .object(numbers.map { .init($0.name, .number($0.number)) })
    return .object([.init(key, constants)])
  }

  /// Returns the constants of a motion as in a file; none for a curve by its name.
  private static func numbers(of value: JSONValue) -> [(name: String, number: Double)] {
    if case .array(let items)? = value["bezier"] {
      return zip(["x1", "y1", "x2", "y2"], items).map { ($0, $1.number ?? 0) }
    }
    return value["spring"]?.members?.map { ($0.name, $0.value.number ?? 0) } ?? []
  }

  override func show(_ value: JSONValue, of values: JSONValue) {
    super.show(value, of: values)
    key = value.members?.first?.name ?? ""
    numbers = Self.numbers(of: value)
    choice?.selectedIndex =
      Self.initial.firstIndex { $0.key == key }.map { words.count + $0 }
      ?? words.firstIndex { $0 == value.text }
    showConstants()
    // The duration next to the motion, or else that of the transition.
    let group = parameter.group.isEmpty ? "" : parameter.group + "."
    let duration =
      values.value(at: "\(group)duration")?.number
      ?? values.value(at: "\(group)settleDuration")?.number ?? values["duration"]?.number ?? 1
    // An override without a motion has that of the transition.
    let motion = value == .null ? values["motion"] ?? .null : value
    curve.show(Self.motion(motion, duration: duration))
  }

  /// Shows a slider for each constant.
  private func showConstants() {
    if sliders.map(\.key) != numbers.map(\.name) {
      for view in constants.subviews { view.removeFromSuperview() }
      sliders = numbers.map { key, _ in
        let reference = UIKitReference(self)
        let slider = NumberSlider(
          Self.ranges[key] ?? -10...10, identifier: "\(parameter.path).\(key)"
        ) { reference.object?.set(key, to: $0) }
        constants.addSubview(Self.makeLabel(key, .note))
        constants.addSubview(slider)
        return (key, slider)
      }
      constants.isHidden = sliders.isEmpty
      sizeDidChange()
    }
    for (constant, slider) in zip(numbers, sliders) { slider.slider.show(constant.number) }
  }

  /// The ranges of the sliders: those in which a person sees a difference.
  private static let ranges: [String: ClosedRange<Double>] = [
    "duration": 0.1...1.5, "bounce": -0.5...0.8, "response": 0.1...1.5, "dampingRatio": 0.1...1,
    "x1": 0...1, "y1": -1...2, "x2": 0...1, "y2": -1...2, "mass": 0.1...10, "stiffness": 10...1_000,
    "damping": 1...100, "initialVelocity": -20...20,
  ]

  private func set(_ name: String, to number: Double) {
    guard let index = numbers.firstIndex(where: { $0.name == name }) else { return }
    var numbers = numbers
    numbers[index].number = number
    change(Self.value(key, numbers))
  }

  /// Returns the motion of a value as in a file; `nil` if it is not valid.
  private static func motion(_ value: JSONValue, duration: Double) -> Motion? {
    var diagnostics = ConfigDiagnostics()
    return value.configValue(&diagnostics)
      .flatMap { MotionChoice.kind.decode($0, &diagnostics) }?
      .timing(duration: duration).motion
  }
}

/// The progress of a motion over its duration, as points from the lower left to the upper right.
final class CurveView: UIView {
  private static let count = 60
  private let points = (0...count).map { _ in UIView() }
  private var progress: [Double] = []

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 6
    clipsToBounds = true
    isUserInteractionEnabled = false
    for point in points {
      point.backgroundColor = .systemBlue
      point.layer.cornerRadius = 1.5
      addSubview(point)
    }
  }

  nonisolated deinit {}

  required init?(coder: NSCoder) { nil }

  /// Shows a motion; no points for `nil`.
  func show(_ motion: Motion?) {
    progress =
      motion.map { motion in
        (0...Self.count).map {
          motion.progress(at: motion.duration * Double($0) / Double(Self.count))
        }
      } ?? []
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 72) }

  /// Positions the points: a margin of a fifth of the height is for what overshoots.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width - 12, bounds.height * 0.6)
    for (index, point) in points.enumerated() {
      point.isHidden = progress.isEmpty
      guard index < progress.count else { continue }
      let x = 6 + width * CGFloat(index) / CGFloat(Self.count)
      let y = bounds.height * 0.8 - height * CGFloat(progress[index])
      point.frame = CGRect(x: x - 1.5, y: y - 1.5, width: 3, height: 3)
    }
  }
}
