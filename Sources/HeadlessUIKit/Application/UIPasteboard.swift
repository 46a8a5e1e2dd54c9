/// Content that apps copy and paste; a device has the general pasteboard and those that the app creates.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  nonisolated deinit {}

  private let ownName: Name
  private final var content: [[String: Any]] = []
  /// The number of changes.
  private final var count = 0

  private init(named name: Name) {
    ownName = name
    super.init()
  }
  /// Finds the pasteboard with a name, or creates it; `nil` if there is none and none is created.
  ///
  /// A Swift initializer cannot return the existing object: its content is copied to the new one, which
  /// has the name from then on.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let existing = Self.find(pasteboardName)
    guard create || existing != nil else { return nil }
    self.init(named: pasteboardName)
    content = existing?.content ?? []
    SimulatedDevice.current?.application.services.add(self)
  }

  // MARK: Getting and removing pasteboards

  /// The pasteboard of the device.
  open class var general: UIPasteboard {
    if let general = find(.general) { return general }
    let board = UIPasteboard(named: .general)
    SimulatedDevice.current?.application.services.add(board)
    return board
  }
  /// Creates a pasteboard with a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    let number = SimulatedDevice.current?.application.services.pasteboards.count ?? 0
    let board = UIPasteboard(named: Name("pasteboard \(number)"))
    SimulatedDevice.current?.application.services.add(board)
    return board
  }
  /// Removes the pasteboard with a name.
  open class func remove(withName pasteboardName: Name) {
    guard let board = find(pasteboardName) else { return }
    SimulatedDevice.current?.application.services.pasteboards.removeAll {
      $0.name == pasteboardName
    }
    NotificationCenter.default.post(name: removedNotification, object: board)
  }
  /// The name.
  open var name: Name { ownName }
  /// Whether the content survives the app; true for the general pasteboard.
  open var isPersistent: Bool { ownName == .general }

  // MARK: Items

  /// The items, each with its representations by type.
  open var items: [[String: Any]] {
    get { content }
    set { replace(by: newValue) }
  }
  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The number of changes.
  open var changeCount: Int { count }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { replace(by: content + items) }
  /// Replaces the items; options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(by: items)
  }
  /// The types of the first item, in alphabetical order.
  open var types: [String] { content.first.map { $0.keys.sorted() } ?? [] }
  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { content.first?[$0] != nil }
  }
  /// Returns the types of items; `nil` selects all.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    indices(itemSet).map { content[$0].keys.sorted() }
  }
  /// Returns whether items have one of the types; `nil` selects all.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    indices(itemSet).contains { index in pasteboardTypes.contains { content[index][$0] != nil } }
  }
  /// Returns the items that have one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(
      content.indices.filter { index in pasteboardTypes.contains { content[index][$0] != nil } })
  }
  /// Returns the value of a type in the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    content.first?[pasteboardType]
  }
  /// Replaces the items by one with a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace(by: [[pasteboardType: value]])
  }
  /// Returns the data of a type in the first item.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    content.first.flatMap { Self.data($0[pasteboardType]) }
  }
  /// Replaces the items by one with data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replace(by: [[pasteboardType: data]])
  }
  /// Returns the values of a type in items; `nil` selects all.
  open func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? { indices(itemSet).compactMap { content[$0][pasteboardType] } }
  /// Returns the data of a type in items; `nil` selects all.
  open func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? { indices(itemSet).compactMap { Self.data(content[$0][pasteboardType]) } }

  // MARK: Values of standard types

  /// The text of the first item that has one.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all items.
  open var strings: [String]? {
    get { all(Self.textType) }
    set { replace(by: (newValue ?? []).map { [Self.textType: $0] }) }
  }
  /// The URL of the first item that has one.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of all items.
  open var urls: [URL]? {
    get { all(Self.urlType) }
    set { replace(by: (newValue ?? []).map { [Self.urlType: $0] }) }
  }
  /// The image of the first item that has one.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of all items.
  open var images: [UIImage]? {
    get { all(Self.imageType) }
    set { replace(by: (newValue ?? []).map { [Self.imageType: $0] }) }
  }
  /// The color of the first item that has one.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors of all items.
  open var colors: [UIColor]? {
    get { all(Self.colorType) }
    set { replace(by: (newValue ?? []).map { [Self.colorType: $0] }) }
  }
  /// Whether an item has a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether an item has a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether an item has an image.
  open var hasImages: Bool { images != nil }
  /// Whether an item has a color.
  open var hasColors: Bool { colors != nil }
}

extension UIPasteboard {
  /// The name of a pasteboard.
  public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The pasteboard of the device.
    public static let general = Self("com.apple.UIKit.pboard.general")
  }

  /// A key of the options of items.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// When the items are removed.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the device.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private nonisolated static let textType = "public.utf8-plain-text"
  private nonisolated static let urlType = "public.url"
  private nonisolated static let imageType = "com.apple.uikit.image"
  private nonisolated static let colorType = "com.apple.uikit.color"

  /// The type of a value that the pasteboard recognizes.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The types of texts.
  public nonisolated static var typeListString: [String] { [textType, "public.text"] }
  /// The types of URLs.
  public nonisolated static var typeListURL: [String] { [urlType] }
  /// The types of images.
  public nonisolated static var typeListImage: [String] {
    [imageType, "public.png", "public.jpeg"]
  }
  /// The types of colors.
  public nonisolated static var typeListColor: [String] { [colorType] }
  /// Posted after the items of a pasteboard have changed.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  /// Posted after a pasteboard was removed.
  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")
  /// The added types: an array of strings.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The removed types: an array of strings.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"

  private static func find(_ name: Name) -> UIPasteboard? {
    SimulatedDevice.current?.application.services.pasteboards.last { $0.name == name }?.board
  }

  private static func data(_ value: Any?) -> Data? {
    value as? Data ?? (value as? String).map { Data($0.utf8) }
  }

  private func indices(_ set: IndexSet?) -> [Int] {
    content.indices.filter { set?.contains($0) != false }
  }

  private func all<Value>(_ type: String) -> [Value]? {
    let values = content.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }

  private func replace(by items: [[String: Any]]) {
    let old = Set(content.flatMap(\.keys))
    content = items
    count += 1
    let new = Set(content.flatMap(\.keys))
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
  }
}

extension ApplicationServices {
  func add(_ board: UIPasteboard) { pasteboards.append((board.name, board)) }
}
