/// The controllers of a container, bottom first, without duplicates.
///
/// A list is immutable, and shares its lower part with the lists made from it: keeping the stack
/// from before a push costs the same for any depth.
nonisolated struct ControllerList {
  private final class Node {
    let controller: UIViewController
    var below: Node?
    let count: Int

    init(_ controller: UIViewController, above below: Node?) {
      self.controller = controller
      self.below = below
      count = (below?.count ?? 0) + 1
    }

    /// Releases the nodes below one by one: a recursion would be as deep as the list.
    deinit {
      var node = below.take()
      while node != nil, isKnownUniquelyReferenced(&node) { node = node?.below.take() }
    }
  }

  private var top: Node?

  init(_ controllers: some Sequence<UIViewController> = []) {
    for controller in controllers { add(controller) }
  }

  var count: Int { top?.count ?? 0 }
  /// The controller at the top.
  var last: UIViewController? { top?.controller }

  /// Returns whether the lists differ, in constant time: lists with equal controllers also differ if
  /// they were made separately.
  static func !== (lhs: ControllerList, rhs: ControllerList) -> Bool { lhs.top !== rhs.top }

  /// The controllers, bottom first.
  var controllers: [UIViewController] { controllers(above: 0) }

  /// Returns the controllers above the lowest ones, bottom first.
  ///
  /// - Parameter kept: The number of the lowest ones.
  func controllers(above kept: Int) -> [UIViewController] {
    var found: [UIViewController] = []
    found.reserveCapacity(count - kept)
    var node = top
    while let present = node, present.count > kept {
      found.append(present.controller)
      node = present.below
    }
    found.reverse()
    return found
  }

  /// Whether the list contains a controller.
  func holds(_ controller: UIViewController) -> Bool { node(of: controller) != nil }

  /// Returns the part of the list from the bottom up to a controller; `nil` if the list does not
  /// contain the controller.
  func list(upTo controller: UIViewController) -> ControllerList? {
    guard let node = node(of: controller) else { return nil }
    var list = self
    list.top = node
    return list
  }

  private func node(of controller: UIViewController) -> Node? {
    var node = top
    while let present = node {
      if present.controller === controller { return present }
      node = present.below
    }
    return nil
  }

  mutating func add(_ controller: UIViewController) { top = Node(controller, above: top) }

  func adding(_ controller: UIViewController) -> ControllerList {
    var list = self
    list.add(controller)
    return list
  }

  /// Returns the list without its top.
  func dropLast() -> ControllerList {
    var list = self
    list.top = top?.below
    return list
  }

  /// Returns the list without a controller.
  func without(_ controller: UIViewController) -> ControllerList {
    holds(controller) ? ControllerList(controllers.filter { $0 !== controller }) : self
  }
}
