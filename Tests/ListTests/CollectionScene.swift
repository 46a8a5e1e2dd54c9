import HeadlessUIKit
import TestSupport

/// A collection view with 60 items on a device of 400 x 600 pt, and the calls that its delegate and data source
/// receive.
@MainActor
final class CollectionScene: NSObject, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSource
{
  /// A cell that counts its reuse.
  final class Cell: UICollectionViewCell {
    static var made = 0
    var reuses = 0
    var title = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      Cell.made += 1
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  let device: SimulatedDevice
  let view: UICollectionView
  let flow: UICollectionViewFlowLayout
  let window: UIWindow
  var titles: [[String]]
  var log: [String] = []
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 80) }
  var selects = true
  var kept: [AnyObject] = []

  init(
    _ titles: [[String]] = [(0..<60).map { "\($0)" }],
    _ flow: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) {
    Cell.made = 0
    self.titles = titles
    self.flow = flow
    flow.minimumLineSpacing = 20
    flow.minimumInteritemSpacing = 50
    device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
    (view, window) = device.perform {
      let view = UICollectionView(frame: rect(0, 0, 400, 400), collectionViewLayout: flow)
      view.contentInsetAdjustmentBehavior = .never
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      return (view, makeWindow(view))
    }
    super.init()
    device.perform {
      view.dataSource = self
      view.delegate = self
    }
    device.settle()
  }

  /// Runs code on the device, and then a run-loop turn.
  func perform(_ body: () -> Void) {
    device.perform(body)
    device.turn()
  }

  func tap(_ item: Int) {
    let center = device.perform { view.layoutAttributesForItem(at: [0, item])?.center ?? .zero }
    device.tap(at: device.perform { view.convert(center, to: nil) })
    device.settle()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    device.perform { view.layoutAttributesForItem(at: [section, item])?.frame }
  }

  /// Returns the frame and the opacity of a view at the current time.
  func presentation(of view: UIView?) -> (frame: CGRect, alpha: Double) {
    device.perform {
      guard let layer = view?.layer.presentation() ?? view?.layer else { return (.null, -1) }
      return (layer.frame, Double(layer.opacity))
    }
  }

  var visibleItems: [Int] { device.perform { view.indexPathsForVisibleItems.map(\.item) } }
  var visibleTitles: [String] {
    device.perform { view.visibleCells.map { ($0 as? Cell)?.title ?? "" } }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { titles.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { titles[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.append("cell \(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.title = titles[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("willDisplay \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("didEndDisplaying \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.append("didHighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.append("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldSelect \(indexPath.item)")
    return selects
  }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("didSelect \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { log.append("didDeselect \(indexPath.item)") }
}
