public import SegueConfig
public import SegueCore

/// The pans of a style on the navigation and tab bar controllers that use it.
///
/// Toward its side a pan pops, or selects the previous tab; away from it, it pushes what the top
/// controller returns as a `SwipeableContent`, or selects the next tab.
public final class ContainerPans {
  private struct Entry {
    weak var controller: UIViewController?
    let pans: [TransitionPan]
  }

  private let side: (UIView) -> Side
  private let parameters: () -> PanParameters
  private let popsDownward: Bool
  private var entries: [Entry] = []

  /// Makes the pans of a style.
  ///
  /// - Parameters:
  ///   - side: Returns the side toward which a view disappears, in a view; by default the trailing
  ///     side.
  ///   - popsDownward: Whether a drag down from the activation area `full` pops too; false by
  ///     default.
  ///   - parameters: Returns the current parameters.
  public init(
    toward side: @escaping (UIView) -> Side = { ConfigEdge.trailing.side(in: $0) },
    popsDownward: Bool = false, parameters: @escaping () -> PanParameters
  ) {
    self.side = side
    self.popsDownward = popsDownward
    self.parameters = parameters
  }

  /// Adds the pan of a navigation or tab bar controller; has no effect on other controllers.
  public func attach(to controller: UIViewController) {
    detach(from: controller)
    let pans = makePans(of: controller)
    for pan in pans { pan.install(on: controller.view) }
    if !pans.isEmpty { entries.append(Entry(controller: controller, pans: pans)) }
  }

  /// Removes the pan of a controller.
  public func detach(from controller: UIViewController) {
    for pan in entry(of: controller)?.pans ?? [] { pan.remove() }
    entries.removeAll { $0.controller == nil || $0.controller === controller }
  }

  /// Notifies the pans of a controller that an animator is about to run.
  public func willRun(_ animator: TransitionAnimator, in controller: UIViewController) {
    for pan in entry(of: controller)?.pans ?? [] { pan.willRun(animator) }
  }

  private func entry(of controller: UIViewController) -> Entry? {
    entries.first { $0.controller === controller }
  }

  /// Returns the pans of a navigation or tab bar controller; none for another one.
  private func makePans(of controller: UIViewController) -> [TransitionPan] {
    let pan = TransitionPan(toward: side, parameters: parameters)
    switch controller {
    case let stack as UINavigationController:
      pan.reverse = stack.interactivePop
      pan.forward = stack.interactivePush
      return popsDownward ? [makeDownwardPan(of: stack), pan] : [pan]
    case let tabs as UITabBarController:
      pan.reverse = tabs.selection(by: -1)
      pan.forward = tabs.selection(by: 1)
      pan.continues = { [weak tabs] shown, direction in
        guard let tabs, let index = tabs.viewControllers?.firstIndex(of: shown) else {
          return false
        }
        return tabs.isTab(index + (direction == .forward ? 1 : -1))
      }
      return [pan]
    default: return []
    }
  }

  /// Returns the pan that pops downward, where pans may begin anywhere.
  private func makeDownwardPan(of stack: UINavigationController) -> TransitionPan {
    let pan = TransitionPan(toward: { _ in .bottom }) { [parameters] in
      let parameters = parameters()
      return parameters.activationArea == .full ? parameters : .none
    }
    pan.reverse = stack.interactivePop
    return pan
  }
}

extension UINavigationController {
  fileprivate var interactivePop: TransitionPan.Beginning {
    TransitionPan.Beginning(
      isPossible: { [weak self] in
        guard let self, viewControllers.count > 1, transitionCoordinator == nil else {
          return false
        }
        return (topViewController as? any SwipeableContent)?.allowsInteractivePop != false
      },
      begin: { [weak self] in self?.popViewController(animated: true) != nil })
  }

  fileprivate var interactivePush: TransitionPan.Beginning {
    TransitionPan.Beginning(
      isPossible: { [weak self] in
        guard let self, transitionCoordinator == nil else { return false }
        return (topViewController as? any SwipeableContent)?.allowsInteractivePush == true
      },
      begin: { [weak self] in
        let top = self?.topViewController as? any SwipeableContent
        guard let self, let next = top?.makeNextViewController() else { return false }
        pushViewController(next, animated: true)
        return topViewController === next
      })
  }
}

extension UITabBarController {
  fileprivate func isTab(_ index: Int) -> Bool { viewControllers?.indices.contains(index) == true }

  /// The selection of the tab at a distance from the selected one.
  fileprivate func selection(by distance: Int) -> TransitionPan.Beginning {
    TransitionPan.Beginning(
      isPossible: { [weak self] in
        guard let self, transitionCoordinator == nil else { return false }
        return isTab(selectedIndex + distance)
      },
      begin: { [weak self] in
        guard let self else { return false }
        selectedIndex += distance
        return true
      })
  }
}
