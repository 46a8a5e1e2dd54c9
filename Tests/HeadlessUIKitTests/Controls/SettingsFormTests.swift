import HeadlessUIKit
import TestSupport
import Testing

/// Controls in stack views, as an app uses them.
@Suite(.checkedDevices) struct SettingsFormTests {
  private let device = makeDevice(
    DeviceConfiguration(size: CGSize(width: 400, height: 800), portraitSafeArea: .zero))
  private let form: SettingsForm

  init() {
    let device = device
    form = device.perform {
      let form = SettingsForm()
      _ = makeWindow(form)
      return form
    }
    device.turn()
  }

  private func tap(_ view: UIView, at fraction: CGFloat) {
    let point = CGPoint(x: view.bounds.width * fraction, y: view.bounds.midY)
    device.tap(at: view.convert(point, to: nil))
    device.turn()
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test("stack views arrange the controls in the sizes of their content")
  func arranges() {
    #expect(frame(of: form.silentSwitch) == CGRect(x: 329, y: 0, width: 51, height: 31))
    #expect(frame(of: form.volume) == CGRect(x: 20, y: 39, width: 360, height: 34))
    #expect(frame(of: form.quality) == CGRect(x: 20, y: 83, width: 360, height: 32))
    #expect(frame(of: form.details).minY == 125)
  }

  @Test("touches of all controls are reported to the app")
  func reports() {
    let thumb = CGPoint(x: 200, y: 56)
    device.touchDown(at: thumb)
    device.touchMove(to: CGPoint(x: 366, y: 56))
    device.touchUp()
    device.turn()
    tap(form.quality, at: 0.75)
    tap(form.silentSwitch, at: 0.5)
    #expect(form.changes == ["volume 10.0", "High", "silent true"])
    // The form reacts to its switch.
    #expect(!form.volume.isEnabled)
    #expect(form.details.isHidden)
    device.settle()
    tap(form.quality, at: 0.25)
    #expect(form.changes.last == "Low")
    #expect(device.diagnostics == [])
  }
}
