/// The area that bars cover at an edge of a view controller's view, before iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area, pt.
  var length: CGFloat { get }
  /// The area's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The area's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The area's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide between an edge of a view and its safe area.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    let insets = owner?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// Returns the guide at an edge of the view, which is made once.
  func edgeGuide(isTop: Bool) -> any UILayoutSupport {
    let identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    let found = view.layoutGuides.lazy.compactMap { $0 as? EdgeLayoutGuide }
      .first { $0.identifier == identifier }
    return found ?? EdgeLayoutGuide(isTop: isTop, of: view)
  }
}
