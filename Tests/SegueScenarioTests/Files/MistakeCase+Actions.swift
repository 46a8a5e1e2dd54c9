nonisolated extension MistakeCase {
  /// Errors in steps.
  static let actions = list(
    """
    == a misspelled step
    - tpa: open
    --
    error[unknown-key]: unknown key 'tpa' in a step
      --> app.yaml:20:9 ^^^
      = help: did you mean 'tap'? T\(ListedKeys.steps.dropFirst())
    == two steps in one map
    - tap: open
      wait: 1s
    --
    error[wrong-type]: expected one key in a step, found 2
      --> app.yaml:20:9 ^^^^^^^^^
      = help: keep one of: tap, wait
    == an unknown word as a step
    - settel
    --
    error[wrong-type]: expected a step, found the text 'settel'
      --> app.yaml:20:9 ^^^^^^
      = help: did you mean 'settle'? Write one of: \(ListedKeys.stepForms)
    == an unknown target
    - tap: opne
    --
    error[unknown-target]: unknown target 'opne'
      --> app.yaml:20:14 ^^^^
      = help: did you mean 'open'? The targets here are: dimming, blur, grabber, back, navigationBar, tabBar, keyboard, open, high, idle, close, home, panel, cover, hint
    == an unknown role
    - tap: { role: dimmnig }
    --
    error[unknown-role]: unknown role 'dimmnig'
      --> app.yaml:20:22 ^^^^^^^
      = help: did you mean 'dimming'? The roles here are: dimming, blur, grabber, back, navigationBar, tabBar, keyboard
    == an unknown screen
    - present: pannel
    --
    error[unknown-screen]: unknown screen 'pannel'
      --> app.yaml:20:18 ^^^^^^
      = help: did you mean 'panel'? The screens here are: home, panel, cover, hint
    == an unknown transition
    - present: { screen: panel, with: rose }
    --
    error[unknown-transition]: unknown transition 'rose'
      --> app.yaml:20:41 ^^^^
      = help: did you mean 'rise'? The transitions here are: rise
    == a parameter out of range
    - present: { screen: panel, with: rise, parameters: { height: 0 } }
    --
    error[out-of-range]: expected a length of 1 to 1000 pt, found '0'
      --> app.yaml:20:69 ^
      = help: the nearest valid value is 1
    == a misspelled parameter
    - present: { screen: panel, with: rise, parameters: { hieght: 3 } }
    --
    error[unknown-key]: unknown key 'hieght' in a rise style
      --> app.yaml:20:61 ^^^^^^
      = help: did you mean 'height'? The keys here are: height, duration, compactHeightScreen, waits, forgets, leaks
    == parameters without a transition
    - present: { screen: panel, parameters: { height: 3 } }
    --
    error[missing-key]: 'parameters' needs the key 'with'
      --> app.yaml:20:35 ^^^^^^^^^^
      = help: name the transition that the parameters belong to: with: …
    == an unknown key of a step
    - dismiss: { animate: false }
    --
    error[unknown-key]: unknown key 'animate' in a dismissal
      --> app.yaml:20:20 ^^^^^^^
      = help: did you mean 'animated'? The keys here are: animated, from
    == a duration with an unknown unit
    - wait: 3 minutes
    --
    error[wrong-type]: expected a duration of 0 to 600 s, found the text '3 minutes'
      --> app.yaml:20:15 ^^^^^^^^^
      = help: write seconds such as 0.3, or milliseconds such as 300ms
    == an unknown orientation
    - rotate: landscape
    --
    error[wrong-type]: expected an orientation, found the text 'landscape'
      --> app.yaml:20:17 ^^^^^^^^^
      = help: did you mean 'landscapeLeft'? Write one of: 'portrait', 'portraitUpsideDown', 'landscapeLeft', 'landscapeRight'
    == a size of one number
    - resize: 600
    --
    error[wrong-type]: expected a size, [width, height] in pt, found '600'
      --> app.yaml:20:17 ^^^
      = help: write two lengths, such as [600, 800]
    == steps of the user and of time in together, and only one action
    - together: [present: cover, tap: open]
    - together: [dismiss, settle]
    - together: [dismiss]
    --
    error[unknown-key]: unknown key 'tap' in an action
      --> app.yaml:20:36 ^^^
      = help: \(ListedKeys.actions)
    error[wrong-type]: expected an action, found the text 'settle'
      --> app.yaml:21:29 ^^^^^^
      = help: write one of: \(ListedKeys.actionForms)
    error[wrong-count]: expected a list of 2 to 20 items, each an action, found 1
      --> app.yaml:22:19 ^^^^^^^^^
    == an unknown text size
    - preferredContentSizeCategory: huge
    --
    error[wrong-type]: expected a content size category, found the text 'huge'
      --> app.yaml:20:39 ^^^^
      = help: write one of: 'extraSmall', 'small', 'medium', 'large', 'extraLarge', 'extraExtraLarge', \
    'extraExtraExtraLarge', 'accessibilityMedium', 'accessibilityLarge', 'accessibilityExtraLarge', \
    'accessibilityExtraExtraLarge', 'accessibilityExtraExtraExtraLarge'
    == an empty and an invalid change of a sheet
    - set: { screen: home, sheet: {} }
    - set: { screen: home, sheet: { selectedDetent: tall, grabber: true } }
    --
    error[empty-change]: the step changes nothing in the sheet
      --> app.yaml:20:37 ^^
      = help: write one of: detents, selectedDetent, largestUndimmedDetent, grabberVisible, \
    cornerRadius, scrollingExpandsWhenScrolledToEdge, edgeAttachedInCompactHeight
    error[wrong-type]: expected a detent, found the text 'tall'
      --> app.yaml:21:55 ^^^^
      = help: write one of: 'medium', 'large', 'content', { fraction: … }, \
    { points: … }, a length, { inset: … }, a formula
    error[unknown-key]: unknown key 'grabber' in a change of a sheet
      --> app.yaml:21:61 ^^^^^^^
      = help: did you mean 'grabberVisible'? The keys here are: detents, selectedDetent, \
    largestUndimmedDetent, grabberVisible, cornerRadius, scrollingExpandsWhenScrolledToEdge, \
    edgeAttachedInCompactHeight
    """)
}
