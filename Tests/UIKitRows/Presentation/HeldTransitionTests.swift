import HeadlessUIKit
import Testing

/// What goes wrong between a finger and the transition that it drives.
@Suite struct HeldTransitionTests {
  enum Way: CaseIterable, CustomTestStringConvertible, Sendable {
    case animation, interruptible, byHand, grabbed

    var testDescription: String { "\(self)" }
  }

  struct CancelCase: CustomTestStringConvertible, Sendable {
    var isPresenting: Bool
    var removes: Bool
    var way: Way
    var share: Double
    var testDescription: String {
      "\(way) \(isPresenting ? "presentation" : "dismissal") at \(share)"
        + (removes ? ", presenter removed" : "")
    }
  }

  nonisolated static let cancels = Way.allCases.flatMap { way in
    [true, false].flatMap { isPresenting in
      [true, false].flatMap { removes in
        [0, 0.37, 1].map {
          CancelCase(isPresenting: isPresenting, removes: removes, way: way, share: $0)
        }
      }
    }
  }

  private func animator(
    for way: Way, _ ui: Driver
  ) -> any UIViewControllerAnimatedTransitioning {
    switch way {
    case .animation, .byHand: LoggingAnimator(ui.log)
    case .interruptible, .grabbed: InterruptibleSlide(ui.log)
    }
  }

  private func state(of ui: Driver) -> [String] {
    treeLines(of: ui.window) + treeLines(of: ui.root.view) + chainLines(of: ui.root)
  }

  @Test(
    "[F004][F019][F045][I7] a canceled transition leaves views and controllers as they were, to the bit"
  )
  func restoresTheTree() {
    for cancel in Self.cancels {
      Driver.run { ui in
        let delegate = LoggingDelegate(ui.log)
        let dimming = UIView()
        delegate.setUp = { made in
          made.removes = cancel.removes
          made.inset = 20.1
          made.hooks["presentationTransitionWillBegin"] = {
            dimming.alpha = 0
            dimming.frame = $0.containerView?.bounds ?? .zero
            $0.containerView?.insertSubview(dimming, at: 0)
            ui.root.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0.3 }
            )
            ui.root.transitionCoordinator?.animateAlongsideTransition(in: ui.root.view) { _ in
              ui.root.view.layer.cornerRadius = 12
              ui.root.view.alpha = 0.93
              // The slide gives a presenter's view that it brings back a frame, which a transform
              // would make another.
              if cancel.removes { return }
              ui.root.view.transform = CGAffineTransform(scaleX: 0.93, y: 0.93)
            } completion: { _ in
            }
          }
          made.hooks["presentationTransitionDidEnd(false)"] = { _ in dimming.removeFromSuperview() }
          made.hooks["dismissalTransitionWillBegin"] = { _ in
            ui.root.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0 })
            ui.root.transitionCoordinator?.animateAlongsideTransition(in: ui.root.view) { _ in
              ui.root.view.layer.cornerRadius = 0
              ui.root.view.alpha = 1
              ui.root.view.transform = .identity
            } completion: { _ in
            }
          }
        }
        let neighbor = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        ui.window.insertSubview(neighbor, at: 0)
        let sheet = ui.custom("sheet", delegate)
        if !cancel.isPresenting { ui.show(sheet) }
        let before = state(of: ui)
        let made = animator(for: cancel.way, ui)
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = cancel.way != .grabbed
        let hand = HandInteractor(ui.log)
        let interactor: any UIViewControllerInteractiveTransitioning =
          cancel.way == .byHand ? hand : driver
        (delegate.animator, delegate.dismissalAnimator) = (made, made)
        (delegate.interactor, delegate.dismissalInteractor) = (interactor, interactor)
        if cancel.isPresenting {
          ui.root.present(sheet, animated: true)
        } else {
          ui.root.dismiss(animated: true)
        }
        ui.turn()
        if cancel.way == .grabbed {
          ui.advance(by: 0.2)
          driver.pause()
        }
        driver.update(cancel.share)
        hand.drag(to: cancel.share)
        ui.advance(by: 0.05)
        driver.cancel()
        hand.cancel()
        ui.settle()
        let story = Comment(rawValue: cancel.testDescription)
        #expect(state(of: ui).difference(from: before).isEmpty, story)
        #expect(ui.complaints == [], story)
        for name in ["root", "sheet"] {
          #expect(AppearanceGrammar.faults(of: name, in: ui.log) == [], story)
        }
      }
    }
  }

  @Test(
    "[F021] after a cancel no frame shows more than at the release, after a finish none less")
  func neverFlashes() {
    for isInterruptible in [true, false] {
      for isCancelled in [true, false] {
        Driver.run { ui in
          let scene = DrivenScene(
            ui, by: animator(for: isInterruptible ? .interruptible : .animation, ui))
          ui.turn()
          scene.driver.update(0.5)
          isCancelled ? scene.driver.cancel() : scene.driver.finish()
          #expect(isClose(scene.shownShare, 0.5))
          var last = scene.shownShare
          for _ in 1...120 where scene.sheet.view.window != nil {
            ui.advance(by: 1.0 / 120)
            guard scene.sheet.view.window != nil else { break }
            #expect(isCancelled ? scene.shownShare <= last : scene.shownShare >= last)
            last = scene.shownShare
          }
          ui.settle()
          #expect(scene.isUp != isCancelled)
        }
      }
    }
  }

  @Test(
    "[99] with the switch the other end flashes for one frame at a completion speed of 1, not at 0.999 (99a, 99b)"
  )
  func flashesByChoice() {
    for (speed, isCancelled) in [(1, true), (1, false), (0.999, true), (0.999, false)] {
      Driver.run(choosing: { $0.percentDriverFlashesAtSpeedOne = true }) { ui in
        let scene = DrivenScene(ui)
        scene.driver.completionSpeed = speed
        ui.turn()
        scene.driver.update(0.5)
        isCancelled ? scene.driver.cancel() : scene.driver.finish()
        var shown: [CGFloat] = []
        for _ in 1...60 where scene.sheet.transitionCoordinator != nil {
          ui.advance(by: 1.0 / 240)
          if scene.sheet.transitionCoordinator != nil { shown.append(scene.shownShare) }
        }
        let flashes = shown.filter { $0 == (isCancelled ? 1 : 0) }
        // A frame of 1/60 s has three or four of these moments.
        #expect((3...4).contains(flashes.count) == (speed == 1), "\(speed) \(isCancelled)")
        #expect(speed == 1 || flashes == [])
        ui.settle()
        #expect(scene.isUp != isCancelled)
      }
    }
  }

  @Test(
    "[F012] a driver that is let go when nothing waits for it does not spoil the next transition")
  func forgetsTheStray() {
    Driver.run { ui in
      let driver = UIPercentDrivenInteractiveTransition()
      driver.update(0.5)
      driver.cancel()
      let scene = DrivenScene(ui, driver: driver)
      ui.turn()
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
      #expect(driver.percentComplete == 0)
      driver.finish()
      ui.settle()
      #expect(scene.isUp)
      #expect(ui.complaints == [])
    }
  }

  @Test(
    "[F011][F012] tapping Close pauses for ever, as a driver waits for a touch: reported, still frozen, touches off until code updates it"
  )
  func isNotDrivenAtAll() {
    for isInterruptible in [true, false] {
      Driver.run { ui in
        let scene = DrivenScene(
          ui, presents: false, by: animator(for: isInterruptible ? .interruptible : .animation, ui))
        var taps = 0
        ui.window.addGestureRecognizer(Tap { taps += 1 })
        ui.settle()
        for _ in 1...2 {
          ui.tap(at: CGPoint(x: 100, y: 100))
          ui.advance(by: 20)
        }
        #expect(taps == 0)
        #expect(ui.root.presentedViewController === scene.sheet)
        #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
        let seconds = isInterruptible ? 10 : 5
        #expect(
          ui.complaints == [
            "the dismissal of sheet has waited at 0 for \(seconds) s, with no touch on the screen; the "
              + "app stays frozen; supply an interaction controller only while a gesture is under "
              + "way, or set wantsInteractiveStart to false, and finish or cancel when the gesture "
              + "ends"
          ])
        #expect(scene.completionCalls == [])
        scene.driver.update(0.1)
        ui.tap(at: CGPoint(x: 100, y: 100))
        ui.turn()
        #expect(taps == 1)
        scene.driver.finish()
        ui.settle()
        #expect(scene.completionCalls == ["dismiss"])
        #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
      }
    }
  }

  @Test("a finger may rest as long as it likes; once it is up without a word the clock runs")
  func restsUnderAFinger() {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      ui.touchDown(at: CGPoint(x: 100, y: 100))
      ui.turn()
      scene.driver.update(0.4)
      ui.advance(by: 100)
      #expect(ui.complaints == [])
      #expect(isClose(scene.shownShare, 0.4))
      ui.touchUp()
      ui.advance(by: 4)
      #expect(ui.complaints == [])
      ui.settle()
      #expect(ui.complaints.count == 1)
      #expect(ui.complaints.first?.contains("has waited at 0.4 for 5 s") == true)
      #expect(isClose(scene.shownShare, 0.4))
    }
  }

  @Test("[F007][I6] the completion of the call runs only when it really happened")
  func completesWhatHappened() {
    for isPresenting in [true, false] {
      for isCancelled in [true, false] {
        Driver.run { ui in
          let scene = DrivenScene(ui, presents: isPresenting)
          ui.turn()
          scene.driver.update(0.5)
          isCancelled ? scene.driver.cancel() : scene.driver.finish()
          ui.settle()
          #expect(
            scene.completionCalls == (isCancelled ? [] : [isPresenting ? "present" : "dismiss"]))
          #expect(ui.log.count(of: "animator.animationEnded(\(!isCancelled))") == 1)
        }
      }
    }
  }

  @Test(
    "[F015] a second call while the finger is down, or while it settles, changes nothing, and is said"
  )
  func refusesASecondCall() {
    for isSettling in [true, false] {
      Driver.run { ui in
        let scene = DrivenScene(ui, presents: false)
        ui.turn()
        scene.driver.update(0.5)
        if isSettling { scene.driver.finish() }
        let shown = scene.shownShare
        ui.root.dismiss(animated: true)
        scene.sheet.present(ui.controller("other"), animated: true)
        #expect(scene.shownShare == shown)
        #expect(ui.complaints.count == 2)
        if !isSettling { scene.driver.finish() }
        ui.settle()
        #expect(ui.root.presentedViewController == nil)
        #expect(scene.completionCalls == ["dismiss"])
        #expect(ui.window.subviews == [ui.root.view])
      }
    }
  }

  @Test(
    "[F042] the root is replaced under the finger: the drag is over, its later words count nothing")
  func losesTheRoot() {
    for isInterruptible in [true, false] {
      for isPresenting in [true, false] {
        Driver.run { ui in
          let scene = DrivenScene(
            ui, presents: isPresenting,
            by: animator(for: isInterruptible ? .interruptible : .animation, ui))
          ui.turn()
          scene.driver.update(0.5)
          let next = ui.controller("next")
          ui.window.rootViewController = next
          scene.driver.update(0.7)
          scene.driver.finish()
          ui.settle()
          #expect(ui.window.subviews == [next.view])
          #expect(next.transitionCoordinator == nil)
          #expect(ui.complaints == [])
          for name in ["root", "sheet", "next"] {
            #expect(AppearanceGrammar.faults(of: name, in: ui.log) == [])
          }
        }
      }
    }
  }

  @Test(
    "[F049] the screen turns under the finger: canceled or finished, the frames are those of a fresh one"
  )
  func turnsUnderTheFinger() {
    for isPresenting in [true, false] {
      for isCancelled in [true, false] {
        Driver.run { ui in
          let scene = DrivenScene(ui, presents: isPresenting, removes: true)
          ui.turn()
          scene.driver.update(0.5)
          ui.rotate(to: .landscapeLeft)
          ui.advance(by: 0.1)
          isCancelled ? scene.driver.cancel() : scene.driver.finish()
          ui.settle()
          let screen = CGRect(x: 0, y: 0, width: 667, height: 375)
          #expect(scene.isUp == (isPresenting != isCancelled))
          #expect((scene.isUp ? scene.sheet.view : ui.root.view).frame == screen)
          #expect(presentationFrame(of: scene.isUp ? scene.sheet.view : ui.root.view) == screen)
          if scene.isUp {
            ui.root.dismiss(animated: false)
            ui.settle()
            #expect(ui.root.view.frame == screen)
          }
        }
      }
    }
  }

  @Test(
    "[F090][I8] nothing lives on after a transition that was finished, canceled, grabbed or broken off"
  )
  func leaksNothing() {
    for way in Way.allCases {
      for end in ["finish", "cancel", "root", "device"] {
        let census = Census()
        Driver.run { ui in
          autoreleasing {
            let made = animator(for: way, ui)
            let driver = UIPercentDrivenInteractiveTransition()
            driver.wantsInteractiveStart = way != .grabbed
            let scene = DrivenScene(ui, by: made, driver: driver)
            census.add("animator", made)
            census.add("driver", driver)
            census.add("sheet", scene.sheet)
            ui.turn()
            if way == .grabbed {
              ui.advance(by: 0.2)
              driver.pause()
            }
            driver.update(0.5)
            census.add("presentation", scene.delegate.presentation)
            census.add("coordinator", scene.sheet.transitionCoordinator)
            switch end {
            case "finish": driver.finish()
            case "cancel": driver.cancel()
            case "root": ui.window.rootViewController = UIViewController()
            default: return
            }
            ui.settle()
            ui.window.rootViewController = UIViewController()
            ui.settle()
          }
        }
        #expect(census.count == 5)
        #expect(census.living == [], "\(way) \(end)")
      }
    }
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}
