import HeadlessUIKit
import Testing

@Suite struct ControlRawValueTests {
  @Test(
    "a control's option has the bits of UIKit's header",
    arguments: [
      RawCase("UIControl.State.normal", Int(UIControl.State.normal.rawValue), 0),
      RawCase("UIControl.State.highlighted", Int(UIControl.State.highlighted.rawValue), 1),
      RawCase("UIControl.State.disabled", Int(UIControl.State.disabled.rawValue), 2),
      RawCase("UIControl.State.selected", Int(UIControl.State.selected.rawValue), 4),
      RawCase("UIControl.State.focused", Int(UIControl.State.focused.rawValue), 8),
      RawCase("UIControl.State.application", Int(UIControl.State.application.rawValue), 0xFF_0000),
      RawCase("UIControl.State.reserved", Int(UIControl.State.reserved.rawValue), 0xFF00_0000),
      RawCase("UIControl.Event.touchDown", Int(UIControl.Event.touchDown.rawValue), 0x1),
      RawCase(
        "UIControl.Event.touchDownRepeat", Int(UIControl.Event.touchDownRepeat.rawValue), 0x2),
      RawCase(
        "UIControl.Event.touchDragInside", Int(UIControl.Event.touchDragInside.rawValue), 0x4),
      RawCase(
        "UIControl.Event.touchDragOutside", Int(UIControl.Event.touchDragOutside.rawValue), 0x8),
      RawCase("UIControl.Event.touchDragEnter", Int(UIControl.Event.touchDragEnter.rawValue), 0x10),
      RawCase("UIControl.Event.touchDragExit", Int(UIControl.Event.touchDragExit.rawValue), 0x20),
      RawCase("UIControl.Event.touchUpInside", Int(UIControl.Event.touchUpInside.rawValue), 0x40),
      RawCase("UIControl.Event.touchUpOutside", Int(UIControl.Event.touchUpOutside.rawValue), 0x80),
      RawCase("UIControl.Event.touchCancel", Int(UIControl.Event.touchCancel.rawValue), 0x100),
      RawCase("UIControl.Event.valueChanged", Int(UIControl.Event.valueChanged.rawValue), 0x1000),
      RawCase(
        "UIControl.Event.primaryActionTriggered",
        Int(UIControl.Event.primaryActionTriggered.rawValue), 0x2000),
      RawCase(
        "UIControl.Event.menuActionTriggered", Int(UIControl.Event.menuActionTriggered.rawValue),
        0x4000),
      RawCase(
        "UIControl.Event.editingDidBegin", Int(UIControl.Event.editingDidBegin.rawValue), 0x1_0000),
      RawCase(
        "UIControl.Event.editingChanged", Int(UIControl.Event.editingChanged.rawValue), 0x2_0000),
      RawCase(
        "UIControl.Event.editingDidEnd", Int(UIControl.Event.editingDidEnd.rawValue), 0x4_0000),
      RawCase(
        "UIControl.Event.editingDidEndOnExit", Int(UIControl.Event.editingDidEndOnExit.rawValue),
        0x8_0000),
      RawCase(
        "UIControl.Event.allTouchEvents", Int(UIControl.Event.allTouchEvents.rawValue), 0xFFF),
      RawCase(
        "UIControl.Event.allEditingEvents", Int(UIControl.Event.allEditingEvents.rawValue), 0xF_0000
      ),
      RawCase(
        "UIControl.Event.applicationReserved", Int(UIControl.Event.applicationReserved.rawValue),
        0xF00_0000),
      RawCase(
        "UIControl.Event.systemReserved", Int(UIControl.Event.systemReserved.rawValue), 0xF000_0000),
      RawCase("UIControl.Event.allEvents", Int(UIControl.Event.allEvents.rawValue), 0xFFFF_FFFF),
    ])
  func controls(example: RawCase) {
    #expect(example.found == example.expected)
  }

  @Test(
    "a case of a control, an effect or a stack view has the raw value of UIKit's header",
    arguments: [
      RawCase(
        "UIControl.ContentVerticalAlignment.center",
        UIControl.ContentVerticalAlignment.center.rawValue, 0),
      RawCase(
        "UIControl.ContentVerticalAlignment.top", UIControl.ContentVerticalAlignment.top.rawValue, 1
      ),
      RawCase(
        "UIControl.ContentVerticalAlignment.bottom",
        UIControl.ContentVerticalAlignment.bottom.rawValue, 2),
      RawCase(
        "UIControl.ContentVerticalAlignment.fill", UIControl.ContentVerticalAlignment.fill.rawValue,
        3),
      RawCase(
        "UIControl.ContentHorizontalAlignment.center",
        UIControl.ContentHorizontalAlignment.center.rawValue, 0),
      RawCase(
        "UIControl.ContentHorizontalAlignment.left",
        UIControl.ContentHorizontalAlignment.left.rawValue, 1),
      RawCase(
        "UIControl.ContentHorizontalAlignment.right",
        UIControl.ContentHorizontalAlignment.right.rawValue, 2),
      RawCase(
        "UIControl.ContentHorizontalAlignment.fill",
        UIControl.ContentHorizontalAlignment.fill.rawValue, 3),
      RawCase(
        "UIControl.ContentHorizontalAlignment.leading",
        UIControl.ContentHorizontalAlignment.leading.rawValue, 4),
      RawCase(
        "UIControl.ContentHorizontalAlignment.trailing",
        UIControl.ContentHorizontalAlignment.trailing.rawValue, 5),
      RawCase("UIBlurEffect.Style.extraLight", UIBlurEffect.Style.extraLight.rawValue, 0),
      RawCase("UIBlurEffect.Style.light", UIBlurEffect.Style.light.rawValue, 1),
      RawCase("UIBlurEffect.Style.dark", UIBlurEffect.Style.dark.rawValue, 2),
      RawCase("UIBlurEffect.Style.regular", UIBlurEffect.Style.regular.rawValue, 4),
      RawCase("UIBlurEffect.Style.prominent", UIBlurEffect.Style.prominent.rawValue, 5),
      RawCase(
        "UIBlurEffect.Style.systemUltraThinMaterial",
        UIBlurEffect.Style.systemUltraThinMaterial.rawValue, 6),
      RawCase(
        "UIBlurEffect.Style.systemThinMaterial", UIBlurEffect.Style.systemThinMaterial.rawValue, 7),
      RawCase("UIBlurEffect.Style.systemMaterial", UIBlurEffect.Style.systemMaterial.rawValue, 8),
      RawCase(
        "UIBlurEffect.Style.systemThickMaterial", UIBlurEffect.Style.systemThickMaterial.rawValue, 9
      ),
      RawCase(
        "UIBlurEffect.Style.systemChromeMaterial", UIBlurEffect.Style.systemChromeMaterial.rawValue,
        10),
      RawCase(
        "UIBlurEffect.Style.systemUltraThinMaterialLight",
        UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue, 11),
      RawCase(
        "UIBlurEffect.Style.systemThinMaterialLight",
        UIBlurEffect.Style.systemThinMaterialLight.rawValue, 12),
      RawCase(
        "UIBlurEffect.Style.systemMaterialLight", UIBlurEffect.Style.systemMaterialLight.rawValue,
        13),
      RawCase(
        "UIBlurEffect.Style.systemThickMaterialLight",
        UIBlurEffect.Style.systemThickMaterialLight.rawValue, 14),
      RawCase(
        "UIBlurEffect.Style.systemChromeMaterialLight",
        UIBlurEffect.Style.systemChromeMaterialLight.rawValue, 15),
      RawCase(
        "UIBlurEffect.Style.systemUltraThinMaterialDark",
        UIBlurEffect.Style.systemUltraThinMaterialDark.rawValue, 16),
      RawCase(
        "UIBlurEffect.Style.systemThinMaterialDark",
        UIBlurEffect.Style.systemThinMaterialDark.rawValue, 17),
      RawCase(
        "UIBlurEffect.Style.systemMaterialDark", UIBlurEffect.Style.systemMaterialDark.rawValue, 18),
      RawCase(
        "UIBlurEffect.Style.systemThickMaterialDark",
        UIBlurEffect.Style.systemThickMaterialDark.rawValue, 19),
      RawCase(
        "UIBlurEffect.Style.systemChromeMaterialDark",
        UIBlurEffect.Style.systemChromeMaterialDark.rawValue, 20),
      RawCase("UIVibrancyEffectStyle.label", UIVibrancyEffectStyle.label.rawValue, 0),
      RawCase(
        "UIVibrancyEffectStyle.secondaryLabel", UIVibrancyEffectStyle.secondaryLabel.rawValue, 1),
      RawCase(
        "UIVibrancyEffectStyle.tertiaryLabel", UIVibrancyEffectStyle.tertiaryLabel.rawValue, 2),
      RawCase(
        "UIVibrancyEffectStyle.quaternaryLabel", UIVibrancyEffectStyle.quaternaryLabel.rawValue, 3),
      RawCase("UIVibrancyEffectStyle.fill", UIVibrancyEffectStyle.fill.rawValue, 4),
      RawCase(
        "UIVibrancyEffectStyle.secondaryFill", UIVibrancyEffectStyle.secondaryFill.rawValue, 5),
      RawCase("UIVibrancyEffectStyle.tertiaryFill", UIVibrancyEffectStyle.tertiaryFill.rawValue, 6),
      RawCase("UIVibrancyEffectStyle.separator", UIVibrancyEffectStyle.separator.rawValue, 7),
    ])
  func cases(example: RawCase) {
    #expect(example.found == example.expected)
  }
}
