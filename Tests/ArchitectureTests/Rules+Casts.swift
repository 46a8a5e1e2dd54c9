extension Rules {
  /// The classes of the engine that it asks for, with their files, by the reason.
  static let allowedCasts = [
    "isEqual(_:) takes any object": [
      "NSParagraphStyle: NSParagraphStyle",
      "NSParagraphStyle: NSTextTab",
      "UIFontDescriptor: UIFontDescriptor",
      "CAMediaTimingFunction: CAMediaTimingFunction", "UIBezierPath: UIBezierPath",
      "UICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes",
      "UIColor: UIColor", "UIFont: UIFont", "UIImage: UIImage",
      "UIApplicationShortcutItem: UIApplicationShortcutIcon",
      "UISheetPresentationController+Detent: Detent", "UITraitCollection: UITraitCollection",
      "UIImageAsset: UIImageAsset", "UIImageSymbolConfiguration: SymbolConfiguration",
      "UITextPosition: TextOffset", "UITextPosition: TextOffsetRange",
    ],
    "an app supplies any object, class or value": [
      "AnimatableKeyPath+Values: CGColor", "AnimatableKeyPath+Values: CGPath",
      "CAAnimation: CALayer", "CALayer: CALayer", "CALayer+Properties: CALayer",
      "CALayer+Properties: CGColor",
      "CGGradient: CGColor",
      "CIImage: CIImage", "TextAttributes: UIColor", "TextAttributes: UIFont",
      "CATransaction: CAMediaTimingFunction", "Selector: UIPanGestureRecognizer",
      "SimulatedDevice+Launch: UIApplicationShortcutItem", "UIApplication: UIResponder",
      "UIApplication+Actions: UIResponder", "UIAccessibility: UIResponder",
      "UISegmentedControl+Segments: UIImage",
      "UIView+Geometry: CALayer",
    ],
    "an app supplies an implementation of a protocol of UIKit": [
      "CALayer+Actions: CABasicAnimation",
      "Transition+Interaction: UIPercentDrivenInteractiveTransition", "UICoordinateSpace: UIView",
      "UISheetPresentationController+Detent: SheetDetentContext",
    ],
    "UIKit's documentation names the class": [
      "Platform+KeyValueObserving: Operation",
      "UILayoutSupport: EdgeLayoutGuide",
      "UIViewController+Show: UINavigationController",
      "SheetScrollHandOff: UIScrollView", "UIScrollView: UIControl",
    ],
    "an app supplies the classes, views, layouts and contexts of a list": [
      "CollectionState: UICollectionReusableView", "Composition: NSCollectionLayoutGroup",
      "UICollectionView+Items: UICollectionViewCell",
      "UICollectionView+Layout: UICollectionViewCell",
      "UICollectionView+Reuse: UICollectionViewCell",
      "UICollectionView+Transitions: UICollectionViewTransitionLayout",
      "UICollectionViewDelegateFlowLayout: UICollectionViewFlowLayout",
      "UICollectionViewFlowLayout+Engine: UICollectionViewFlowLayoutInvalidationContext",
      "UICollectionViewLayout+Engine: UICollectionViewLayoutAttributes",
      "UICollectionViewLayout+Engine: UICollectionViewLayoutInvalidationContext",
      "UICollectionViewLayout: UICollectionReusableView",
      "UIDynamicAnimator: UICollectionViewLayoutAttributes", "UITableView+Heights: TitleView",
      "UITableView+Reuse: UITableViewCell",
      "UITableView+Reuse: UITableViewHeaderFooterView", "UITableView: UITableViewCell",
      "UITableView: UITableViewHeaderFooterView", "UITableViewController: UITableView",
    ],
    "an app supplies the bars and their appearances": [
      "AppearanceProperty: UITabBar",
      "NavigationBarContent: UIButton",
      "UIBarAppearance: UINavigationBarAppearance",
      "UIBarAppearance: UITabBarAppearance",
      "UIBarAppearance: UIToolbarAppearance",
      "UINavigationBar+Appearance: UINavigationBarAppearance",
      "UINavigationController: UINavigationBar",
      "UINavigationController+Toolbar: UIToolbar",
      "UITabBar: UITabBarAppearance",
      "UIToolbar: ContainerControllerView",
      "UIToolbar: UIToolbarAppearance",
    ],
    "the attributes of a text, a layer or a font are any values": [
      "AttributedMeasure: NSParagraphStyle",
      "AttributedMeasure: NSTextAttachment",
      "AttributedMeasure: UIFont",
      "BarLooks: UIColor",
      "BarLooks: UIFont",
      "CAEmitterCell: CGColor",
      "LayerDrawing: CGImage", "LayerDrawing: NSAttributedString",
      "NSAttributedString+Keys: NSShadow",
      "NSAttributedString+Keys: UIColor",
      "Platform+AttributedString: NSAttributedString",
      "TextAttributes: NSParagraphStyle",
      "UIFontDescriptor: UIFont",
      "UILabel+AttributedText: NSParagraphStyle",
      "UILabel+AttributedText: UIColor",
      "UILabel+AttributedText: UIFont",
    ],
    "an app supplies the elements of a menu": [
      "MenuView: UIAction",
      "MenuView: UIMenu",
      "UIControl+Menu: UIAction",
      "UIControl+Menu: UIButton",
      "UIMenu: UIAction",
      "UIMenu: UIDeferredMenuElement",
      "UIMenu: UIMenu",
    ],
    "a test supplies any objects for a nib or storyboard": [
      "StoryboardContents: UIView",
      "UINavigationBar: StoryboardCoder",
      "UINib: UIBarItem",
      "UINib: UIGestureRecognizer",
      "UINib: UIResponder",
      "UINib: UIView",
      "UIView: StoryboardCoder",
      "UIViewController: StoryboardCoder",
    ],
    "a thread stores any object": ["GraphicsStack: GraphicsStack"],
    "the log names any object": [
      "ObjectNames: SimulatedDevice", "ObjectNames: UIView", "ObjectNames: UIViewController",
    ],
  ]

  /// The engine overrides members, and does not ask for its own classes.
  static func casts(
    _ file: SourceFile, to classes: Set<String>,
    allowed: [String] = allowedCasts.values.flatMap(\.self)
  ) -> [Violation] {
    guard file.target == "HeadlessUIKit" else { return [] }
    return file.lines.enumerated().flatMap { index, line in
      casts(line).filter { classes.contains($0) && !allowed.contains("\(stem(file)): \($0)") }.map {
        Violation(
          file, index + 1, "the engine asks whether an object is of its class \($0)",
          help: "override a member of the superclass, or add the cast to Rules.allowedCasts with "
            + "its reason")
      }
    }
  }

  /// Returns the casts of files, in the form of `allowedCasts`.
  static func castNames(_ files: [SourceFile], to classes: Set<String>) -> Set<String> {
    Set(
      files.filter { $0.target == "HeadlessUIKit" }.flatMap { file in
        file.lines.flatMap(casts).filter(classes.contains).map { "\(stem(file)): \($0)" }
      })
  }

  /// Returns the names of the engine's classes.
  static func classes(_ files: [SourceFile]) -> Set<String> {
    Set(
      files.filter { $0.target == "HeadlessUIKit" }.flatMap(\.lines).flatMap { line in
        line.matches(of: /\bclass ([A-Z]\w*)/).map { String($0.output.1) }
      })
  }

  private static func casts(_ line: String) -> [String] {
    line.matches(of: /(?:\bis|\bas\?|\bcase let \w+ as) ([A-Z]\w*)/).map { String($0.output.1) }
  }

  private static func stem(_ file: SourceFile) -> String {
    String(file.name.dropLast(".swift".count))
  }
}
