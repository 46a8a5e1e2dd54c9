import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct KeyValueObservingTests {
  private final class Log { nonisolated(unsafe) var lines: [String] = [] }

  private final class Observer: NSObject, KeyValueObserver {
    var lines: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let (old, new) = (change?[.oldKey] as? CGPoint, change?[.newKey] as? CGPoint)
      lines.append("\(keyPath ?? "") \(old?.y ?? -1) \(new?.y ?? -1)")
    }
  }

  private final class Model: NSObject { var count = 0 }

  private let stage = Stage()
  private let log = Log()

  private func makeScrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    stage.root.view.addSubview(view)
    return view
  }

  @Test("a change is notified at once, with what the options contain")
  func options() {
    stage.device.perform {
      let view = makeScrollView()
      let all = view.observe(\.contentOffset, options: [.old, .new]) { [log] view, change in
        log.lines.append(
          "\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view.bounds.minY)")
      }
      let none = view.observe(\.contentOffset) { [log] _, change in
        log.lines.append("\(change.oldValue == nil) \(change.newValue == nil)")
      }
      view.contentOffset.y = 40
      #expect(log.lines == ["0.0 40.0 40.0", "true true"])
      all.invalidate()
      view.contentOffset.y = 50
      #expect(log.lines.count == 3)
      withExtendedLifetime(none) {}
    }
  }

  @Test("the initial option notifies at once; a value that is set again is not notified")
  func initial() {
    stage.device.perform {
      let view = makeScrollView()
      let token = view.observe(\.contentSize, options: [.initial, .new]) { [log] _, change in
        log.lines.append("\(change.newValue?.height ?? 0)")
      }
      view.contentSize = CGSize(width: 100, height: 1000)
      view.contentSize = CGSize(width: 100, height: 500)
      withExtendedLifetime(token) {}
    }
    #expect(log.lines == ["1000.0", "500.0"])
  }

  @Test("the delegate of a scroll view is notified before the observers")
  func followsTheDelegate() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.lines.append("delegate") }
    }
    stage.device.perform {
      let (view, delegate) = (makeScrollView(), Delegate(log))
      view.delegate = delegate
      let token = view.observe(\.contentOffset) { [log] _, _ in log.lines.append("observer") }
      view.contentOffset.y = 10
      withExtendedLifetime((token, delegate)) {}
    }
    #expect(log.lines == ["delegate", "observer"])
  }

  @Test("a drag and its deceleration are notified in every frame")
  func drags() {
    stage.device.perform {
      let view = makeScrollView()
      stage.settle()
      let token = view.observe(\.contentOffset, options: .new) { [log] _, change in
        log.lines.append("\(change.newValue?.y ?? -1)")
      }
      stage.device.touchDown(at: CGPoint(x: 50, y: 90))
      for step in 1...10 {
        stage.advance(by: 1.0 / 60)
        stage.device.touchMove(to: CGPoint(x: 50, y: 90 - Double(step) * 8))
      }
      let count = log.lines.count
      #expect(count >= 8)
      stage.device.touchUp()
      stage.settle()
      #expect(log.lines.count > count + 30)
      #expect(log.lines.last == "\(view.contentOffset.y)")
      withExtendedLifetime(token) {}
    }
  }

  @Test("setting a frame is one notification, of views and of layers")
  func frames() {
    stage.device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let tokens = [
        view.observe(\.frame, options: .new) { [log] _, change in
          log.lines.append("frame \(change.newValue?.minX ?? 0) \(change.newValue?.width ?? 0)")
        },
        view.layer.observe(\.position, options: .old) { [log] _, change in
          log.lines.append("position \(change.oldValue?.x ?? 0)")
        },
      ]
      view.frame = CGRect(x: 20, y: 30, width: 40, height: 40)
      #expect(log.lines == ["frame 20.0 40.0", "position 5.0"])
      withExtendedLifetime(tokens) {}
    }
  }

  @Test(
    "a property of a view is notified at once",
    arguments: ["alpha", "hidden", "transform", "center", "bounds", "sublayers"])
  func properties(_ name: String) {
    stage.device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let change: () -> Void = { [log] in log.lines.append(name) }
      let token: NSKeyValueObservation?
      switch name {
      case "alpha":
        token = view.observe(\.alpha) { _, _ in change() }
        view.alpha = 0.5
      case "hidden":
        token = view.observe(\.isHidden) { _, _ in change() }
        view.isHidden = true
      case "transform":
        token = view.observe(\.transform) { _, _ in change() }
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      case "center":
        token = view.observe(\.center) { _, _ in change() }
        view.center.x = 50
      case "bounds":
        token = view.observe(\.bounds) { _, _ in change() }
        view.bounds.size.width = 50
      default:
        token = view.layer.observe(\.sublayers) { _, _ in change() }
        view.addSubview(UIView())
      }
      #expect(log.lines == [name])
      withExtendedLifetime(token) {}
    }
  }

  @Test("autoresizing and layout notify the observers of a subview")
  func autoresizes() {
    stage.device.perform {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: outer.bounds)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(inner)
      let token = inner.observe(\.frame, options: .new) { [log] _, change in
        log.lines.append("\(change.newValue?.width ?? 0)")
      }
      outer.frame.size.width = 150
      #expect(log.lines == ["150.0"])
      withExtendedLifetime(token) {}
    }
  }

  @Test("a title is notified at once, and a property of a class of the app at the end of the event")
  func appProperties() {
    let model = Model()
    stage.device.perform {
      let tokens = [
        stage.root.observe(\.title, options: .new) { [log] _, change in
          log.lines.append("title \((change.newValue ?? nil) ?? "nil")")
        },
        model.observe(\.count, options: [.old, .new]) { [log] _, change in
          log.lines.append("count \(change.oldValue ?? -1) \(change.newValue ?? -1)")
        },
      ]
      stage.root.title = "A"
      DispatchQueue.main.async {
        MainActor.assumeIsolated { model.count = 3 }
      }
      #expect(log.lines == ["title A"])
      stage.turn()
      #expect(log.lines == ["title A", "count 0 3"])
      model.didChangeValue(for: \.count)
      #expect(log.lines.last == "count 3 3")
      withExtendedLifetime(tokens) {}
    }
  }

  @Test("an observation ends with its object, and neither retains the observed one")
  func lifetimes() {
    stage.device.perform {
      var view: UIView? = UIView()
      weak let former = view
      var token = view?.observe(\.alpha) { [log] _, _ in log.lines.append("alpha") }
      view?.alpha = 0.5
      #expect(log.lines == ["alpha"])
      token = nil
      view?.alpha = 0.25
      #expect(log.lines == ["alpha"])
      token = view?.observe(\.alpha) { _, _ in }
      view = nil
      #expect(former == nil)
      #expect(token != nil)
    }
  }

  @Test("an observing object receives the key path and both values, until it is removed")
  func observingObject() {
    let observer = Observer()
    stage.device.perform {
      let view = makeScrollView()
      view.addObserver(
        observer, forKeyPath: "contentOffset", options: [.old, .new, .initial], context: nil)
      view.contentOffset.y = 30
      view.removeObserver(observer, forKeyPath: "contentOffset")
      view.contentOffset.y = 60
    }
    #expect(observer.lines == ["contentOffset -1.0 0.0", "contentOffset 0.0 30.0"])
  }

  @Test(
    "removing an observer that is not registered is reported, as is an object that observes nothing"
  )
  func refusesUnknownObservers() {
    stage.device.perform {
      let view = UIView()
      view.removeObserver(Observer(), forKeyPath: "alpha")
      view.addObserver(NSObject(), forKeyPath: "alpha", context: nil)
      NSObject().observeValue(forKeyPath: "alpha", of: view, change: nil, context: nil)
    }
    #expect(
      stage.device.diagnostics.map(\.message) == [
        "cannot remove an observer Observer for the key path 'alpha' from UIView because it is not "
          + "registered as an observer",
        "NSObject observes 'alpha' of UIView but is no KeyValueObserver; write 'extension NSObject: "
          + "KeyValueObserver {}'",
        "NSObject was notified of a change of 'alpha', which it does not handle; do not call super for a "
          + "key path that the class itself observes",
      ])
  }
}
