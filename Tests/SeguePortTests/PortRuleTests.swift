import Testing

@testable import SeguePort

@Suite struct PortRuleTests {
  @Test(
    "imports of UIKit and of what it re-exports are imports of HeadlessUIKit",
    arguments: [
      ("import UIKit", "import HeadlessUIKit"),
      ("import Foundation\nimport QuartzCore", "import HeadlessUIKit\nimport HeadlessUIKit"),
      ("@_exported import class UIKit.UIView", "@_exported import HeadlessUIKit"),
      ("import UIKit.UIGestureRecognizerSubclass", "import HeadlessUIKit"),
      ("import Pulley", "import Pulley"),
      ("let a = 1", "import HeadlessUIKit; let a = 1"),
      ("// import UIKit\nimport UIKit", "// import UIKit\nimport HeadlessUIKit"),
    ])
  func imports(_ text: String, _ expected: String) { #expect(ported(text) == expected) }

  @Test(
    "attributes of Objective-C and Interface Builder are removed, arguments too",
    arguments: [
      ("@objc func a() {}", "func a() {}"),
      ("@objc(other:) private func a(_ b: Int) {}", "private func a(_ b: Int) {}"),
      ("@objcMembers class A {}", "class A {}"),
      ("@IBOutlet weak var a: UIView!", "weak var a: UIView!"),
      ("@IBInspectable @objc dynamic var a = 1", "var a = 1"),
      ("@IBAction\nfunc a() {}", "\nfunc a() {}"),
      ("@UIApplicationMain class A {}", "class A {}"),
      ("@objc protocol A { func b() }", "protocol A: AnyObject { func b() }"),
      ("@objc protocol A: UIScrollViewDelegate {}", "protocol A: UIScrollViewDelegate {}"),
      ("\"@objc\" // @objc", "\"@objc\" // @objc"),
      ("@MainActor class A {}", "@MainActor class A {}"),
      ("open static let a = 1", "public static let a = 1"),
      ("a.dynamic", "a.dynamic"), ("case dynamic\ncase b", "case dynamic\ncase b"),
      ("open dynamic class A {}", "open class A {}"),
    ])
  func attributes(_ text: String, _ expected: String) { #expect(portedCode(text) == expected) }

  @Test(
    "a managed property of a layer stores its value by its name, and is 0, false or nil at first",
    arguments: [
      (
        "class A: CALayer { @NSManaged var b: CGFloat }",
        "class A: CALayer { var b: CGFloat { get { value(forKey: \"b\") as? CGFloat ?? CGFloat() } "
          + "set { setValue(newValue, forKey: \"b\") } } }"
      ),
      (
        "class A: CALayer { @NSManaged public var b: CGColor? }",
        "class A: CALayer { public var b: CGColor? { get { value(forKey: \"b\") as? CGColor } "
          + "set { setValue(newValue, forKey: \"b\") } } }"
      ),
    ])
  func managedProperties(_ text: String, _ expected: String) {
    #expect(portedCode(text) == expected)
  }

  @Test(
    "the platform is iOS",
    arguments: [
      ("#if os(iOS) || os(tvOS)\n#endif", "#if true || false\n#endif"),
      ("#if canImport(UIKit)\n#elseif os(macOS)\n#endif", "#if true\n#elseif false\n#endif"),
      ("#if !targetEnvironment(macCatalyst)\n#endif", "#if !false\n#endif"),
      ("#if DEBUG && swift(>=5.0)\n#endif", "#if DEBUG && swift(>=5.0)\n#endif"),
    ])
  func conditions(_ text: String, _ expected: String) { #expect(portedCode(text) == expected) }

  @Test(
    "a key path is a string without the type",
    arguments: [
      ("#keyPath(CALayer.position)", "\"position\""),
      ("#keyPath(UIScrollView.layer.bounds)", "\"layer.bounds\""),
      ("#keyPath(self.frame)", "\"frame\""), ("#keyPath(frame)", "\"frame\""),
    ])
  func keyPaths(_ text: String, _ expected: String) { #expect(portedCode(text) == expected) }

  @Test(
    "values are bridged by a call, Core Foundation's names are no casts",
    arguments: [
      ("(a as NSString).length", "(a._bridgeToObjectiveC()).length"),
      ("f(1 as NSNumber)", "f(1._bridgeToObjectiveC())"),
      ("a as! NSString", "a as! NSString"), ("a as? NSString", "a as? NSString"),
      ("f(a as CFString)", "f(a )"), ("a as NSArray<Int>", "a as NSArray<Int>"),
      ("a as NSIndexPath?", "a?._bridgeToObjectiveC()"),
      ("a as NSIndexPath ?? b", "a._bridgeToObjectiveC() ?? b"),
    ])
  func bridging(_ text: String, _ expected: String) { #expect(portedCode(text) == expected) }

  @Test(
    "literals of colors and images are initializers",
    arguments: [
      (
        "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
        "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
      ),
      ("#imageLiteral(resourceName: \"a\").size", "UIImage(named: \"a\")!.size"),
    ])
  func literals(_ text: String, _ expected: String) { #expect(portedCode(text) == expected) }

  @Test("a file that loads addresses also imports what Linux has in a module of its own")
  func networking() {
    let text = "import UIKit\nlet a = URLSession.shared"
    let files = SourcePort.port([.init(path: "A.swift", text: text)]).files
    #expect(
      files[0].text == """
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif
        #sourceLocation(file: "A.swift", line: 1)
        import HeadlessUIKit
        let a = URLSession.shared
        """)
    #expect(SourcePort.port(files).files == files)
  }

  @Test("the bundle of a package's resources is the main one")
  func bundles() { #expect(portedCode("Bundle.module.path") == "Bundle.main.path") }

  @Test(
    "old names are those of today",
    arguments: [
      ("UIViewAnimationOptions()", "UIView.AnimationOptions()"),
      ("a.addChildViewController(b)", "a.addChild(b)"),
      ("a.willMove(toParentViewController: nil)", "a.willMove(toParent: nil)"),
      ("a.bringSubview(toFront: b)", "a.bringSubviewToFront( b)"),
      ("a.childViewControllers.first", "a.children.first"),
      (
        "UIEdgeInsetsMake(1, f(2, 3), 4, 5)",
        "UIEdgeInsets(top: 1, left: f(2, 3), bottom: 4, right: 5)"
      ),
      ("UIEdgeInsetsInsetRect(a, b)", "(a).inset(by: b)"),
      ("kCAFillModeForwards", "CAMediaTimingFillMode.forwards"),
      ("NSNotification.Name.UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"),
      ("Notification.Name.UIKeyboardWillHide", "UIResponder.keyboardWillHideNotification"),
      ("f(.UIKeyboardWillShow)", "f(UIResponder.keyboardWillShowNotification)"),
      ("a.UIControlState", "a.UIControlState"),
      ("\"a\".characters.count", "\"a\".count"),
      ("for a in childViewControllers {}", "for a in children {}"),
      ("enum A { case b, UIControlState(Int) }", "enum A { case b, UIControlState(Int) }"),
    ])
  func renames(_ text: String, _ expected: String) { #expect(portedCode(text) == expected) }

  @Test(
    "a file that uses an absent framework is left out, and keeps its lines",
    arguments: [
      ("SwiftUI", "struct A: View {}"), ("WebKit", "let a = WKWebView()"),
      ("Combine", "@Published var a = 1"), ("AppKit", "let a = 1"),
    ])
  func leftOut(_ module: String, _ code: String) {
    let text = "import \(module)\n\(code)"
    let file = SourcePort.port([.init(path: "A.swift", text: text)]).files[0]
    #expect(
      file.text == "#if false\n#sourceLocation(file: \"A.swift\", line: 1)\n\(text)\n#endif\n")
    #expect(
      notices(text) == [
        "Panel.swift:1:1: warning: the file is left out: it imports '\(module)', which is not here; "
          + "move what uses \(module) to a file of its own, or write a replacement for tests"
      ])
  }

  @Test(
    "a file stays that imports an absent framework for nothing, or for a function that is here",
    arguments: [
      "import SwiftUI\nlet a = 1",
      "import AVFoundation\nlet a = AVMakeRect(aspectRatio: b, insideRect: c)",
    ])
  func idleImport(_ text: String) {
    #expect(ported(text).hasPrefix("import HeadlessUIKit\n"))
    #expect(notices(text) == [])
  }

  @Test("a file that is left out has one warning, whatever else is in it")
  func leftOutOnce() {
    #expect(notices("import WebKit\nlet a = WKWebView()\nlet b = #selector(c.d)").count == 1)
  }

  @Test("an absent framework in a condition leaves nothing out")
  func conditionalImport() {
    #expect(
      portedCode("#if canImport(SwiftUI)\nimport SwiftUI\n#endif")
        == "#if false\nimport SwiftUI\n#endif")
  }

  private func portedCode(_ text: String) -> String {
    let result = ported("import UIKit\n" + text)
    return String(result.dropFirst("import HeadlessUIKit\n".count))
  }
}
