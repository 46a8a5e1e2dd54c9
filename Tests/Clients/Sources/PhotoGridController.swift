// swift-format-ignore-file
import UIKit

// Idiom: a collection view with a flow layout and a diffable data source, whose selected image flies to the
// pushed screen, and back to its cell, wherever that is; images that a renderer draws.

struct GridPhoto: Hashable {
  let number: Int

  func image(side: CGFloat) -> UIImage {
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor(hue: CGFloat(number % 12) / 12, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      NSAttributedString(string: "\(number)", attributes: [.font: UIFont.boldSystemFont(ofSize: side / 5)])
        .draw(at: CGPoint(x: side / 15, y: side / 15))
    }
  }
}

final class GridCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.alpha = 1
  }
}

/// A screen with an image from which a flight starts, or at which it ends.
protocol FlightScreen: UIViewController {
  func flightView(for photo: GridPhoto) -> UIImageView?
}

final class PhotoGridController: UICollectionViewController {
  private lazy var source = UICollectionViewDiffableDataSource<Int, GridPhoto>(collectionView: collectionView) {
    view, indexPath, photo in
    let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! GridCell
    cell.imageView.image = photo.image(side: 120)
    cell.accessibilityIdentifier = "photo \(photo.number)"
    return cell
  }

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "photo")
    var snapshot = NSDiffableDataSourceSnapshot<Int, GridPhoto>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<60).map(GridPhoto.init))
    source.apply(snapshot, animatingDifferences: false)
  }

  func remove(_ photo: GridPhoto) {
    var snapshot = source.snapshot()
    snapshot.deleteItems([photo])
    source.apply(snapshot)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let photo = source.itemIdentifier(for: indexPath) else { return }
    show(PhotoPageController(photo: photo), sender: self)
  }
}

extension PhotoGridController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns: CGFloat = collectionView.bounds.width > 500 ? 5 : 3
    let side = ((collectionView.bounds.width - 6 * (columns + 1)) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionViewLayout.invalidateLayout()
  }
}

extension PhotoGridController: FlightScreen {
  func flightView(for photo: GridPhoto) -> UIImageView? {
    guard let path = source.indexPath(for: photo) else { return nil }
    if !collectionView.indexPathsForVisibleItems.contains(path) {
      collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
    }
    return (collectionView.cellForItem(at: path) as? GridCell)?.imageView
  }
}

final class PhotoPageController: UIViewController, FlightScreen {
  let photo: GridPhoto
  private let imageView = UIImageView()

  init(photo: GridPhoto) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.accessibilityIdentifier = "page"
    imageView.image = photo.image(side: 360)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    view.addSubview(imageView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = min(view.bounds.width, view.bounds.height)
    imageView.frame = CGRect(
      x: view.bounds.midX - side / 2, y: view.bounds.midY - side / 2, width: side, height: side)
  }

  func flightView(for photo: GridPhoto) -> UIImageView? { return photo == self.photo ? imageView : nil }
}

final class FlightDelegate: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  private unowned let stack: UINavigationController
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init()
    stack.delegate = self
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
    pan.delegate = self
    stack.view.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, stack.topViewController is PhotoPageController
    else { return false }
    let velocity = pan.velocity(in: stack.view)
    return velocity.y > abs(velocity.x) && stack.transitionCoordinator == nil
  }

  @objc private func pan(_ pan: UIPanGestureRecognizer) {
    let fraction = pan.translation(in: stack.view).y / 400
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      stack.popViewController(animated: true)
    case .changed:
      interaction?.update(fraction)
    case .ended, .cancelled:
      let isFlung = pan.state == .ended && (fraction > 0.4 || pan.velocity(in: stack.view).y > 900)
      isFlung ? interaction?.finish() : interaction?.cancel()
      interaction = nil
    default: ()
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let page = (operation == .push ? toVC : fromVC) as? PhotoPageController else { return nil }
    return FlightAnimator(photo: page.photo, isPush: operation == .push, isInteractive: interaction != nil)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { return interaction }
}

final class FlightAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let photo: GridPhoto
  private let isPush, isInteractive: Bool

  init(photo: GridPhoto, isPush: Bool, isInteractive: Bool) {
    (self.photo, self.isPush, self.isInteractive) = (photo, isPush, isInteractive)
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let (container, to) = (context.containerView, context.view(forKey: .to)!)
    let from = context.view(forKey: .from)!
    to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    isPush ? container.addSubview(to) : container.insertSubview(to, belowSubview: from)
    to.layoutIfNeeded()
    let ends = [UITransitionContextViewControllerKey.from, .to].map {
      (context.viewController(forKey: $0) as? FlightScreen)?.flightView(for: photo)
    }
    guard let start = ends[0], let end = ends[1] else { return context.completeTransition(true) }

    let flight = UIImageView(image: start.image)
    flight.accessibilityIdentifier = "flight"
    flight.contentMode = .scaleAspectFill
    flight.clipsToBounds = true
    flight.frame = container.convert(start.bounds, from: start)
    container.addSubview(flight)
    let target = container.convert(end.bounds, from: end)
    start.alpha = 0
    end.alpha = 0
    let upper = isPush ? to : from
    upper.alpha = isPush ? 0 : 1
    let changes = {
      flight.frame = target
      upper.alpha = self.isPush ? 1 : 0
    }
    let completion = { (_: Bool) in
      flight.removeFromSuperview()
      start.alpha = 1
      end.alpha = 1
      upper.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    if isInteractive {
      UIView.animate(
        withDuration: 0.4, delay: 0, options: [.curveLinear], animations: changes, completion: completion)
    } else {
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: changes,
        completion: completion)
    }
  }
}
