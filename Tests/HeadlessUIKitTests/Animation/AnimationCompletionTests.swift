import HeadlessUIKit
import TestSupport
import Testing

/// When an animation block's completion runs, and with which `finished` value.
@Suite(.checkedDevices) struct AnimationCompletionTests {
  @Test(
    "[153] with zero duration, changes are immediate and the completion runs in the next run-loop turn (153a, 153b)",
    arguments: [0, -1] as [Double])
  func withoutDuration(duration: Double) {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: duration, delay: 3, animations: { scene.view.center.x = 150 },
        completion: notes.completion("end", on: scene.device))
      #expect(scene.shownX == 150)
    }
    #expect(notes.lines == [])
    scene.device.turn()
    #expect(notes.lines == ["end true at 0.0"])
    scene.device.settle()
    #expect(notes.lines == ["end true at 0.0"])
  }

  @Test("[154] a block that changes nothing completes in the next run-loop turn")
  func emptyBlockCompletesNextRunLoopTurn() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      // The center already has this value.
      UIView.animate(
        withDuration: 5, delay: 1, animations: { scene.view.center.x = 50 },
        completion: notes.completion("end", on: scene.device))
      UIView.animate(
        withDuration: 5, delay: 0, options: .repeat, animations: {},
        completion: notes.completion("endless", on: scene.device))
    }
    #expect(notes.lines == [])
    scene.device.turn()
    #expect(notes.lines == ["end true at 0.0", "endless true at 0.0"])
    scene.device.settle()
    #expect(notes.lines == ["end true at 0.0", "endless true at 0.0"])
  }

  @Test(
    "[155] with animations disabled, blocks run without animating and their completions run (155a, 155b)"
  )
  func disabled() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(
        withDuration: 1, animations: { scene.view.center.x = 150 },
        completion: notes.completion("end", on: scene.device))
      UIView.setAnimationsEnabled(true)
      #expect(scene.shownX == 150)
    }
    scene.device.turn()
    #expect(notes.lines == ["end true at 0.0"])
  }

  @Test("[155] disabling animations does not affect blocks submitted before (155c)")
  func disabledLater() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { scene.view.center.x = 150 },
        completion: notes.completion("end", on: scene.device))
      UIView.setAnimationsEnabled(false)
    }
    #expect(scene.positions(at: [0.5]) == [100])
    scene.device.settle()
    #expect(notes.lines == ["end true at 1.0"])
  }

  @Test("[155] performWithoutAnimation nests, and restores the previous setting (155d)")
  func performing() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          UIView.performWithoutAnimation { scene.view.alpha = 0.5 }
          #expect(!UIView.areAnimationsEnabled)
          UIView.animate(withDuration: 1) { scene.view.center.x = 150 }
        }
        #expect(UIView.areAnimationsEnabled)
        scene.view.center.y = 150
      }
      #expect(scene.shown.opacity == 0.5)
      #expect(scene.shown.position == CGPoint(x: 150, y: 50))
    }
  }

  @Test(
    "[161] removing a view from its window ends its animation, unfinished, in that run-loop turn (161a)"
  )
  func removal() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 1, animations: { scene.view.center.x = 150 },
        completion: notes.completion("end", on: scene.device))
    }
    scene.device.advance(to: 0.5)
    scene.run { scene.view.removeFromSuperview() }
    scene.device.settle()
    #expect(notes.lines == ["end false at 0.5"])
    #expect(scene.shownX == 150)
  }

  @Test("[161] a view removed and added again in the same run-loop turn keeps its animation (161a)")
  func removalAndReturn() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 1, animations: { scene.view.center.x = 150 },
        completion: notes.completion("end", on: scene.device))
      scene.view.removeFromSuperview()
      scene.window.addSubview(scene.view)
    }
    scene.device.settle()
    #expect(notes.lines == ["end true at 1.0"])
  }

  @Test("[161] a block of several views ends on time, unfinished if one view was removed (161a)")
  func partialRemoval() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      let other = UIView(frame: .zero)
      scene.window.addSubview(other)
      UIView.animate(
        withDuration: 1,
        animations: {
          scene.view.center.x = 150
          other.center.x = 150
        }, completion: notes.completion("end", on: scene.device))
      other.removeFromSuperview()
    }
    scene.device.settle()
    #expect(notes.lines == ["end false at 1.0"])
  }

  @Test("[161] removeAllAnimations shows the model value and ends the animation, unfinished (161a)")
  func removingAnimations() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 1, animations: { scene.view.center.x = 150 },
        completion: notes.completion("end", on: scene.device))
    }
    scene.device.advance(to: 0.25)
    scene.run {
      scene.view.layer.removeAllAnimations()
      #expect(scene.shownX == 150)
    }
    scene.device.settle()
    #expect(notes.lines == ["end false at 0.25"])
  }

  @Test("a view outside a window does not animate")
  func offscreen() {
    let notes = Notes()
    let scene = AnimationScene()
    let loose = scene.run { UIView(frame: .zero) }
    scene.run {
      UIView.animate(
        withDuration: 1, animations: { loose.center.x = 150 },
        completion: notes.completion("end", on: scene.device))
    }
    scene.device.turn()
    #expect(notes.lines == ["end false at 0.0"])
    #expect(loose.center.x == 150)
  }

  @Test("completions due at the same time run in the order of their blocks")
  func order() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      for name in ["first", "second", "third"] {
        UIView.animate(
          withDuration: 1, animations: { scene.view.center.x += 10 },
          completion: notes.completion(name, on: scene.device))
      }
    }
    scene.device.settle()
    #expect(notes.lines == ["first true at 1.0", "second true at 1.0", "third true at 1.0"])
  }

  @Test("a completion can start the next animation, which begins where the first ended")
  func chain() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 1, animations: { scene.view.center.x = 150 },
        completion: { _ in
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            scene.view.center.x = 250
          }
        })
    }
    #expect(scene.positions(at: [1, 1.5, 2]) == [150, 200, 250])
  }

  @Test(
    "[153][154][161] every completion runs once, and runs early only when unfinished (153b, 161a, 161b)"
  )
  func completesOnce() {
    checkInvariant { random in
      let program = Program(&random)
      let stage = ProgramStage()
      program.queue(on: stage)
      stage.scene.device.settle()
      for (index, entry) in stage.blocks.enumerated() {
        guard let call = entry.calls.first, entry.calls.count == 1 else {
          return "block \(index) completed \(entry.calls.count) times"
        }
        let isInTime = isClose(call.time, entry.end, within: 1e-9)
        let mayEndEarly = entry.isInterrupted && call.time >= entry.begin
        if call.isFinished ? !isInTime : !(mayEndEarly && (isInTime || call.time < entry.end)) {
          return "block \(index) of \(entry.begin)...\(entry.end) completed with "
            + "\(call.isFinished) at \(call.time)"
        }
      }
      return stage.scene.device.isAtRest ? nil : "an animation is still running"
    }
  }
}
