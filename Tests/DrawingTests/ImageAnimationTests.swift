import HeadlessUIKit
import TestSupport
import Testing

/// Animations of images, on the device's clock.
@Suite(.checkedDevices) struct ImageAnimationTests {
  private let names = ["a", "b", "c", "d"]

  private func view(_ duration: Double, count: Int) -> UIImageView {
    let view = UIImageView(image: UIImage(named: "still"))
    view.animationImages = names.compactMap { UIImage(named: $0) }
    view.animationDuration = duration
    view.animationRepeatCount = count
    return view
  }

  private func name(_ view: UIImageView) -> String? {
    guard case .image(let name, _, _) = view.drawing else { return nil }
    return name
  }

  @Test("an animation shows the image of the time, and ends after its repetitions")
  func playsImages() {
    let device = makeDevice()
    device.perform {
      let view = view(4, count: 2)
      makeWindow(view)
      #expect(name(view) == "still")
      view.startAnimating()
      #expect(view.isAnimating)
      let shown = (0..<8).map { step in
        device.advance(to: Double(step) + 0.5)
        return name(view)
      }
      #expect(shown == names + names)
      device.advance(to: 8.1)
      #expect(!view.isAnimating)
      #expect(name(view) == "still")
      #expect(device.isAtRest)
    }
  }

  @Test("an animation without a limit lets the device come to rest, and runs until it is stopped")
  func runsForever() {
    let device = makeDevice()
    device.perform {
      let view = view(0, count: 0)
      makeWindow(view)
      view.startAnimating()
      device.settle()
      #expect(device.isAtRest)
      #expect(view.isAnimating)
      // A thirtieth of a second per image.
      device.advance(to: 10 + 1.5 / 30)
      #expect(name(view) == "b")
      view.stopAnimating()
      #expect(!view.isAnimating)
      #expect(name(view) == "still")
    }
  }

  @Test("other images stop the animation, and a stopped one does not end a later one")
  func restarts() {
    let device = makeDevice()
    device.perform {
      let view = view(1, count: 1)
      makeWindow(view)
      view.startAnimating()
      device.advance(to: 0.5)
      view.animationImages = [UIImage(named: "x"), UIImage(named: "y")].compactMap(\.self)
      #expect(!view.isAnimating)
      view.startAnimating()
      device.advance(to: 1.25)
      #expect(view.isAnimating)
      #expect(name(view) == "y")
      device.settle()
      #expect(!view.isAnimating)
    }
  }

  @Test("an animation without images does not start")
  func needsImages() {
    makeDevice().perform {
      let view = UIImageView(image: UIImage(named: "still"))
      view.startAnimating()
      #expect(!view.isAnimating)
    }
  }

  @Test("an animated image shows its frames by the time of the device")
  func playsAnimatedImage() {
    let device = makeDevice()
    device.perform {
      let frames = names.compactMap { UIImage(named: $0) }
      let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 4))
      makeWindow(view)
      #expect(view.image?.images?.count == 4)
      #expect(view.image?.duration == 4)
      #expect(name(view) == "a")
      device.advance(to: 2.5)
      #expect(name(view) == "c")
      device.advance(to: 4.5)
      #expect(name(view) == "a")
    }
  }
}
