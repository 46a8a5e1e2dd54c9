/// The parts of an index path in a list: section, and row or item.
nonisolated extension IndexPath {
  /// Creates the index path of a row in a section of a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section: the first index; 0 for an empty path.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(indexes: [newValue, item]) }
  }
  /// The row of a table view: the second index; 0 for a shorter path.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
  /// The item of a collection view: the second index; 0 for a shorter path.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }
}
