import HeadlessUIKit
import Testing

/// The raw values of an enumeration or option set, and those of UIKit's header.
nonisolated struct RawValues: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var found: [Int]
  var expected: [Int]

  init<Value: RawRepresentable>(_ type: Value.Type, _ values: KeyValuePairs<Value, Int>)
  where Value.RawValue: BinaryInteger {
    testDescription = "\(type)"
    found = values.map { Int($0.key.rawValue) }
    expected = values.map(\.value)
  }
}

@Suite struct RawValueTests {
  @Test(
    "the cases of an enumeration have the raw values of UIKit's header",
    arguments: [
      RawValues(
        NSTextAlignment.self, [.left: 0, .center: 1, .right: 2, .justified: 3, .natural: 4]),
      RawValues(
        NSLineBreakMode.self,
        [
          .byWordWrapping: 0, .byCharWrapping: 1, .byClipping: 2, .byTruncatingHead: 3,
          .byTruncatingTail: 4, .byTruncatingMiddle: 5,
        ]),
      RawValues(UIUserInterfaceLayoutDirection.self, [.leftToRight: 0, .rightToLeft: 1]),
      RawValues(
        UITraitEnvironmentLayoutDirection.self,
        [.unspecified: -1, .leftToRight: 0, .rightToLeft: 1]),
      RawValues(
        UISemanticContentAttribute.self,
        [.unspecified: 0, .playback: 1, .spatial: 2, .forceLeftToRight: 3, .forceRightToLeft: 4]),
      RawValues(UIUserInterfaceSizeClass.self, [.unspecified: 0, .compact: 1, .regular: 2]),
      RawValues(UIUserInterfaceStyle.self, [.unspecified: 0, .light: 1, .dark: 2]),
      RawValues(
        UIUserInterfaceIdiom.self,
        [.unspecified: -1, .phone: 0, .pad: 1, .tv: 2, .carPlay: 3, .mac: 5, .vision: 6]),
      RawValues(UIUserInterfaceLevel.self, [.unspecified: -1, .base: 0, .elevated: 1]),
      RawValues(
        UIUserInterfaceActiveAppearance.self, [.unspecified: -1, .inactive: 0, .active: 1]),
      RawValues(UIAccessibilityContrast.self, [.unspecified: -1, .normal: 0, .high: 1]),
      RawValues(UILegibilityWeight.self, [.unspecified: -1, .regular: 0, .bold: 1]),
      RawValues(UIDisplayGamut.self, [.unspecified: -1, .SRGB: 0, .P3: 1]),
      RawValues(UIForceTouchCapability.self, [.unknown: 0, .unavailable: 1, .available: 2]),
      RawValues(UISceneCaptureState.self, [.unspecified: -1, .inactive: 0, .active: 1]),
      RawValues(
        UIInterfaceOrientation.self,
        [.unknown: 0, .portrait: 1, .portraitUpsideDown: 2, .landscapeLeft: 4, .landscapeRight: 3]),
      RawValues(
        UIDeviceOrientation.self,
        [
          .unknown: 0, .portrait: 1, .portraitUpsideDown: 2, .landscapeLeft: 3, .landscapeRight: 4,
          .faceUp: 5, .faceDown: 6,
        ]),
      RawValues(UIStatusBarStyle.self, [.default: 0, .lightContent: 1, .darkContent: 3]),
      RawValues(UIStatusBarAnimation.self, [.none: 0, .fade: 1, .slide: 2]),
      RawValues(UIBarStyle.self, [.default: 0, .black: 1, .blackTranslucent: 2]),
      RawValues(
        UIModalPresentationStyle.self,
        [
          .automatic: -2, .none: -1, .fullScreen: 0, .pageSheet: 1, .formSheet: 2,
          .currentContext: 3, .custom: 4, .overFullScreen: 5, .overCurrentContext: 6, .popover: 7,
        ]),
      RawValues(
        UIModalTransitionStyle.self,
        [.coverVertical: 0, .flipHorizontal: 1, .crossDissolve: 2, .partialCurl: 3]),
      RawValues(UIViewAnimatingPosition.self, [.end: 0, .start: 1, .current: 2]),
      RawValues(UIViewAnimatingState.self, [.inactive: 0, .active: 1, .stopped: 2]),
      RawValues(UITimingCurveType.self, [.builtin: 0, .cubic: 1, .spring: 2, .composed: 3]),
      RawValues(
        CGPathElementType.self,
        [
          .moveToPoint: 0, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
          .closeSubpath: 4,
        ]),
      RawValues(
        UIVibrancyEffectStyle.self,
        [
          .label: 0, .secondaryLabel: 1, .tertiaryLabel: 2, .quaternaryLabel: 3, .fill: 4,
          .secondaryFill: 5, .tertiaryFill: 6, .separator: 7,
        ]),
    ])
  func enumeration(example: RawValues) {
    #expect(example.found == example.expected)
  }

  @Test(
    "the cases of a nested enumeration have the raw values of UIKit's header",
    arguments: [
      RawValues(
        UIView.ContentMode.self,
        [
          .scaleToFill: 0, .scaleAspectFit: 1, .scaleAspectFill: 2, .redraw: 3, .center: 4, .top: 5,
          .bottom: 6, .left: 7, .right: 8, .topLeft: 9, .topRight: 10, .bottomLeft: 11,
          .bottomRight: 12,
        ]),
      RawValues(UIView.TintAdjustmentMode.self, [.automatic: 0, .normal: 1, .dimmed: 2]),
      RawValues(UIView.AnimationCurve.self, [.easeInOut: 0, .easeIn: 1, .easeOut: 2, .linear: 3]),
      RawValues(
        UIView.AnimationTransition.self,
        [.none: 0, .flipFromLeft: 1, .flipFromRight: 2, .curlUp: 3, .curlDown: 4]),
      RawValues(
        UIGestureRecognizer.State.self,
        [
          .possible: 0, .began: 1, .changed: 2, .ended: 3, .cancelled: 4, .failed: 5,
          .recognized: 3,
        ]),
      RawValues(
        UITouch.Phase.self,
        [
          .began: 0, .moved: 1, .stationary: 2, .ended: 3, .cancelled: 4, .regionEntered: 5,
          .regionMoved: 6, .regionExited: 7,
        ]),
      RawValues(
        UITouch.TouchType.self,
        [.direct: 0, .indirect: 1, .pencil: 2, .indirectPointer: 3, .stylus: 2]),
      RawValues(
        UIImage.Orientation.self,
        [
          .up: 0, .down: 1, .left: 2, .right: 3, .upMirrored: 4, .downMirrored: 5, .leftMirrored: 6,
          .rightMirrored: 7,
        ]),
      RawValues(
        UIImage.RenderingMode.self, [.automatic: 0, .alwaysOriginal: 1, .alwaysTemplate: 2]),
      RawValues(UIImage.ResizingMode.self, [.tile: 0, .stretch: 1]),
      RawValues(
        UIControl.ContentVerticalAlignment.self, [.center: 0, .top: 1, .bottom: 2, .fill: 3]),
      RawValues(
        UIControl.ContentHorizontalAlignment.self,
        [.center: 0, .left: 1, .right: 2, .fill: 3, .leading: 4, .trailing: 5]),
      RawValues(
        UIBlurEffect.Style.self,
        [
          .extraLight: 0, .light: 1, .dark: 2, .regular: 4, .prominent: 5,
          .systemUltraThinMaterial: 6, .systemThinMaterial: 7, .systemMaterial: 8,
          .systemThickMaterial: 9, .systemChromeMaterial: 10, .systemUltraThinMaterialLight: 11,
          .systemThinMaterialLight: 12, .systemMaterialLight: 13, .systemThickMaterialLight: 14,
          .systemChromeMaterialLight: 15, .systemUltraThinMaterialDark: 16,
          .systemThinMaterialDark: 17, .systemMaterialDark: 18, .systemThickMaterialDark: 19,
          .systemChromeMaterialDark: 20,
        ]),
    ])
  func nested(example: RawValues) {
    #expect(example.found == example.expected)
  }

  @Test(
    "the options of a set have the bits of UIKit's header",
    arguments: [
      RawValues(UIRectEdge.self, [.top: 1, .left: 2, .bottom: 4, .right: 8, .all: 15]),
      RawValues(
        NSDirectionalRectEdge.self, [.top: 1, .leading: 2, .bottom: 4, .trailing: 8, .all: 15]),
      RawValues(UIAxis.self, [.horizontal: 1, .vertical: 2, .both: 3]),
      RawValues(UIRectCorner.self, [.topLeft: 1, .topRight: 2, .bottomLeft: 4, .bottomRight: 8]),
      RawValues(
        CACornerMask.self,
        [
          .layerMinXMinYCorner: 1, .layerMaxXMinYCorner: 2, .layerMinXMaxYCorner: 4,
          .layerMaxXMaxYCorner: 8,
        ]),
      RawValues(
        UIInterfaceOrientationMask.self,
        [
          .portrait: 2, .portraitUpsideDown: 4, .landscapeRight: 8, .landscapeLeft: 16,
          .landscape: 24, .allButUpsideDown: 26, .all: 30,
        ]),
      RawValues(
        UIView.AutoresizingMask.self,
        [
          .flexibleLeftMargin: 1, .flexibleWidth: 2, .flexibleRightMargin: 4, .flexibleTopMargin: 8,
          .flexibleHeight: 16, .flexibleBottomMargin: 32,
        ]),
      RawValues(
        UITouch.Properties.self, [.force: 1, .azimuth: 2, .altitude: 4, .location: 8, .roll: 16]),
      RawValues(
        UIView.AnimationOptions.self,
        [
          .layoutSubviews: 0x1, .allowUserInteraction: 0x2, .beginFromCurrentState: 0x4,
          .repeat: 0x8, .autoreverse: 0x10, .overrideInheritedDuration: 0x20,
          .overrideInheritedCurve: 0x40, .allowAnimatedContent: 0x80,
          .showHideTransitionViews: 0x100, .overrideInheritedOptions: 0x200, .curveEaseInOut: 0,
          .curveEaseIn: 0x1_0000, .curveEaseOut: 0x2_0000, .curveLinear: 0x3_0000,
          .transitionFlipFromLeft: 0x10_0000, .transitionFlipFromRight: 0x20_0000,
          .transitionCurlUp: 0x30_0000, .transitionCurlDown: 0x40_0000,
          .transitionCrossDissolve: 0x50_0000, .transitionFlipFromTop: 0x60_0000,
          .transitionFlipFromBottom: 0x70_0000, .preferredFramesPerSecond60: 0x300_0000,
          .preferredFramesPerSecond30: 0x700_0000, .flushUpdates: 0x1000_0000,
        ]),
      RawValues(
        UIView.KeyframeAnimationOptions.self,
        [
          .layoutSubviews: 0x1, .allowUserInteraction: 0x2, .beginFromCurrentState: 0x4,
          .repeat: 0x8, .autoreverse: 0x10, .overrideInheritedDuration: 0x20,
          .overrideInheritedOptions: 0x200, .calculationModeLinear: 0,
          .calculationModeDiscrete: 0x400, .calculationModePaced: 0x800,
          .calculationModeCubic: 0xC00, .calculationModeCubicPaced: 0x1000,
        ]),
      RawValues(
        UIControl.State.self,
        [
          .normal: 0, .highlighted: 1, .disabled: 2, .selected: 4, .focused: 8,
          .application: 0xFF_0000, .reserved: 0xFF00_0000,
        ]),
      RawValues(
        UIControl.Event.self,
        [
          .touchDown: 0x1, .touchDownRepeat: 0x2, .touchDragInside: 0x4, .touchDragOutside: 0x8,
          .touchDragEnter: 0x10, .touchDragExit: 0x20, .touchUpInside: 0x40, .touchUpOutside: 0x80,
          .touchCancel: 0x100, .valueChanged: 0x1000, .primaryActionTriggered: 0x2000,
          .menuActionTriggered: 0x4000, .editingDidBegin: 0x1_0000, .editingChanged: 0x2_0000,
          .editingDidEnd: 0x4_0000, .editingDidEndOnExit: 0x8_0000, .allTouchEvents: 0xFFF,
          .allEditingEvents: 0xF_0000, .applicationReserved: 0xF00_0000,
          .systemReserved: 0xF000_0000, .allEvents: 0xFFFF_FFFF,
        ]),
    ])
  func options(example: RawValues) {
    #expect(example.found == example.expected)
  }

  @Test("all corners have every bit set, as in UIKit's header")
  func allCorners() {
    #expect(UIRectCorner.allCorners.rawValue == UInt.max)
  }
}
