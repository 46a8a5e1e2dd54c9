import CrossDissolveStyle
import DimmingStyle
import PushStyle
public import SegueCore
import SharedElementStyle
import SheetStyle
import SlideInStyle
import SwipeBackStyle
import ZoomStyle

/// The styles that are part of Segue.
public nonisolated let shippedStyles = StyleCatalog([
  StyleEntry(.crossDissolve),
  StyleEntry(.dimming),
  StyleEntry(.push),
  StyleEntry(.sharedElement),
  StyleEntry(.sheet),
  StyleEntry(.slideIn),
  StyleEntry(.swipeBack),
  StyleEntry(.zoom),
])
