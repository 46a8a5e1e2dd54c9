import Testing

@testable import SeguePort

/// What the Objective-C runtime finds by name, the port writes out.
@Suite struct ObjectTests {
  @Test(
    "a member of an AnyObject is that of the type that has it",
    arguments: [
      ("(a as AnyObject).cgRectValue.minX", "(a as! NSValue).cgRectValue.minX"),
      ("let b = (a as AnyObject).cgRectValue", "let b = (a as? NSValue)?.cgRectValue"),
      ("(a as AnyObject).cgRectValue?.minX", "(a as? NSValue)?.cgRectValue.minX"),
      (
        "let b: Double = (a as AnyObject).doubleValue",
        "let b: Double = (a as! NSNumber).doubleValue"
      ),
      ("c[d]?.cgRectValue", "(c[d] as? NSValue)?.cgRectValue"),
      ("e.c[d]!.doubleValue", "(e.c[d] as! NSNumber).doubleValue"),
      ("(a as AnyObject).name", "(a as AnyObject).name"),
    ])
  func member(_ text: String, _ expected: String) {
    #expect(ported("import UIKit\n" + text) == "import HeadlessUIKit\n" + expected)
  }

  @Test(
    "a call of a delegate without a type is one of the protocol that requires the method",
    arguments: [
      ("delegate?.panelDidOpen?()", "(delegate as? PanelDelegate)?.panelDidOpen()"),
      ("self.delegate?.panelDidOpen?()", "(self.delegate as? PanelDelegate)?.panelDidOpen()"),
      ("delegate.panelDidOpen()", "delegate.panelDidOpen()"),
      ("other.delegate?.panelDidOpen?()", "other.delegate?.panelDidOpen()"),
    ])
  func untypedDelegate(_ text: String, _ expected: String) {
    let text = ported(
      """
      import UIKit
      @objc protocol PanelDelegate { @objc optional func panelDidOpen() }
      class Panel { weak var delegate: AnyObject?
      func open() { \(text) } }
      """)
    #expect(text.contains("func open() { \(expected) }"))
  }

  @Test(
    "an object of a class that is known at run time only is an instance",
    arguments: [
      ("func f<T: UIView>() -> T { T() }", "T.instance()"),
      ("func f<T: UIView>() -> T { T.init(frame: .zero) }", "T.instance(frame: .zero)"),
      (
        "func f<T: UITableViewCell>() -> T { T(style: .default, reuseIdentifier: nil) }",
        "T.instance(style: .default, reuseIdentifier: nil)"
      ),
      ("class A: UIViewController {}\nfunc f<T: A>() -> T { T() }", "T.instance()"),
      ("let page: A.Type\nlet b = page.init()", "page.instance()"),
      ("let b = (found as! UIView.Type).init()", "(found as! UIView.Type).instance()"),
    ])
  func metatype(_ text: String, _ expected: String) {
    #expect(ported("import UIKit\n" + text).contains(expected))
  }

  @Test(
    "an initializer that every subclass has is called as it is",
    arguments: [
      "func f<T: Codable>() -> T { T() }",
      "class A: UIView { required init() {} }\nfunc f<T: A>() -> T { T() }",
      "struct A { init() {} }\nlet b = A.init()",
      "let b = UIView()",
    ])
  func requiredInitializer(_ text: String) {
    #expect(ported("import UIKit\n" + text) == "import HeadlessUIKit\n" + text)
  }

  @Test("an override of what only UIKit's classes declare is a method of a plain object")
  func awakeFromNib() {
    #expect(
      ported(
        """
        import UIKit
        class Item: NSObject { override func awakeFromNib() { super.awakeFromNib(); load() } }
        class Panel: UIView { override func awakeFromNib() { super.awakeFromNib() } }
        """) == """
          import HeadlessUIKit
          class Item: NSObject { func awakeFromNib() { ; load() } }
          class Panel: UIView { override func awakeFromNib() { super.awakeFromNib() } }
          """)
  }

  @Test("a private helper of a member that moves to another file becomes visible there")
  func privateHelper() {
    #expect(
      ported([
        "import UIKit\nclass A { func a() {} }\nclass B: A { override func a() { c() } }",
        "import UIKit\nprivate extension B {\n  func d() {}\n  override func e() { d() }\n}\n"
          + "extension B { fileprivate func d2() {} }",
      ])[1]
        == "import HeadlessUIKit\nextension B {\n  func d() {}\n  \n}\n"
        + "extension B { fileprivate func d2() {} }")
  }
}
