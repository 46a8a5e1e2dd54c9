/// The outcome of every call on a property animator, by state.
///
/// A line lists the call, the outcome at once, the outcome when all animations have ended (if it
/// differs), and the reason for a refusal. An outcome is the state, the fraction (unless the
/// animator is released), the presented position, and the model position in parentheses.
/// Completions follow with their times. For an added block, `y` gives the presented y half a second
/// and one second after the animator resumes.
nonisolated let animatorTable: [AnimatorTableTests.Phase: String] = [
  .inactive: """
  start() | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 2
  start(afterDelay: 1) | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3
  pause() | paused 0 at 50 (150)
  fractionComplete | inactive 0 at 50 (50), reads 0
  fractionComplete = 0.75 | paused 0.75 at 125 (150)
  isReversed | inactive 0 at 50 (50), reads false
  isReversed = true | inactive 0 at 50 (50)
  isReversed = false | inactive 0 at 50 (50)
  continue(nil, 0) | inactive 0 at 50 (50)
  continue(easeIn, 0.5) | inactive 0 at 50 (50)
  stop(true) | inactive 0 at 50 (50)
  stop(false) | inactive 0 at 50 (50)
  finish(.start) | inactive 0 at 50 (50) | - | stop first
  finish(.current) | inactive 0 at 50 (50) | - | stop first
  finish(.end) | inactive 0 at 50 (50) | - | stop first
  add(y) | inactive 0 at 50 (50), y 75, 100
  add(y, 0.5) | inactive 0 at 50 (50), y 50, 50
  addCompletion | inactive 0 at 50 (50)
  release | released at 50 (50)
  isInterruptible = false | inactive 0 at 50 (50)
  userInteraction = false | inactive 0 at 50 (50)
  """,
  .waiting: """
  start() | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3
  start(afterDelay: 1) | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3
  pause() | paused 0 at 50 (150)
  fractionComplete | runs 0 at 50 (150), reads 0 | inactive 0 at 150 (150), end at 3
  fractionComplete = 0.75 | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3
  isReversed | runs 0 at 50 (150), reads false | inactive 0 at 150 (150), end at 3
  isReversed = true | runs 1 at 50 (150) | inactive 0 at 50 (50), start at 0.5
  isReversed = false | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3
  continue(nil, 0) | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3
  continue(easeIn, 0.5) | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3
  stop(true) | inactive 0 at 50 (50)
  stop(false) | stopped 0 at 50 (50)
  finish(.start) | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3 | stop first
  finish(.current) | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3 | stop first
  finish(.end) | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3 | stop first
  add(y) | runs 0 at 50 (150:150), y 50, 75 | inactive 0 at 150:150 (150:150), end at 3
  add(y, 0.5) | runs 0 at 50 (150:150), y 50, 50 | inactive 0 at 150:150 (150:150), end at 3
  addCompletion | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3, also end
  release | released at 50 (150) | released at 150 (150), end at 3
  isInterruptible = false | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3 | set before
  userInteraction = false | runs 0 at 50 (150) | inactive 0 at 150 (150), end at 3 | set before
  """,
  .running: """
  start() | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2
  start(afterDelay: 1) | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2
  pause() | paused 0.25 at 75 (150)
  fractionComplete | runs 0.25 at 75 (150), reads 0.25 | inactive 0 at 150 (150), end at 2
  fractionComplete = 0.75 | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2
  isReversed | runs 0.25 at 75 (150), reads false | inactive 0 at 150 (150), end at 2
  isReversed = true | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 1
  isReversed = false | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2
  continue(nil, 0) | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2
  continue(easeIn, 0.5) | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2
  stop(true) | inactive 0 at 75 (75)
  stop(false) | stopped 0.25 at 75 (75)
  finish(.start) | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2 | stop first
  finish(.current) | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2 | stop first
  finish(.end) | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2 | stop first
  add(y) | runs 0.25 at 75 (150:150), y 83.3333, 116.6667 | inactive 0 at 150:150 (150:150), end at 2
  add(y, 0.5) | runs 0.25 at 75 (150:150), y 50, 50 | inactive 0 at 150:150 (150:150), end at 2
  addCompletion | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2, also end
  release | released at 75 (150) | released at 150 (150), end at 2
  isInterruptible = false | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2 | set before
  userInteraction = false | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2 | set before
  """,
  .paused: """
  start() | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2
  start(afterDelay: 1) | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 3
  pause() | paused 0.25 at 75 (150)
  fractionComplete | paused 0.25 at 75 (150), reads 0.25
  fractionComplete = 0.75 | paused 0.75 at 125 (150)
  isReversed | paused 0.25 at 75 (150), reads false
  isReversed = true | paused 0.75 at 75 (150)
  isReversed = false | paused 0.25 at 75 (150)
  continue(nil, 0) | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 2
  continue(easeIn, 0.5) | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 1.5
  stop(true) | inactive 0 at 75 (75)
  stop(false) | stopped 0.25 at 75 (75)
  finish(.start) | paused 0.25 at 75 (150) | - | stop first
  finish(.current) | paused 0.25 at 75 (150) | - | stop first
  finish(.end) | paused 0.25 at 75 (150) | - | stop first
  add(y) | paused 0.25 at 75 (150:150), y 83.3333, 116.6667
  add(y, 0.5) | paused 0.25 at 75 (150:150), y 50, 50
  addCompletion | paused 0.25 at 75 (150)
  release | released at 75 (150) | - | release error
  isInterruptible = false | paused 0.25 at 75 (150) | - | set before
  userInteraction = false | paused 0.25 at 75 (150) | - | set before
  """,
  .reversed: """
  start() | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2
  start(afterDelay: 1) | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2
  pause() | paused 0.75 at 75 (150)
  fractionComplete | runs 0.75 at 75 (150), reads 0.75 | inactive 0 at 50 (50), start at 2
  fractionComplete = 0.75 | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2
  isReversed | runs 0.75 at 75 (150), reads true | inactive 0 at 50 (50), start at 2
  isReversed = true | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2
  isReversed = false | runs 0.25 at 75 (150) | inactive 0 at 150 (150), end at 3
  continue(nil, 0) | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2
  continue(easeIn, 0.5) | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2
  stop(true) | inactive 0 at 75 (75)
  stop(false) | stopped 0.75 at 75 (75)
  finish(.start) | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2 | stop first
  finish(.current) | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2 | stop first
  finish(.end) | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2 | stop first
  add(y) | runs 0.75 at 75 (150:150), y 50, 50 | inactive 0 at 50 (50), start at 2
  add(y, 0.5) | runs 0.75 at 75 (150:150), y 50, 50 | inactive 0 at 50 (50), start at 2
  addCompletion | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2, also start
  release | released at 75 (150) | released at 50 (50), start at 2
  isInterruptible = false | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2 | set before
  userInteraction = false | runs 0.75 at 75 (150) | inactive 0 at 50 (50), start at 2 | set before
  """,
  .completed: """
  start() | runs 1 at 150 (150) | paused 1 at 150 (150)
  start(afterDelay: 1) | runs 1 at 150 (150) | paused 1 at 150 (150)
  pause() | paused 1 at 150 (150)
  fractionComplete | paused 1 at 150 (150), reads 1
  fractionComplete = 0.75 | paused 0.75 at 125 (150)
  isReversed | paused 1 at 150 (150), reads false
  isReversed = true | paused 0 at 150 (150)
  isReversed = false | paused 1 at 150 (150)
  continue(nil, 0) | runs 1 at 150 (150) | paused 1 at 150 (150)
  continue(easeIn, 0.5) | runs 1 at 150 (150) | paused 1 at 150 (150)
  stop(true) | inactive 0 at 150 (150)
  stop(false) | stopped 1 at 150 (150)
  finish(.start) | paused 1 at 150 (150) | - | stop first
  finish(.current) | paused 1 at 150 (150) | - | stop first
  finish(.end) | paused 1 at 150 (150) | - | stop first
  add(y) | paused 1 at 150:150 (150:150), y 150, 150
  add(y, 0.5) | paused 1 at 150:150 (150:150), y 150, 150
  addCompletion | paused 1 at 150 (150)
  release | released at 150 (150) | - | release error
  isInterruptible = false | paused 1 at 150 (150) | - | set before
  userInteraction = false | paused 1 at 150 (150) | - | set before
  """,
  .stopped: """
  start() | stopped 0.25 at 75 (75) | - | finish first
  start(afterDelay: 1) | stopped 0.25 at 75 (75) | - | finish first
  pause() | stopped 0.25 at 75 (75) | - | finish first
  fractionComplete | stopped 0.25 at 75 (75), reads 0.25
  fractionComplete = 0.75 | stopped 0.25 at 75 (75) | - | finish first
  isReversed | stopped 0.25 at 75 (75), reads false
  isReversed = true | stopped 0.25 at 75 (75) | - | finish first
  isReversed = false | stopped 0.25 at 75 (75)
  continue(nil, 0) | stopped 0.25 at 75 (75) | - | finish first
  continue(easeIn, 0.5) | stopped 0.25 at 75 (75) | - | finish first
  stop(true) | stopped 0.25 at 75 (75)
  stop(false) | stopped 0.25 at 75 (75)
  finish(.start) | inactive 0 at 50 (50), start at 0.5
  finish(.current) | inactive 0 at 75 (75), current at 0.5
  finish(.end) | inactive 0 at 150 (150), end at 0.5
  add(y) | stopped 0.25 at 75 (75), y 50, 50 | - | finish first
  add(y, 0.5) | stopped 0.25 at 75 (75), y 50, 50 | - | finish first
  addCompletion | stopped 0.25 at 75 (75)
  release | released at 75 (75) | - | release error
  isInterruptible = false | stopped 0.25 at 75 (75) | - | set before
  userInteraction = false | stopped 0.25 at 75 (75) | - | set before
  """,
]
