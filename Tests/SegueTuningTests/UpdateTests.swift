import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueParts
import SegueStyles
import SegueTuning
import SlideInStyle
import TestSupport
import Testing

/// Parameters that are tuned while a presentation uses them.
@Suite(.checkedDevices) struct UpdateTests {
  /// A panel whose presentation by a transition of a library has begun.
  private struct Scene {
    let device = makeDevice()
    let home = UIViewController()
    let panel = UIViewController()
    let tuning: TransitionTuning

    init(_ style: String) throws {
      let json = #"{ "formatVersion": 1, "transitions": { "panel": { \#(style) } } }"#
      let library = try TransitionLibrary(json: json.utf8, styles: shippedStyles)
      tuning = TransitionTuning(library)
      device.perform { [home, panel] in
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = home
        window.makeKeyAndVisible()
        panel.use(library["panel"])
        home.present(panel, animated: true)
      }
    }

    func set(_ path: String, to value: JSONValue) {
      device.perform {
        tuning.set(path, to: value, of: "panel")
        device.settle()
      }
    }

    /// Returns a value after the device has come to rest.
    func settled<Value>(_ read: () -> Value) -> Value {
      device.perform {
        device.settle()
        return read()
      }
    }
  }

  private static let slide = #""style": "slideIn", "edge": "right", "extent": { "points": 200 }"#

  @Test("a panel on the screen takes another size and edge at once, animated")
  func placement() throws {
    let scene = try Scene(Self.slide)
    scene.settled {}
    scene.device.perform {
      scene.tuning.set("extent", to: .object([.init("points", .number(300))]), of: "panel")
      scene.device.advance(by: 0.125)
      let width = scene.panel.view.layer.presentation()?.frame.width ?? 0
      #expect((201...299).contains(width))
    }
    #expect(scene.settled { scene.panel.view.frame.width } == 300)
    scene.set("edge", to: .string("left"))
    #expect(scene.panel.view.frame.minX == 0)
  }

  @Test("the dimming and the corners of a panel on the screen change at once")
  func appearance() throws {
    let scene = try Scene(Self.slide)
    scene.settled {}
    scene.set("dimming.opacity", to: .number(0.2))
    scene.set("cornerRadius", to: .number(12))
    let dimming = scene.panel.presentationController?.containerView?.subviews.first
    #expect(dimming?.alpha == 0.2)
    #expect(scene.panel.view.layer.cornerRadius == 12)
    scene.set("cornerRadius", to: .number(0))
    #expect(scene.panel.view.layer.cornerRadius == 0)
    #expect(!scene.panel.view.clipsToBounds)
  }

  @Test("a panel that was tuned is dismissed with the tuned timing, and leaves nothing")
  func dismissal() throws {
    let scene = try Scene(Self.slide)
    scene.settled {}
    scene.set("duration", to: .number(1))
    scene.device.perform {
      scene.home.dismiss(animated: true)
      scene.device.advance(by: 0.9)
      #expect(scene.home.presentedViewController != nil)
      scene.device.settle()
    }
    #expect(scene.home.presentedViewController == nil)
  }

  @Test("a panel that is being presented keeps its size until the next use")
  func duringTransition() throws {
    let scene = try Scene(Self.slide)
    scene.device.perform {
      scene.device.advance(by: 0.1)
      scene.tuning.set("extent", to: .object([.init("points", .number(300))]), of: "panel")
    }
    #expect(scene.settled { scene.panel.view.frame.width } == 200)
  }

  @Test("the dimming style takes another height at once")
  func dimmingStyle() throws {
    let scene = try Scene(
      #""style": "dimming", "from": "bottom", "placement": "edge", "height": { "points": 200 }"#)
    scene.settled {}
    scene.set("height", to: .object([.init("points", .number(320))]))
    #expect(scene.panel.view.frame.height == 320)
  }

  @Test("a style that cannot change a presentation has the parameters at the next use")
  func nextUse() throws {
    let scene = try Scene(#""style": "sheet", "detents": [{ "points": 200 }]"#)
    let height = scene.settled { scene.panel.view.frame.height }
    scene.set("detents", to: .array([.object([.init("points", .number(300))])]))
    #expect(scene.panel.view.frame.height == height)
    scene.device.perform {
      scene.home.dismiss(animated: false)
      scene.device.settle()
      scene.home.present(scene.panel, animated: false)
    }
    #expect(scene.settled { scene.panel.view.frame.height } == height + 100)
  }
}
