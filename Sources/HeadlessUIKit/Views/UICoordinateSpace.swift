/// The coordinates of a view or a screen, for conversion to those of another.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point of this space to another's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds of the item in its own coordinates, pt.
  var bounds: CGRect { get }
}

/// A space with an affine map to the screen; a space that an app implements converts by its methods.
protocol MappedToScreen: UICoordinateSpace {
  /// The map from the space's coordinates to the screen's.
  var mapToScreen: CGAffineTransform { get }
}

extension MappedToScreen {
  fileprivate func map(to other: any UICoordinateSpace) -> CGAffineTransform? {
    guard let other = other as? any MappedToScreen else { return nil }
    return mapToScreen.concatenating(other.mapToScreen.inverted())
  }
}

extension UIView: MappedToScreen {
  var mapToScreen: CGAffineTransform {
    let map = mapFromRoot.inverted()
    let root = root
    return root.window === root ? map.concatenating(root.ownLayer.model.affineToParent) : map
  }

  final func moved(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, to: view) }
    return map(to: space).map(point.applying) ?? space.convert(point, from: self)
  }
  final func moved(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, from: view) }
    return map(to: space).map { point.applying($0.inverted()) } ?? space.convert(point, to: self)
  }
  final func moved(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convert(rect, to: view) }
    return map(to: space).map(rect.applying) ?? space.convert(rect, from: self)
  }
  final func moved(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convert(rect, from: view) }
    return map(to: space).map { rect.applying($0.inverted()) } ?? space.convert(rect, to: self)
  }
}

/// The coordinates of a screen in its current orientation.
final class ScreenCoordinates: NSObject, MappedToScreen {
  private let screen: UIScreen

  init(screen: UIScreen) { self.screen = screen }

  nonisolated deinit {}

  var bounds: CGRect { screen.bounds }
  var mapToScreen: CGAffineTransform { .identity }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    map(to: coordinateSpace).map(point.applying) ?? coordinateSpace.convert(point, from: self)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    map(to: coordinateSpace).map { point.applying($0.inverted()) }
      ?? coordinateSpace.convert(point, to: self)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    map(to: coordinateSpace).map(rect.applying) ?? coordinateSpace.convert(rect, from: self)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    map(to: coordinateSpace).map { rect.applying($0.inverted()) }
      ?? coordinateSpace.convert(rect, to: self)
  }
}
