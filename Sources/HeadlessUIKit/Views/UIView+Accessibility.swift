/// The settings that few views have: one entry among the associations of a view.
struct RareViewSettings {
  var ignoresInvertColors = false
  var largeTitle: String?
  var largeImage: UIImage?
  var showsLarge = false

  fileprivate static let key = UnsafeRawPointer(("settings" as StaticString).utf8Start)
}

extension UIView {
  final var rareSettings: RareViewSettings {
    get { associations[RareViewSettings.key] as? RareViewSettings ?? RareViewSettings() }
    set { associations[RareViewSettings.key] = newValue }
  }
}
