/// The size of an image in a file. Its pixels are not decoded.
nonisolated struct ImageFile {
  var name: String
  var width: Int
  var height: Int
  var scale: CGFloat = 1

  var rendition: UIImage.Rendition {
    let scale = scale > 0 ? scale : 1
    return UIImage.Rendition(
      source: .asset(name),
      size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
  }

  // MARK: Reading

  /// Reads the size of a PNG, JPEG or GIF file; `nil` for other data.
  init?(data: Data, scale: CGFloat = 1, name: String = "image") {
    let bytes = [UInt8](data)
    guard let (width, height) = Self.pngSize(bytes) ?? Self.gifSize(bytes) ?? Self.jpegSize(bytes),
      width > 0, height > 0
    else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
    self.name = name
  }

  /// Reads a file; its name may end with the scale, such as `@2x`.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale = [2, 3].first { file.hasSuffix("@\($0)x") }
    self.init(
      data: data, scale: CGFloat(scale ?? 1), name: scale == nil ? file : String(file.dropLast(3)))
  }

  /// Finds an image of a bundle by its name, which may have an extension: a file next to others, or one
  /// of an asset catalog.
  init?(named name: String, in bundle: Bundle) {
    guard let folder = bundle.resourcePath else { return nil }
    let url = URL(fileURLWithPath: name)
    let (stem, type) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    let directory = name.contains("/") ? "/" + name.split(separator: "/").dropLast().joined() : ""
    let types = type.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [type]
    let files = types.flatMap { type in
      ["@3x", "@2x", ""].map { "\(folder)\(directory)/\(stem)\($0).\(type)" }
    }
    if let file = files.lazy.compactMap(Self.init(path:)).first {
      self = file
      return
    }
    let catalogs = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xcassets") }.sorted()
    let sets = catalogs.map { "\(folder)/\($0)/\(name).imageset" }
    let images = sets.lazy.flatMap { set in
      ((try? FileManager.default.contentsOfDirectory(atPath: set)) ?? []).sorted(by: >)
        .lazy.compactMap { Self(path: "\(set)/\($0)") }
    }
    guard let file = images.first else { return nil }
    self = file
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func pngSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: pngStart), bytes.count >= 24 else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  private static func gifSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      // The segments of frames, but not those of tables that are numbered among them.
      let isFrame = (0xC0...0xCF).contains(bytes[index + 1])
      if isFrame, ![0xC4, 0xC8, 0xCC].contains(bytes[index + 1]) {
        return (number(bytes[index + 7..<index + 9]), number(bytes[index + 5..<index + 7]))
      }
      index += 2 + max(2, number(bytes[index + 2..<index + 4]))
    }
    return nil
  }

  // MARK: Writing

  private static let pngStart: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Returns a PNG file of a size without pixels, with the name as a comment.
  static func png(width: Int, height: Int, name: String?) -> Data {
    var file = pngStart + chunk("IHDR", bytes(width, 4) + bytes(height, 4) + [8, 6, 0, 0, 0])
    if let name { file += chunk("tEXt", Array("Title".utf8) + [0] + Array(name.utf8)) }
    return Data(file + chunk("IEND", []))
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bytes(content.count, 4) + body + bytes(Int(checksum(body)), 4)
  }

  /// The CRC-32 of ISO 3309, which ends each chunk.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return crc ^ 0xFFFF_FFFF
  }

  /// Returns a JPEG file of a size without pixels.
  static func jpeg(width: Int, height: Int) -> Data {
    let components: [UInt8] = [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
    let frame = [8] + bytes(height, 2) + bytes(width, 2) + components
    return Data([0xFF, 0xD8, 0xFF, 0xC0] + bytes(frame.count + 2, 2) + frame + [0xFF, 0xD9])
  }
}

/// Returns a PNG file of an image: see `UIImage.pngData()`.
public nonisolated func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns a JPEG file of an image: see `UIImage.jpegData(compressionQuality:)`.
public nonisolated func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? { image.jpegData(compressionQuality: compressionQuality) }
