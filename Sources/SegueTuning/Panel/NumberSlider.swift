import SegueConfig
import SegueCore

/// A slider over a range, whose values are round numbers.
final class NumberSlider: UISlider {
  private let range: ClosedRange<Double>
  /// The distance between two values: 1, 2 or 5 times a power of ten, about a hundredth of the range.
  private let step: Double

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - range: The range of the values.
  ///   - isWhole: Whether the values are whole numbers.
  ///   - identifier: The accessibility identifier.
  ///   - change: Called with a new value.
  init(
    _ range: ClosedRange<Double>, isWhole: Bool = false, identifier: String,
    _ change: @escaping (Double) -> Void
  ) {
    self.range = range
    step = isWhole ? 1 : Self.step(of: range.upperBound - range.lowerBound)
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    minimumValue = Float(range.lowerBound)
    maximumValue = Float(range.upperBound)
    addAction(
      UIAction { [reference = UIKitReference(self)] _ in
        if let slider = reference.object { change(slider.roundValue) }
      }, for: .valueChanged)
  }

  nonisolated deinit {}

  required init?(coder: NSCoder) { nil }

  /// Returns 1, 2 or 5 times a power of ten that is about a hundredth of a length.
  private static func step(of length: Double) -> Double {
    var power = 1e-6
    while power * 1_000 <= length { power *= 10 }
    let ratio = length / (power * 100)
    return power * (ratio < 2 ? 1 : ratio < 5 ? 2 : 5)
  }

  /// The value, rounded to a step, inside of the range.
  private var roundValue: Double {
    let steps = (Double(value) / step).rounded()
    // A product with a step such as 0.01 has an error in its last digit.
    let round = step < 1 ? steps / (1 / step).rounded() : steps * step
    return min(max(round, range.lowerBound), range.upperBound)
  }

  /// Shows a value, unless the user is changing it.
  func show(_ value: Double?) {
    guard let value, !isTracking else { return }
    setValue(Float(value), animated: false)
  }
}

/// A row with a slider.
final class NumberRow: ParameterRow {
  private let slider: NumberSlider
  /// Whether there is a number, for an optional one.
  private var choice: ChoiceView?

  init(
    _ parameter: TunedParameter, _ range: ClosedRange<Double>, isWhole: Bool,
    _ change: @escaping (JSONValue?) -> Void
  ) {
    slider = NumberSlider(range, isWhole: isWhole, identifier: parameter.path) {
      change(.number($0))
    }
    super.init(parameter, change)
    addHeader()
    if parameter.isOptional { addChoice(range, change) }
    addSubview(slider)
    addSummary()
  }

  /// Adds a choice of no number, or one in the middle of the range.
  private func addChoice(
    _ range: ClosedRange<Double>, _ change: @escaping (JSONValue?) -> Void
  ) {
    let middle = ((range.lowerBound + range.upperBound) * 50).rounded() / 100
    let choice = ChoiceView(["–", "a number"], identifier: "\(parameter.path) choice") {
      change($0 == 0 ? nil : .number(middle))
    }
    self.choice = choice
    addSubview(choice)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ value: JSONValue, of values: JSONValue) {
    super.show(value, of: values)
    choice?.selectedIndex = value == .null ? 0 : 1
    let isHidden = choice != nil && value == .null
    if slider.isHidden != isHidden {
      slider.isHidden = isHidden
      sizeDidChange()
    }
    slider.show(value.number)
  }
}
