/// Values for states of a control, which are option sets and cannot be keys of a dictionary: for one state, or
/// for those of two neighbors, with the metrics of a bar.
struct StateTable<Value> {
  private struct Key: Hashable {
    var left: UInt
    var right: UInt
    var metrics: Int
  }

  private var values: [Key: Value] = [:]

  subscript(
    left: UIControl.State, right: UIControl.State = .normal,
    metrics metrics: UIBarMetrics = .default
  ) -> Value? {
    get { values[key(left, right, metrics)] }
    set { values[key(left, right, metrics)] = newValue }
  }

  private func key(
    _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) -> Key { Key(left: left.rawValue, right: right.rawValue, metrics: metrics.rawValue) }
}
