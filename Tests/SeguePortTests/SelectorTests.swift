import Testing

@testable import SeguePort

@Suite struct SelectorTests {
  @Test(
    "a selector is that of the innermost type with the method",
    arguments: [
      ("class A { func b() {}\nlet c = #selector(b) }", "Selector(\"b\", A.b)"),
      ("class A { func b(_ c: Int) {}\nlet c = #selector(b) }", "Selector(\"b:\", A.b(_:))"),
      (
        "class A { func b(_ c: Int, to d: Int) {}\nlet c = #selector(self.b(_:to:)) }",
        "Selector(\"b:to:\", A.b(_:to:))"
      ),
      (
        "class A { func b(with c: Int) {}\nlet c = #selector(Self.b) }",
        "Selector(\"bWith:\", A.b(with:))"
      ),
      (
        "class A { func b(sender: Int) {}\nlet c = #selector(A.b) }",
        "Selector(\"bWithSender:\", A.b(sender:))"
      ),
      (
        "class A { class B { func c() {} }\nfunc c() {}\nlet d = #selector(c) }",
        "Selector(\"c\", A.c)"
      ),
      ("class A { func c() {}\nclass B { func f() { #selector(c) } } }", "Selector(\"c\", A.c)"),
      ("class A { class B { func c() {}\nfunc f() { #selector(c) } } }", "Selector(\"c\", A.B.c)"),
      ("class A { func b() {} }\nclass C: A { let d = #selector(b) }", "Selector(\"b\", C.b)"),
      ("extension UIView { func b() {}\nfunc c() { #selector(b) } }", "Selector(\"b\", UIView.b)"),
      (
        "class A: UIView { let b = #selector(setNeedsLayout) }",
        "Selector(\"setNeedsLayout\", A.setNeedsLayout)"
      ),
      (
        "class A { func b() { #selector(view.endEditing(_:)) } }",
        "Selector(\"endEditing:\", UIView.endEditing(_:))"
      ),
      ("class A { func b() { #selector(c.d) } }\nclass C { func d() {} }", "Selector(\"d\", C.d)"),
      (
        "class A { func b() {}\nfunc b(_ c: Int) {}\nlet d = #selector(b as () -> Void) }",
        "Selector(\"b\", A.b as (A) -> () -> Void)"
      ),
      (
        "class A { func b() {}\nfunc b(_ c: Int) {}\nlet d = #selector(A.b(_:)) }",
        "Selector(\"b:\", A.b(_:))"
      ),
      (
        "protocol P { func b(_ c: Int) }\nclass A: P { func b(_ c: Int) {}\nlet d = #selector(P.b) }",
        "Selector(\"b:\", in: { $0 is any P })"
      ),
      (
        "class A { let b = #selector(UINavigationControllerDelegate.navigationController(_:didShow:animated:)) }",
        "Selector(\"navigationController:didShow:animated:\", in: { $0 is any UINavigationControllerDelegate })"
      ),
      (
        "class A { func b() {} }\nclass C { func b() {}\nfunc d() { #selector(e.b) } }",
        "Selector(any: [Selector(\"b\", A.b), Selector(\"b\", C.b)])"
      ),
      (
        "class A { var b = 1\nlet c = #selector(setter: A.b) }",
        "Selector(\"setB:\", setter: { (target: A, value) in target.b = value })"
      ),
      (
        "class A { var b = 1\nlet c = #selector(getter: b) }",
        "Selector(\"b\", getter: { (target: A) in target.b })"
      ),
    ])
  func selector(_ text: String, _ expected: String) {
    #expect(ported("import UIKit\n" + text).contains(expected))
  }

  @Test("a method in an extension of another file is found")
  func otherFile() {
    let files = ported([
      "import UIKit\nclass A { let b = #selector(c) }",
      "import UIKit\nextension A { @objc func c(_ d: Int) {} }",
    ])
    #expect(files[0].contains("Selector(\"c:\", A.c(_:))"))
  }

  @Test(
    "a selector by name is that of the only method with the name",
    arguments: ["Selector(\"b:\")", "Selector((\"b:\"))", "NSSelectorFromString(\"b:\")"])
  func byName(_ selector: String) {
    #expect(
      ported("import UIKit\nclass A { func b(_ c: Int) {}\nlet d = \(selector) }")
        == "import HeadlessUIKit\nclass A { func b(_ c: Int) {}\nlet d = Selector(\"b:\", A.b(_:)) }"
    )
  }

  @Test("a name without method stays, with a notice")
  func unknownName() {
    #expect(
      notices("import UIKit\nlet a = Selector(\"b\")") == [
        "Panel.swift:2:9: warning: no method of the sources has the selector 'b'; "
          + "write 'Selector(\"b\", Type.method(_:))' with the method"
      ])
  }

  @Test("a selector of a member whose type is unknown stays, with a notice")
  func unknownMember() {
    #expect(
      notices("import UIKit\nlet a = #selector(b.c)") == [
        "Panel.swift:2:9: warning: the method of this selector is not found; "
          + "write 'Selector(Type.method(_:))' with the type that declares the method"
      ])
  }
}
