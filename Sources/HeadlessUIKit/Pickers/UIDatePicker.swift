/// The styles of date pickers.
public nonisolated enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A button that shows a picker.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A control that selects a date.
///
/// The simulated one has the sizes of UIKit's and shows its date as text; a test sets the date and calls
/// `sendActions(for: .valueChanged)`.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What a date picker selects.
  public nonisolated enum Mode: Int, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// A year and a month.
    case yearAndMonth = 4
  }

  private let label = UILabel(frame: .zero)
  private var ownDate: Date

  /// Creates a picker with the date of the device's clock: 1 January 2001 when it starts.
  public override init(frame: CGRect) {
    ownDate = Date(timeIntervalSinceReferenceDate: SimulatedDevice.current?.now ?? 0)
    super.init(frame: frame)
    install()
  }
  /// Creates a picker of a registered nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    ownDate = Date(timeIntervalSinceReferenceDate: SimulatedDevice.current?.now ?? 0)
    super.init(coder: coder)
    install()
  }

  /// The date, within the limits. Setting it sends no event.
  open var date: Date {
    get { ownDate }
    set { setDate(newValue, animated: false) }
  }
  /// Sets the date; sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    ownDate = limited(date)
    showDate()
  }
  /// The earliest date; `nil` by default.
  open var minimumDate: Date? { didSet { setDate(ownDate, animated: false) } }
  /// The latest date; `nil` by default.
  open var maximumDate: Date? { didSet { setDate(ownDate, animated: false) } }
  /// What the picker selects; a date and a time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { showDate() } }
  /// The preferred style; automatic by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The style: compact, unless another one is preferred.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The locale; `nil` by default. The text is English.
  /// Stored only.
  open var locale: Locale?
  /// The calendar; Gregorian by default, as that of the text.
  /// Stored only.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone; `nil`, the default, selects GMT for the text.
  open var timeZone: TimeZone? { didSet { showDate() } }
  /// The duration of a count-down, s; 0 by default.
  /// Stored only.
  open var countDownDuration: TimeInterval = 0
  /// The step of the minutes; 1 by default.
  /// Stored only.
  open var minuteInterval = 1
  /// Whether the date is rounded to the step; true by default.
  /// Stored only.
  open var roundsToMinuteInterval = true

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 48 : 360)
    case .compact, .automatic:
      CGSize(width: label.intrinsicContentSize.width + 20, height: 34.5)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  private func install() {
    label.textAlignment = .center
    addSubview(label)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    showDate()
  }
  private func limited(_ date: Date) -> Date {
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate, minimumDate.map({ $0 <= maximumDate }) ?? true {
      date = min(date, maximumDate)
    }
    return date
  }
  private func showDate() {
    let seconds =
      Int(ownDate.timeIntervalSinceReferenceDate.rounded(.down))
      + (timeZone?.secondsFromGMT(for: ownDate) ?? 0)
    label.text = DateText(seconds: seconds).text(for: datePickerMode)
    invalidateIntrinsicContentSize()
  }
}

/// The date and time of a number of seconds since 1 January 2001, in the Gregorian calendar and in English:
/// language data are not available everywhere.
private struct DateText {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private let year: Int
  private let month: Int
  private let day: Int
  private let minutes: Int

  init(seconds: Int) {
    let second = (seconds % 86_400 + 86_400) % 86_400
    minutes = second / 60
    // Days since 1 March 0000, in years that end in February.
    let days = (seconds - second) / 86_400 + 730_791
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let ofEra = days - era * 146_097
    let years = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * years + years / 4 - years / 100)
    let shifted = (5 * ofYear + 2) / 153
    day = ofYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = years + era * 400 + (month <= 2 ? 1 : 0)
  }

  func text(for mode: UIDatePicker.Mode) -> String {
    let name = Self.months[month - 1]
    let time = "\(Self.digits(minutes / 60)):\(Self.digits(minutes % 60))"
    let date = "\(day) \(name.prefix(3)) \(year)"
    switch mode {
    case .time, .countDownTimer: return time
    case .date: return date
    case .dateAndTime: return "\(date), \(time)"
    case .yearAndMonth: return "\(name) \(year)"
    }
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
