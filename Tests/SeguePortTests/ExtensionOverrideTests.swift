import Testing

@testable import SeguePort

@Suite struct ExtensionOverrideTests {
  @Test("a method of an extension of UIKit's class calls the override of the object's class")
  func method() {
    #expect(
      ported(
        """
        import UIKit
        extension UIView { @objc func prepare(for a: Int, _ b: Int) { print(a) } }
        extension UILabel { override func prepare(for a: Int, _ b: Int) { super.prepare(for: a, b) } }
        """) == """
          import HeadlessUIKit
          extension UIView { func prepare__UIView(for a: Int, _ b: Int) { print(a) }; func prepare(for a: Int, _ b: Int) { if let target = self as? UILabel { return target.prepare__UILabel(for: a, b) }; return prepare__UIView(for: a, b) } }
          extension UILabel { func prepare__UILabel(for a: Int, _ b: Int) { self.prepare__UIView(for: a, b) } }
          """)
  }

  @Test("a property of an extension of UIKit's class is that of the object's class")
  func property() {
    #expect(
      ported(
        """
        import UIKit
        extension UIViewController { @objc var isShown: Bool { get { true } set { print(1) } } }
        class A: UIViewController { open override var isShown: Bool { get { !super.isShown } set {} } }
        class B: A { override var isShown: Bool { get { super.isShown } set {} } }
        """) == """
          import HeadlessUIKit
          extension UIViewController { var isShown__UIViewController: Bool { get { true } set { print(1) } }; var isShown: Bool { get { if let target = self as? B { return target.isShown__B }; if let target = self as? A { return target.isShown__A }; return isShown__UIViewController } set { if let target = self as? B { target.isShown__B = newValue; return }; if let target = self as? A { target.isShown__A = newValue; return }; isShown__UIViewController = newValue } } }
          class A: UIViewController { public var isShown__A: Bool { get { !self.isShown__UIViewController } set {} } }
          class B: A { var isShown__B: Bool { get { self.isShown__A } set {} } }
          """)
  }

  @Test("an extension that overrides a member of UIKit's class loses it, with a warning")
  func overrideOfUIKit() {
    let text =
      "import UIKit\nextension UITextField {\n  override var tintColor: UIColor! { get { nil } set {} }\n}"
    #expect(ported(text) == "import HeadlessUIKit\nextension UITextField {\n  \n}")
    #expect(
      notices(text) == [
        "Panel.swift:3:12: warning: an extension of 'UITextField' cannot override 'tintColor' here: it is "
          + "left out; override it in a class of the sources"
      ])
  }
}
