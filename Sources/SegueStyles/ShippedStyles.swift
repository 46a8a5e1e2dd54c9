import DimmingStyle
public import SegueCore
import SlideInStyle
import SwipeBackStyle

/// The styles that come with Segue.
public nonisolated let shippedStyles = StyleCatalog([
  StyleEntry(dimming),
  StyleEntry(slideIn),
  StyleEntry(swipeBack),
])
