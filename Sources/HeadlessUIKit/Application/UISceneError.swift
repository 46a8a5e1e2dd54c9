/// The domain of the errors of scenes.
public nonisolated let UISceneErrorDomain = "UISceneErrorDomain"

/// An error of a request about scenes.
public nonisolated struct UISceneError: CustomNSError, Hashable, Sendable {
  /// The reason of an error.
  public nonisolated enum Code: Int, Sendable {
    /// The device has only one scene.
    case multipleScenesNotSupported = 0
    /// The system denied the request.
    case requestDenied = 1
    /// The geometry cannot be requested on this device.
    case geometryRequestUnsupported = 100
    /// The view controllers of the scene do not support the geometry.
    case geometryRequestDenied = 101

    /// Returns whether an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? UISceneError)?.code == match
    }
  }

  /// The domain of the errors.
  public static let errorDomain = UISceneErrorDomain
  /// The device has only one scene.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The system denied the request.
  public static let requestDenied = Code.requestDenied
  /// The geometry cannot be requested on this device.
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  /// The view controllers of the scene do not support the geometry.
  public static let geometryRequestDenied = Code.geometryRequestDenied

  /// The reason.
  public let code: Code
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
