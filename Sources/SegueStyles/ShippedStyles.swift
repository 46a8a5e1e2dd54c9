import DimmingStyle
public import SegueCore
import SheetStyle
import SlideInStyle
import SwipeBackStyle

/// The styles that come with Segue.
public nonisolated let shippedStyles = StyleCatalog([
  StyleEntry(.dimming),
  StyleEntry(.sheet),
  StyleEntry(.slideIn),
  StyleEntry(.swipeBack),
])
