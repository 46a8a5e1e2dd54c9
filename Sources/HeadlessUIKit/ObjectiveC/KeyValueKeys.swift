/// Reads and writes the value of a key.
struct KeyAccessor {
  let get: (AnyObject) -> Any?
  /// Returns whether the value has the type of the key; `nil` for a key that cannot be written.
  let set: ((AnyObject, Any?) -> Bool)?

  init<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>) {
    get = { KeyAccessor.flat(($0 as? Root)?[keyPath: path]) }
    set = (path as? ReferenceWritableKeyPath<Root, Value>).map { path in
      { object, value in
        guard let object = object as? Root else { return false }
        guard let value = KeyAccessor.converted(value, to: Value.self) else { return false }
        object[keyPath: path] = value
        return true
      }
    }
  }

  /// Returns a value without nested optionals.
  nonisolated static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? flat(mirror.children.first?.value) : value
  }

  /// Returns a value as another type, like the conversions of Objective-C: of numbers, of boxed
  /// structures, and of the raw values of enumerations.
  nonisolated static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    let number = value as? NSNumber
    if type == CGFloat.self || type == CGFloat?.self {
      return number.map { CGFloat($0.doubleValue) } as? Value
    }
    if type == Float.self { return number?.floatValue as? Value }
    if type == Int.self { return number?.intValue as? Value }
    if type == Bool.self { return number?.boolValue as? Value }
    if let raw = type as? any RawRepresentable.Type { return fromRaw(raw, value) as? Value }
    guard let box = value as? NSValue else { return nil }
    if type == CGPoint.self { return box.cgPointValue as? Value }
    if type == CGSize.self { return box.cgSizeValue as? Value }
    if type == CGRect.self { return box.cgRectValue as? Value }
    return nil
  }

  private nonisolated static func fromRaw<Raw: RawRepresentable>(
    _ type: Raw.Type, _ value: Any?
  ) -> Raw? {
    if let raw = value as? Raw.RawValue { return Raw(rawValue: raw) }
    guard let number = value as? NSNumber else { return nil }
    let candidates: [Any] = [number.intValue, number.uintValue, number.doubleValue]
    return candidates.lazy.compactMap { $0 as? Raw.RawValue }.first.flatMap(Raw.init(rawValue:))
  }
}

/// The keys of UIKit's classes, by the names of Objective-C.
enum KeyValueKeys {
  /// Returns the accessor of a key of an object's class; `nil` if it has none.
  static func accessor(of object: AnyObject, _ key: String) -> KeyAccessor? {
    let name = swiftName(key)
    for entry in classes where entry.hasClass(object) {
      if let accessor = entry.keys[name] { return accessor }
    }
    return nil
  }

  /// Returns the key without the prefix of a getter: `hidden` of `isHidden`.
  private static func swiftName(_ key: String) -> String {
    guard key.hasPrefix("is"), key.dropFirst(2).first?.isUppercase == true else { return key }
    return key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3)
  }

  /// The keys of a class.
  private struct ClassKeys {
    let hasClass: (AnyObject) -> Bool
    let keys: [String: KeyAccessor]

    init<Root: AnyObject>(_ type: Root.Type, _ keys: [String: KeyAccessor]) {
      hasClass = { $0 is Root }
      self.keys = keys
    }
  }

  /// Subclasses before their superclasses.
  private static let classes: [ClassKeys] = [
    .init(UIScrollView.self, scrollView), .init(UILabel.self, label),
    .init(UIButton.self, button), .init(UITextField.self, textField),
    .init(UIImageView.self, imageView), .init(UIControl.self, control), .init(UIView.self, view),
    .init(UINavigationController.self, navigationController),
    .init(UITabBarController.self, tabBarController), .init(UIViewController.self, controller),
    .init(UIGestureRecognizer.self, recognizer), .init(UINavigationItem.self, navigationItem),
    .init(UIBarButtonItem.self, barButtonItem), .init(UIBarItem.self, barItem),
    .init(UIAlertAction.self, alertAction), .init(CALayer.self, layer),
    .init(CABasicAnimation.self, basicAnimation),
    .init(CAPropertyAnimation.self, propertyAnimation), .init(CAAnimation.self, animation),
    .init(UIScreen.self, screen),
    .init(UIDevice.self, device),
  ]
  private static let screen: [String: KeyAccessor] = [
    "_displayCornerRadius": .init(\UIScreen.cornerRadius),
    "bounds": .init(\UIScreen.bounds), "scale": .init(\UIScreen.scale),
  ]
  private static let device: [String: KeyAccessor] = [
    "orientation": .init(\UIDevice.forcedOrientation)
  ]

  private static let view: [String: KeyAccessor] = [
    "frame": .init(\UIView.frame), "bounds": .init(\UIView.bounds), "center": .init(\UIView.center),
    "transform": .init(\UIView.transform), "transform3D": .init(\UIView.transform3D),
    "alpha": .init(\UIView.alpha), "hidden": .init(\UIView.isHidden),
    "opaque": .init(\UIView.isOpaque), "backgroundColor": .init(\UIView.backgroundColor),
    "tintColor": .init(\UIView.tintColor), "tag": .init(\UIView.tag), "layer": .init(\UIView.layer),
    "superview": .init(\UIView.superview), "subviews": .init(\UIView.subviews),
    "window": .init(\UIView.window), "clipsToBounds": .init(\UIView.clipsToBounds),
    "contentMode": .init(\UIView.contentMode),
    "userInteractionEnabled": .init(\UIView.isUserInteractionEnabled),
    "multipleTouchEnabled": .init(\UIView.isMultipleTouchEnabled),
    "exclusiveTouch": .init(\UIView.isExclusiveTouch),
    "gestureRecognizers": .init(\UIView.gestureRecognizers),
    "autoresizingMask": .init(\UIView.autoresizingMask),
    "translatesAutoresizingMaskIntoConstraints":
      .init(\UIView.translatesAutoresizingMaskIntoConstraints),
    "safeAreaInsets": .init(\UIView.safeAreaInsets), "layoutMargins": .init(\UIView.layoutMargins),
    "accessibilityIdentifier": .init(\UIView.accessibilityIdentifier),
    "accessibilityLabel": .init(\UIView.accessibilityLabel),
  ]
  private static let scrollView: [String: KeyAccessor] = [
    "contentOffset": .init(\UIScrollView.contentOffset),
    "contentSize": .init(\UIScrollView.contentSize),
    "contentInset": .init(\UIScrollView.contentInset),
    "adjustedContentInset": .init(\UIScrollView.adjustedContentInset),
    "scrollEnabled": .init(\UIScrollView.isScrollEnabled),
    "pagingEnabled": .init(\UIScrollView.isPagingEnabled), "bounces": .init(\UIScrollView.bounces),
    "alwaysBounceVertical": .init(\UIScrollView.alwaysBounceVertical),
    "alwaysBounceHorizontal": .init(\UIScrollView.alwaysBounceHorizontal),
    "tracking": .init(\UIScrollView.isTracking), "dragging": .init(\UIScrollView.isDragging),
    "decelerating": .init(\UIScrollView.isDecelerating),
    "panGestureRecognizer": .init(\UIScrollView.panGestureRecognizer),
    "showsVerticalScrollIndicator": .init(\UIScrollView.showsVerticalScrollIndicator),
    "showsHorizontalScrollIndicator": .init(\UIScrollView.showsHorizontalScrollIndicator),
  ]
  private static let label: [String: KeyAccessor] = [
    "text": .init(\UILabel.text), "attributedText": .init(\UILabel.attributedText),
    "font": .init(\UILabel.font), "textColor": .init(\UILabel.textColor),
    "textAlignment": .init(\UILabel.textAlignment),
    "numberOfLines": .init(\UILabel.numberOfLines),
  ]
  private static let textField: [String: KeyAccessor] = [
    "text": .init(\UITextField.text), "font": .init(\UITextField.font),
    "textColor": .init(\UITextField.textColor), "placeholder": .init(\UITextField.placeholder),
  ]
  private static let button: [String: KeyAccessor] = [
    "titleLabel": .init(\UIButton.titleLabel), "imageView": .init(\UIButton.imageView),
    "currentTitle": .init(\UIButton.currentTitle),
  ]
  private static let imageView: [String: KeyAccessor] = ["image": .init(\UIImageView.image)]
  private static let control: [String: KeyAccessor] = [
    "enabled": .init(\UIControl.isEnabled), "selected": .init(\UIControl.isSelected),
    "highlighted": .init(\UIControl.isHighlighted), "state": .init(\UIControl.state),
    "tracking": .init(\UIControl.isTracking),
  ]
  private static let controller: [String: KeyAccessor] = [
    "title": .init(\UIViewController.title), "view": .init(\UIViewController.view),
    "preferredContentSize": .init(\UIViewController.preferredContentSize),
    "modalPresentationStyle": .init(\UIViewController.modalPresentationStyle),
    "modalTransitionStyle": .init(\UIViewController.modalTransitionStyle),
    "modalInPresentation": .init(\UIViewController.isModalInPresentation),
    "navigationItem": .init(\UIViewController.navigationItem),
    "tabBarItem": .init(\UIViewController.tabBarItem),
    "parentViewController": .init(\UIViewController.parent),
    "childViewControllers": .init(\UIViewController.children),
    "presentedViewController": .init(\UIViewController.presentedViewController),
    "presentingViewController": .init(\UIViewController.presentingViewController),
    "navigationController": .init(\UIViewController.navigationController),
    "tabBarController": .init(\UIViewController.tabBarController),
    "additionalSafeAreaInsets": .init(\UIViewController.additionalSafeAreaInsets),
  ]
  private static let navigationController: [String: KeyAccessor] = [
    "viewControllers": .init(\UINavigationController.viewControllers),
    "topViewController": .init(\UINavigationController.topViewController),
    "visibleViewController": .init(\UINavigationController.visibleViewController),
    "navigationBar": .init(\UINavigationController.navigationBar),
    "navigationBarHidden": .init(\UINavigationController.isNavigationBarHidden),
  ]
  private static let tabBarController: [String: KeyAccessor] = [
    "viewControllers": .init(\UITabBarController.viewControllers),
    "selectedIndex": .init(\UITabBarController.selectedIndex),
    "selectedViewController": .init(\UITabBarController.selectedViewController),
    "tabBar": .init(\UITabBarController.tabBar),
  ]
  private static let recognizer: [String: KeyAccessor] = [
    "state": .init(\UIGestureRecognizer.state), "view": .init(\UIGestureRecognizer.view),
    "enabled": .init(\UIGestureRecognizer.isEnabled), "name": .init(\UIGestureRecognizer.name),
  ]
  private static let navigationItem: [String: KeyAccessor] = [
    "title": .init(\UINavigationItem.title), "prompt": .init(\UINavigationItem.prompt),
    "titleView": .init(\UINavigationItem.titleView),
    "leftBarButtonItem": .init(\UINavigationItem.leftBarButtonItem),
    "rightBarButtonItem": .init(\UINavigationItem.rightBarButtonItem),
    "leftBarButtonItems": .init(\UINavigationItem.leftBarButtonItems),
    "rightBarButtonItems": .init(\UINavigationItem.rightBarButtonItems),
    "hidesBackButton": .init(\UINavigationItem.hidesBackButton),
  ]
  private static let barItem: [String: KeyAccessor] = [
    "title": .init(\UIBarItem.title), "image": .init(\UIBarItem.image),
    "enabled": .init(\UIBarItem.isEnabled), "tag": .init(\UIBarItem.tag),
  ]
  private static let barButtonItem: [String: KeyAccessor] = [
    // Not in UIKit's headers: apps take the item's view from it.
    "view": .init(\UIBarButtonItem.displayedView),
    "customView": .init(\UIBarButtonItem.customView), "width": .init(\UIBarButtonItem.width),
    "tintColor": .init(\UIBarButtonItem.tintColor),
  ]
  private static let alertAction: [String: KeyAccessor] = [
    "title": .init(\UIAlertAction.title), "enabled": .init(\UIAlertAction.isEnabled),
  ]
  private static let layer: [String: KeyAccessor] = [
    "frame": .init(\CALayer.frame), "bounds": .init(\CALayer.bounds),
    "position": .init(\CALayer.position), "anchorPoint": .init(\CALayer.anchorPoint),
    "zPosition": .init(\CALayer.zPosition), "transform": .init(\CALayer.transform),
    "opacity": .init(\CALayer.opacity), "cornerRadius": .init(\CALayer.cornerRadius),
    "borderWidth": .init(\CALayer.borderWidth), "borderColor": .init(\CALayer.borderColor),
    "shadowColor": .init(\CALayer.shadowColor), "shadowOpacity": .init(\CALayer.shadowOpacity),
    "shadowRadius": .init(\CALayer.shadowRadius), "shadowOffset": .init(\CALayer.shadowOffset),
    "shadowPath": .init(\CALayer.shadowPath), "backgroundColor": .init(\CALayer.backgroundColor),
    "hidden": .init(\CALayer.isHidden), "masksToBounds": .init(\CALayer.masksToBounds),
    "mask": .init(\CALayer.mask), "name": .init(\CALayer.name),
    "superlayer": .init(\CALayer.superlayer), "sublayers": .init(\CALayer.sublayers),
    "speed": .init(\CALayer.speed), "timeOffset": .init(\CALayer.timeOffset),
    "beginTime": .init(\CALayer.beginTime), "duration": .init(\CALayer.duration),
    "contentsScale": .init(\CALayer.contentsScale),
    "shouldRasterize": .init(\CALayer.shouldRasterize),
    "rasterizationScale": .init(\CALayer.rasterizationScale),
  ]
  private static let animation: [String: KeyAccessor] = [
    "duration": .init(\CAAnimation.duration), "beginTime": .init(\CAAnimation.beginTime),
    "speed": .init(\CAAnimation.speed), "timeOffset": .init(\CAAnimation.timeOffset),
    "repeatCount": .init(\CAAnimation.repeatCount), "fillMode": .init(\CAAnimation.fillMode),
    "autoreverses": .init(\CAAnimation.autoreverses),
    "removedOnCompletion": .init(\CAAnimation.isRemovedOnCompletion),
    "timingFunction": .init(\CAAnimation.timingFunction),
  ]
  private static let propertyAnimation: [String: KeyAccessor] = [
    "keyPath": .init(\CAPropertyAnimation.keyPath),
    "additive": .init(\CAPropertyAnimation.isAdditive),
  ]
  private static let basicAnimation: [String: KeyAccessor] = [
    "fromValue": .init(\CABasicAnimation.fromValue), "toValue": .init(\CABasicAnimation.toValue),
    "byValue": .init(\CABasicAnimation.byValue),
  ]

  /// The keys that UIKit's headers do not have, and that apps set to change the appearance: stored only.
  static let storedKeys: [String: Set<String>] = [
    "UIAlertController": ["contentViewController", "attributedTitle", "attributedMessage"],
    "UIAlertAction": [
      "titleTextColor", "image", "imageTintColor", "titleTextAlignment", "checked", "_isChecked",
    ],
    "UIDatePicker": ["textColor", "highlightsToday", "backgroundColor"],
    "UIPickerView": ["textColor", "magnifierEnabled"],
    "UIPageControl": ["pageImage", "currentPageImage", "_pageImage", "_currentPageImage"],
    "UITextField": ["_placeholderLabel.textColor", "placeholderLabel.textColor"],
    "UITabBarController": ["tabBar"],
    "UINavigationController": ["navigationBar"],
    "UIApplication": ["statusBarWindow", "statusBar", "statusBarOrientation"],
    "UIDevice": ["orientation"],
    "UISearchBar": ["cancelButtonText", "_cancelButtonText"],
  ]
}

extension UIBarButtonItem {
  fileprivate final var displayedView: UIView? { customView ?? shownView }
}
