import HeadlessUIKit
import TestSupport
import Testing

/// Image views.
@Suite(.checkedDevices) struct ImageViewTests {
  @Test("a template image has the view's tint color, or an inherited one")
  func followsTheTint() {
    let device = makeDevice()
    device.perform {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      let photo = UIImageView(image: UIImage(systemName: "star"))
      makeWindow(container)
      container.tintColor = .red
      container.addSubview(photo)
      #expect(
        photo.drawing == .image(name: "star", isSymbol: true, tint: RGBA(UIColor.red.cgColor)))
      container.tintColor = .green
      #expect(
        photo.drawing == .image(name: "star", isSymbol: true, tint: RGBA(UIColor.green.cgColor)))
      photo.tintColor = .blue
      #expect(
        photo.drawing == .image(name: "star", isSymbol: true, tint: RGBA(UIColor.blue.cgColor)))
    }
  }

  @Test(
    "the intrinsic size is the image's, and there is none without an image or with an empty one")
  func intrinsicSizeIsImageSize() {
    makeDevice().perform {
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

  @Test("a highlighted image view shows its highlighted image")
  func showsTheHighlighted() {
    makeDevice().perform {
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
