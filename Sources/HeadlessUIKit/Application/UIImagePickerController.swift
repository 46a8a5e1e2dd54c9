/// Lets the user choose an image: a navigation controller with an empty library and a Cancel button.
///
/// `delegate`, a navigation controller's, also receives the calls of `UIImagePickerControllerDelegate`.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Creates a picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    let library = SystemContentController(title: "Photos") { [weak self] in self?.cancel() }
    setViewControllers([library], animated: false)
  }
  /// Creates a picker with another first controller than the library.
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  /// Creates a picker with bars of other classes, and without the library.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Configuring the picker

  /// The source of images; the photo library by default.
  /// Stored only.
  open var sourceType = SourceType.photoLibrary
  /// The types of media; images by default.
  /// Stored only.
  open var mediaTypes = ["public.image"]
  /// Whether the user may edit the image; false by default.
  /// Stored only.
  open var allowsEditing = false
  /// The maximum length of a movie, s; 600 by default.
  /// Stored only.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of movies; medium by default.
  /// Stored only.
  open var videoQuality = QualityType.typeMedium
  /// The preset of movies; empty by default.
  /// Stored only.
  open var videoExportPreset = ""
  /// The format of images; compatible by default.
  /// Stored only.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Whether the camera has its controls; true by default.
  /// Stored only.
  open var showsCameraControls = true
  /// The view over the camera's picture; `nil` by default.
  /// Stored only.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture; identity by default.
  /// Stored only.
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera records; photos by default.
  /// Stored only.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera; rear by default.
  /// Stored only.
  open var cameraDevice = CameraDevice.rear
  /// The flash; auto by default.
  /// Stored only.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Does nothing: there is no camera.
  open func takePicture() {}
  /// Begins no movie; returns false.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing: there is no camera.
  open func stopVideoCapture() {}

  // MARK: Asking for sources

  /// Returns whether a source exists: not the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the types of media of a source; `nil` for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image", "public.movie"]
  }
  /// Returns false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns false: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `nil`: there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}

extension UIImagePickerController {
  /// The source of images.
  public nonisolated enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The saved photos.
    case savedPhotosAlbum = 2
  }

  /// The quality of movies.
  public nonisolated enum QualityType: Int, Sendable {
    /// High.
    case typeHigh = 0
    /// Medium.
    case typeMedium = 1
    /// Low.
    case typeLow = 2
    /// 640 x 480 pixels.
    case type640x480 = 3
    /// 1280 x 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 x 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// What a camera records.
  public nonisolated enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Movies.
    case video = 1
  }

  /// A camera.
  public nonisolated enum CameraDevice: Int, Sendable {
    /// The rear one.
    case rear = 0
    /// The front one.
    case front = 1
  }

  /// The flash of a camera.
  public nonisolated enum CameraFlashMode: Int, Sendable {
    /// Off.
    case off = -1
    /// In the dark.
    case auto = 0
    /// On.
    case on = 1
  }

  /// The format of images.
  public nonisolated enum ImageURLExportPreset: Int, Sendable {
    /// JPEG.
    case compatible = 0
    /// The original one.
    case current = 1
  }

  /// A key of what the user has chosen.
  public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The image.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle of the edited image in the original one.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a movie.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL in the library.
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
    /// The metadata of a photo.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The live photo.
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset.
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    /// The URL of the image.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  }

  fileprivate final var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  private final func cancel() { pickerDelegate?.imagePickerControllerDidCancel(self) }
}

extension SimulatedDevice {
  /// Chooses an image for the user: the picker's delegate receives it, and dismisses the picker.
  public func pick(
    _ info: [UIImagePickerController.InfoKey: Any], in picker: UIImagePickerController
  ) {
    perform {
      picker.pickerDelegate?.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
  }
}

/// The delegate of an image picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells the delegate what the user has chosen; dismiss the picker.
  @_spi(OptionalRequirements) func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Tells the delegate that the user has canceled; dismiss the picker.
  @_spi(OptionalRequirements) func imagePickerControllerDidCancel(
    _ picker: UIImagePickerController)
}

@_documentation(visibility: internal)
extension UIImagePickerControllerDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// The default implementation dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The content of a controller of the system: a title, and a button that ends it.
final class SystemContentController: UIViewController {
  private let end: () -> Void

  init(title: String, end: @escaping () -> Void) {
    self.end = end
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
