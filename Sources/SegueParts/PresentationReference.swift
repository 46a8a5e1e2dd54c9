public import SegueCore

/// A reference to a presentation controller, for closures that must not retain it.
public struct PresentationReference<Controller: UIPresentationController> {
  private let reference: UIKitReference<Controller>

  /// Makes a reference.
  public init(_ controller: Controller) { reference = UIKitReference(controller) }

  /// The controller; nil once it is released.
  public var controller: Controller? { reference.object }
}
