/// The source views of zooms, which are hidden while a zoom shows their snapshot. Only their layers
/// are hidden, so that a stack view does not close the gap.
///
/// Several zooms may share a source: it is shown again after the last one ends.
struct ZoomSources {
  private var entries: [(view: UIView, zooms: Int, wasHidden: Bool)] = []

  mutating func hide(_ view: UIView) {
    if let index = entries.firstIndex(where: { $0.view === view }) {
      entries[index].zooms += 1
    } else {
      entries.append((view, 1, view.ownLayer.isHidden))
      view.ownLayer.isHidden = true
    }
  }

  mutating func restore(_ view: UIView) {
    guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
    entries[index].zooms -= 1
    if entries[index].zooms == 0 { view.ownLayer.isHidden = entries.remove(at: index).wasHidden }
  }
}
