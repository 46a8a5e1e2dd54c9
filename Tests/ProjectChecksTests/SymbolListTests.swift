import Foundation
import TestSupport
import Testing

@testable import ProjectChecks

/// The list of HeadlessUIKit's public symbols.
@Suite struct SymbolListTests {
  @Test("public members are listed with their types, those that are stored only are marked")
  func symbols() {
    let list = SymbolList(
      text: """
        /// A view.
        @preconcurrency @MainActor
        open class UIBox: UIView {
          /// The name.
          ///
          /// Stored only.
          open var name: String?
          /// Moves it.
          @discardableResult
          open func move(to place: Int) -> Bool {
            let result = true
            return result
          }
          var secret = 1
          /// A kind.
          public enum Kind {
            /// Small.
            case small
          }
        }
        extension UIBox {
          /// Opens it.
          public func show() {}
        }
        """)
    #expect(
      list.text == """
        real   UIBox
        stored UIBox.name
        real   UIBox.move
        real   UIBox.Kind
        real   UIBox.Kind.small
        real   UIBox.show

        """)
    #expect(list.sentence == "HeadlessUIKit has 6 public symbols; 1 are stored.")
  }

  @Test("the page for contributors has the counts of today")
  func counts() throws {
    let root = URL(fileURLWithPath: ProjectFile().path)
    let project = Project(root: root)
    let page = "Documentation/Contributing/ExtendingHeadlessUIKit.md"
    #expect(try project.text(page).contains(SymbolList(of: project).sentence))
  }
}
