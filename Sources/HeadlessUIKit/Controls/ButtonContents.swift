/// The contents of a button for each state.
struct ButtonContents {
  var titles = StateTable<String>()
  var colors = StateTable<UIColor>()
  var shadows = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgrounds = StateTable<UIImage>()
  var attributedTitles = StateTable<NSAttributedString>()
  var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

  static func value<Value>(_ table: StateTable<Value>, _ state: UIControl.State) -> Value? {
    table[state] ?? table[.normal]
  }
}
