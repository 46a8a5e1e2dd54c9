import SegueConfig
import SegueCore

/// A row with a choice of words, and of keys whose value is a number, for which a slider appears.
final class AlternativesRow: ParameterRow {
  /// The words, after `nil` for no value if the parameter is optional.
  private let words: [String?]
  private let numbers: [ParameterForm.Keyed]
  private var choice: ChoiceView?
  private var sliders: [NumberSlider] = []

  init(
    _ parameter: TunedParameter, _ words: [String], _ numbers: [ParameterForm.Keyed],
    _ change: @escaping (JSONValue?) -> Void
  ) {
    self.words = (parameter.isOptional ? [nil] : []) + words.map(Optional.init)
    self.numbers = numbers
    super.init(parameter, change)
    addHeader()
    let titles = self.words.map { $0 ?? "–" } + numbers.map(\.key)
    let choice = ChoiceView(titles, identifier: parameter.path) { [values = self.words] index in
      guard index < values.count else {
        let number = numbers[index - values.count]
        return change(.object([.init(number.key, .number(number.initial))]))
      }
      change(values[index].map(JSONValue.string))
    }
    self.choice = choice
    addSubview(choice)
    for number in numbers {
      let slider = NumberSlider(
        number.range, identifier: "\(parameter.path).\(number.key)"
      ) { change(.object([.init(number.key, .number($0))])) }
      slider.isHidden = true
      sliders.append(slider)
      addSubview(slider)
    }
    addSummary()
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ value: JSONValue, of values: JSONValue) {
    super.show(value, of: values)
    let key = value.members?.first?.name
    let keyIndex = numbers.firstIndex { $0.key == key }
    choice?.selectedIndex =
      keyIndex.map { words.count + $0 } ?? words.firstIndex { $0 == value.text }
    for (index, slider) in sliders.enumerated() {
      if slider.isHidden != (index != keyIndex) {
        slider.isHidden = index != keyIndex
        sizeDidChange()
      }
      if index == keyIndex { slider.show(value.members?.first?.value.number) }
    }
  }
}

extension ParameterForm.Keyed {
  /// The number when the user chooses the key: the middle of the range, rounded.
  var initial: Double {
    let middle = (range.lowerBound + range.upperBound) / 2
    return middle > 10 ? middle.rounded() : (middle * 10).rounded() / 10
  }
}
