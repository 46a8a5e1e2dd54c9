import HeadlessUIKit

/// A form of an app with controls in stack views. `make uikit-shape` type-checks this file against
/// UIKit's signatures too.
final class SettingsForm: UIViewController {
  let volume = UISlider(frame: .zero)
  let silentSwitch = UISwitch(frame: .zero)
  let quality = UISegmentedControl(items: ["Low", "High"])
  let details = UILabel()
  private(set) var changes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel()
    title.text = "Silent"
    let row = UIStackView(arrangedSubviews: [title, silentSwitch])
    row.distribution = .equalSpacing
    row.alignment = .center
    let column = UIStackView(arrangedSubviews: [row, volume, quality, details])
    column.axis = .vertical
    column.spacing = 10
    column.setCustomSpacing(UIStackView.spacingUseSystem, after: row)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    details.text = "Details"
    volume.minimumValue = 0
    volume.maximumValue = 10
    volume.setValue(5, animated: false)
    quality.selectedSegmentIndex = 0
    observe()
  }

  private func observe() {
    volume.addAction(
      UIAction { [unowned self] _ in changes.append("volume \(volume.value)") }, for: .valueChanged)
    silentSwitch.addAction(
      UIAction { [unowned self] _ in
        changes.append("silent \(silentSwitch.isOn)")
        volume.isEnabled = !silentSwitch.isOn
        UIView.animate(withDuration: 0.3) { self.details.isHidden = self.silentSwitch.isOn }
      }, for: .valueChanged)
    quality.addAction(
      UIAction { [unowned self] _ in
        changes.append(quality.titleForSegment(at: quality.selectedSegmentIndex) ?? "none")
      }, for: .primaryActionTriggered)
  }
}
