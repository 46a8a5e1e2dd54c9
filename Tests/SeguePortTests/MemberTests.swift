import Testing

@testable import SeguePort

@Suite struct MemberTests {
  @Test("an optional requirement has a default, and a call of it loses its '?'")
  func optionalRequirement() {
    #expect(
      ported(
        """
        import UIKit
        @objc public protocol PanelDelegate {
          @objc optional func panelDidOpen(_ panel: Panel)
          func required()
        }
        class Panel { func open() { delegate?.panelDidOpen?(self) } }
        """) == """
          import HeadlessUIKit
          public protocol PanelDelegate: AnyObject {
            func panelDidOpen(_ panel: Panel)
            func required()
          }; extension PanelDelegate { public func panelDidOpen(_ panel: Panel) {} }
          class Panel { func open() { delegate?.panelDidOpen(self) } }
          """)
  }

  @Test("the result of an optional requirement is an optional, in implementations too")
  func optionalResult() {
    #expect(
      ported(
        """
        import UIKit
        @objc protocol D { @objc optional func height(of a: Int) -> CGFloat }
        class A: NSObject, D { func height(of a: Int) -> CGFloat { 1 } }
        class B { func height(of a: Int) -> CGFloat { 1 } }
        let c = d.height?(of: 1) ?? 2
        """) == """
          import HeadlessUIKit
          protocol D: AnyObject { func height(of a: Int) -> CGFloat? }; extension D { func height(of a: Int) -> CGFloat? { nil } }
          class A: NSObject, D { func height(of a: Int) -> CGFloat? { 1 } }
          class B { func height(of a: Int) -> CGFloat { 1 } }
          let c = d.height(of: 1) ?? 2
          """)
  }

  @Test(
    "a forced call of an optional requirement is forced after the call if it has a result",
    arguments: [
      ("d!.tell!(1)", "d!.tell(1)"), ("d!.ask!(1)", "d!.ask(1)!"), ("d?.ask?(1)", "d?.ask(1)"),
      ("held?(1)", "held?(1)"), ("self.held?(1)", "self.held?(1)"),
    ])
  func forcedCall(_ text: String, _ expected: String) {
    let text = ported(
      """
      import UIKit
      @objc protocol D { @objc optional func tell(_ a: Int); @objc optional func ask(_ a: Int) -> Bool
      @objc optional func held(_ a: Int); @objc optional static func make() }
      class A { var held: ((Int) -> Void)?
      func b() { \(text) } }
      """)
    #expect(text.contains("func b() { \(expected) }"))
    #expect(text.contains("static func make() {}"))
  }

  @Test("an optional property is an optional, also in an inherited implementation")
  func optionalProperty() {
    #expect(
      ported(
        """
        import UIKit
        @objc protocol D { @objc optional var a: Bool { get } }
        class A: D {}
        class B: A { var a: Bool { true } }
        """) == """
          import HeadlessUIKit
          protocol D: AnyObject { var a: Bool? { get } }; extension D { var a: Bool? { nil } }
          class A: D {}
          class B: A { var a: Bool? { true } }
          """)
  }

  @Test("an override in an extension moves to its class, and both places keep their lines")
  func override() {
    #expect(
      ported([
        "import UIKit\nclass A: UIView {\n  var b = 1\n}",
        "import UIKit\npublic extension A {\n  override func layoutSubviews() {\n    b = 2\n  }\n  func c() {}\n}",
      ]) == [
        """
        import HeadlessUIKit
        class A: UIView {
          var b = 1

        #sourceLocation(file: "File1.swift", line: 3)
        public override func layoutSubviews() {
            b = 2
          }
        #sourceLocation(file: "File0.swift", line: 4)
        }
        """,
        "import HeadlessUIKit\npublic extension A {\n  \n\n\n  func c() {}\n}",
      ])
  }

  @Test("what a subclass overrides moves to its class")
  func overridden() {
    let text = ported(
      """
      import UIKit
      class A {}
      extension A { @objc func b() {} }
      class C: A { override func b() {} }
      """)
    #expect(
      text.contains("class A {\n#sourceLocation(file: \"Panel.swift\", line: 3)\nfunc b() {}"))
    #expect(text.contains("extension A {  }"))
  }

  @Test("an override in an extension of a class of UIKit is left out, with a notice")
  func foreign() {
    #expect(
      notices(
        "import UIKit\nextension UINavigationController {\n  override func viewDidLoad() {}\n}")
        == [
          "Panel.swift:3:12: warning: an extension of 'UINavigationController' cannot override "
            + "'viewDidLoad' here: it is left out; override it in a class of the sources"
        ])
  }

  @Test("what every object has is declared instead of overridden, forwarding with a notice")
  func objectOverrides() {
    let text = """
      import UIKit
      class A: NSObject {
        override func responds(to aSelector: Selector!) -> Bool { true }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { b }
        override func isEqual(_ object: Any?) -> Bool { true }
      }
      """
    #expect(
      ported(text) == """
        import HeadlessUIKit
        class A: NSObject {
          func responds(to aSelector: Selector!) -> Bool { true }
          func forwardingTarget(for aSelector: Selector!) -> Any? { b }
          override func isEqual(_ object: Any?) -> Bool { true }
        }
        """)
    #expect(
      notices(text) == [
        "Panel.swift:4:12: warning: no call is forwarded to another object here; "
          + "implement the methods, and call the other object in them"
      ])
  }

  @Test("an observer of a key path adopts the protocol for it, a subclass of it overrides")
  func observers() {
    #expect(
      ported(
        """
        import UIKit
        class A: UIView {
          class B: NSObject {
            override func observeValue(forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
          }
        }
        class C: A.B {
          override func observeValue(forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
        }
        """) == """
          import HeadlessUIKit
          class A: UIView {
            class B: NSObject {
              func observeValue(forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
            }
          }; extension A.B: KeyValueObserver {}
          class C: A.B {
            override func observeValue(forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
          }
          """)
  }

  @Test("every line keeps its number")
  func lines() throws {
    let text =
      "import UIKit\n@objc\nclass A {\n  @IBAction\n  func b(_ c:\n    Int) { #selector(\n      b(_:)) }\n}\n"
    let lines = ported(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[2] == "class A {")
  }

  @Test("ported files are ported to themselves")
  func idempotent() {
    let text = """
      import UIKit
      @objc protocol D { @objc optional func height(of a: Int) -> CGFloat }
      @objc class A: UIView, D { @objc func b() { #selector(b); (c as NSString).length } }
      extension A { override func layoutSubviews() {} }
      extension UIView { @objc func e() {} }
      extension UILabel { override func e() { super.e() } }
      class L: CALayer { @NSManaged var f: CGFloat }
      func g<T: UIView>(_ h: Any) -> T { print((h as AnyObject).cgRectValue.minX); return T() }
      let i = #selector(D.height(of:))
      """
    let once = SourcePort.port([
      .init(path: "a.swift", text: text), .init(path: "b.swift", text: "import SwiftUI"),
      .init(path: "c.swift", text: "let d = 1"),
    ]).files
    #expect(SourcePort.port(once).files == once)
  }

  @Test(
    "a file of 20,000 brackets that do not match, or of nested strings, is ported",
    arguments: [
      String(repeating: "(", count: 20_000) + String(repeating: "}", count: 20_000),
      String(repeating: "\"\\(", count: 20_000), String(repeating: "class A {", count: 5_000),
      String(repeating: "/*", count: 20_000), "\u{0}\"\"\"#\\", "",
    ])
  func hostile(_ text: String) {
    #expect(SourcePort.port([.init(path: "a.swift", text: text)]).files.count == 1)
  }
}
