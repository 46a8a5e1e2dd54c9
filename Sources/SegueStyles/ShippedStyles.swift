import DimmingStyle
public import SegueCore
import SlideInStyle

/// The styles that come with Segue.
public nonisolated let shippedStyles = StyleCatalog([
  StyleEntry(dimming),
  StyleEntry(slideIn),
])
