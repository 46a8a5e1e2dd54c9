import HeadlessUIKit
import TestSupport
import Testing

/// What Foundation on Linux lacks.
@Suite(.checkedDevices) struct FoundationNameTests {
  private final class Item: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private let device = makeDevice()

  // MARK: Collections with weak references

  @Test("a table of weak objects loses the one that is released, and keeps the order of the others")
  func weakObjects() {
    let table = NSHashTable<Item>.weakObjects()
    let (first, last) = (Item("a"), Item("c"))
    table.add(first)
    do {
      let middle = Item("b")
      table.add(middle)
      #expect(table.contains(middle))
    }
    table.add(last)
    table.add(last)
    #expect(table.allObjects.map(\.name) == ["a", "c"])
    table.remove(first)
    #expect(table.anyObject === last)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test("a table of strong objects retains them")
  func strongObjects() {
    let table = NSHashTable<Item>()
    table.add(Item("a"))
    #expect(table.allObjects.map(\.name) == ["a"])
  }

  @Test("a map with weak keys loses the value of a released key, one with weak values the value")
  func weakEntries() {
    let keys = NSMapTable<Item, Item>.weakToStrongObjects()
    let values = NSMapTable<Item, Item>.strongToWeakObjects()
    let (key, value) = (Item("key"), Item("value"))
    keys.setObject(Item("kept"), forKey: key)
    keys.setObject(Item("lost"), forKey: Item("released"))
    values.setObject(value, forKey: Item("kept"))
    values.setObject(Item("released"), forKey: Item("lost"))
    #expect(keys.object(forKey: key)?.name == "kept")
    #expect(keys.count == 1)
    #expect(values.count == 1)
    #expect((values.keyEnumerator().allObjects as? [Item])?.map(\.name) == ["kept"])
  }

  @Test("a key that is equal to another replaces its value")
  func equalKeys() {
    let map = NSMapTable<NSString, Item>.strongToStrongObjects()
    map.setObject(Item("old"), forKey: NSString(string: "a"))
    map.setObject(Item("new"), forKey: NSString(string: "a"))
    #expect((map.objectEnumerator()?.allObjects as? [Item])?.map(\.name) == ["new"])
    map.removeObject(forKey: NSString(string: "a"))
    #expect(map.count == 0)
  }

  // MARK: Locks

  @Test("a lock that is locked twice, a deadlock on a device, is reported")
  func lock() {
    var lock = os_unfair_lock()
    device.perform {
      os_unfair_lock_lock(&lock)
      os_unfair_lock_unlock(&lock)
      #expect(os_unfair_lock_trylock(&lock))
      #expect(!os_unfair_lock_trylock(&lock))
      os_unfair_lock_lock(&lock)
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "os_unfair_lock_lock: the lock is locked already; on a device the app freezes"
      ])
  }

  // MARK: Classes and numbers

  @Test("a class has its superclass, and its name with the module's")
  func classes() {
    #expect(UIButton.superclass() == UIControl.self)
    #expect(UIButton(frame: .zero).superclass == UIControl.self)
    #expect(UIButton.description() == "HeadlessUIKit.UIButton")
  }

  @Test("a number of an object has its value")
  func numbers() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect([NSNumber(value: 1)].compactMap(CGFloat.init(exactly:)) == [1])
  }

  @Test(
    "the rectangle of an aspect ratio is the largest in the middle",
    arguments: [
      (CGSize(width: 2, height: 1), CGRect(x: 0, y: 25, width: 100, height: 50)),
      (CGSize(width: 1, height: 2), CGRect(x: 25, y: 0, width: 50, height: 100)),
      (CGSize(width: 0, height: 2), CGRect(x: 50, y: 50, width: 0, height: 0)),
    ])
  func aspectRatio(_ ratio: CGSize, _ expected: CGRect) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(AVMakeRect(aspectRatio: ratio, insideRect: frame) == expected)
  }
}
