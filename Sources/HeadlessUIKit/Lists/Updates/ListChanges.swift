/// The insertions, deletions, moves and reloads of one batch of updates.
///
/// Deletions and reloads have indexes from before the batch, insertions from after it, moves one of each.
nonisolated struct ListChanges {
  struct Row {
    var path: IndexPath
    var animation: UITableView.RowAnimation
  }

  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var inserted: [Row] = []
  var deleted: [Row] = []
  var reloaded: [Row] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reconfigured: [IndexPath] = []
  /// The animation of sections, by their index after the batch, or before it for deletions.
  var sectionAnimations: [Int: UITableView.RowAnimation] = [:]

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty
      && moved.isEmpty
  }

  mutating func append(_ other: ListChanges) {
    insertedSections += other.insertedSections
    deletedSections += other.deletedSections
    reloadedSections += other.reloadedSections
    movedSections += other.movedSections
    inserted += other.inserted
    deleted += other.deleted
    reloaded += other.reloaded
    moved += other.moved
    reconfigured += other.reconfigured
    sectionAnimations.merge(other.sectionAnimations) { $1 }
  }
}
