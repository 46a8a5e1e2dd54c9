extension System {
  /// The systems in the order of the home screen; a new one is one line here.
  public static let all: [System] = [
    .dimming, .adaptivePresentation, .sizeChanges, .slideIn, .twoThirds, .sharedStyle, .olympics,
    .bottomSheet, .gestureOnly, .growingSheet, .rubberBand, .interruptibleSheet,
    .presentationStyles, .presentationContext, .nestedPresentations, .transitionStyles,
    .appearanceCallbacks, .popoverAndBlur, .transitionContent, .delegateLifetime, .unsavedChanges,
    .fadingTabs, .viewAnimators, .pushAndPop, .sharedElements, .propertyAnimator, .alongside,
    .article, .card, .swipeBack, .player,
  ]
}
