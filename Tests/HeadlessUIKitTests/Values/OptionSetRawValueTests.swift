import Foundation
import HeadlessUIKit
import Testing

@Suite struct OptionSetRawValueTests {
  @Test(
    "an option has the bits of UIKit's header",
    arguments: [
      RawCase("UIRectEdge.top", Int(UIRectEdge.top.rawValue), 1),
      RawCase("UIRectEdge.left", Int(UIRectEdge.left.rawValue), 2),
      RawCase("UIRectEdge.bottom", Int(UIRectEdge.bottom.rawValue), 4),
      RawCase("UIRectEdge.right", Int(UIRectEdge.right.rawValue), 8),
      RawCase("UIRectEdge.all", Int(UIRectEdge.all.rawValue), 15),
      RawCase("NSDirectionalRectEdge.top", Int(NSDirectionalRectEdge.top.rawValue), 1),
      RawCase("NSDirectionalRectEdge.leading", Int(NSDirectionalRectEdge.leading.rawValue), 2),
      RawCase("NSDirectionalRectEdge.bottom", Int(NSDirectionalRectEdge.bottom.rawValue), 4),
      RawCase("NSDirectionalRectEdge.trailing", Int(NSDirectionalRectEdge.trailing.rawValue), 8),
      RawCase("NSDirectionalRectEdge.all", Int(NSDirectionalRectEdge.all.rawValue), 15),
      RawCase("UIAxis.horizontal", Int(UIAxis.horizontal.rawValue), 1),
      RawCase("UIAxis.vertical", Int(UIAxis.vertical.rawValue), 2),
      RawCase("UIAxis.both", Int(UIAxis.both.rawValue), 3),
      RawCase("UIRectCorner.topLeft", Int(UIRectCorner.topLeft.rawValue), 1),
      RawCase("UIRectCorner.topRight", Int(UIRectCorner.topRight.rawValue), 2),
      RawCase("UIRectCorner.bottomLeft", Int(UIRectCorner.bottomLeft.rawValue), 4),
      RawCase("UIRectCorner.bottomRight", Int(UIRectCorner.bottomRight.rawValue), 8),
      RawCase(
        "CACornerMask.layerMinXMinYCorner", Int(CACornerMask.layerMinXMinYCorner.rawValue), 1),
      RawCase(
        "CACornerMask.layerMaxXMinYCorner", Int(CACornerMask.layerMaxXMinYCorner.rawValue), 2),
      RawCase(
        "CACornerMask.layerMinXMaxYCorner", Int(CACornerMask.layerMinXMaxYCorner.rawValue), 4),
      RawCase(
        "CACornerMask.layerMaxXMaxYCorner", Int(CACornerMask.layerMaxXMaxYCorner.rawValue), 8),
      RawCase(
        "UIInterfaceOrientationMask.portrait", Int(UIInterfaceOrientationMask.portrait.rawValue), 2),
      RawCase(
        "UIInterfaceOrientationMask.portraitUpsideDown",
        Int(UIInterfaceOrientationMask.portraitUpsideDown.rawValue), 4),
      RawCase(
        "UIInterfaceOrientationMask.landscapeRight",
        Int(UIInterfaceOrientationMask.landscapeRight.rawValue), 8),
      RawCase(
        "UIInterfaceOrientationMask.landscapeLeft",
        Int(UIInterfaceOrientationMask.landscapeLeft.rawValue), 16),
      RawCase(
        "UIInterfaceOrientationMask.landscape", Int(UIInterfaceOrientationMask.landscape.rawValue),
        24),
      RawCase(
        "UIInterfaceOrientationMask.allButUpsideDown",
        Int(UIInterfaceOrientationMask.allButUpsideDown.rawValue), 26),
      RawCase("UIInterfaceOrientationMask.all", Int(UIInterfaceOrientationMask.all.rawValue), 30),
      RawCase(
        "UIView.AutoresizingMask.flexibleLeftMargin",
        Int(UIView.AutoresizingMask.flexibleLeftMargin.rawValue), 1),
      RawCase(
        "UIView.AutoresizingMask.flexibleWidth",
        Int(UIView.AutoresizingMask.flexibleWidth.rawValue), 2),
      RawCase(
        "UIView.AutoresizingMask.flexibleRightMargin",
        Int(UIView.AutoresizingMask.flexibleRightMargin.rawValue), 4),
      RawCase(
        "UIView.AutoresizingMask.flexibleTopMargin",
        Int(UIView.AutoresizingMask.flexibleTopMargin.rawValue), 8),
      RawCase(
        "UIView.AutoresizingMask.flexibleHeight",
        Int(UIView.AutoresizingMask.flexibleHeight.rawValue), 16),
      RawCase(
        "UIView.AutoresizingMask.flexibleBottomMargin",
        Int(UIView.AutoresizingMask.flexibleBottomMargin.rawValue), 32),
      RawCase("UITouch.Properties.force", Int(UITouch.Properties.force.rawValue), 1),
      RawCase("UITouch.Properties.azimuth", Int(UITouch.Properties.azimuth.rawValue), 2),
      RawCase("UITouch.Properties.altitude", Int(UITouch.Properties.altitude.rawValue), 4),
      RawCase("UITouch.Properties.location", Int(UITouch.Properties.location.rawValue), 8),
      RawCase("UITouch.Properties.roll", Int(UITouch.Properties.roll.rawValue), 16),
    ])
  func plain(example: RawCase) {
    #expect(example.found == example.expected)
  }

  @Test(
    "an animation option has the bits of UIKit's header",
    arguments: [
      RawCase(
        "UIView.AnimationOptions.layoutSubviews",
        Int(UIView.AnimationOptions.layoutSubviews.rawValue), 0x1),
      RawCase(
        "UIView.AnimationOptions.allowUserInteraction",
        Int(UIView.AnimationOptions.allowUserInteraction.rawValue), 0x2),
      RawCase(
        "UIView.AnimationOptions.beginFromCurrentState",
        Int(UIView.AnimationOptions.beginFromCurrentState.rawValue), 0x4),
      RawCase("UIView.AnimationOptions.repeat", Int(UIView.AnimationOptions.repeat.rawValue), 0x8),
      RawCase(
        "UIView.AnimationOptions.autoreverse", Int(UIView.AnimationOptions.autoreverse.rawValue),
        0x10),
      RawCase(
        "UIView.AnimationOptions.overrideInheritedDuration",
        Int(UIView.AnimationOptions.overrideInheritedDuration.rawValue), 0x20),
      RawCase(
        "UIView.AnimationOptions.overrideInheritedCurve",
        Int(UIView.AnimationOptions.overrideInheritedCurve.rawValue), 0x40),
      RawCase(
        "UIView.AnimationOptions.allowAnimatedContent",
        Int(UIView.AnimationOptions.allowAnimatedContent.rawValue), 0x80),
      RawCase(
        "UIView.AnimationOptions.showHideTransitionViews",
        Int(UIView.AnimationOptions.showHideTransitionViews.rawValue), 0x100),
      RawCase(
        "UIView.AnimationOptions.overrideInheritedOptions",
        Int(UIView.AnimationOptions.overrideInheritedOptions.rawValue), 0x200),
      RawCase(
        "UIView.AnimationOptions.curveEaseInOut",
        Int(UIView.AnimationOptions.curveEaseInOut.rawValue), 0),
      RawCase(
        "UIView.AnimationOptions.curveEaseIn", Int(UIView.AnimationOptions.curveEaseIn.rawValue),
        0x1_0000),
      RawCase(
        "UIView.AnimationOptions.curveEaseOut", Int(UIView.AnimationOptions.curveEaseOut.rawValue),
        0x2_0000),
      RawCase(
        "UIView.AnimationOptions.curveLinear", Int(UIView.AnimationOptions.curveLinear.rawValue),
        0x3_0000),
      RawCase(
        "UIView.AnimationOptions.transitionFlipFromLeft",
        Int(UIView.AnimationOptions.transitionFlipFromLeft.rawValue), 0x10_0000),
      RawCase(
        "UIView.AnimationOptions.transitionFlipFromRight",
        Int(UIView.AnimationOptions.transitionFlipFromRight.rawValue), 0x20_0000),
      RawCase(
        "UIView.AnimationOptions.transitionCurlUp",
        Int(UIView.AnimationOptions.transitionCurlUp.rawValue), 0x30_0000),
      RawCase(
        "UIView.AnimationOptions.transitionCurlDown",
        Int(UIView.AnimationOptions.transitionCurlDown.rawValue), 0x40_0000),
      RawCase(
        "UIView.AnimationOptions.transitionCrossDissolve",
        Int(UIView.AnimationOptions.transitionCrossDissolve.rawValue), 0x50_0000),
      RawCase(
        "UIView.AnimationOptions.transitionFlipFromTop",
        Int(UIView.AnimationOptions.transitionFlipFromTop.rawValue), 0x60_0000),
      RawCase(
        "UIView.AnimationOptions.transitionFlipFromBottom",
        Int(UIView.AnimationOptions.transitionFlipFromBottom.rawValue), 0x70_0000),
      RawCase(
        "UIView.AnimationOptions.preferredFramesPerSecond60",
        Int(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue), 0x300_0000),
      RawCase(
        "UIView.AnimationOptions.preferredFramesPerSecond30",
        Int(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue), 0x700_0000),
      RawCase(
        "UIView.AnimationOptions.flushUpdates", Int(UIView.AnimationOptions.flushUpdates.rawValue),
        0x1000_0000),
      RawCase(
        "UIView.KeyframeAnimationOptions.layoutSubviews",
        Int(UIView.KeyframeAnimationOptions.layoutSubviews.rawValue), 0x1),
      RawCase(
        "UIView.KeyframeAnimationOptions.allowUserInteraction",
        Int(UIView.KeyframeAnimationOptions.allowUserInteraction.rawValue), 0x2),
      RawCase(
        "UIView.KeyframeAnimationOptions.beginFromCurrentState",
        Int(UIView.KeyframeAnimationOptions.beginFromCurrentState.rawValue), 0x4),
      RawCase(
        "UIView.KeyframeAnimationOptions.repeat",
        Int(UIView.KeyframeAnimationOptions.repeat.rawValue), 0x8),
      RawCase(
        "UIView.KeyframeAnimationOptions.autoreverse",
        Int(UIView.KeyframeAnimationOptions.autoreverse.rawValue), 0x10),
      RawCase(
        "UIView.KeyframeAnimationOptions.overrideInheritedDuration",
        Int(UIView.KeyframeAnimationOptions.overrideInheritedDuration.rawValue), 0x20),
      RawCase(
        "UIView.KeyframeAnimationOptions.overrideInheritedOptions",
        Int(UIView.KeyframeAnimationOptions.overrideInheritedOptions.rawValue), 0x200),
      RawCase(
        "UIView.KeyframeAnimationOptions.calculationModeLinear",
        Int(UIView.KeyframeAnimationOptions.calculationModeLinear.rawValue), 0),
      RawCase(
        "UIView.KeyframeAnimationOptions.calculationModeDiscrete",
        Int(UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue), 0x400),
      RawCase(
        "UIView.KeyframeAnimationOptions.calculationModePaced",
        Int(UIView.KeyframeAnimationOptions.calculationModePaced.rawValue), 0x800),
      RawCase(
        "UIView.KeyframeAnimationOptions.calculationModeCubic",
        Int(UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue), 0xC00),
      RawCase(
        "UIView.KeyframeAnimationOptions.calculationModeCubicPaced",
        Int(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue), 0x1000),
    ])
  func animation(example: RawCase) {
    #expect(example.found == example.expected)
  }

  @Test("all corners have every bit set, as in UIKit's header")
  func allCorners() {
    #expect(UIRectCorner.allCorners.rawValue == UInt.max)
  }
}
