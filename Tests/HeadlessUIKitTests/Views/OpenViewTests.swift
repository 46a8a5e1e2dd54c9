import HeadlessUIKit
import TestSupport
import Testing

/// Overrides of members that UIKit declares as open.
@Suite(.checkedDevices) struct OpenViewTests {
  /// A view that notes the calls of its overrides.
  private class NotingView: UIView {
    var notes: [String] = []
    func note(_ name: String = #function) { notes.append(name) }

    override var layer: CALayer { note(); return super.layer }
    override var superview: UIView? { note(); return super.superview }
    override var subviews: [UIView] { note(); return super.subviews }
    override var constraints: [NSLayoutConstraint] { note(); return super.constraints }
    override var leftAnchor: NSLayoutXAxisAnchor { note(); return super.leftAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { note(); return super.rightAnchor }
    override var leadingAnchor: NSLayoutXAxisAnchor { note(); return super.leadingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { note(); return super.trailingAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { note(); return super.centerXAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { note(); return super.topAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { note(); return super.bottomAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { note(); return super.centerYAnchor }
    override var firstBaselineAnchor: NSLayoutYAxisAnchor {
      note(); return super.firstBaselineAnchor
    }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { note(); return super.lastBaselineAnchor }
    override var widthAnchor: NSLayoutDimension { note(); return super.widthAnchor }
    override var heightAnchor: NSLayoutDimension { note(); return super.heightAnchor }
    override var layoutGuides: [UILayoutGuide] { note(); return super.layoutGuides }
    override var safeAreaLayoutGuide: UILayoutGuide { note(); return super.safeAreaLayoutGuide }
    override var layoutMarginsGuide: UILayoutGuide { note(); return super.layoutMarginsGuide }
    override var safeAreaInsets: UIEdgeInsets { note(); return super.safeAreaInsets }
    override var hasAmbiguousLayout: Bool { note(); return super.hasAmbiguousLayout }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      note(); return super.effectiveUserInterfaceLayoutDirection
    }
    override var gestureRecognizers: [UIGestureRecognizer]? {
      get { note(); return super.gestureRecognizers }
      set { note(); super.gestureRecognizers = newValue }
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      note()
      super.addGestureRecognizer(gestureRecognizer)
    }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      note()
      super.removeGestureRecognizer(gestureRecognizer)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      note()
      super.addConstraint(constraint)
    }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) {
      note()
      super.addConstraints(constraints)
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
      note()
      super.removeConstraint(constraint)
    }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      note()
      super.removeConstraints(constraints)
    }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
      note()
      super.addLayoutGuide(layoutGuide)
    }
    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
      note()
      super.removeLayoutGuide(layoutGuide)
    }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      note()
      return super.systemLayoutSizeFitting(targetSize)
    }
    override func invalidateIntrinsicContentSize() {
      note()
      super.invalidateIntrinsicContentSize()
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      note()
      return super.contentHuggingPriority(for: axis)
    }
    override func setContentHuggingPriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      note()
      super.setContentHuggingPriority(priority, for: axis)
    }
    override func contentCompressionResistancePriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
      note()
      return super.contentCompressionResistancePriority(for: axis)
    }
    override func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      note()
      super.setContentCompressionResistancePriority(priority, for: axis)
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      note()
      return super.alignmentRect(forFrame: frame)
    }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      note()
      return super.frame(forAlignmentRect: alignmentRect)
    }
    override func needsUpdateConstraints() -> Bool {
      note()
      return super.needsUpdateConstraints()
    }
    override func setNeedsUpdateConstraints() {
      note()
      super.setNeedsUpdateConstraints()
    }
    override func updateConstraintsIfNeeded() {
      note()
      super.updateConstraintsIfNeeded()
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      note()
      return super.convert(point, to: view)
    }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      note()
      return super.convert(point, from: view)
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      note()
      return super.convert(rect, to: view)
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      note()
      return super.convert(rect, from: view)
    }
    override func isDescendant(of view: UIView) -> Bool {
      note()
      return super.isDescendant(of: view)
    }
    override func bringSubviewToFront(_ view: UIView) {
      note()
      super.bringSubviewToFront(view)
    }
    override func sendSubviewToBack(_ view: UIView) {
      note()
      super.sendSubviewToBack(view)
    }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      note()
      super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    override func viewWithTag(_ tag: Int) -> UIView? {
      note()
      return super.viewWithTag(tag)
    }
  }

  /// A call of a member, with the name that `#function` gives the member.
  nonisolated struct Call: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: @MainActor @Sendable (UIView) -> Void

    init(_ name: String, _ body: @escaping @MainActor @Sendable (UIView) -> Void) {
      testDescription = name
      self.body = body
    }
  }

  nonisolated static let calls: [Call] = [
    Call("layer") { _ = $0.layer },
    Call("superview") { _ = $0.superview },
    Call("subviews") { _ = $0.subviews },
    Call("constraints") { _ = $0.constraints },
    Call("leftAnchor") { _ = $0.leftAnchor },
    Call("rightAnchor") { _ = $0.rightAnchor },
    Call("leadingAnchor") { _ = $0.leadingAnchor },
    Call("trailingAnchor") { _ = $0.trailingAnchor },
    Call("centerXAnchor") { _ = $0.centerXAnchor },
    Call("topAnchor") { _ = $0.topAnchor },
    Call("bottomAnchor") { _ = $0.bottomAnchor },
    Call("centerYAnchor") { _ = $0.centerYAnchor },
    Call("firstBaselineAnchor") { _ = $0.firstBaselineAnchor },
    Call("lastBaselineAnchor") { _ = $0.lastBaselineAnchor },
    Call("widthAnchor") { _ = $0.widthAnchor },
    Call("heightAnchor") { _ = $0.heightAnchor },
    Call("layoutGuides") { _ = $0.layoutGuides },
    Call("safeAreaLayoutGuide") { _ = $0.safeAreaLayoutGuide },
    Call("layoutMarginsGuide") { _ = $0.layoutMarginsGuide },
    Call("safeAreaInsets") { _ = $0.safeAreaInsets },
    Call("hasAmbiguousLayout") { _ = $0.hasAmbiguousLayout },
    Call("effectiveUserInterfaceLayoutDirection") { _ = $0.effectiveUserInterfaceLayoutDirection },
    Call("gestureRecognizers") { _ = $0.gestureRecognizers },
    Call("addGestureRecognizer(_:)") { $0.addGestureRecognizer(UITapGestureRecognizer()) },
    Call("removeGestureRecognizer(_:)") { $0.removeGestureRecognizer(UITapGestureRecognizer()) },
    Call("addConstraint(_:)") { $0.addConstraint($0.widthAnchor.constraint(equalToConstant: 5)) },
    Call("addConstraints(_:)") { $0.addConstraints([]) },
    Call("removeConstraint(_:)") { $0.removeConstraint(NSLayoutConstraint()) },
    Call("removeConstraints(_:)") { $0.removeConstraints([]) },
    Call("addLayoutGuide(_:)") { $0.addLayoutGuide(UILayoutGuide()) },
    Call("removeLayoutGuide(_:)") { $0.removeLayoutGuide(UILayoutGuide()) },
    Call("systemLayoutSizeFitting(_:)") { _ = $0.systemLayoutSizeFitting(.zero) },
    Call("invalidateIntrinsicContentSize()") { $0.invalidateIntrinsicContentSize() },
    Call("contentHuggingPriority(for:)") { _ = $0.contentHuggingPriority(for: .vertical) },
    Call("setContentHuggingPriority(_:for:)") {
      $0.setContentHuggingPriority(.required, for: .vertical)
    },
    Call("contentCompressionResistancePriority(for:)") {
      _ = $0.contentCompressionResistancePriority(for: .vertical)
    },
    Call("setContentCompressionResistancePriority(_:for:)") {
      $0.setContentCompressionResistancePriority(.required, for: .vertical)
    },
    Call("alignmentRect(forFrame:)") { _ = $0.alignmentRect(forFrame: .zero) },
    Call("frame(forAlignmentRect:)") { _ = $0.frame(forAlignmentRect: .zero) },
    Call("needsUpdateConstraints()") { _ = $0.needsUpdateConstraints() },
    Call("setNeedsUpdateConstraints()") { $0.setNeedsUpdateConstraints() },
    Call("updateConstraintsIfNeeded()") { $0.updateConstraintsIfNeeded() },
    Call("convert(_:to:)") { _ = $0.convert(CGPoint.zero, to: nil) },
    Call("convert(_:from:)") { _ = $0.convert(CGPoint.zero, from: nil) },
    Call("convert(_:to:)") { _ = $0.convert(CGRect.zero, to: nil) },
    Call("convert(_:from:)") { _ = $0.convert(CGRect.zero, from: nil) },
    Call("isDescendant(of:)") { _ = $0.isDescendant(of: $0) },
    Call("bringSubviewToFront(_:)") { $0.bringSubviewToFront(UIView()) },
    Call("sendSubviewToBack(_:)") { $0.sendSubviewToBack(UIView()) },
    Call("exchangeSubview(at:withSubviewAt:)") { $0.exchangeSubview(at: 0, withSubviewAt: 0) },
    Call("viewWithTag(_:)") { _ = $0.viewWithTag(7) },
  ]

  @Test("an override of an open member of UIView is called", arguments: calls)
  func overrides(call: Call) {
    let device = makeDevice()
    device.perform {
      let view = NotingView(frame: .zero)
      // The initializer calls overrides, too.
      view.notes = []
      call.body(view)
      #expect(view.notes.contains(call.testDescription))
    }
  }

  @Test("subviews and the guide of a view have the safe area that its override returns")
  func safeArea() {
    final class Safe: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: super.safeAreaInsets.top + 30, left: 0, bottom: 0, right: 0)
      }
    }
    let stage = Stage()
    let (safe, child) = (Safe(frame: stage.root.view.bounds), UIView())
    stage.device.perform {
      child.frame = safe.bounds
      safe.addSubview(child)
      stage.root.view.addSubview(safe)
    }
    stage.settle()
    let outer = stage.root.view.safeAreaInsets.top
    #expect(child.safeAreaInsets.top == outer + 30)
    #expect(safe.safeAreaLayoutGuide.layoutFrame.minY == outer + 30)
    // The layout pass hands the same insets down.
    let inner = NotingSafeArea(frame: child.bounds)
    stage.device.perform { child.addSubview(inner) }
    stage.settle()
    #expect(inner.tops == [outer + 30])
  }

  /// A view that records its safe area at each change.
  private final class NotingSafeArea: UIView {
    var tops: [CGFloat] = []
    override func safeAreaInsetsDidChange() { tops.append(safeAreaInsets.top) }
  }

  @Test("constraints to leading edges use an override of the layout direction")
  func layoutDirection() {
    final class Mirrored: UIView {
      override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        .rightToLeft
      }
    }
    let stage = Stage()
    let (mirrored, child) = (Mirrored(frame: rect(0, 0, 200, 100)), UIView())
    stage.device.perform {
      child.translatesAutoresizingMaskIntoConstraints = false
      mirrored.addSubview(child)
      stage.root.view.addSubview(mirrored)
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: mirrored.leadingAnchor, constant: 10),
        child.topAnchor.constraint(equalTo: mirrored.topAnchor),
        child.widthAnchor.constraint(equalToConstant: 50),
        child.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    stage.settle()
    #expect(child.frame == rect(140, 0, 50, 20))
  }
}
