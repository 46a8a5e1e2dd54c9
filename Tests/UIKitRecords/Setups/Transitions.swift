/// Transitions that run by themselves.
private let plainTransitions: [String: Setup] = [
  "present": { FadeScene.run(.present) },
  "dismiss": { FadeScene.run(.dismiss) },
  "push": { FadeScene.run(.push) },
  "pop": { FadeScene.run(.pop) },
]

/// Transitions that a percent-driven interaction controller updates and releases.
let drivenTransitions: [String: Setup] = [
  "dismiss, finished": { FadeScene.drive(.dismiss, after: 0.3, to: .finish) },
  "dismiss, canceled": { FadeScene.drive(.dismiss, after: 0.3, to: .cancel) },
  "pop, finished": { FadeScene.drive(.pop, after: 0.4, to: .finish) },
  "pop, canceled": { FadeScene.drive(.pop, after: 0.4, to: .cancel) },
]

private let allTransitions = plainTransitions.merging(drivenTransitions) { $1 }

// Of a push and a finished dismissal the order of the calls is not among the facts.
let transitionEvents = allTransitions.filter { !["push", "dismiss, finished"].contains($0.key) }
let transitionFrames = allTransitions
let transitionViews = allTransitions
let transitionContext = allTransitions
