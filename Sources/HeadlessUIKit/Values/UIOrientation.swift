/// The orientation of an interface.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape with the home button on the right; the device is rotated left.
  case landscapeRight = 3
  /// Landscape with the home button on the left; the device is rotated right.
  case landscapeLeft = 4

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The orientations that an interface supports.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down: the default on iPhone.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]
  /// All four: the default on iPad.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]
}

/// The orientation of a device.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape, rotated left: the top at the left.
  case landscapeLeft = 3
  /// Landscape, rotated right: the top at the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
