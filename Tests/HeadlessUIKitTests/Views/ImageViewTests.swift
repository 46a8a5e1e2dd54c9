import HeadlessUIKit
import TestSupport
import Testing

/// Pictures in views.
@Suite struct ImageViewTests {
  @Test("a template takes the tint that holds for it, its own or that of a view around it")
  func followsTheTint() {
    let device = SimulatedDevice()
    device.perform {
      let frame = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      let photo = UIImageView(image: UIImage(systemName: "star"))
      makeWindow(frame)
      frame.tintColor = .red
      frame.addSubview(photo)
      #expect(
        photo.drawing == .image(name: "star", isSymbol: true, tint: RGBA(UIColor.red.cgColor)))
      frame.tintColor = .green
      #expect(
        photo.drawing == .image(name: "star", isSymbol: true, tint: RGBA(UIColor.green.cgColor)))
      photo.tintColor = .blue
      #expect(
        photo.drawing == .image(name: "star", isSymbol: true, tint: RGBA(UIColor.blue.cgColor)))
    }
  }

  @Test("it is as large as its picture, and open without one or with an empty one")
  func hasItsSize() {
    SimulatedDevice().perform {
      let photo = UIImageView(image: UIImage(systemName: "star"))
      let size = photo.image?.size ?? .zero
      #expect(size.width > 0)
      #expect(photo.intrinsicContentSize == size)
      #expect(photo.frame == CGRect(origin: .zero, size: size))
      photo.image = UIImage()
      #expect(photo.intrinsicContentSize == UIView(frame: .zero).intrinsicContentSize)
      photo.image = nil
      #expect(photo.intrinsicContentSize == UIView(frame: .zero).intrinsicContentSize)
      #expect(photo.sizeThatFits(.zero) == photo.bounds.size)
    }
  }

  @Test("a picture that is highlighted shows the other one")
  func showsTheHighlighted() {
    SimulatedDevice().perform {
      let photo = UIImageView(
        image: UIImage(named: "day"), highlightedImage: UIImage(named: "night"))
      @MainActor func name() -> String? {
        guard case .image(let name, _, _) = photo.drawing else { return nil }
        return name
      }
      #expect(name() == "day")
      photo.isHighlighted = true
      #expect(name() == "night")
      photo.image = nil
      #expect(name() == "night")
      photo.isHighlighted = false
      #expect(name() == nil)
    }
  }
}
