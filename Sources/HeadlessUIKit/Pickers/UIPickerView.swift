/// Wheels of rows, of which the one in the middle of each is selected.
///
/// A drag moves a wheel by whole rows when it ends; a tap selects the row below it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The height of a row, pt.
  static let rowHeight: CGFloat = 32
  static let height: CGFloat = 216

  var wheels: [PickerWheel] = []
  private var needsReload = true
  private let indicator = UIView(frame: .zero)

  /// Creates a picker without data.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.usable(frame.size)))
    install()
  }
  /// Creates a picker of a registered nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }

  /// The data; weak.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
  /// The delegate, which supplies the rows and is notified of selections; weak.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
  /// Whether the selected rows have a background; true by default.
  /// Stored only.
  open var showsSelectionIndicator = true
  /// The number of components.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }
  /// Returns the number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].rowCount : 0
  }
  /// Returns the size of the rows of a component, pt.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }
  /// Returns the view of a row near the selected one; `nil` if it is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return nil }
    return wheels[component].rows[row]
  }
  /// Asks the data source and the delegate for everything again.
  open func reloadAllComponents() {
    needsReload = true
    loadIfNeeded()
  }
  /// Asks the data source and the delegate for a component again.
  open func reloadComponent(_ component: Int) { load(component) }
  /// Selects a row, without a call of the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "\(SimulatedDevice.describe(self)) has no component \(component); it has \(wheels.count)")
      return
    }
    wheels[component].select(row, animated: animated)
  }
  /// Returns the selected row of a component; -1 without one.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].selected : -1
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    layOutWheels()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { loadIfNeeded() }
  }

  private static func usable(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : 320, height: size.height > 0 ? size.height : height)
  }
  private func install() {
    clipsToBounds = true
    indicator.backgroundColor = .tertiarySystemFill
    indicator.layer.cornerRadius = 8
    indicator.isUserInteractionEnabled = false
    addSubview(indicator)
  }
  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }
  private func loadIfNeeded() {
    guard needsReload, dataSource != nil else { return }
    needsReload = false
    reload()
  }
  private func layOutWheels() {
    indicator.frame = CGRect(
      x: 9, y: (bounds.height - Self.rowHeight) / 2, width: max(0, bounds.width - 18),
      height: Self.rowHeight)
    var x: CGFloat = 9
    let share = max(0, bounds.width - 18) / CGFloat(max(1, wheels.count))
    for (index, wheel) in wheels.enumerated() {
      let own = delegate?.pickerView(self, widthForComponent: index) ?? 0
      wheel.frame = CGRect(x: x, y: 0, width: own > 0 ? own : share, height: bounds.height)
      x = wheel.frame.maxX
    }
  }
}

/// Loading the wheels.
extension UIPickerView {
  final func reload() {
    for wheel in wheels { wheel.removeFromSuperview() }
    let old = wheels
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    wheels = (0..<max(0, count)).map { index in
      let wheel = PickerWheel(index, of: self)
      if old.indices.contains(index) { wheel.selected = old[index].selected }
      addSubview(wheel)
      return wheel
    }
    for index in wheels.indices { load(index) }
    setNeedsLayout()
  }

  final func load(_ component: Int) {
    guard wheels.indices.contains(component) else { return }
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component)
    wheels[component].load(count, height ?? Self.rowHeight)
  }

  final func makeLabel(_ title: String?) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 23)
    return label
  }
}
