import HeadlessUIKit
import TestSupport

private typealias Detent = UISheetPresentationController.Detent

/// A resolution context that an app makes itself.
private final class OwnContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat = 440

  init(_ traits: UITraitCollection) {
    containerTraitCollection = traits
    super.init()
  }
  convenience init(height: UIUserInterfaceSizeClass) {
    self.init(UITraitCollection(verticalSizeClass: height))
  }
}

/// A resolved value, or a word for an inactive detent.
private func resolution(_ value: CGFloat?) -> Recorded {
  value.map { Recorded($0) } ?? Recorded("inactive")
}

private func detents() -> [String: Recorded] {
  makeDevice(.recordedWindow).perform {
    let (medium, large) = (Detent.medium(), Detent.large())
    let unnamed = Detent.custom { _ in 100 }.identifier.rawValue
    let prefix = "com.apple.UIKit.dynamic."
    // A UUID: hexadecimal digits, in groups of 8, 4, 4, 4 and 12.
    let isUUID =
      unnamed.hasPrefix(prefix)
      && unnamed.dropFirst(prefix.count).wholeMatch(
        of: /[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) != nil
    return [
      "identifier of the medium detent": Recorded(medium.identifier.rawValue),
      "identifier of the large detent": Recorded(large.identifier.rawValue),
      "the identifier of an unnamed detent ends with a UUID": Recorded(isUUID),
      "a detent equals itself": Recorded(medium == medium),
      "two medium detents are one object": Recorded(medium === Detent.medium()),
      "two medium detents are equal": Recorded(medium == Detent.medium()),
      "two large detents are equal": Recorded(large == Detent.large()),
      "a medium and a large detent are equal": Recorded(medium == large),
    ]
  }
}

private func ownContext() -> [String: Recorded] {
  makeDevice(.recordedWindow).perform {
    let context = OwnContext(height: .regular)
    return [
      "value of the large detent": resolution(Detent.large().resolvedValue(in: context)),
      "value of a custom detent of 0.3 of the maximum": resolution(
        Detent.custom { 0.3 * $0.maximumDetentValue }.resolvedValue(in: context)),
    ]
  }
}

/// Whether a medium detent that is active in regular height is inactive in compact height.
private func mediumInCompactHeight() -> [String: Recorded] {
  makeDevice(.recordedWindow).perform {
    let regular = Detent.medium().resolvedValue(in: OwnContext(height: .regular))
    let compact = Detent.medium().resolvedValue(in: OwnContext(height: .compact))
    return ["only compact height makes it inactive": Recorded(regular != nil && compact == nil)]
  }
}

/// The medium detent for a context of the app's own, while a sheet resolves its detents in a
/// container of a size.
private func medium(in size: CGSize) -> Setup {
  {
    let configuration = DeviceConfiguration(size: size, portraitSafeArea: .zero, idiom: .pad)
    let stage = Stage(configuration)
    let sheet = UIViewController()
    var values: [String: Recorded] = [:]
    let resolver = { (context: any UISheetPresentationControllerDetentResolutionContext) in
      let own = OwnContext(context.containerTraitCollection)
      for (name, context) in [("app", own), ("sheet", context)]
        as [(String, any UISheetPresentationControllerDetentResolutionContext)]
      {
        values["fraction of the maximum in the \(name)'s context"] = resolution(
          Detent.medium().resolvedValue(in: context).map { $0 / context.maximumDetentValue })
      }
      return context.maximumDetentValue as CGFloat?
    }
    stage.device.perform {
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [.custom(resolver: resolver)]
      stage.root.present(sheet, animated: false)
    }
    stage.settle()
    return values
  }
}

/// The sheet controller of a view controller with a style, which is not presented.
private func sheet(ofStyle number: Int) -> Setup {
  {
    makeDevice(.recordedWindow).perform {
      let (content, other) = (UIViewController(), UIViewController())
      if let style = UIModalPresentationStyle(rawValue: number) {
        content.modalPresentationStyle = style
        other.modalPresentationStyle = style
      }
      let sheet = content.sheetPresentationController
      // Read before the sheet controller of the same view controller.
      let first = other.presentationController
      return [
        "there is a sheet controller": Recorded(sheet != nil),
        "the sheet controller is the presentation controller":
          Recorded(sheet != nil && content.presentationController === sheet),
        "reading it again gives the same object":
          Recorded(sheet != nil && content.sheetPresentationController === sheet),
        "the presentation controller is a sheet controller":
          Recorded(first is UISheetPresentationController),
        "the presentation controller, read first, is the sheet controller": Recorded(
          first is UISheetPresentationController && other.sheetPresentationController === first),
      ]
    }
  }
}

private func newSheet() -> [String: Recorded] {
  makeDevice(.recordedWindow).perform {
    let content = UIViewController()
    content.modalPresentationStyle = .pageSheet
    guard let sheet = content.sheetPresentationController else { return [:] }
    return [
      "detents": Recorded(sheet.detents.map(\.identifier.rawValue)),
      "the selected detent is nil": Recorded(sheet.selectedDetentIdentifier == nil),
      "the largest undimmed detent is nil":
        Recorded(sheet.largestUndimmedDetentIdentifier == nil),
      "prefers a grabber": Recorded(sheet.prefersGrabberVisible),
      "prefers that scrolling expands":
        Recorded(sheet.prefersScrollingExpandsWhenScrolledToEdge),
      "the width follows the preferred content size":
        Recorded(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached),
      "the source view is nil": Recorded(sheet.sourceView == nil),
      "the presented controller is its own": Recorded(sheet.presentedViewController === content),
      "the container is nil": Recorded(sheet.containerView == nil),
      "style": Recorded(sheet.presentationStyle.rawValue),
      "frame of the presented view": Recorded(sheet.frameOfPresentedViewInContainerView),
    ]
  }
}

/// A sheet controller with changed properties; then some are set back.
private func changedSheet(resets: Bool) -> Setup {
  {
    makeDevice(.recordedWindow).perform {
      let content = UIViewController()
      let source = UIView()
      content.modalPresentationStyle = .pageSheet
      guard let sheet = content.sheetPresentationController else { return [:] }
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = Detent.Identifier("bogus")
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.preferredCornerRadius = 12
      sheet.sourceView = source
      sheet.invalidateDetents()
      sheet.animateChanges {}
      if resets {
        sheet.detents = [.large()]
        sheet.selectedDetentIdentifier = nil
      }
      return [
        "detents": Recorded(sheet.detents.map(\.identifier.rawValue)),
        "selected detent": Recorded(sheet.selectedDetentIdentifier?.rawValue ?? "nil"),
        "the selected detent is nil": Recorded(sheet.selectedDetentIdentifier == nil),
      ]
    }
  }
}

/// The setups of `Facts/sheet-api.txt`, by name.
/// The setups of `Facts/sheet-api.txt`, by name.
let sheetAPI: [String: Setup] = [
  "detents": detents,
  "own context": ownContext,
  "medium in 320 x 569": medium(in: CGSize(width: 320, height: 569)),
  "medium in 768 x 1024": medium(in: CGSize(width: 768, height: 1024)),
  "medium in compact height": mediumInCompactHeight,
  "style full screen": sheet(ofStyle: 0),
  "style page sheet": sheet(ofStyle: 1),
  "style form sheet": sheet(ofStyle: 2),
  "style custom": sheet(ofStyle: 4),
  "style over full screen": sheet(ofStyle: 5),
  "unchanged": newSheet,
  "changed": changedSheet(resets: false),
  "changed back": changedSheet(resets: true),
]
