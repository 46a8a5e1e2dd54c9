extension DeviceConfiguration {
  /// Returns the traits of a window with a size. As in UIKit, a phone has regular width from 736 x
  /// 414 pt in landscape on, and compact height below 480 pt.
  func traits(
    for size: CGSize, style: UIUserInterfaceStyle,
    layoutDirection: UITraitEnvironmentLayoutDirection, contentSizeCategory: UIContentSizeCategory
  ) -> UITraitCollection {
    let isPhone = idiom == .phone
    let horizontal: UIUserInterfaceSizeClass =
      isPhone
      ? (size.width > size.height && size.width >= 736 && size.height >= 414 ? .regular : .compact)
      : (size.width >= 600 ? .regular : .compact)
    let vertical: UIUserInterfaceSizeClass = isPhone && size.height < 480 ? .compact : .regular
    return UITraitCollection(
      values: TraitValues(
        userInterfaceIdiom: idiom, userInterfaceStyle: style, layoutDirection: layoutDirection,
        displayScale: scale, horizontalSizeClass: horizontal, verticalSizeClass: vertical,
        preferredContentSizeCategory: contentSizeCategory))
  }
}
