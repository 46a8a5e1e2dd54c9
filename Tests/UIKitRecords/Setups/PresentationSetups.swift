let presentationEvents = PresentationRun.setups([
  .dimming: [.presented, .dismissed],
  .removing: [.presented, .dismissed],
  .noAnimators: [.presented],
  .fullScreen: [.presented],
  .noDelegate: [.presented],
])

let presentationViews = PresentationRun.setups([
  .dimming: [
    .presentationBegins, .presentationAnimates, .presentationEnds, .presented, .dismissalAnimates,
    .dismissalEnds, .dismissed,
  ],
  .removing: [
    .presentationBegins, .presentationAnimates, .presentationEnds, .presented, .dismissalAnimates,
    .dismissalEnds, .dismissed,
  ],
  .noAnimators: [.presentationBegins, .presentationEnds, .presented, .dismissalEnds],
  .fullScreen: [
    .presentationBegins, .presentationAnimates, .presentationEnds, .presented, .dismissalAnimates,
    .dismissalEnds, .dismissed,
  ],
  .noDelegate: [.presented],
  .driven: [.dismissed],
])

let presentationFrames = PresentationRun.setups([
  .dimming: [.presentationAnimates, .dismissalAnimates],
  .removing: [.presentationAnimates, .dismissalAnimates],
  .fullScreen: [.presentationAnimates, .dismissalAnimates],
])
