#if !canImport(ObjectiveC)
  nonisolated extension NSIndexPath {
    /// The section: the first index; 0 for an empty path.
    public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
    /// The row of a table view: the second index; 0 for a shorter path.
    public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
    /// The item of a collection view: the second index; 0 for a shorter path.
    public var item: Int { row }
  }
#endif
