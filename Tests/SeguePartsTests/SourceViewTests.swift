import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueParts
import TestSupport
import Testing

@Suite(.checkedDevices) struct SourceViewTests {
  /// A presenter of 375 x 667 pt in a window, with a button of 100 x 50 pt at (20, 40) in a scroll
  /// view.
  struct Scene {
    let device = makeDevice(DeviceConfiguration())
    let presenter = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let list = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
    let button = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 50))
    let window: UIWindow

    init() {
      window = device.perform { UIWindow(frame: UIScreen.main.bounds) }
      list.clipsToBounds = true
      button.accessibilityIdentifier = "button"
      list.addSubview(button)
      presenter.addSubview(list)
      device.perform {
        window.addSubview(presenter)
        window.makeKeyAndVisible()
      }
    }

    var named: CGRect? { SourceView("button").frame(in: window, below: presenter) }
    var itself: CGRect? { SourceView(button).frame(in: window, below: presenter) }
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The frame that is found afterward; nil for none.
    var sees: CGRect?
    var change: @MainActor @Sendable (Scene) -> Void
  }

  nonisolated static let changes = [
    Change(testDescription: "unchanged", sees: CGRect(x: 20, y: 140, width: 100, height: 50)) { _ in
    },
    Change(
      testDescription: "partly scrolled out: its whole frame",
      sees: CGRect(x: 20, y: 90, width: 100, height: 50)
    ) { $0.list.bounds.origin.y = 50 },
    Change(testDescription: "scrolled out") { $0.list.bounds.origin.y = 90 },
    Change(
      testDescription: "scrolled out of a scroll view that does not clip",
      sees: CGRect(x: 20, y: 50, width: 100, height: 50)
    ) {
      $0.list.clipsToBounds = false
      $0.list.bounds.origin.y = 90
    },
    Change(testDescription: "offscreen") { $0.list.frame.origin.x = 360 },
    Change(testDescription: "hidden") { $0.button.isHidden = true },
    Change(testDescription: "in a hidden view") { $0.list.isHidden = true },
    Change(testDescription: "transparent") { $0.list.alpha = 0 },
    Change(testDescription: "without a size") { $0.button.frame.size = .zero },
    Change(testDescription: "removed") { $0.list.removeFromSuperview() },
    Change(
      testDescription: "in a scroll view scaled to half",
      sees: CGRect(x: 103.75, y: 195, width: 50, height: 25)
    ) { $0.list.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) },
  ]

  @Test(
    "a view has a frame if a part of it is visible, by name and by reference",
    arguments: changes)
  func changedSourceView(_ change: Change) {
    let scene = Scene()
    scene.device.perform { change.change(scene) }
    #expect(scene.named == change.sees)
    #expect(scene.itself == change.sees)
  }

  @Test("of two views of one name the frontmost visible one is used")
  func frontmost() {
    let scene = Scene()
    let other = UIView(frame: CGRect(x: 0, y: 500, width: 30, height: 30))
    other.accessibilityIdentifier = "button"
    scene.presenter.addSubview(other)
    #expect(scene.named == CGRect(x: 0, y: 500, width: 30, height: 30))
    other.isHidden = true
    #expect(scene.named == CGRect(x: 20, y: 140, width: 100, height: 50))
  }

  @Test("a view in the container, such as the presented view, is no source")
  func container() {
    let scene = Scene()
    let container = UIView(frame: scene.presenter.bounds)
    let other = UIView(frame: CGRect(x: 0, y: 500, width: 30, height: 30))
    other.accessibilityIdentifier = "button"
    container.addSubview(other)
    scene.presenter.addSubview(container)
    let frame = SourceView("button").frame(in: container, below: scene.presenter)
    #expect(frame == CGRect(x: 20, y: 140, width: 100, height: 50))
  }

  @Test("a view of another window, or one that was released, has no frame")
  func unavailableViewHasNoFrame() {
    let scene = Scene()
    let elsewhere = scene.device.perform { UIWindow(frame: UIScreen.main.bounds) }
    let source = SourceView(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(SourceView(scene.button).frame(in: elsewhere, below: scene.presenter) == nil)
    #expect(source.frame(in: scene.window, below: scene.presenter) == nil)
    #expect(SourceView("knob").frame(in: scene.window, below: scene.presenter) == nil)
  }

  @Test("the kind decodes and encodes a name; a reference has none")
  func kind() {
    let kind = ParameterKind<SourceView>.sourceView
    let view = UIView()
    #expect(kind.format(SourceView("photo-1")) == "photo-1")
    #expect(kind.format(SourceView(view)) == "none")
    #expect(SourceView(view) == SourceView(view))
    #expect(SourceView(view) != SourceView("photo-1"))
  }
}
