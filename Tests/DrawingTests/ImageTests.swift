import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Images: made by contexts and renderers, cropped, oriented, tinted, drawn, written and read.
@Suite(.checkedDevices) struct ImageTests {
  private func square(_ color: UIColor = .red, side: CGFloat = 10, scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      color.setFill()
      $0.fill(rect(0, 0, side / 2, side))
    }
  }

  @Test("an image of a context has its size, its scale and its marks")
  func makesImage() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 3)
    UIColor.red.setFill()
    UIRectFill(rect(1, 1, 2, 2))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 10, height: 20))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 30)
    #expect(image.cgImage?.height == 60)
    #expect(image.shownMarks.map(\.extent) == [rect(1, 1, 2, 2)])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("contexts are a stack, and a scale of zero is the screen's")
  func contextsNest() {
    makeDevice().perform {
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 0)
      let inner = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      let outer = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(inner?.scale == UIScreen.main.scale)
      #expect(inner?.shownMarks.map(\.color) == [RGBA(UIColor.black.cgColor)])
      #expect(outer?.size == CGSize(width: 1, height: 1))
      #expect(outer?.scale == 1)
      #expect(outer?.shownMarks.isEmpty == true)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }
  }

  @Test("a context without a size is reported, and there is none")
  func reportsEmptySize() {
    let device = makeDevice()
    device.perform {
      UIGraphicsBeginImageContextWithOptions(.zero, false, 1)
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsEndImageContext()
      _ = UIGraphicsImageRenderer(size: .zero).image { _ in }
    }
    #expect(device.diagnostics.map(\.code) == [.invalidCall, .invalidCall])
  }

  @Test("a pushed bitmap is current, and makes an image of one pixel per point")
  func pushesBitmap() throws {
    let bitmap = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    UIGraphicsPushContext(bitmap)
    UIRectFill(rect(0, 0, 1, 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsPopContext()
    #expect(image?.size == CGSize(width: 4, height: 4))
    #expect(image?.shownMarks.map(\.extent) == [rect(0, 3, 1, 1)])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a renderer of bounds draws in their coordinates")
  func rendersBounds() {
    let image = UIGraphicsImageRenderer(bounds: rect(5, 5, 10, 10)).image { context in
      #expect(context.format.bounds == rect(5, 5, 10, 10))
      #expect(UIGraphicsGetCurrentContext() == context.cgContext)
      context.fill(rect(5, 5, 1, 1))
      #expect(context.currentImage.shownMarks.count == 1)
      context.fill(rect(6, 5, 1, 1))
    }
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.shownMarks.map(\.extent) == [rect(0, 0, 1, 1), rect(1, 0, 1, 1)])
  }

  @Test("the format of a renderer is a copy")
  func copiesFormat() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
    format.scale = 3
    format.opaque = false
    let image = renderer.image { _ in }
    #expect(image.scale == 1)
    #expect(image.shownMarks.count == 1)
    #expect(format.bounds == .zero)
  }

  @Test("cropping has the part of the pixels, and none outside")
  func crops() throws {
    let whole = try #require(square().cgImage)
    let part = try #require(whole.cropping(to: rect(8, 0, 4, 6)))
    #expect(part.width == 4)
    #expect(part.height == 6)
    let image = UIImage(cgImage: part, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 2, height: 3))
    // The red half ends one point right of the part's left edge.
    #expect(image.shownMarks.map(\.extent) == [rect(-4, 0, 5, 10)])
    #expect(whole.cropping(to: rect(18.5, 0, 100, 1))?.width == 2)
    #expect(whole.cropping(to: rect(20, 0, 5, 5)) == nil)
  }

  nonisolated static let orientations: [(UIImage.Orientation, CGRect)] = [
    (.up, rect(0, 0, 1, 2)), (.down, rect(3, 6, 1, 2)), (.upMirrored, rect(3, 0, 1, 2)),
    (.downMirrored, rect(0, 6, 1, 2)), (.left, rect(0, 3, 2, 1)), (.right, rect(6, 0, 2, 1)),
    (.leftMirrored, rect(0, 0, 2, 1)), (.rightMirrored, rect(6, 3, 2, 1)),
  ]

  @Test(
    "the upper left corner of the pixels is where the orientation turns it", arguments: orientations
  )
  func orients(_ orientation: UIImage.Orientation, _ corner: CGRect) throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 8)).image {
      $0.fill(rect(0, 0, 1, 2))
    }
    let pixels = try #require(image.cgImage)
    let turned = UIImage(cgImage: pixels, scale: image.scale, orientation: orientation)
    #expect(turned.imageOrientation == orientation)
    let isSideways = corner.width == 2
    #expect(turned.size == CGSize(width: isSideways ? 8 : 4, height: isSideways ? 4 : 8))
    #expect(turned.shownMarks.map { $0.extent.map(rounded) } == [corner])
  }

  @Test("mirroring twice yields the orientation itself", arguments: orientations)
  func mirrors(_ orientation: UIImage.Orientation, _ corner: CGRect) throws {
    let pixels = try #require(square().cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let mirrored = image.withHorizontallyFlippedOrientation()
    let extents = [image, mirrored].map { $0.shownMarks.first?.extent?.midX ?? -1 }
    #expect(isClose(extents[0] + extents[1], image.size.width))
    #expect(mirrored.withHorizontallyFlippedOrientation().imageOrientation == orientation)
  }

  @Test("a drawn image is its recording in the rectangle, with the alpha and the blend mode")
  func drawsImage() throws {
    let small = square()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      small.draw(in: rect(10, 10, 20, 20), blendMode: .multiply, alpha: 0.5)
      small.draw(at: CGPoint(x: 1, y: 2))
    }
    let marks = image.shownMarks
    #expect(marks.map(\.extent) == [rect(10, 10, 20, 20), rect(1, 2, 10, 10)])
    #expect(marks.map(\.alpha) == [0.5, 1])
    #expect(marks.map(\.blendMode) == [.multiply, .normal])
  }

  @Test("a Core Graphics image is drawn upside down in UIKit's coordinates")
  func drawsFlipped() throws {
    let pixels = try #require(square().cgImage)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
      $0.cgContext.draw(pixels, in: rect(0, 0, 20, 20))
    }
    let mark = try #require(image.shownMarks.first)
    #expect(mark.transform.d == -1)
    #expect(mark.extent == rect(0, 0, 20, 20))
  }

  @Test("a tinted image has one color, and a template has the tint color of its view")
  func tints() {
    let image = square()
    #expect(image.shownMarks.map(\.color) == [RGBA(UIColor.red.cgColor)])
    let tinted = image.withTintColor(.blue)
    #expect(tinted.shownMarks.map(\.color) == [RGBA(UIColor.blue.cgColor)])
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    #expect(view.marks.map(\.color) == [RGBA(UIColor.green.cgColor)])
  }

  @Test("a named image has the default size, and a symbol that of its configuration")
  func hasSizes() throws {
    #expect(UIImage(named: "photo")?.size == CGSize(width: 24, height: 24))
    #expect(UIImage(named: "photo", in: nil, compatibleWith: nil)?.cgImage != nil)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.size == CGSize(width: 20, height: 20))
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    #expect(symbol.withConfiguration(large).size == CGSize(width: 40, height: 40))
    #expect(
      UIImage(systemName: "star", withConfiguration: large)?.size
        == CGSize(width: 40, height: 40))
    #expect(
      symbol.applyingSymbolConfiguration(.init(scale: .large))?.size
        == CGSize(width: 26, height: 26))
    #expect(UIImage().cgImage == nil)
    #expect(UIImage().size == .zero)
  }

  @Test("a file has the size of the image, and another one none", arguments: [true, false])
  func writesFiles(_ isPNG: Bool) throws {
    let image = square(side: 300, scale: 1)
    let data = try #require(isPNG ? image.pngData() : image.jpegData(compressionQuality: 0.8))
    #expect(UIImage(data: data)?.size == CGSize(width: 300, height: 300))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 150, height: 150))
    #expect(UIImage(data: Data(data.prefix(8))) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test("a file of a bundle has its own size, also in an asset catalog")
  func findsFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "segue-images-\(ProcessInfo.processInfo.processIdentifier)")
    let set = folder.appendingPathComponent("Media.xcassets/cover.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(square(side: 60, scale: 1).pngData())
    try data.write(to: folder.appendingPathComponent("photo@2x.png"))
    try data.write(to: set.appendingPathComponent("cover@3x.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let sizes = ["photo", "cover", "other"].map {
      UIImage(named: $0, in: bundle, compatibleWith: nil)?.size.width
    }
    #expect(sizes == [30, 20, 24])
    let path = folder.appendingPathComponent("photo@2x.png").path
    #expect(UIImage(contentsOfFile: path)?.scale == 2)
    #expect(UIImage(contentsOfFile: path + "x") == nil)
  }

  @Test("images are equal if they show the same")
  func comparesImages() {
    #expect(square() == square())
    #expect(square() != square(.blue))
    #expect(UIImage(named: "a") == UIImage(named: "a"))
    #expect(UIImage(named: "a") != UIImage(named: "b"))
    #expect(square().withRenderingMode(.alwaysTemplate) != square())
  }

  @Test("an asset returns the image of the most recent matching traits")
  func registersVariants() {
    let asset = UIImageAsset()
    let (light, dark) = (square(.white), square(.black))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == dark)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) == light)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == light)
  }
}

extension UIImage {
  /// What a view with the image shows.
  var shownMarks: [DrawingMark] { UIImageView(image: self).marks }
}
