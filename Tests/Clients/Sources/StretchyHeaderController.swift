// swift-format-ignore-file
import UIKit

// Idiom: key-value observing of a scroll view, with a block and by key path; a pull that closes the screen.

private var headerContext = 0

class StretchyHeaderController: UIViewController {
  let scrollView = UIScrollView()
  let header = UIView()
  private(set) var offsets: [CGFloat] = []
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.accessibilityIdentifier = "list"
    scrollView.delegate = self
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
    scrollView.addSubview(header)
    view.addSubview(scrollView)
    observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
      guard let y = change.newValue?.y else { return }
      self?.header.frame.size.height = max(200 - y, 60)
    }
    scrollView.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: .new, context: &headerContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if context == &headerContext {
      offsets.append(scrollView.contentOffset.y)
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}

extension StretchyHeaderController: UIScrollViewDelegate {
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView.contentOffset.y + scrollView.adjustedContentInset.top < -80 { dismiss(animated: true) }
  }
}
