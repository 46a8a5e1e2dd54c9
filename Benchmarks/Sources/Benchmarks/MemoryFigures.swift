import HeadlessUIKit
import Limits
import SegueRecording

/// The heap memory of long runs, in bytes that are in use; it depends on neither time nor machine.
enum MemoryFigures {
  static let title = "P12"

  /// Measures all figures and prints a line for each.
  static func print() {
    let growth = growthOfARun()
    report("P12 heap of 10 minutes less that of 1", growth, "bytes", goal: 4096)
    report("P12 an event of a device's log", costOfALogEvent(), "bytes", goal: nil)
    let (event, change) = costsOfARecording()
    report("P12 an event of a recording", event, "bytes", goal: nil)
    report("P12 a changed layer of a frame", change, "bytes", goal: nil)
  }

  private static func report(_ title: String, _ value: Double, _ unit: String, goal: Double?) {
    let padding = String(repeating: " ", count: max(1, 38 - title.count))
    Swift.print(
      title + padding + "\(Int(value)) \(unit)"
        + (goal.map { "  <= \(Int($0)) \(unit)" + (value <= $0 ? "" : " (missed)") } ?? ""))
  }

  /// The growth of a device in use from the first to the tenth minute without a recording: a view is
  /// animated back and forth, another one at every second, and every frame is read.
  private static func growthOfARun() -> Double {
    let device = SimulatedDevice()
    return device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.settle()
      let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for view in views { root.view.addSubview(view) }
      UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
        views[0].center.x += 100
      }
      var heaps: [Double] = []
      for frame in 1...36_000 {
        device.advance(to: Double(frame) / 60)
        if frame % 60 == 0 {
          UIView.animate(withDuration: 0.5) { views[1].center.y = frame % 120 == 0 ? 100 : 0 }
        }
        for view in views { _ = view.layer.presentationState(at: device.now) }
        if frame % 3600 == 0 { heaps.append(limit_bytes_in_use()) }
      }
      return heaps[9] - heaps[0]
    }
  }

  /// The growth of a device for each event of its log, while a screen is presented and dismissed 500
  /// times: nothing else of a dismissed screen remains.
  private static func costOfALogEvent() -> Double {
    let device = SimulatedDevice()
    return device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      var (heap, events) = (0.0, 0)
      for round in 0..<512 {
        // The first rounds make what stays.
        if round == 12 { (heap, events) = (limit_bytes_in_use(), device.events.count) }
        root.present(UIViewController(), animated: false)
        device.settle()
        root.dismiss(animated: false)
        device.settle()
      }
      return (limit_bytes_in_use() - heap) / Double(device.events.count - events)
    }
  }

  /// The bytes of an event with a text of 60 characters, and those of a changed layer in a frame of
  /// 20, whose position changes.
  private static func costsOfARecording() -> (event: Double, change: Double) {
    let device = DeviceInfo(name: "phone", width: 393, height: 852)
    var builder = RecordingBuilder(file: "a.yaml", scenario: "memory", device: device)
    let count = 4096
    var start = limit_bytes_in_use()
    for index in 0..<count {
      builder.events.append(
        EventRecord(
          time: Double(index), kind: "appearance", subject: "home",
          text: "viewWillAppear of the screen home, number \(index), animated true"))
    }
    let event = (limit_bytes_in_use() - start) / Double(count)

    func layers(_ x: Double) -> [LayerRecord] {
      (0..<20).map { id in
        LayerRecord(
          id: id, parent: id == 0 ? nil : 0, index: max(0, id - 1), name: "view",
          state: LayerState(frame: RecordedRect(x: x, y: 0, width: 10, height: 10)))
      }
    }
    do throws(RecordingError) {
      try builder.append(time: 0, layers: layers(0))
      start = limit_bytes_in_use()
      for frame in 1...1024 {
        try builder.append(time: Double(frame) / 60, layers: layers(Double(frame)))
      }
    } catch { preconditionFailure(error.message) }
    let change = (limit_bytes_in_use() - start) / Double(1024 * 20)
    precondition(builder.finish().frames.count == 1025, "a frame is missing")
    return (event, change)
  }
}
