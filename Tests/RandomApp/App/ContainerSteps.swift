import HeadlessUIKit
import TestSupport

/// Changes of containers.
struct ContainerSteps {
  let app: RandomApp

  func changeStack(_ deed: Step.Deed, _ numbers: inout SeededGenerator) {
    guard let stack = app.pick(UINavigationController.self, &numbers) else { return }
    let isAnimated = !numbers.once(in: 3)
    let suffix = isAnimated ? "" : " without animation"
    switch deed {
    case .push:
      let made =
        numbers.once(in: 6) ? makePushable(&numbers) : app.makeScreen(&numbers)
      if numbers.once(in: 8) { PresentationSteps(app: app).zoom(made, from: stack) }
      app.log("\(app.name(stack)) pushes \(app.name(made))\(suffix)")
      stack.pushViewController(made, animated: isAnimated)
    case .pop:
      let target = numbers.pick(fromAny: stack.viewControllers)
      switch numbers.pick(4) {
      case 0:
        app.log("\(app.name(stack)) pops to root\(suffix)")
        stack.popToRootViewController(animated: isAnimated)
      case 1:
        guard let target else { return }
        app.log("\(app.name(stack)) pops to \(app.name(target))\(suffix)")
        stack.popToViewController(target, animated: isAnimated)
      default:
        app.log("\(app.name(stack)) pops\(suffix)")
        stack.popViewController(animated: isAnimated)
      }
    default:
      var kept = stack.viewControllers.filter { _ in numbers.once(in: 2) }
      if numbers.once(in: 4) { kept.reverse() }
      if kept.isEmpty || numbers.once(in: 2) { kept.append(app.makeScreen(&numbers)) }
      app.log("\(app.name(stack)) has \(kept.map { app.name($0) })\(suffix)")
      stack.setViewControllers(kept, animated: isAnimated)
    }
  }

  /// Returns content that can be pushed: UIKit refuses the containers that this excludes.
  private func makePushable(_ numbers: inout SeededGenerator) -> UIViewController {
    let made = app.makeContent(&numbers, depth: 1)
    return made is UINavigationController || made is UISplitViewController
      ? app.makeScreen(&numbers) : made
  }

  func changeTabs(_ deed: Step.Deed, _ numbers: inout SeededGenerator) {
    guard let tabs = app.pick(Tabs.self, &numbers), let all = tabs.viewControllers, !all.isEmpty
    else { return }
    if deed == .selectTab {
      let index = numbers.pick(all.count)
      app.log("\(app.name(tabs)) selects \(index), \(app.name(all[index]))")
      if numbers.once(in: 3) {
        tabs.selectedViewController = all[index]
      } else {
        tabs.selectedIndex = index
      }
    } else {
      var kept = all.filter { _ in numbers.once(in: 2) }
      if kept.count < 2 || numbers.once(in: 3) { kept.append(app.makeContent(&numbers, depth: 1)) }
      let isAnimated = numbers.once(in: 3)
      app.log("\(app.name(tabs)) has \(kept.map { app.name($0) })\(isAnimated ? " animated" : "")")
      tabs.setViewControllers(kept, animated: isAnimated)
    }
  }

  func changePage(_ numbers: inout SeededGenerator) {
    guard let pages = app.pick(Pages.self, &numbers), let page = numbers.pick(fromAny: pages.all)
    else { return }
    let isAnimated = !numbers.once(in: 3)
    app.log("\(app.name(pages)) shows \(app.name(page))\(isAnimated ? "" : " without animation")")
    pages.setViewControllers(
      [page], direction: numbers.once(in: 2) ? .reverse : .forward, animated: isAnimated)
  }

  func changeColumns(_ deed: Step.Deed, _ numbers: inout SeededGenerator) {
    guard let columns = app.pick(Columns.self, &numbers) else { return }
    var column = numbers.pick(from: [
      UISplitViewController.Column.primary, .secondary, .supplementary,
    ])
    if column == .supplementary, columns.style != .tripleColumn { column = .secondary }
    switch deed {
    case .column:
      let shows = numbers.once(in: 2)
      app.log("\(app.name(columns)) \(shows ? "shows" : "hides") \(column)")
      if shows { columns.show(column) } else { columns.hide(column) }
    case .setColumn:
      let made = app.makeScreen(&numbers)
      app.log("\(app.name(columns)) has \(app.name(made)) as \(column)")
      columns.setViewController(made, for: column)
    default:
      let mode = numbers.pick(from: [
        UISplitViewController.DisplayMode.automatic, .secondaryOnly, .oneBesideSecondary,
        .oneOverSecondary,
      ])
      app.log("\(app.name(columns)) prefers \(mode)")
      columns.preferredDisplayMode = mode
    }
  }

  func changeChildren(_ deed: Step.Deed, _ numbers: inout SeededGenerator) {
    guard let container = app.pick(Container.self, &numbers) else { return }
    switch deed {
    case .addChild where container.children.count < 4:
      let made = app.makeContent(&numbers, depth: 1)
      app.log("\(app.name(container)) adds \(app.name(made))")
      container.show(made)
    case .removeChild:
      guard let child = numbers.pick(fromAny: container.children) else { return }
      app.log("\(app.name(container)) removes \(app.name(child))")
      container.remove(child)
    case .exchangeChild:
      guard let child = container.children.last, child.viewIfLoaded?.superview != nil,
        container.viewIfLoaded?.window != nil
      else { return }
      let made = app.makeScreen(&numbers)
      let duration = numbers.pick(from: [0, 0.2, 0.4])
      app.log(
        "\(app.name(container)) exchanges \(app.name(child)) for \(app.name(made)) in \(duration)")
      // Alongside a canceled transition the animated changes would be reversed.
      if UIView.inheritedAnimationDuration > 0 {
        UIView.performWithoutAnimation { container.exchange(child, for: made, duration: 0) }
      } else {
        container.exchange(child, for: made, duration: duration)
      }
    default: break
    }
  }

  /// Sets the animations of containers: built-in, custom, or custom and interactive.
  func animateContainers(_ numbers: inout SeededGenerator) {
    let kind = numbers.pick(3)
    let seed = numbers.next()
    app.log(
      "containers have \(["built-in transitions", "animators", "interaction controllers"][kind])")
    app.containerDelegate.makeDriver = nil
    app.containerDelegate.makeAnimator = nil
    guard kind > 0 else { return }
    app.containerDelegate.makeAnimator = { [unowned app] in
      var numbers = SeededGenerator(seed: seed)
      return PresentationSteps(app: app).makeAnimator(&numbers, isDriven: kind > 1)
    }
    guard kind > 1 else { return }
    app.containerDelegate.makeDriver = { [unowned app] in
      var numbers = SeededGenerator(seed: seed)
      return PresentationSteps(app: app).makeDriver(&numbers)
    }
  }
}
