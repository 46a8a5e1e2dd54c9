import Foundation
import HeadlessUIKit
import Testing

@Suite struct EnumRawValueTests {
  @Test(
    "a case has the raw value of UIKit's header",
    arguments: [
      RawCase("NSTextAlignment.left", NSTextAlignment.left.rawValue, 0),
      RawCase("NSTextAlignment.center", NSTextAlignment.center.rawValue, 1),
      RawCase("NSTextAlignment.right", NSTextAlignment.right.rawValue, 2),
      RawCase("NSTextAlignment.justified", NSTextAlignment.justified.rawValue, 3),
      RawCase("NSTextAlignment.natural", NSTextAlignment.natural.rawValue, 4),
      RawCase("NSLineBreakMode.byWordWrapping", NSLineBreakMode.byWordWrapping.rawValue, 0),
      RawCase("NSLineBreakMode.byCharWrapping", NSLineBreakMode.byCharWrapping.rawValue, 1),
      RawCase("NSLineBreakMode.byClipping", NSLineBreakMode.byClipping.rawValue, 2),
      RawCase("NSLineBreakMode.byTruncatingHead", NSLineBreakMode.byTruncatingHead.rawValue, 3),
      RawCase("NSLineBreakMode.byTruncatingTail", NSLineBreakMode.byTruncatingTail.rawValue, 4),
      RawCase("NSLineBreakMode.byTruncatingMiddle", NSLineBreakMode.byTruncatingMiddle.rawValue, 5),
      RawCase(
        "UIUserInterfaceLayoutDirection.leftToRight",
        UIUserInterfaceLayoutDirection.leftToRight.rawValue, 0),
      RawCase(
        "UIUserInterfaceLayoutDirection.rightToLeft",
        UIUserInterfaceLayoutDirection.rightToLeft.rawValue, 1),
      RawCase(
        "UITraitEnvironmentLayoutDirection.unspecified",
        UITraitEnvironmentLayoutDirection.unspecified.rawValue, -1),
      RawCase(
        "UITraitEnvironmentLayoutDirection.leftToRight",
        UITraitEnvironmentLayoutDirection.leftToRight.rawValue, 0),
      RawCase(
        "UITraitEnvironmentLayoutDirection.rightToLeft",
        UITraitEnvironmentLayoutDirection.rightToLeft.rawValue, 1),
      RawCase(
        "UISemanticContentAttribute.unspecified", UISemanticContentAttribute.unspecified.rawValue, 0
      ),
      RawCase(
        "UISemanticContentAttribute.playback", UISemanticContentAttribute.playback.rawValue, 1),
      RawCase("UISemanticContentAttribute.spatial", UISemanticContentAttribute.spatial.rawValue, 2),
      RawCase(
        "UISemanticContentAttribute.forceLeftToRight",
        UISemanticContentAttribute.forceLeftToRight.rawValue, 3),
      RawCase(
        "UISemanticContentAttribute.forceRightToLeft",
        UISemanticContentAttribute.forceRightToLeft.rawValue, 4),
      RawCase(
        "UIUserInterfaceSizeClass.unspecified", UIUserInterfaceSizeClass.unspecified.rawValue, 0),
      RawCase("UIUserInterfaceSizeClass.compact", UIUserInterfaceSizeClass.compact.rawValue, 1),
      RawCase("UIUserInterfaceSizeClass.regular", UIUserInterfaceSizeClass.regular.rawValue, 2),
      RawCase("UIUserInterfaceStyle.unspecified", UIUserInterfaceStyle.unspecified.rawValue, 0),
      RawCase("UIUserInterfaceStyle.light", UIUserInterfaceStyle.light.rawValue, 1),
      RawCase("UIUserInterfaceStyle.dark", UIUserInterfaceStyle.dark.rawValue, 2),
      RawCase("UIUserInterfaceIdiom.unspecified", UIUserInterfaceIdiom.unspecified.rawValue, -1),
      RawCase("UIUserInterfaceIdiom.phone", UIUserInterfaceIdiom.phone.rawValue, 0),
      RawCase("UIUserInterfaceIdiom.pad", UIUserInterfaceIdiom.pad.rawValue, 1),
      RawCase("UIUserInterfaceIdiom.tv", UIUserInterfaceIdiom.tv.rawValue, 2),
      RawCase("UIUserInterfaceIdiom.carPlay", UIUserInterfaceIdiom.carPlay.rawValue, 3),
      RawCase("UIUserInterfaceIdiom.mac", UIUserInterfaceIdiom.mac.rawValue, 5),
      RawCase("UIUserInterfaceIdiom.vision", UIUserInterfaceIdiom.vision.rawValue, 6),
      RawCase("UIUserInterfaceLevel.unspecified", UIUserInterfaceLevel.unspecified.rawValue, -1),
      RawCase("UIUserInterfaceLevel.base", UIUserInterfaceLevel.base.rawValue, 0),
      RawCase("UIUserInterfaceLevel.elevated", UIUserInterfaceLevel.elevated.rawValue, 1),
      RawCase(
        "UIUserInterfaceActiveAppearance.unspecified",
        UIUserInterfaceActiveAppearance.unspecified.rawValue, -1),
      RawCase(
        "UIUserInterfaceActiveAppearance.inactive",
        UIUserInterfaceActiveAppearance.inactive.rawValue, 0),
      RawCase(
        "UIUserInterfaceActiveAppearance.active", UIUserInterfaceActiveAppearance.active.rawValue, 1
      ),
      RawCase(
        "UIAccessibilityContrast.unspecified", UIAccessibilityContrast.unspecified.rawValue, -1),
      RawCase("UIAccessibilityContrast.normal", UIAccessibilityContrast.normal.rawValue, 0),
      RawCase("UIAccessibilityContrast.high", UIAccessibilityContrast.high.rawValue, 1),
      RawCase("UILegibilityWeight.unspecified", UILegibilityWeight.unspecified.rawValue, -1),
      RawCase("UILegibilityWeight.regular", UILegibilityWeight.regular.rawValue, 0),
      RawCase("UILegibilityWeight.bold", UILegibilityWeight.bold.rawValue, 1),
      RawCase("UIDisplayGamut.unspecified", UIDisplayGamut.unspecified.rawValue, -1),
      RawCase("UIDisplayGamut.SRGB", UIDisplayGamut.SRGB.rawValue, 0),
      RawCase("UIDisplayGamut.P3", UIDisplayGamut.P3.rawValue, 1),
      RawCase("UIForceTouchCapability.unknown", UIForceTouchCapability.unknown.rawValue, 0),
      RawCase("UIForceTouchCapability.unavailable", UIForceTouchCapability.unavailable.rawValue, 1),
      RawCase("UIForceTouchCapability.available", UIForceTouchCapability.available.rawValue, 2),
      RawCase("UISceneCaptureState.unspecified", UISceneCaptureState.unspecified.rawValue, -1),
      RawCase("UISceneCaptureState.inactive", UISceneCaptureState.inactive.rawValue, 0),
      RawCase("UISceneCaptureState.active", UISceneCaptureState.active.rawValue, 1),
      RawCase("UIInterfaceOrientation.unknown", UIInterfaceOrientation.unknown.rawValue, 0),
      RawCase("UIInterfaceOrientation.portrait", UIInterfaceOrientation.portrait.rawValue, 1),
      RawCase(
        "UIInterfaceOrientation.portraitUpsideDown",
        UIInterfaceOrientation.portraitUpsideDown.rawValue, 2),
      RawCase(
        "UIInterfaceOrientation.landscapeLeft", UIInterfaceOrientation.landscapeLeft.rawValue, 4),
      RawCase(
        "UIInterfaceOrientation.landscapeRight", UIInterfaceOrientation.landscapeRight.rawValue, 3),
      RawCase("UIDeviceOrientation.unknown", UIDeviceOrientation.unknown.rawValue, 0),
      RawCase("UIDeviceOrientation.portrait", UIDeviceOrientation.portrait.rawValue, 1),
      RawCase(
        "UIDeviceOrientation.portraitUpsideDown", UIDeviceOrientation.portraitUpsideDown.rawValue, 2
      ),
      RawCase("UIDeviceOrientation.landscapeLeft", UIDeviceOrientation.landscapeLeft.rawValue, 3),
      RawCase("UIDeviceOrientation.landscapeRight", UIDeviceOrientation.landscapeRight.rawValue, 4),
      RawCase("UIDeviceOrientation.faceUp", UIDeviceOrientation.faceUp.rawValue, 5),
      RawCase("UIDeviceOrientation.faceDown", UIDeviceOrientation.faceDown.rawValue, 6),
      RawCase("UIStatusBarStyle.default", UIStatusBarStyle.default.rawValue, 0),
      RawCase("UIStatusBarStyle.lightContent", UIStatusBarStyle.lightContent.rawValue, 1),
      RawCase("UIStatusBarStyle.darkContent", UIStatusBarStyle.darkContent.rawValue, 3),
      RawCase("UIStatusBarAnimation.none", UIStatusBarAnimation.none.rawValue, 0),
      RawCase("UIStatusBarAnimation.fade", UIStatusBarAnimation.fade.rawValue, 1),
      RawCase("UIStatusBarAnimation.slide", UIStatusBarAnimation.slide.rawValue, 2),
      RawCase("UIBarStyle.default", UIBarStyle.default.rawValue, 0),
      RawCase("UIBarStyle.black", UIBarStyle.black.rawValue, 1),
      RawCase("UIBarStyle.blackTranslucent", UIBarStyle.blackTranslucent.rawValue, 2),
      RawCase(
        "UIModalPresentationStyle.automatic", UIModalPresentationStyle.automatic.rawValue, -2),
      RawCase("UIModalPresentationStyle.none", UIModalPresentationStyle.none.rawValue, -1),
      RawCase(
        "UIModalPresentationStyle.fullScreen", UIModalPresentationStyle.fullScreen.rawValue, 0),
      RawCase("UIModalPresentationStyle.pageSheet", UIModalPresentationStyle.pageSheet.rawValue, 1),
      RawCase("UIModalPresentationStyle.formSheet", UIModalPresentationStyle.formSheet.rawValue, 2),
      RawCase(
        "UIModalPresentationStyle.currentContext", UIModalPresentationStyle.currentContext.rawValue,
        3),
      RawCase("UIModalPresentationStyle.custom", UIModalPresentationStyle.custom.rawValue, 4),
      RawCase(
        "UIModalPresentationStyle.overFullScreen", UIModalPresentationStyle.overFullScreen.rawValue,
        5),
      RawCase(
        "UIModalPresentationStyle.overCurrentContext",
        UIModalPresentationStyle.overCurrentContext.rawValue, 6),
      RawCase("UIModalPresentationStyle.popover", UIModalPresentationStyle.popover.rawValue, 7),
      RawCase(
        "UIModalTransitionStyle.coverVertical", UIModalTransitionStyle.coverVertical.rawValue, 0),
      RawCase(
        "UIModalTransitionStyle.flipHorizontal", UIModalTransitionStyle.flipHorizontal.rawValue, 1),
      RawCase(
        "UIModalTransitionStyle.crossDissolve", UIModalTransitionStyle.crossDissolve.rawValue, 2),
      RawCase("UIModalTransitionStyle.partialCurl", UIModalTransitionStyle.partialCurl.rawValue, 3),
      RawCase("UIViewAnimatingPosition.end", UIViewAnimatingPosition.end.rawValue, 0),
      RawCase("UIViewAnimatingPosition.start", UIViewAnimatingPosition.start.rawValue, 1),
      RawCase("UIViewAnimatingPosition.current", UIViewAnimatingPosition.current.rawValue, 2),
      RawCase("UIViewAnimatingState.inactive", UIViewAnimatingState.inactive.rawValue, 0),
      RawCase("UIViewAnimatingState.active", UIViewAnimatingState.active.rawValue, 1),
      RawCase("UIViewAnimatingState.stopped", UIViewAnimatingState.stopped.rawValue, 2),
      RawCase("UITimingCurveType.builtin", UITimingCurveType.builtin.rawValue, 0),
      RawCase("UITimingCurveType.cubic", UITimingCurveType.cubic.rawValue, 1),
      RawCase("UITimingCurveType.spring", UITimingCurveType.spring.rawValue, 2),
      RawCase("UITimingCurveType.composed", UITimingCurveType.composed.rawValue, 3),
      RawCase("CGPathElementType.moveToPoint", Int(CGPathElementType.moveToPoint.rawValue), 0),
      RawCase(
        "CGPathElementType.addLineToPoint", Int(CGPathElementType.addLineToPoint.rawValue), 1),
      RawCase(
        "CGPathElementType.addQuadCurveToPoint",
        Int(CGPathElementType.addQuadCurveToPoint.rawValue), 2),
      RawCase(
        "CGPathElementType.addCurveToPoint", Int(CGPathElementType.addCurveToPoint.rawValue), 3),
      RawCase("CGPathElementType.closeSubpath", Int(CGPathElementType.closeSubpath.rawValue), 4),
    ])
  func plain(example: RawCase) {
    #expect(example.found == example.expected)
  }

  @Test(
    "a case of a nested enum has the raw value of UIKit's header",
    arguments: [
      RawCase("UIView.ContentMode.scaleToFill", UIView.ContentMode.scaleToFill.rawValue, 0),
      RawCase("UIView.ContentMode.scaleAspectFit", UIView.ContentMode.scaleAspectFit.rawValue, 1),
      RawCase("UIView.ContentMode.scaleAspectFill", UIView.ContentMode.scaleAspectFill.rawValue, 2),
      RawCase("UIView.ContentMode.redraw", UIView.ContentMode.redraw.rawValue, 3),
      RawCase("UIView.ContentMode.center", UIView.ContentMode.center.rawValue, 4),
      RawCase("UIView.ContentMode.top", UIView.ContentMode.top.rawValue, 5),
      RawCase("UIView.ContentMode.bottom", UIView.ContentMode.bottom.rawValue, 6),
      RawCase("UIView.ContentMode.left", UIView.ContentMode.left.rawValue, 7),
      RawCase("UIView.ContentMode.right", UIView.ContentMode.right.rawValue, 8),
      RawCase("UIView.ContentMode.topLeft", UIView.ContentMode.topLeft.rawValue, 9),
      RawCase("UIView.ContentMode.topRight", UIView.ContentMode.topRight.rawValue, 10),
      RawCase("UIView.ContentMode.bottomLeft", UIView.ContentMode.bottomLeft.rawValue, 11),
      RawCase("UIView.ContentMode.bottomRight", UIView.ContentMode.bottomRight.rawValue, 12),
      RawCase(
        "UIView.TintAdjustmentMode.automatic", UIView.TintAdjustmentMode.automatic.rawValue, 0),
      RawCase("UIView.TintAdjustmentMode.normal", UIView.TintAdjustmentMode.normal.rawValue, 1),
      RawCase("UIView.TintAdjustmentMode.dimmed", UIView.TintAdjustmentMode.dimmed.rawValue, 2),
      RawCase("UIView.AnimationCurve.easeInOut", UIView.AnimationCurve.easeInOut.rawValue, 0),
      RawCase("UIView.AnimationCurve.easeIn", UIView.AnimationCurve.easeIn.rawValue, 1),
      RawCase("UIView.AnimationCurve.easeOut", UIView.AnimationCurve.easeOut.rawValue, 2),
      RawCase("UIView.AnimationCurve.linear", UIView.AnimationCurve.linear.rawValue, 3),
      RawCase("UIView.AnimationTransition.none", UIView.AnimationTransition.none.rawValue, 0),
      RawCase(
        "UIView.AnimationTransition.flipFromLeft", UIView.AnimationTransition.flipFromLeft.rawValue,
        1),
      RawCase(
        "UIView.AnimationTransition.flipFromRight",
        UIView.AnimationTransition.flipFromRight.rawValue, 2),
      RawCase("UIView.AnimationTransition.curlUp", UIView.AnimationTransition.curlUp.rawValue, 3),
      RawCase(
        "UIView.AnimationTransition.curlDown", UIView.AnimationTransition.curlDown.rawValue, 4),
      RawCase("UIGestureRecognizer.State.possible", UIGestureRecognizer.State.possible.rawValue, 0),
      RawCase("UIGestureRecognizer.State.began", UIGestureRecognizer.State.began.rawValue, 1),
      RawCase("UIGestureRecognizer.State.changed", UIGestureRecognizer.State.changed.rawValue, 2),
      RawCase("UIGestureRecognizer.State.ended", UIGestureRecognizer.State.ended.rawValue, 3),
      RawCase(
        "UIGestureRecognizer.State.cancelled", UIGestureRecognizer.State.cancelled.rawValue, 4),
      RawCase("UIGestureRecognizer.State.failed", UIGestureRecognizer.State.failed.rawValue, 5),
      RawCase(
        "UIGestureRecognizer.State.recognized", UIGestureRecognizer.State.recognized.rawValue, 3),
      RawCase("UITouch.Phase.began", UITouch.Phase.began.rawValue, 0),
      RawCase("UITouch.Phase.moved", UITouch.Phase.moved.rawValue, 1),
      RawCase("UITouch.Phase.stationary", UITouch.Phase.stationary.rawValue, 2),
      RawCase("UITouch.Phase.ended", UITouch.Phase.ended.rawValue, 3),
      RawCase("UITouch.Phase.cancelled", UITouch.Phase.cancelled.rawValue, 4),
      RawCase("UITouch.Phase.regionEntered", UITouch.Phase.regionEntered.rawValue, 5),
      RawCase("UITouch.Phase.regionMoved", UITouch.Phase.regionMoved.rawValue, 6),
      RawCase("UITouch.Phase.regionExited", UITouch.Phase.regionExited.rawValue, 7),
      RawCase("UITouch.TouchType.direct", UITouch.TouchType.direct.rawValue, 0),
      RawCase("UITouch.TouchType.indirect", UITouch.TouchType.indirect.rawValue, 1),
      RawCase("UITouch.TouchType.pencil", UITouch.TouchType.pencil.rawValue, 2),
      RawCase("UITouch.TouchType.indirectPointer", UITouch.TouchType.indirectPointer.rawValue, 3),
      RawCase("UITouch.TouchType.stylus", UITouch.TouchType.stylus.rawValue, 2),
      RawCase("UIImage.Orientation.up", UIImage.Orientation.up.rawValue, 0),
      RawCase("UIImage.Orientation.down", UIImage.Orientation.down.rawValue, 1),
      RawCase("UIImage.Orientation.left", UIImage.Orientation.left.rawValue, 2),
      RawCase("UIImage.Orientation.right", UIImage.Orientation.right.rawValue, 3),
      RawCase("UIImage.Orientation.upMirrored", UIImage.Orientation.upMirrored.rawValue, 4),
      RawCase("UIImage.Orientation.downMirrored", UIImage.Orientation.downMirrored.rawValue, 5),
      RawCase("UIImage.Orientation.leftMirrored", UIImage.Orientation.leftMirrored.rawValue, 6),
      RawCase("UIImage.Orientation.rightMirrored", UIImage.Orientation.rightMirrored.rawValue, 7),
      RawCase("UIImage.RenderingMode.automatic", UIImage.RenderingMode.automatic.rawValue, 0),
      RawCase(
        "UIImage.RenderingMode.alwaysOriginal", UIImage.RenderingMode.alwaysOriginal.rawValue, 1),
      RawCase(
        "UIImage.RenderingMode.alwaysTemplate", UIImage.RenderingMode.alwaysTemplate.rawValue, 2),
      RawCase("UIImage.ResizingMode.tile", UIImage.ResizingMode.tile.rawValue, 0),
      RawCase("UIImage.ResizingMode.stretch", UIImage.ResizingMode.stretch.rawValue, 1),
    ])
  func nested(example: RawCase) {
    #expect(example.found == example.expected)
  }
}
