import DimmingStyle
public import SegueCore
import SheetStyle
import SlideInStyle
import SwipeBackStyle

/// The styles that are part of Segue.
public nonisolated let shippedStyles = StyleCatalog([
  StyleEntry(.dimming),
  StyleEntry(.sheet),
  StyleEntry(.slideIn),
  StyleEntry(.swipeBack),
])
