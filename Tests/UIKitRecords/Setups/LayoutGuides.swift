import HeadlessUIKit
import Testing

/// The setups of `Facts/layout-guides.txt`, by name.
/// The setups of `Facts/layout-guides.txt`, by name.
let layoutGuides: [String: Setup] = [
  "constrained": layoutSetup {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let subview = view.addForConstraints(UIView())
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50),
      subview.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      subview.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5),
      subview.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      subview.heightAnchor.constraint(equalToConstant: 30),
    ]
    NSLayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
    return [
      "layout frame of the guide": Recorded(guide.layoutFrame),
      "frame of the subview": Recorded(subview.frame),
      "every constraint is active": Recorded(constraints.allSatisfy { $0.isActive }),
      "the view owns the guide": Recorded(guide.owningView === view),
    ]
  },
  "without an owner": layoutSetup {
    let guide = UILayoutGuide()
    let constraint = guide.widthAnchor.constraint(equalToConstant: 44)
    constraint.isActive = true
    expectRefusal()
    return ["the constraint is active": Recorded(constraint.isActive)]
  },
  "added late": layoutSetup {
    let guide = UILayoutGuide()
    let width = guide.widthAnchor.constraint(equalToConstant: 44)
    width.isActive = true
    expectRefusal()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.addLayoutGuide(guide)
    let subview = view.addForConstraints(UIView())
    NSLayoutConstraint.activate([
      width, subview.widthAnchor.constraint(equalTo: guide.widthAnchor),
      subview.heightAnchor.constraint(equalToConstant: 7),
    ])
    view.layoutIfNeeded()
    return ["size of the subview": Recorded(subview.bounds.size)]
  },
  "added and removed": layoutSetup {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    view.layoutIfNeeded()
    let frame = guide.layoutFrame
    view.removeLayoutGuide(guide)
    return [
      "layout frame of the guide": Recorded(frame),
      "the removed guide has no owner": Recorded(guide.owningView == nil),
    ]
  },
]

/// Expects HeadlessUIKit's diagnostic: a constraint of a guide in no view is not activated.
private func expectRefusal() {
  #expect(
    SimulatedDevice.current?.diagnostics.map(\.message) == [
      "can't activate (no view).guide.width = 44: its layout guide is in no view; add it to one with "
        + "addLayoutGuide(_:) first"
    ])
}
