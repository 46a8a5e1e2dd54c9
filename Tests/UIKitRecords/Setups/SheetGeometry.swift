import HeadlessUIKit
import TestSupport

/// The frame, the height without transforms, and the safe area of a sheet at rest.
private func layOut(_ scene: RecordedSheet) -> [String: Recorded] {
  scene.stage.device.perform {
    [
      "frame of the sheet in the window": Recorded(scene.frame),
      "height of the sheet without its transform": Recorded(scene.sheet.view.bounds.height),
      "bottom of the safe area of the sheet": Recorded(scene.sheet.view.safeAreaInsets.bottom),
    ]
  }
}

private func custom(_ height: CGFloat) -> Setup { { layOut(RecordedSheet(height: height)) } }

/// The context that a custom detent of a sheet receives when it is resolved.
private func resolution() -> [String: Recorded] {
  var (width, height) = (UIUserInterfaceSizeClass.unspecified, UIUserInterfaceSizeClass.unspecified)
  var ratio = CGFloat.nan
  _ = RecordedSheet {
    [
      .custom { context in
        width = context.containerTraitCollection.horizontalSizeClass
        height = context.containerTraitCollection.verticalSizeClass
        let medium = UISheetPresentationController.Detent.medium().resolvedValue(in: context)
        ratio = (medium ?? .nan) / context.maximumDetentValue
        return 300
      }
    ]
  }
  return [
    "width class of the container": Recorded(width.rawValue),
    "height class of the container": Recorded(height.rawValue),
    "medium detent by the largest value of a detent": Recorded(ratio),
  ]
}

private func grabber() -> [String: Recorded] {
  let scene = RecordedSheet(prepare: {
    $0.sheetPresentationController?.prefersGrabberVisible = true
  })
  let frame: CGRect = scene.stage.device.perform {
    let bounds = scene.sheet.view.bounds
    // UIKit has no name for it: the only view on the empty sheet.
    let views = scene.sheet.view.subviews
    return views.count == 1 ? views[0].convert(views[0].bounds, to: scene.sheet.view) : bounds
  }
  return [
    "size of the grabber": Recorded(frame.size),
    "origin of the grabber in the sheet": Recorded(frame.origin),
  ]
}

/// The setups of `Facts/sheet-geometry.txt`, by name.
/// The setups of `Facts/sheet-geometry.txt`, by name.
let sheetGeometry: [String: Setup] = [
  "large": { layOut(RecordedSheet()) },
  "medium": { layOut(RecordedSheet { [.medium()] }) },
  "custom 10": custom(10), "custom 100": custom(100), "custom 144": custom(144),
  "custom 200": custom(200), "custom 288": custom(288), "custom 300": custom(300),
  "custom 500": custom(500), "custom 600": custom(600), "custom 700": custom(700),
  "custom 10000": custom(10000), "resolution": resolution, "grabber": grabber,
]
