import SegueMotion

/// How an animator's groups follow it: running, paused, scrubbed, reversed.
extension UIViewPropertyAnimator {
  /// The current fraction, counted from the start.
  var presentFraction: CGFloat { clock?.fraction(at: now) ?? pausedFraction }

  /// The part that determines the animator's fraction: one that begins at the start and uses the
  /// main motion.
  var leader: AnimatorPart? { parts.first { $0.start == 0 && !$0.isVertical } }

  /// For a progress beyond the end, the fraction of the duration at which the motion is equally far
  /// short of it: the time remaining is the same, and nothing jumps.
  var timeFractionShortOfEnd: Double? {
    guard let leader, !leader.isOnItsMotion(at: now) else { return nil }
    let progress = leader.group.progress(at: now)
    return progress > 1 ? leader.group.motion.timeFraction(reaching: 2 - progress) : nil
  }

  // MARK: Recording

  /// Applies the timing of an enclosing block (UIKit row 145).
  func inheritTiming(_ options: UIView.AnimationOptions) {
    motion = wanted
    guard let recorder = device?.recorder else { return }
    if !recorder.isEnabled { return motion = wanted.lasting(0) }
    guard let outer = recorder.current?.timing else { return }
    if !options.contains(.overrideInheritedDuration) {
      motion = wanted.lasting(outer.motion.duration)
    }
    delay += outer.delay
  }

  func activate() {
    currentState = .active
    let added = blocks
    blocks = []
    var delayFactors: [CGFloat] = []
    for (_, delayFactor) in added where !delayFactors.contains(delayFactor) {
      delayFactors.append(delayFactor)
    }
    for delayFactor in delayFactors { record(added, of: delayFactor, startingAt: delayFactor) }
  }

  /// Adds a block to an active animator for the remaining time (UIKit row 136).
  func addWhileActive(_ block: @escaping () -> Void, _ delayFactor: CGFloat) {
    if waitsForBlocks {
      waitsForBlocks = false
      record([(block, delayFactor)], of: delayFactor, startingAt: delayFactor)
      pausedFraction = reversed ? 1 : 0
      if reversed { pause(at: 1) }
      return play(for: motion.duration)
    }
    let fraction = presentFraction
    let countsWholeDuration = device?.configuration.choices.delayFactorCountsWholeDuration ?? true
    let start = min(1, fraction + delayFactor * (countsWholeDuration ? 1 : 1 - fraction))
    let count = parts.count
    record([(block, delayFactor)], of: delayFactor, startingAt: start)
    for index in count..<parts.count {
      parts[index].anchor = (fraction, 0)
      let group = parts[index].group
      guard let clock, !reversed else {
        // A block that starts at the very end is already complete.
        group.playback = .paused(at: fraction >= 1 ? 1 : 0)
        continue
      }
      group.playback = .playing(
        from: 0, to: 1, seconds: (1 - start) * clock.secondsForAll,
        since: max(now, clock.since) + (start - fraction) * clock.secondsForAll)
    }
  }

  /// Runs the blocks of a delay factor and records their changes as parts.
  private func record(
    _ blocks: [(block: () -> Void, delayFactor: CGFloat)], of delayFactor: CGFloat,
    startingAt start: CGFloat
  ) {
    func run() {
      for (block, factor) in blocks where factor == delayFactor { block() }
    }
    guard let recorder = device?.recorder else { return run() }
    let partMotion = start > 0 ? motion.lasting(motion.duration * (1 - start)) : motion
    func makeGroup(_ motion: Motion) -> AnimationGroup {
      let group = AnimationGroup(
        identifier: recorder.makeIdentifier(), motion: motion,
        beginTime: now + delay + start * duration, allowsUserInteraction: receivesTouches,
        hasOwner: true)
      group.owner = self
      return group
    }
    let main = makeGroup(partMotion.main)
    let vertical = partMotion.vertical.map(makeGroup)
    // An animator takes over what cannot be added at the presentation values (UIKit rows 148, 159).
    recorder.push(
      .init(
        group: main, verticalGroup: vertical, beginsFromCurrentState: true,
        timing: .init(motion: partMotion.main, delay: 0)))
    run()
    recorder.pop()
    func add(_ group: AnimationGroup, isVertical: Bool) {
      recorder.start(group)
      group.finishImmediately = { [reference = BoxedReference(self)] in
        reference.object?.finishImmediately()
      }
      parts.append(AnimatorPart(group: group, start: start, isVertical: isVertical))
    }
    add(main, isVertical: false)
    if let vertical { add(vertical, isVertical: true) }
  }

  // MARK: Running

  /// Plays every group's motion from its current position to the end, or to the start if reversed.
  func play(for seconds: Double, after wait: Double = 0) {
    let from = pausedFraction
    let begin = now + wait
    for index in parts.indices {
      let timeFraction = parts[index].timeFraction(at: now)
      let start = parts[index].start
      let isOnItsMotion = parts[index].isOnItsMotion(at: now)
      parts[index].pausedFraction = nil
      var (since, length) = (begin, seconds)
      if reversed {
        // The part is at its start when the animator's fraction falls to `start`.
        length = from > start ? seconds * (from - start) / from : 0
      } else if start > from, from < 1 {
        since += seconds * (start - from) / (1 - from)
        length = seconds * (1 - start) / (1 - from)
      }
      let group = parts[index].group
      let shown = group.progress(at: now)
      // The motion does not contain an overshoot of another one: the group continues from there.
      group.playback =
        isOnItsMotion
        ? .playing(from: timeFraction, to: reversed ? 0 : 1, seconds: length, since: since)
        : .continuing(
          from: shown, to: reversed ? 0 : 1, by: group.motion.lasting(length), since: since)
    }
    run(for: seconds, since: begin)
  }

  /// Continues from the presentation values with another motion; parts that have not begun start
  /// later.
  func play(by motion: AnimatorMotion) {
    let seconds = motion.duration
    for index in parts.indices {
      let part = parts[index]
      var wait = 0.0
      if !reversed, part.start > pausedFraction, pausedFraction < 1 {
        wait = seconds * (part.start - pausedFraction) / (1 - pausedFraction)
      }
      let partMotion = part.isVertical ? motion.vertical ?? motion.main : motion.main
      part.group.playback = .continuing(
        from: part.group.progress(at: now), to: reversed ? 0 : 1,
        by: wait > 0 ? partMotion.lasting(seconds - wait) : partMotion, since: now + wait)
      parts[index].pausedFraction = nil
    }
    run(for: seconds, since: now)
  }

  private func run(for seconds: Double, since begin: Double) {
    runs = true
    keepAlive = self
    clock = AnimatorClock(
      from: pausedFraction, to: reversed ? 0 : 1, seconds: seconds, since: begin)
    cancelEnd()
    endEvent = device?.schedule(at: begin + seconds) { [reference = BoxedReference(self)] in
      reference.object?.reachEnd()
    }
  }

  /// Finishes a running animator immediately; a paused one is unchanged.
  private func finishImmediately() {
    guard runs else { return }
    pausedFraction = reversed ? 0 : 1
    clock = nil
    reachEnd()
  }

  private func reachEnd() {
    if pausesOnCompletion {
      pause(at: reversed ? 0 : 1)
    } else {
      end(at: reversed ? .start : .end)
    }
  }

  func cancelEnd() {
    if let endEvent { device?.cancel(endEvent) }
    endEvent = nil
  }

  func end(at position: UIViewAnimatingPosition) {
    let ended = completions
    // A reversed animator leaves the model at its start (UIKit row 274).
    UIView.end(parts.map(\.group), backAtStart: position == .start, at: now)
    forget()
    for completion in ended { completion(position) }
  }

  // MARK: Pausing

  /// Pauses at the current position; the curve becomes linear, and the fraction becomes the
  /// progress (UIKit row 273).
  func pauseAtCurrentPosition() {
    let fraction = presentFraction
    let shown = leader?.group.progress(at: now) ?? fraction
    pausedFraction = scrubsLinearly ? max(0, min(1, shown)) : fraction
    for index in parts.indices {
      let progress = parts[index].group.progress(at: now)
      parts[index].pausedFraction = parts[index].timeFraction(at: now)
      parts[index].anchor = (pausedFraction, progress)
      parts[index].group.playback = .paused(at: progress)
    }
    leave()
  }

  /// Pauses at a fraction, counted from the start.
  func pause(at fraction: CGFloat) {
    for index in parts.indices {
      let part = parts[index]
      if scrubsLinearly {
        parts[index].pausedFraction = fraction == 0 || fraction == 1 ? fraction : nil
        part.group.playback = .paused(at: part.linearProgress(atFraction: fraction))
      } else {
        let timeFraction = part.timeFraction(ofFraction: fraction)
        parts[index].pausedFraction = timeFraction
        part.group.playback = .paused(at: part.group.motion.progress(atTimeFraction: timeFraction))
      }
    }
    pausedFraction = fraction
    leave()
  }
}
