import HeadlessUIKit
import TestSupport

/// A page sheet that is presented on the recorded phone, at rest.
struct RecordedSheet {
  let stage: Stage
  let sheet: UIViewController

  /// Presents a sheet.
  ///
  /// - Parameters:
  ///   - detents: Makes the detents.
  ///   - prepare: Configures the controller of the sheet before the presentation.
  init(
    _ detents: () -> [UISheetPresentationController.Detent] = { [.large()] },
    prepare: (UIViewController) -> Void = { _ in }
  ) {
    let stage = Stage(.recordedPhone)
    self.stage = stage
    sheet = stage.device.perform {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = detents()
      prepare(sheet)
      stage.root.present(sheet, animated: true)
      return sheet
    }
    stage.settle()
  }

  /// Presents a sheet with one custom detent of a constant height, pt.
  init(height: CGFloat) { self.init { [.custom { _ in height }] } }

  /// Whether the sheet is presented and visible.
  var isPresented: Bool {
    stage.root.presentedViewController === sheet && sheet.view.window === stage.window
  }

  /// The visible frame in the window, with transforms, pt.
  var frame: CGRect {
    stage.device.perform {
      let frame = presentationFrame(of: sheet.view)
      return sheet.view.superview?.convert(frame, to: nil) ?? frame
    }
  }

  /// The alpha of the black over the presenter; -1 without such a view.
  var dimming: CGFloat {
    stage.device.perform {
      let container = sheet.presentationController?.containerView
      let views = container?.subviews.filter { !sheet.view.isDescendant(of: $0) } ?? []
      var (white, alpha): (CGFloat, CGFloat) = (1, 0)
      guard let view = views.first(where: { $0.bounds == container?.bounds }),
        view.backgroundColor?.getWhite(&white, alpha: &alpha) == true, white == 0
      else { return -1 }
      return presentationOpacity(of: view) * alpha
    }
  }

  /// Begins a touch on the sheet, in the middle.
  ///
  /// - Parameter distance: The distance below the top edge of the sheet, pt.
  func touch(below distance: CGFloat = 40) -> SteadyTouch {
    let frame = frame
    return SteadyTouch(
      stage.device, at: CGPoint(x: frame.midX, y: frame.minY + distance))
  }
}
