import HeadlessUIKit
import TestSupport
import Testing

/// The pixels on which views are positioned in a window.
@Suite(.checkedDevices) struct LayoutGridTests {
  /// Adds a view of a third of a container's width, in the middle if that is 100 pt wide.
  private func third(of container: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 1.0 / 3),
      view.leftAnchor.constraint(equalTo: container.centerXAnchor, constant: -100.0 / 6),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 0.5),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    return view
  }

  @Test(
    "[312][F058] in a window constraints give whole pixels (312c)",
    arguments: [
      (CGFloat(2), CGRect(x: 33.5, y: 0.5, width: 33.5, height: 10)),
      (CGFloat(3), CGRect(x: 100.0 / 3, y: 2.0 / 3, width: 100.0 / 3, height: 10)),
    ])
  func pixels(scale: CGFloat, frame: CGRect) {
    let device = makeDevice(DeviceConfiguration(scale: scale))
    device.perform {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = third(of: container)
      let window = makeWindow(container)
      window.layoutIfNeeded()
      #expect(isClose(view.frame, frame))
    }
  }

  @Test("[312] a view that was laid out in no window is laid out again in one (312c)")
  func entersWindow() {
    let device = makeDevice(DeviceConfiguration(scale: 3))
    device.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(container)
      let view = third(of: container)
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 33, y: 1, width: 33.5, height: 10))
      makeWindow(root).layoutIfNeeded()
      let frame = CGRect(x: 100.0 / 3, y: 2.0 / 3, width: 100.0 / 3, height: 10)
      #expect(isClose(view.frame, frame))
    }
  }

  @Test("a rounded view with constraints inside is solved once")
  func solvesOnce() {
    let device = makeDevice(DeviceConfiguration(scale: 3))
    device.perform {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100.1, height: 100))
      let view = third(of: container)
      let inner = third(of: view)
      let window = makeWindow(container)
      window.layoutIfNeeded()
      let solves = device.work.solves
      for _ in 0..<3 {
        view.setNeedsLayout()
        inner.setNeedsLayout()
        window.layoutIfNeeded()
      }
      #expect(device.work.solves == solves)
    }
  }
}
