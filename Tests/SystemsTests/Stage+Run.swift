import HeadlessUIKit
import TestSupport

extension Stage {
  /// Runs a test with an app in a window of 400 x 800 pt without safe area.
  static func run<Root: UIViewController>(
    _ root: Root, _ body: (Stage) throws -> Void
  ) rethrows {
    let stage = Stage(
      DeviceConfiguration(size: CGSize(width: 400, height: 800), portraitSafeArea: .zero),
      root: root)
    try stage.device.perform { try body(stage) }
  }
}

/// Returns the presented frame of a view, without rounding errors in the last digits.
func roundedFrame(of view: UIView) -> CGRect { rounded(presentationFrame(of: view)) }

/// Returns the presented opacity of a view, without rounding errors in the last digits.
func roundedOpacity(of view: UIView) -> CGFloat { rounded(presentationOpacity(of: view)) }
