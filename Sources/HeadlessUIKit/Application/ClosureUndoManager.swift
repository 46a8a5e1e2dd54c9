/// Records operations that undo changes: `UndoManager`, which Foundation has on Apple's systems only.
///
/// Operations are closures. Those of one event, which ends with the run-loop turn, are one group.
@preconcurrency @MainActor
open class ClosureUndoManager: NSObject {
  nonisolated deinit {}

  private final class Group {
    var operations: [(target: Weak<AnyObject>, run: () -> Void)] = []
    var name = ""
  }

  private final var undoStack: [Group] = []
  private final var redoStack: [Group] = []
  private final var openGroup: Group?
  /// The groups around the open one, outermost first.
  private final var openGroups: [Group] = []
  private final var level = 0
  private final var disabling = 0
  private final var undoing = false
  private final var redoing = false

  /// Creates an undo manager.
  public override init() { super.init() }

  // MARK: Registering operations

  /// Records an operation for a target, which is not retained.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroup == nil { beginGroupOfTurn() }
    openGroup?.operations.append(
      (Weak(target), { [weak target] in if let target { handler(target) } }))
    if !undoing, !redoing { redoStack = [] }
  }
  /// Begins a group, inside of an open one.
  open func beginUndoGrouping() {
    let group = Group()
    stack.append(group)
    if let openGroup { openGroups.append(openGroup) }
    openGroup = group
    level += 1
  }
  /// Ends a group.
  open func endUndoGrouping() {
    guard level > 0, let group = openGroup else { return }
    level -= 1
    if group.operations.isEmpty { stack.removeAll { $0 === group } }
    guard let outer = openGroups.popLast() else {
      openGroup = nil
      return limit()
    }
    // The operations of an inner group belong to the outer one.
    stack.removeAll { $0 === group }
    outer.operations += group.operations
    if outer.name.isEmpty { outer.name = group.name }
    openGroup = outer
  }
  /// Whether an operation opens a group that ends with the run-loop turn; true by default.
  open var groupsByEvent = true
  /// The number of open groups.
  open var groupingLevel: Int { level }
  /// The maximum number of groups; 0, the default, for no limit.
  open var levelsOfUndo = 0 { didSet { limit() } }
  /// Disables the recording; calls nest.
  open func disableUndoRegistration() { disabling += 1 }
  /// Ends one call of `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabling = max(0, disabling - 1) }
  /// Whether operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disabling == 0 }

  // MARK: Undoing and redoing

  /// Whether there is a change to undo.
  open var canUndo: Bool { undoStack.contains { !$0.operations.isEmpty } }
  /// Whether there is a change to redo.
  open var canRedo: Bool { redoStack.contains { !$0.operations.isEmpty } }
  /// Whether a change is being undone.
  open var isUndoing: Bool { undoing }
  /// Whether a change is being redone.
  open var isRedoing: Bool { redoing }
  /// Undoes the last group, after it was ended.
  open func undo() {
    while level > 0 { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Undoes the last ended group.
  open func undoNestedGroup() {
    guard level == 0, let group = undoStack.popLast() else { return }
    undoing = true
    run(group)
    undoing = false
  }
  /// Redoes what was undone last.
  open func redo() {
    guard level == 0, let group = redoStack.popLast() else { return }
    redoing = true
    run(group)
    redoing = false
  }
  /// Forgets all operations.
  open func removeAllActions() {
    (undoStack, redoStack, openGroups, openGroup, level) = ([], [], [], nil, 0)
  }
  /// Forgets the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack { group.operations.removeAll { $0.target.value === object } }
  }

  // MARK: Naming actions

  /// Names the change that is being recorded, or was recorded last.
  open func setActionName(_ actionName: String) {
    (openGroup ?? undoStack.last)?.name = actionName
  }
  /// The name of the change to undo; empty by default.
  open var undoActionName: String { undoStack.last?.name ?? "" }
  /// The name of the change to redo; empty by default.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu item that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of a menu item that undoes a change.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of a menu item that redoes a change.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Groups

  /// What is recorded while a change is undone redoes it.
  private final var stack: [Group] {
    get { undoing ? redoStack : undoStack }
    set { if undoing { redoStack = newValue } else { undoStack = newValue } }
  }

  private final func beginGroupOfTurn() {
    beginUndoGrouping()
    guard groupsByEvent, !undoing, !redoing else { return }
    SimulatedDevice.current?.schedule(after: 0) { [weak self] in
      if let self, level == 1 { endUndoGrouping() }
    }
  }

  private final func run(_ group: Group) {
    beginUndoGrouping()
    openGroup?.name = group.name
    for operation in group.operations.reversed() { operation.run() }
    while level > 0 { endUndoGrouping() }
  }

  private final func limit() {
    guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
    undoStack.removeFirst(undoStack.count - levelsOfUndo)
  }
}
