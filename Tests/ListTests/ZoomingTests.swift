import HeadlessUIKit
import TestSupport
import Testing

/// Zooming in code, refreshing and the dismissal of the keyboard.
@Suite(.checkedDevices) struct ZoomingTests {
  @MainActor
  final class Fixture: NSObject, UIScrollViewDelegate {
    let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
    let scroll: UIScrollView
    let content = UIView(frame: rect(0, 0, 400, 400))
    var log: [String] = []

    override init() {
      scroll = device.perform {
        let scroll = UIScrollView(frame: rect(0, 0, 400, 400))
        scroll.contentInsetAdjustmentBehavior = .never
        makeWindow(scroll)
        return scroll
      }
      super.init()
      device.perform {
        scroll.addSubview(content)
        scroll.contentSize = CGSize(width: 400, height: 400)
        scroll.maximumZoomScale = 3
        scroll.delegate = self
      }
      device.settle()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("willBegin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("didZoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("didEnd \(scale)") }
  }

  @Test("a scale keeps the middle, and is limited")
  func scale() {
    let fixture = Fixture()
    fixture.device.perform { fixture.scroll.zoomScale = 2 }
    #expect(fixture.scroll.zoomScale == 2)
    #expect(fixture.content.frame == rect(0, 0, 800, 800))
    #expect(fixture.scroll.contentSize == CGSize(width: 800, height: 800))
    #expect(fixture.scroll.contentOffset == CGPoint(x: 200, y: 200))
    #expect(fixture.log == ["willBegin", "didZoom", "didEnd 2.0"])
    fixture.device.perform { fixture.scroll.zoomScale = 9 }
    #expect(fixture.scroll.zoomScale == 3)
    fixture.device.perform { fixture.scroll.zoomScale = 0.1 }
    #expect(fixture.scroll.zoomScale == 1)
    #expect(fixture.scroll.contentOffset == .zero)
  }

  @Test("zooming to a rectangle fills the view with it during 0.3 s")
  func zoomToRect() {
    let fixture = Fixture()
    fixture.device.perform { fixture.scroll.zoom(to: rect(200, 100, 200, 200), animated: true) }
    fixture.device.turn()
    #expect(fixture.log.last == "didZoom")
    fixture.device.advance(by: 0.15)
    let width = fixture.device.perform { fixture.content.layer.presentation()?.frame.width ?? 0 }
    #expect(width > 400)
    #expect(width < 800)
    fixture.device.settle()
    #expect(fixture.log.last == "didEnd 2.0")
    #expect(fixture.scroll.contentOffset == CGPoint(x: 400, y: 200))
  }

  @Test("a pull of the refresh control sends one event, and keeps the content below it")
  func refresh() {
    let fixture = Fixture()
    var events = 0
    let control = fixture.device.perform {
      let control = UIRefreshControl()
      control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      fixture.scroll.refreshControl = control
      fixture.scroll.alwaysBounceVertical = true
      return control
    }
    fixture.device.touchDown(at: CGPoint(x: 200, y: 50))
    for y in stride(from: 70, through: 450, by: 20) {
      fixture.device.advance(by: 1.0 / 60)
      fixture.device.touchMove(to: CGPoint(x: 200, y: y))
    }
    fixture.device.turn()
    #expect(events == 1)
    #expect(control.isRefreshing)
    fixture.device.advance(by: 0.3)
    fixture.device.touchUp()
    fixture.device.settle()
    #expect(fixture.scroll.contentOffset.y == -60)
    #expect(control.frame.minY == -60)
    fixture.device.perform { control.endRefreshing() }
    fixture.device.settle()
    #expect(fixture.scroll.contentOffset.y == 0)
    #expect(events == 1)
  }

  @Test("a short pull does not refresh")
  func shortPull() {
    let fixture = Fixture()
    let control = fixture.device.perform {
      fixture.scroll.refreshControl = UIRefreshControl()
      fixture.scroll.alwaysBounceVertical = true
      return fixture.scroll.refreshControl
    }
    fixture.device.touchDown(at: CGPoint(x: 200, y: 50))
    for y in stride(from: 60, through: 120, by: 10) {
      fixture.device.advance(by: 1.0 / 60)
      fixture.device.touchMove(to: CGPoint(x: 200, y: y))
    }
    fixture.device.touchUp()
    fixture.device.settle()
    #expect(control?.isRefreshing == false)
    #expect(fixture.scroll.contentOffset.y == 0)
  }

  @Test(
    "a drag dismisses the keyboard according to the mode",
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, true),
    ])
  func keyboard(mode: UIScrollView.KeyboardDismissMode, staysFirst: Bool) {
    let fixture = Fixture()
    let field = fixture.device.perform {
      let field = UITextField(frame: rect(0, 0, 100, 40))
      fixture.content.addSubview(field)
      fixture.scroll.alwaysBounceVertical = true
      fixture.scroll.keyboardDismissMode = mode
      field.becomeFirstResponder()
      return field
    }
    fixture.device.settle()
    fixture.device.touchDown(at: CGPoint(x: 200, y: 100))
    for y in stride(from: 110, through: 160, by: 10) {
      fixture.device.advance(by: 1.0 / 60)
      fixture.device.touchMove(to: CGPoint(x: 200, y: y))
    }
    #expect(fixture.device.perform { field.isFirstResponder } == staysFirst)
    fixture.device.touchUp()
    fixture.device.settle()
  }
}
