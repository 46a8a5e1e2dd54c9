package import HeadlessUIKit
package import SegueRecording

/// Samples the layers of a device as records, and rebuilds only changed records.
package struct LayerSampler {
  /// The identifier of the screen's layer, the windows' superlayer.
  private static let screen = 0

  private let roles: [String]

  /// The values from which a record was built.
  private struct Entry {
    let view: UIView
    let parent: Int
    let index: Int
    var state: LayerValues
    var appearance: Appearance
  }

  /// The non-numeric properties of a layer.
  private struct Appearance: Equatable {
    let identifier: String?
    let drawing: ViewDrawing
    let maskedCorners: CACornerMask
    let hasShadowPath: Bool

    init(_ view: UIView) {
      identifier = view.accessibilityIdentifier
      drawing = view.drawing
      maskedCorners = view.ownLayer.maskedCorners
      hasShadowPath = view.ownLayer.shadowPath != nil
    }
  }

  /// The entries of the records after the first one, which is the screen's.
  private var entries: [Entry] = []
  private var records: [LayerRecord] = []
  private var identifiers: [ObjectIdentifier: (number: Int, view: BoxedReference<UIView>)] = [:]
  private var lastIdentifier = Self.screen
  /// The record indices of views; `nil` after a full sample until needed.
  private var places: [ObjectIdentifier: Int]?

  /// Creates a sampler.
  ///
  /// - Parameter roles: The roles that accessibility identifiers name.
  package init(roles: [String]) { self.roles = roles }

  /// Returns the presentation values of all layers now, parents first and siblings back to front.
  package mutating func sample(_ device: SimulatedDevice) -> [LayerRecord] {
    let bounds = RecordedRect(device.screen.bounds)
    if records.first?.state.bounds != bounds {
      let screen = LayerRecord(
        id: Self.screen, parent: nil, name: "screen", role: "screen",
        state: .init(frame: bounds, background: .black))
      if records.isEmpty { records.append(screen) } else { records[0] = screen }
    }
    places = nil
    var place = 1
    for (index, window) in device.windows.enumerated() {
      visit(window, in: Self.screen, at: index, &place, device)
    }
    records.removeLast(records.count - place)
    entries.removeLast(entries.count - (place - 1))
    return records
  }

  /// Returns the states that animations have changed since the last sample, with their record
  /// indices; valid only if nothing else has changed.
  package mutating func sampleMoving(
    _ device: SimulatedDevice
  ) -> [(place: Int, state: LayerState)] {
    let places = places ?? makePlaces()
    self.places = places
    var changed: [(place: Int, state: LayerState)] = []
    for layer in device.recorder.movingLayers {
      guard let view = layer.view, let place = places[ObjectIdentifier(view)] else { continue }
      let state = layer.presentationState(at: device.now)
      guard entries[place - 1].state != state else { continue }
      entries[place - 1].state = state
      records[place].state = .init(state, of: layer)
      changed.append((place, records[place].state))
    }
    return changed
  }

  private func makePlaces() -> [ObjectIdentifier: Int] {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, entry) in entries.enumerated() { places[ObjectIdentifier(entry.view)] = index + 1 }
    return places
  }

  /// Samples a view and its subviews; what is unchanged since the last sample keeps its record.
  private mutating func visit(
    _ view: UIView, in parent: Int, at index: Int, _ place: inout Int, _ device: SimulatedDevice
  ) {
    let own = place
    place += 1
    let state = view.ownLayer.presentationState(at: device.now)
    let appearance = Appearance(view)
    if own <= entries.count, entries[own - 1].view === view, entries[own - 1].parent == parent,
      entries[own - 1].index == index
    {
      if entries[own - 1].appearance != appearance {
        entries[own - 1] = Entry(
          view: view, parent: parent, index: index, state: state, appearance: appearance)
        records[own] = record(view, records[own].id, parent, index, state, device)
      } else if entries[own - 1].state != state {
        entries[own - 1].state = state
        records[own].state = .init(state, of: view.ownLayer)
      }
    } else {
      let entry = Entry(
        view: view, parent: parent, index: index, state: state, appearance: appearance)
      let record = record(view, identifier(of: view), parent, index, state, device)
      if own <= entries.count {
        entries[own - 1] = entry
        records[own] = record
      } else {
        entries.append(entry)
        records.append(record)
      }
    }
    let id = records[own].id
    for (index, child) in view.children.enumerated() {
      visit(child, in: id, at: index, &place, device)
    }
  }

  private func record(
    _ view: UIView, _ id: Int, _ parent: Int, _ index: Int, _ state: LayerValues,
    _ device: SimulatedDevice
  ) -> LayerRecord {
    let role = view.role(among: roles)
    return LayerRecord(
      id: id, parent: parent, index: index,
      name: view.recordedName(role, on: device), role: role,
      state: .init(state, of: view.ownLayer), content: LayerContent(view.drawing))
  }

  /// Returns the number of a view, the same for its lifetime.
  private mutating func identifier(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    // A new view may reuse the address of a deallocated one.
    if let known = identifiers[key], known.view.object === view { return known.number }
    lastIdentifier += 1
    identifiers[key] = (lastIdentifier, BoxedReference(view))
    return lastIdentifier
  }
}
