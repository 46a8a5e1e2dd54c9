/// Values for states of a control, which are option sets and cannot be keys of a dictionary.
struct StateTable<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }
}
