import HeadlessUIKit
import SegueCore
import SheetStyle
import TestSupport
import Testing

/// The preset `system`, compared with UIKit's own sheet.
@Suite(.checkedDevices) struct SystemPresetTests {
  nonisolated private static let phone = DeviceConfiguration(
    name: "phone", size: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), systemVersion: 26)

  /// The height of a sheet of UIKit's at a detent, without the scale of one that floats.
  private func systemHeight(at detent: UISheetPresentationController.Detent) -> CGFloat {
    let stage = SheetStage(Self.phone)
    return stage.device.perform {
      stage.panel.modalPresentationStyle = .pageSheet
      stage.panel.sheetPresentationController?.detents = [detent]
      stage.root.present(stage.panel, animated: false)
      stage.device.settle()
      return stage.panel.view.bounds.height
    }
  }

  @Test("the preset system has the medium and the large height of UIKit's sheet since iOS 26")
  func heights() {
    let (medium, large) = (SheetStage(Self.phone), SheetStage(Self.phone))
    medium.show { $0 = .system }
    large.show {
      $0 = .system
      $0.selectedDetent = $0.detents.last
    }
    #expect(isClose(852 - medium.top, systemHeight(at: .medium()), within: 0.5))
    #expect(isClose(852 - large.top, systemHeight(at: .large()), within: 0.5))
  }
}
