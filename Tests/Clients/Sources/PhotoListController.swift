// swift-format-ignore-file
import UIKit

// Idiom: a table view whose selected cell's image flies to the detail screen.

class PhotoCell: UITableViewCell {
  static let identifier = String(describing: PhotoCell.self)
  let photoView = UIImageView(frame: CGRect(x: 16, y: 10, width: 60, height: 60))

  override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(photoView)
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    photoView.isHidden = false
  }
}

class PhotoListController: UITableViewController {
  var selected: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PhotoCell.self, forCellReuseIdentifier: PhotoCell.identifier)
    tableView.rowHeight = 80
    tableView.accessibilityIdentifier = "photos"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: PhotoCell.identifier, for: indexPath)
    cell.accessibilityIdentifier = "photo \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath
    let detail = UIViewController()
    detail.view.accessibilityIdentifier = "detail"
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = self
    present(detail, animated: true)
  }

  var selectedPhotoFrame: CGRect? {
    guard let path = selected, let cell = tableView.cellForRow(at: path) as? PhotoCell else { return nil }
    return cell.photoView.convert(cell.photoView.bounds, to: nil)
  }
}

extension PhotoListController: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let toController = transitionContext.viewController(forKey: .to)!
    let to = transitionContext.view(forKey: .to)!
    let final = transitionContext.finalFrame(for: toController)
    if toController.isBeingPresented {
      transitionContext.containerView.addSubview(to)
      to.frame = selectedPhotoFrame ?? final
    } else {
      to.frame = final
      transitionContext.containerView.insertSubview(to, at: 0)
    }
    let moving = toController.isBeingPresented ? to : transitionContext.view(forKey: .from)!
    let target = toController.isBeingPresented ? final : selectedPhotoFrame ?? .zero
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: UIViewAnimationOptions(), animations: { moving.frame = target },
      completion: { transitionContext.completeTransition($0 && !transitionContext.transitionWasCancelled) })
  }
}
