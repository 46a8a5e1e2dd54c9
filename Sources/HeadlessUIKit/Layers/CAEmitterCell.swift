/// A kind of particle that an emitter layer emits.
open nonisolated class CAEmitterCell: NSObject, CAMediaTiming {
  /// The values that were set, by the name of the property.
  final var values: [String: Any] = [:]
  private final var timing = MediaTiming()

  /// Creates a kind of particle with a birth rate of 0.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  private func stored<Value>(_ key: String, _ initial: Value) -> Value {
    values[key] as? Value ?? initial
  }

  /// Returns the default value of a property by its name; nil if there is none.
  open class func defaultValue(forKey key: String) -> Any? { knownDefault(key) }
  /// Returns whether a property is archived: whether it was set.
  open func shouldArchiveValue(forKey key: String) -> Bool { values[key] != nil }

  /// The name, which key paths of animations contain; nil by default.
  /// Stored only.
  open var name: String? {
    get { values["name"] as? String }
    set { values["name"] = newValue }
  }
  /// Whether particles are emitted; true by default.
  /// Stored only.
  open var isEnabled: Bool {
    get { stored("enabled", true) }
    set { values["enabled"] = newValue }
  }
  /// The number of particles per second; 0 by default.
  /// Stored only.
  open var birthRate: Float {
    get { stored("birthRate", 0) }
    set { values["birthRate"] = newValue }
  }
  /// The lifetime of a particle, s; 0 by default.
  /// Stored only.
  open var lifetime: Float {
    get { stored("lifetime", 0) }
    set { values["lifetime"] = newValue }
  }
  /// The range of the lifetimes, s; 0 by default.
  /// Stored only.
  open var lifetimeRange: Float {
    get { stored("lifetimeRange", 0) }
    set { values["lifetimeRange"] = newValue }
  }
  /// The latitude of the emission, rad; 0 by default.
  /// Stored only.
  open var emissionLatitude: CGFloat {
    get { stored("emissionLatitude", 0) }
    set { values["emissionLatitude"] = newValue }
  }
  /// The longitude of the emission, rad; 0 by default.
  /// Stored only.
  open var emissionLongitude: CGFloat {
    get { stored("emissionLongitude", 0) }
    set { values["emissionLongitude"] = newValue }
  }
  /// The angle of the cone of the emission, rad; 0 by default.
  /// Stored only.
  open var emissionRange: CGFloat {
    get { stored("emissionRange", 0) }
    set { values["emissionRange"] = newValue }
  }
  /// The initial velocity, pt/s; 0 by default.
  /// Stored only.
  open var velocity: CGFloat {
    get { stored("velocity", 0) }
    set { values["velocity"] = newValue }
  }
  /// The range of the velocities, pt/s; 0 by default.
  /// Stored only.
  open var velocityRange: CGFloat {
    get { stored("velocityRange", 0) }
    set { values["velocityRange"] = newValue }
  }
  /// The acceleration along the x axis, pt/s²; 0 by default.
  /// Stored only.
  open var xAcceleration: CGFloat {
    get { stored("xAcceleration", 0) }
    set { values["xAcceleration"] = newValue }
  }
  /// The acceleration along the y axis, pt/s²; 0 by default.
  /// Stored only.
  open var yAcceleration: CGFloat {
    get { stored("yAcceleration", 0) }
    set { values["yAcceleration"] = newValue }
  }
  /// The acceleration along the z axis, pt/s²; 0 by default.
  /// Stored only.
  open var zAcceleration: CGFloat {
    get { stored("zAcceleration", 0) }
    set { values["zAcceleration"] = newValue }
  }
  /// The scale; 1 by default.
  /// Stored only.
  open var scale: CGFloat {
    get { stored("scale", 1) }
    set { values["scale"] = newValue }
  }
  /// The range of the scales; 0 by default.
  /// Stored only.
  open var scaleRange: CGFloat {
    get { stored("scaleRange", 0) }
    set { values["scaleRange"] = newValue }
  }
  /// The change of the scale per second; 0 by default.
  /// Stored only.
  open var scaleSpeed: CGFloat {
    get { stored("scaleSpeed", 0) }
    set { values["scaleSpeed"] = newValue }
  }
  /// The rotation per second, rad; 0 by default.
  /// Stored only.
  open var spin: CGFloat {
    get { stored("spin", 0) }
    set { values["spin"] = newValue }
  }
  /// The range of the rotations per second, rad; 0 by default.
  /// Stored only.
  open var spinRange: CGFloat {
    get { stored("spinRange", 0) }
    set { values["spinRange"] = newValue }
  }
  /// The color of the particles; nil by default.
  /// Stored only.
  open var color: CGColor? {
    get { values["color"] as? CGColor }
    set { values["color"] = newValue }
  }
  /// The range of the red component; 0 by default.
  /// Stored only.
  open var redRange: Float {
    get { stored("redRange", 0) }
    set { values["redRange"] = newValue }
  }
  /// The range of the green component; 0 by default.
  /// Stored only.
  open var greenRange: Float {
    get { stored("greenRange", 0) }
    set { values["greenRange"] = newValue }
  }
  /// The range of the blue component; 0 by default.
  /// Stored only.
  open var blueRange: Float {
    get { stored("blueRange", 0) }
    set { values["blueRange"] = newValue }
  }
  /// The range of the alpha component; 0 by default.
  /// Stored only.
  open var alphaRange: Float {
    get { stored("alphaRange", 0) }
    set { values["alphaRange"] = newValue }
  }
  /// The change of the red component per second; 0 by default.
  /// Stored only.
  open var redSpeed: Float {
    get { stored("redSpeed", 0) }
    set { values["redSpeed"] = newValue }
  }
  /// The change of the green component per second; 0 by default.
  /// Stored only.
  open var greenSpeed: Float {
    get { stored("greenSpeed", 0) }
    set { values["greenSpeed"] = newValue }
  }
  /// The change of the blue component per second; 0 by default.
  /// Stored only.
  open var blueSpeed: Float {
    get { stored("blueSpeed", 0) }
    set { values["blueSpeed"] = newValue }
  }
  /// The change of the alpha component per second; 0 by default.
  /// Stored only.
  open var alphaSpeed: Float {
    get { stored("alphaSpeed", 0) }
    set { values["alphaSpeed"] = newValue }
  }
  /// The image of the particles; nil by default.
  /// Stored only.
  open var contents: Any? {
    get { values["contents"] }
    set { values["contents"] = newValue }
  }
  /// The part of the image that is shown, in unit coordinates; all by default.
  /// Stored only.
  open var contentsRect: CGRect {
    get { stored("contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { values["contentsRect"] = newValue }
  }
  /// The scale of the image, pixels per point; 1 by default.
  /// Stored only.
  open var contentsScale: CGFloat {
    get { stored("contentsScale", 1) }
    set { values["contentsScale"] = newValue }
  }
  /// The filter for smaller images; linear by default.
  /// Stored only.
  open var minificationFilter: String {
    get { stored("minificationFilter", "linear") }
    set { values["minificationFilter"] = newValue }
  }
  /// The filter for larger images; linear by default.
  /// Stored only.
  open var magnificationFilter: String {
    get { stored("magnificationFilter", "linear") }
    set { values["magnificationFilter"] = newValue }
  }
  /// The bias of a trilinear minification filter; 0 by default.
  /// Stored only.
  open var minificationFilterBias: Float {
    get { stored("minificationFilterBias", 0) }
    set { values["minificationFilterBias"] = newValue }
  }
  /// The kinds of particles that each particle emits; nil by default.
  /// Stored only.
  open var emitterCells: [CAEmitterCell]? {
    get { values["emitterCells"] as? [CAEmitterCell] }
    set { values["emitterCells"] = newValue }
  }
  /// Values of properties that are not set, by name; nil by default.
  /// Stored only.
  open var style: [AnyHashable: Any]? {
    get { values["style"] as? [AnyHashable: Any] }
    set { values["style"] = newValue }
  }

  // MARK: CAMediaTiming

  /// The begin time, s.
  /// Stored only.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The duration of the emission, s.
  /// Stored only.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of the emission.
  /// Stored only.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The time offset, s.
  /// Stored only.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of repetitions.
  /// Stored only.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The duration of the repetitions, s.
  /// Stored only.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each repetition also plays backward.
  /// Stored only.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The effect outside of the duration.
  /// Stored only.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// Properties by their names.
nonisolated extension CAEmitterCell {
  final class func knownDefault(_ key: String) -> Any? {
    switch key {
    case "scale", "contentsScale": CGFloat(1)
    case "enabled": true
    case "contentsRect": CGRect(x: 0, y: 0, width: 1, height: 1)
    case "birthRate", "lifetime", "lifetimeRange": Float(0)
    default: nil
    }
  }

  final func property(_ key: String) -> Any? {
    (values[key] ?? type(of: self).defaultValue(forKey: key)).map(boxed)
  }

  final func property(at keyPath: String) -> Any? { property(keyPath) }
  final func setProperty(at keyPath: String, to value: Any?) { setProperty(keyPath, to: value) }

  /// Sets a property by its name. A number has the type of the property.
  final func setProperty(_ key: String, to value: Any?) {
    let isFloat =
      ["birthRate", "lifetime", "lifetimeRange"].contains(key)
      || ["red", "green", "blue", "alpha"].contains { key == $0 + "Range" || key == $0 + "Speed" }
    if let number = value.flatMap(AnimatableKeyPath.number), !(value is Bool) {
      values[key] = isFloat ? Float(number) as Any : CGFloat(number)
    } else {
      values[key] = value
    }
  }

  /// Returns the cell with the name before the first dot of a key path, and the rest of that.
  final class func find(
    _ path: String, in cells: [CAEmitterCell]
  ) -> (cell: CAEmitterCell, key: String)? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let cell = cells.first(where: { $0.name == parts[0] }) else {
      return nil
    }
    return (cell, parts[1])
  }
}
