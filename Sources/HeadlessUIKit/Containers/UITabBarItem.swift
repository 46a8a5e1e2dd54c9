/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while it is selected; the other one by default.
  open var selectedImage: UIImage?
  /// Words in a small circle; nil by default.
  open var badgeValue: String?

  /// Makes an empty item.
  public override init() { super.init() }
  /// Makes an item with a number of the app's own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Makes an item with a picture for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
