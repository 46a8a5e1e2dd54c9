import HeadlessUIKit
import TestSupport

/// The setups of `Facts/safe-area.txt`, by name.
/// The setups of `Facts/safe-area.txt`, by name.
let safeArea: [String: Setup] = [
  "view that fills": subview(CGRect(x: 0, y: 0, width: 320, height: 480)),
  "view inside and below": subview(CGRect(x: 30, y: 20, width: 100, height: 500)),
  "view beyond the top left corner": subview(CGRect(x: -40, y: -60, width: 200, height: 200)),
  "view between the bars": subview(CGRect(x: 0, y: 100, width: 320, height: 200)),
  "view across the bottom": subview(CGRect(x: 0, y: 460, width: 320, height: 100)),
  "view across the right": subview(CGRect(x: 300, y: 0, width: 100, height: 480)),
  "view below the bottom": subview(CGRect(x: 0, y: 500, width: 100, height: 50)),
  "guides": layoutSetup {
    let root = LayoutRoot(safeArea: sweptArea)
    let area = root.view.safeAreaLayoutGuide
    let box = root.view.addForConstraints(UIView())
    // The recorded guide is 8 below a view of 60 pt at the top of the area.
    let header = root.view.addForConstraints(UIView())
    let guide = UILayoutGuide()
    root.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      box.topAnchor.constraint(equalTo: area.topAnchor),
      box.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      header.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      header.topAnchor.constraint(equalTo: area.topAnchor),
      header.heightAnchor.constraint(equalToConstant: 60),
      guide.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 4),
      guide.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      guide.widthAnchor.constraint(equalToConstant: 120),
      guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    return root.layOut {
      [
        "layout frame of the safe area": Recorded(area.layoutFrame),
        "frame of a view pinned to the safe area": Recorded(box.frame),
        "layout frame of a guide below a header": Recorded(guide.layoutFrame),
      ]
    }
  },
  "additional insets": layoutSetup(
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  ) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
    let window = makeWindow(controller)
    window.layoutIfNeeded()
    return ["safe area insets": Recorded(controller.view.safeAreaInsets)]
  },
]

/// The safe area of the view whose subviews were placed at several frames.
private let sweptArea = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

/// Returns a setup with a subview of a view with a safe area.
private func subview(_ frame: CGRect) -> Setup {
  layoutSetup {
    let root = LayoutRoot(safeArea: sweptArea)
    let view = root.view.addPlain(frame)
    return root.layOut { ["safe area insets": Recorded(view.safeAreaInsets)] }
  }
}
