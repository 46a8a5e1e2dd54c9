extension PortRule {
  /// Names of Swift 4.1 and before have the names of today.
  static let renames = PortRule(name: "renames") { source, _, edits in
    for (index, token) in source.tokens.enumerated() where token.kind == .word {
      let isMember = source.isPunctuation(index - 1, ".")
      if !isMember, let name = types[token.text] ?? constants[token.text] {
        edits.replace(index..<index + 1, with: name)
      } else if let name = members[token.text], isMember || source.isPunctuation(index + 1, "(") {
        edits.replace(index..<index + 1, with: name)
      } else if isMember, let name = notifications[token.text],
        let start = startOfName(source, index)
      {
        edits.replace(start..<index + 1, with: name)
      } else if let change = calls[token.text], source.isPunctuation(index + 1, "("),
        let label = source.token(index + 2), change.labels[label.text] != nil,
        source.isPunctuation(index + 3, ":"), let name = change.labels[label.text]
      {
        // `bringSubview(toFront:` is `bringSubviewToFront(`.
        edits.replace(index..<index + 4, with: name)
      } else if !isMember, let function = functions[token.text],
        source.isPunctuation(index + 1, "("),
        let end = source.partners[index + 1]
      {
        edits.replace(index..<end + 1, with: function(arguments(source, index + 2..<end)))
      }
    }
  }

  /// Returns the start of `NSNotification.Name.member`, `Notification.Name.member` or `.member`.
  private static func startOfName(_ source: SwiftSource, _ member: Int) -> Int? {
    guard let owner = source.token(member - 2) else { return nil }
    if owner.isWord("Name") {
      return source.isPunctuation(member - 3, ".") ? member - 4 : member - 2
    }
    let isImplicit = owner.kind == .punctuation && !owner.closesBracket && owner.text != "?"
    return owner.kind == .directive || isImplicit ? member - 1 : nil
  }

  private static func arguments(_ source: SwiftSource, _ range: Range<Int>) -> [String] {
    var arguments: [String] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if source.isPunctuation(index, ",") {
        arguments.append(source.text(start..<index))
        start = index + 1
      }
      index = (source.tokens[index].opensBracket ? source.partners[index] ?? index : index) + 1
    }
    return arguments + (start < range.upperBound ? [source.text(start..<range.upperBound)] : [])
  }

  /// A function whose first label became a part of its name.
  private struct Call: Sendable {
    var labels: [String: String]
  }

  private static let calls: [String: Call] = [
    "bringSubview": Call(labels: ["toFront": "bringSubviewToFront("]),
    "sendSubview": Call(labels: ["toBack": "sendSubviewToBack("]),
    "willMove": Call(labels: ["toParentViewController": "willMove(toParent:"]),
    "didMove": Call(labels: ["toParentViewController": "didMove(toParent:"]),
    "childViewControllerForStatusBarStyle": Call(labels: [:]),
  ]

  private static let functions: [String: @Sendable ([String]) -> String] = [
    "UIEdgeInsetsMake": { labeled("UIEdgeInsets", ["top", "left", "bottom", "right"], $0) },
    "UIOffsetMake": { labeled("UIOffset", ["horizontal", "vertical"], $0) },
    "UIEdgeInsetsInsetRect": { arguments in
      arguments.count == 2
        ? "(\(arguments[0])).inset(by: \(arguments[1].drop { $0 == " " }))"
        : "UIEdgeInsetsInsetRect()"
    },
    "UIAccessibilityIsReduceMotionEnabled": { _ in "UIAccessibility.isReduceMotionEnabled" },
    "UIAccessibilityIsVoiceOverRunning": { _ in "UIAccessibility.isVoiceOverRunning" },
    "UIAccessibilityIsReduceTransparencyEnabled": { _ in
      "UIAccessibility.isReduceTransparencyEnabled"
    },
    "UIAccessibilityPostNotification": {
      labeled("UIAccessibility.post", ["notification", "argument"], $0)
    },
    "UIImagePNGRepresentation": { "(\($0.joined())).pngData()" },
    "UIImageJPEGRepresentation": { arguments in
      arguments.count == 2
        ? "(\(arguments[0])).jpegData(compressionQuality:\(arguments[1]))"
        : "UIImageJPEGRepresentation()"
    },
    "UIColorFromRGB": { "UIColorFromRGB(\($0.joined(separator: ",")))" },
  ]

  private static func labeled(_ name: String, _ labels: [String], _ arguments: [String]) -> String {
    let parts = zip(labels, arguments).map { label, argument in
      "\(label): \(argument.drop { $0 == " " })"
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }

  private static let members: [String: String] = [
    "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
    "childViewControllers": "children",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures":
      "childForScreenEdgesDeferringSystemGestures",
    "setNeedsUpdateOfHomeIndicatorAutoHidden": "setNeedsUpdateOfHomeIndicatorAutoHidden",
  ]

  private static let notifications: [String: String] = [
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
    "UIApplicationWillChangeStatusBarFrame": "UIApplication.willChangeStatusBarFrameNotification",
    "UIApplicationDidChangeStatusBarFrame": "UIApplication.didChangeStatusBarFrameNotification",
    "UIApplicationWillChangeStatusBarOrientation":
      "UIApplication.willChangeStatusBarOrientationNotification",
    "UIApplicationDidChangeStatusBarOrientation":
      "UIApplication.didChangeStatusBarOrientationNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
    "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification",
    "UIWindowDidBecomeVisible": "UIWindow.didBecomeVisibleNotification",
    "UIWindowDidBecomeHidden": "UIWindow.didBecomeHiddenNotification",
  ]

  private static let constants: [String: String] = [
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIKeyboardIsLocalUserInfoKey": "UIResponder.keyboardIsLocalUserInfoKey",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UINavigationControllerHideShowBarDuration": "UINavigationController.hideShowBarDuration",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero",
    "UIOffsetZero": "UIOffset.zero",
    "UIWindowLevelNormal": "UIWindow.Level.normal",
    "UIWindowLevelAlert": "UIWindow.Level.alert",
    "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
    "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
    "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
    "UIAccessibilityTraitNone": "UIAccessibilityTraits.none",
    "UIAccessibilityTraitButton": "UIAccessibilityTraits.button",
    "UIFontWeightUltraLight": "UIFont.Weight.ultraLight", "UIFontWeightThin": "UIFont.Weight.thin",
    "UIFontWeightLight": "UIFont.Weight.light", "UIFontWeightRegular": "UIFont.Weight.regular",
    "UIFontWeightMedium": "UIFont.Weight.medium", "UIFontWeightSemibold": "UIFont.Weight.semibold",
    "UIFontWeightBold": "UIFont.Weight.bold", "UIFontWeightHeavy": "UIFont.Weight.heavy",
    "UIFontWeightBlack": "UIFont.Weight.black",
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "NSKernAttributeName": "NSAttributedString.Key.kern",
    "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
    "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards",
    "kCAFillModeBoth": "CAMediaTimingFillMode.both",
    "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
    "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
    "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
    "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
    "kCATransitionFade": "CATransitionType.fade", "kCATransitionPush": "CATransitionType.push",
    "kCATransitionMoveIn": "CATransitionType.moveIn",
    "kCATransitionReveal": "CATransitionType.reveal",
    "kCATransitionFromTop": "CATransitionSubtype.fromTop",
    "kCATransitionFromBottom": "CATransitionSubtype.fromBottom",
    "kCATransitionFromLeft": "CATransitionSubtype.fromLeft",
    "kCATransitionFromRight": "CATransitionSubtype.fromRight",
    "kCALineCapRound": "CAShapeLayerLineCap.round", "kCALineCapButt": "CAShapeLayerLineCap.butt",
    "kCALineCapSquare": "CAShapeLayerLineCap.square",
    "kCALineJoinRound": "CAShapeLayerLineJoin.round",
    "kCALineJoinMiter": "CAShapeLayerLineJoin.miter",
    "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel",
    "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd",
    "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero",
    "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
    "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
    "kCAAlignmentCenter": "CATextLayerAlignmentMode.center",
    "kCAAnimationPaced": "CAAnimationCalculationMode.paced",
    "kCAAnimationLinear": "CAAnimationCalculationMode.linear",
    "kCAAnimationCubic": "CAAnimationCalculationMode.cubic",
    "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete",
  ]

  private static let types: [String: String] = [
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewAnimationTransition": "UIView.AnimationTransition",
    "UIViewContentMode": "UIView.ContentMode", "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UITouchPhase": "UITouch.Phase", "UITouchType": "UITouch.TouchType",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIButtonType": "UIButton.ButtonType", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageOrientation": "UIImage.Orientation", "UIImageResizingMode": "UIImage.ResizingMode",
    "UIApplicationState": "UIApplication.State",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UITableViewStyle": "UITableView.Style",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerSpineLocation": "UIPageViewController.SpineLocation",
    "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
    "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
    "UIWindowLevel": "UIWindow.Level",
    "UIViewAccessibilityTraits": "UIAccessibilityTraits",
    "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
    "UIPushBehaviorMode": "UIPushBehavior.Mode",
    "UICollisionBehaviorMode": "UICollisionBehavior.Mode",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIPreviewActionStyle": "UIPreviewAction.Style",
    "UISearchBarStyle": "UISearchBar.Style",
    "UISwipeGestureRecognizerDirection":
      "UISwipeGestureRecognizer.Direction",
    "UIDatePickerMode": "UIDatePicker.Mode",
    "UISegmentedControlSegment": "UISegmentedControl.Segment",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "UINavigationItemLargeTitleDisplayMode": "UINavigationItem.LargeTitleDisplayMode",
    "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
    "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
  ]
}
