extension UIView {
  /// Returns the height at which the constraints of the view are satisfied in a width, pt; `nil` if it
  /// has none.
  ///
  /// Labels that wrap get their widths, as in a layout pass, before their heights count.
  final func constrainedHeight(in width: CGFloat) -> CGFloat? {
    guard usesAutoLayout,
      children.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return nil }
    updateConstraintsInTree()
    var height: CGFloat = 0
    for _ in 0..<3 {
      let problem = LayoutProblem(
        fitting: self, to: CGSize(width: width, height: 0), .required, .fittingSizeLevel)
      guard let first = layoutItems?.firstVariable else { return nil }
      let values = problem.system.solve().values
      height = CGFloat(values[first + 3])
      var isStable = true
      for view in problem.views where view !== self && view.wrapsAtItsWidth {
        guard let first = view.layoutItems?.firstVariable else { continue }
        let wrapped = CGFloat(values[first + 2])
        if abs(view.bounds.width - wrapped) > 0.01 {
          view.bounds.size.width = wrapped
          isStable = false
        }
      }
      layoutItems?.firstVariable = nil
      if isStable { break }
    }
    forgetSolvedLayout()
    let scale = SimulatedDevice.current?.configuration.scale ?? 2
    return (height * scale).rounded(.up) / scale
  }
}
