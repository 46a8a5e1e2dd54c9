import HeadlessUIKit
import TestSupport
import Testing

/// Objects of classes that are known at run time only.
@Suite(.checkedDevices) struct ClassInstanceTests {
  private class Panel: UIView {
    let origin: String
    override init(frame: CGRect) {
      origin = "frame \(Int(frame.width))"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Cell: UITableViewCell {
    let origin: String
    override init(style: CellStyle, reuseIdentifier: String?) {
      origin = "style \(style.rawValue), \(reuseIdentifier ?? "none")"
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Page: UIViewController {
    let origin: String
    override init(nibName: String?, bundle: Bundle?) {
      origin = "nib \(nibName ?? "none")"
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Item: UIBarButtonItem {
    var origin = "item"
  }
  private final class Record: NSObject {
    var origin = "record"
  }

  private let device = makeDevice()

  @Test("a view of a class has the class's own initializer, and what it casts to")
  func view() {
    let type: UIView.Type = Panel.self
    #expect(
      (type.instance(frame: CGRect(x: 0, y: 0, width: 7, height: 1)) as? Panel)?.origin == "frame 7"
    )
    #expect((type.instance() as? Panel)?.origin == "frame 0")
    #expect(type.instance() as? UILabel == nil)
  }

  @Test("a cell of a class has the default style without another, also as a view")
  func cell() {
    let type: UITableViewCell.Type = Cell.self
    let view: UIView.Type = Cell.self
    #expect(
      (type.instance(style: .subtitle, reuseIdentifier: "a") as? Cell)?.origin == "style 3, a")
    #expect((view.instance() as? Cell)?.origin == "style 0, none")
  }

  @Test("a controller, an item and a plain object of a class are of the class")
  func others() {
    let (page, item, record) = (
      Page.self as UIViewController.Type, Item.self as UIBarItem.Type, Record.self as NSObject.Type
    )
    #expect((page.instance(nibName: "Page", bundle: nil) as? Page)?.origin == "nib Page")
    #expect((page.instance() as? Page)?.origin == "nib none")
    #expect((item.instance() as? Item)?.origin == "item")
    #expect((record.instance() as? Record)?.origin == "record")
  }
}
