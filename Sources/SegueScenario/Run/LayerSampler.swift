package import HeadlessUIKit
package import SegueRecording

/// Samples the layers of a device as records, and rebuilds only changed records.
package struct LayerSampler {
  /// The identifier of the screen's layer, the windows' superlayer.
  private static let screen = 0

  private let roles: [String]

  /// The values from which a record was built.
  private struct Entry {
    /// The view, or the layer without one.
    let object: AnyObject
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
    let look: LayerLook?

    init(_ layer: CALayer, _ view: UIView?, at time: Double) {
      identifier = view?.accessibilityIdentifier
      drawing = view?.drawing ?? .none
      maskedCorners = layer.maskedCorners
      hasShadowPath = layer.shadowPath != nil
      look = layer.look(at: time)
    }
  }

  /// The entries of the records after the first one, which is the screen's.
  private var entries: [Entry] = []
  private var records: [LayerRecord] = []
  private var identifiers: [ObjectIdentifier: (number: Int, object: Weak<AnyObject>)] = [:]
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
      visit(window.ownLayer, window, in: Self.screen, at: index, &place, device)
    }
    records.removeLast(records.count - place)
    entries.removeLast(entries.count - (place - 1))
    return records
  }

  /// Returns the states that animations have changed since the last sample, with their record
  /// indices; valid only if nothing else has changed.
  ///
  /// - Returns: `nil` if an animation may have changed more: a layer without a view, a path, a mask.
  package mutating func sampleMoving(
    _ device: SimulatedDevice
  ) -> [(place: Int, state: LayerState)]? {
    let places = places ?? makePlaces()
    self.places = places
    var changed: [(place: Int, state: LayerState)] = []
    for layer in device.recorder.movingLayers {
      if layer.affectsLooks || layer.isInMask { return nil }
      guard let view = layer.view, let place = places[ObjectIdentifier(view)] else { continue }
      let state = layer.presentationState(at: device.now)
      guard entries[place - 1].state != state else { continue }
      entries[place - 1].state = state
      records[place].state = .init(state, of: layer, entries[place - 1].appearance.look)
      changed.append((place, records[place].state))
    }
    return changed
  }

  private func makePlaces() -> [ObjectIdentifier: Int] {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, entry) in entries.enumerated() {
      places[ObjectIdentifier(entry.object)] = index + 1
    }
    return places
  }

  /// Samples a layer, of a view or without one, and its sublayers; what is unchanged since the last sample
  /// keeps its record.
  private mutating func visit(
    _ layer: CALayer, _ view: UIView?, in parent: Int, at index: Int, _ place: inout Int,
    _ device: SimulatedDevice
  ) {
    let own = place
    place += 1
    let object: AnyObject = view ?? layer
    let state = layer.presentationState(at: device.now)
    let appearance = Appearance(layer, view, at: device.now)
    let entry = Entry(
      object: object, parent: parent, index: index, state: state, appearance: appearance)
    if own <= entries.count, entries[own - 1].object === object, entries[own - 1].parent == parent,
      entries[own - 1].index == index
    {
      if entries[own - 1].appearance != appearance {
        entries[own - 1] = entry
        records[own] = record(layer, view, records[own].id, entry, device)
      } else if entries[own - 1].state != state {
        entries[own - 1].state = state
        records[own].state = .init(state, of: layer, appearance.look)
      }
    } else {
      let record = record(layer, view, identifier(of: object), entry, device)
      if own <= entries.count {
        entries[own - 1] = entry
        records[own] = record
      } else {
        entries.append(entry)
        records.append(record)
      }
    }
    let id = records[own].id
    if let layers = layer.mixedSublayers(subviews: view?.children.count ?? 0) {
      for (index, child) in layers.enumerated() {
        visit(child, child.view, in: id, at: index, &place, device)
      }
    } else {
      for (index, child) in (view?.children ?? []).enumerated() {
        visit(child.ownLayer, child, in: id, at: index, &place, device)
      }
    }
  }

  private func record(
    _ layer: CALayer, _ view: UIView?, _ id: Int, _ entry: Entry, _ device: SimulatedDevice
  ) -> LayerRecord {
    let role = view?.role(among: roles)
    let look = entry.appearance.look
    return LayerRecord(
      id: id, parent: entry.parent, index: entry.index,
      name: view?.recordedName(role, on: device) ?? layer.recordedName, role: role,
      state: .init(entry.state, of: layer, look),
      content: LayerContent(look?.drawing, view?.drawing ?? .none))
  }

  /// Returns the number of a view or layer, the same for its lifetime.
  private mutating func identifier(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    // A new object may reuse the address of a deallocated one.
    if let known = identifiers[key], known.object.value === object { return known.number }
    lastIdentifier += 1
    identifiers[key] = (lastIdentifier, Weak(object))
    return lastIdentifier
  }
}
