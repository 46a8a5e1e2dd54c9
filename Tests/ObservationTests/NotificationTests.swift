import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct NotificationTests {
  private final class Observer: NSObject {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
    func receive(_ notification: Notification) {
      log.lines.append("\(name) \(notification.name.rawValue) \(notification.userInfo?["n"] ?? "")")
    }
  }

  private final class Log { nonisolated(unsafe) var lines: [String] = [] }

  private let device = makeDevice()
  private let log = Log()
  private let saved = Notification.Name("saved")

  private func add(_ observer: Observer, object: Any? = nil, name: Notification.Name? = nil) {
    NotificationCenter.default.addObserver(
      observer, selector: Selector(Observer.receive(_:)), name: name, object: object)
  }

  @Test("observers are notified in the order in which they were added")
  func order() {
    device.perform {
      let observers = (1...8).map { Observer("\($0)", log) }
      for observer in observers { add(observer, name: saved) }
      NotificationCenter.default.post(name: saved, object: nil, userInfo: ["n": 5])
    }
    #expect(log.lines == (1...8).map { "\($0) saved 5" })
  }

  @Test("name and sender select the notifications")
  func filters() {
    device.perform {
      let (one, other) = (NSObject(), NSObject())
      let observer = Observer("o", log)
      add(observer, object: one, name: saved)
      let center = NotificationCenter.default
      center.post(name: saved, object: other)
      center.post(name: saved, object: nil)
      center.post(name: Notification.Name("closed"), object: one)
      #expect(log.lines == [])
      center.post(name: saved, object: one)
    }
    #expect(log.lines == ["o saved "])
  }

  @Test("a released observer is not retained and not notified")
  func releases() {
    device.perform {
      var observer: Observer? = Observer("o", log)
      weak let former = observer
      if let observer { add(observer) }
      observer = nil
      #expect(former == nil)
      NotificationCenter.default.post(name: saved, object: nil)
    }
    #expect(log.lines == [])
  }

  @Test("removeObserver removes every registration, or those of a name")
  func removes() {
    device.perform {
      let observer = Observer("o", log)
      let center = NotificationCenter.default
      add(observer, name: saved)
      add(observer, name: Notification.Name("closed"))
      center.removeObserver(observer, name: saved, object: nil)
      center.post(name: saved, object: nil)
      #expect(log.lines == [])
      center.post(name: Notification.Name("closed"), object: nil)
      #expect(log.lines == ["o closed "])
      center.removeObserver(observer)
      center.post(name: Notification.Name("closed"), object: nil)
    }
    #expect(log.lines == ["o closed "])
  }

  @Test("an observer that another one removes during a notification is not notified")
  func removesDuringPost() {
    device.perform {
      let observer = Observer("o", log)
      let token = NotificationCenter.default.addObserver(forName: saved, object: nil, queue: .main)
      {
        [log] _ in
        log.lines.append("block")
        NotificationCenter.default.removeObserver(observer)
      }
      add(observer)
      NotificationCenter.default.post(name: saved, object: nil)
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.post(name: saved, object: nil)
    }
    #expect(log.lines == ["block"])
  }

  @Test("a device does not notify the observers of another device")
  func separatesDevices() {
    let observer = Observer("o", log)
    device.perform { add(observer) }
    let other = makeDevice()
    other.perform { NotificationCenter.default.post(name: saved, object: nil) }
    #expect(log.lines == [])
    device.perform { NotificationCenter.default.post(name: saved, object: nil) }
    #expect(log.lines == ["o saved "])
  }

  @Test("an observer that was added outside of a device is notified by a device")
  func observesFromOutside() {
    let observer = Observer("o", log)
    add(observer, name: Notification.Name("outside"))
    device.perform {
      NotificationCenter.default.post(name: Notification.Name("outside"), object: nil)
      NotificationCenter.default.removeObserver(observer)
      NotificationCenter.default.post(name: Notification.Name("outside"), object: nil)
    }
    #expect(log.lines == ["o outside "])
  }
}
