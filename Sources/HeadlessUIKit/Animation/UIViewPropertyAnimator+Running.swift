import SegueMotion

/// How an animator's groups follow it: running, held, scrubbed, turned round.
extension UIViewPropertyAnimator {
  /// How far it is, counted from the start.
  var presentFraction: CGFloat { clock?.fraction(at: now) ?? pausedFraction }

  /// The part that the animator's own fraction follows: one from the start on, along the main
  /// motion.
  var leader: AnimatorPart? { parts.first { $0.start == 0 && !$0.isVertical } }

  /// The share of the time at which what was taken beyond the end by another motion would be as far
  /// short of it: it has as long to go, and does not jump there.
  var shareShortOfEnd: Double? {
    guard let leader, !leader.isOnItsMotion(at: now) else { return nil }
    let progress = leader.group.progress(at: now)
    return progress > 1 ? leader.group.motion.share(reaching: 2 - progress) : nil
  }

  // MARK: Recording

  /// Within another block its timing counts (UIKit row 145).
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
    state = .active
    var batches: [(delayFactor: CGFloat, blocks: [() -> Void])] = []
    for (block, delayFactor) in blocks {
      if let index = batches.firstIndex(where: { $0.delayFactor == delayFactor }) {
        batches[index].blocks.append(block)
      } else {
        batches.append((delayFactor, [block]))
      }
    }
    blocks = []
    for batch in batches { record(batch.blocks, startingAt: batch.delayFactor) }
  }

  /// What is added under way lasts as long as is left (UIKit row 136).
  func addUnderWay(_ block: @escaping () -> Void, _ delayFactor: CGFloat) {
    if waitsForBlocks {
      waitsForBlocks = false
      record([block], startingAt: delayFactor)
      pausedFraction = reversed ? 1 : 0
      if reversed { hold(at: 1) }
      return play(for: motion.duration)
    }
    let fraction = presentFraction
    let isWhole = device?.configuration.choices.delayFactorCountsWholeDuration ?? true
    let start = min(1, fraction + delayFactor * (isWhole ? 1 : 1 - fraction))
    let count = parts.count
    record([block], startingAt: start)
    for index in count..<parts.count {
      parts[index].anchor = (fraction, 0)
      let group = parts[index].group
      guard let clock, !reversed else {
        // What comes at the very end is there already.
        group.playback = .held(at: fraction >= 1 ? 1 : 0)
        continue
      }
      group.playback = .playing(
        from: 0, to: 1, seconds: (1 - start) * clock.secondsForAll,
        since: max(now, clock.since) + (start - fraction) * clock.secondsForAll)
    }
  }

  private func record(_ blocks: [() -> Void], startingAt start: CGFloat) {
    guard let recorder = device?.recorder else { return blocks.forEach { $0() } }
    let own = start > 0 ? motion.lasting(motion.duration * (1 - start)) : motion
    func makeGroup(_ motion: Motion) -> AnimationGroup {
      let group = AnimationGroup(
        identifier: recorder.makeIdentifier(), motion: motion,
        beginTime: now + delay + start * duration, allowsUserInteraction: takesTouches,
        hasOwner: true)
      group.owner = self
      return group
    }
    let main = makeGroup(own.main)
    let vertical = own.vertical.map(makeGroup)
    // A spring takes over what is shown (UIKit row 148).
    var isSpring = false
    if case .spring = own.main { isSpring = true }
    recorder.push(
      .init(
        group: main, verticalGroup: vertical, beginsFromCurrentState: isSpring,
        timing: .init(motion: own.main, delay: 0)))
    blocks.forEach { $0() }
    recorder.pop()
    for (group, isVertical) in [(main, false)] + (vertical.map { [($0, true)] } ?? []) {
      recorder.start(group)
      group.finishImmediately = { [weak self] in self?.finishImmediately() }
      parts.append(AnimatorPart(group: group, start: start, isVertical: isVertical))
    }
  }

  // MARK: Running

  /// Plays every group's own motion from where it stands to the end, or the start when reversed.
  func play(for seconds: Double, after wait: Double = 0) {
    let from = pausedFraction
    let begin = now + wait
    for index in parts.indices {
      let share = parts[index].share(at: now)
      let start = parts[index].start
      let isOnItsMotion = parts[index].isOnItsMotion(at: now)
      parts[index].pausedShare = nil
      var (since, length) = (begin, seconds)
      if reversed {
        length = from > start ? seconds * (from - start) / from : 0
      } else if start > from, from < 1 {
        since += seconds * (start - from) / (1 - from)
        length = seconds * (1 - start) / (1 - from)
      }
      let group = parts[index].group
      let shown = group.progress(at: now)
      // The motion has no place for what another one overshot: it goes on from there.
      group.playback =
        isOnItsMotion
        ? .playing(from: share, to: reversed ? 0 : 1, seconds: length, since: since)
        : .continuing(
          from: shown, to: reversed ? 0 : 1, by: group.motion.lasting(length), since: since)
    }
    run(for: seconds, since: begin)
  }

  /// Goes on from what is shown by another motion; what has not begun begins in its turn.
  func play(by motion: AnimatorMotion) {
    let seconds = motion.duration
    for index in parts.indices {
      let part = parts[index]
      var wait = 0.0
      if !reversed, part.start > pausedFraction, pausedFraction < 1 {
        wait = seconds * (part.start - pausedFraction) / (1 - pausedFraction)
      }
      let own = part.isVertical ? motion.vertical ?? motion.main : motion.main
      part.group.playback = .continuing(
        from: part.group.progress(at: now), to: reversed ? 0 : 1,
        by: wait > 0 ? own.lasting(seconds - wait) : own, since: now + wait)
      parts[index].pausedShare = nil
    }
    run(for: seconds, since: now)
  }

  private func run(for seconds: Double, since begin: Double) {
    isRunning = true
    keepAlive = self
    clock = AnimatorClock(
      from: pausedFraction, to: reversed ? 0 : 1, seconds: seconds, since: begin)
    cancelEnd()
    endEvent = device?.schedule(at: begin + seconds) { [weak self] in self?.reachEnd() }
  }

  /// Is at once where it runs to; one that stands stays.
  private func finishImmediately() {
    guard isRunning else { return }
    pausedFraction = reversed ? 0 : 1
    clock = nil
    reachEnd()
  }

  private func reachEnd() {
    if pausesOnCompletion {
      hold(at: reversed ? 0 : 1)
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
    // A reversed one leaves the model at its start (UIKit row 274).
    UIView.end(parts.map(\.group), backAtStart: position == .start, at: now)
    forget()
    for completion in ended { completion(position) }
  }

  // MARK: Holding

  /// Stands where it is; the curve turns linear and the fraction becomes the part of the way that
  /// is done (UIKit row 273).
  func holdHere() {
    let fraction = presentFraction
    let shown = leader?.group.progress(at: now) ?? fraction
    pausedFraction = scrubsLinearly ? max(0, min(1, shown)) : fraction
    for index in parts.indices {
      let progress = parts[index].group.progress(at: now)
      parts[index].pausedShare = parts[index].share(at: now)
      parts[index].anchor = (pausedFraction, progress)
      parts[index].group.playback = .held(at: progress)
    }
    leave()
  }

  /// Stands at a fraction, counted from the start.
  func hold(at fraction: CGFloat) {
    for index in parts.indices {
      let part = parts[index]
      if scrubsLinearly {
        parts[index].pausedShare = fraction == 0 || fraction == 1 ? fraction : nil
        part.group.playback = .held(at: part.linearProgress(atFraction: fraction))
      } else {
        let share = part.share(ofFraction: fraction)
        parts[index].pausedShare = share
        part.group.playback = .held(at: part.group.motion.progress(atShare: share))
      }
    }
    pausedFraction = fraction
    leave()
  }
}
