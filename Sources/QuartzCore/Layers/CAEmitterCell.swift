public import CoreGraphics
public import Foundation

/// One kind of particle that a `CAEmitterLayer` emits.
///
/// Properties with a range are different for each particle, all values equally likely. A cell is copied when it is
/// given to a layer; after that the layer's key paths, such as `emitterCells.NAME.birthRate`, change it.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caemittercell)
open class CAEmitterCell: NSObject, CAMediaTiming, NSSecureCoding {
    final var properties = EmitterCellProperties()
    private final var children: [CAEmitterCell]?

    public override init() { super.init() }

    deinit {
        guard let released = children else { return }
        // Handed over: a reference kept here would be the last one.
        children = nil
        ReleaseQueue.current.release(consume released)
    }

    /// A cell from an archive; nil for an archive that is damaged.
    public required init?(coder: NSCoder) {
        super.init()
        guard restore(from: coder) else { return nil }
    }

    /// Writes the cell to a keyed archive.
    open func encode(with coder: NSCoder) { archive(in: coder) }

    /// Always true: cells are read with the classes that are expected.
    open class var supportsSecureCoding: Bool { true }

    /// Whether a property belongs into archives. True here, for subclasses to override.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The value that a key has while none is set; nil for keys that are not properties.
    open class func defaultValue(forKey key: String) -> Any? {
        CAEmitterCell().value(forKey: key)
    }

    /// A name for the cell, for key paths of the layer.
    open var name: String? {
        get { properties.name }
        set { properties.name = newValue }
    }

    /// Whether particles of this cell are born. True by default.
    open var isEnabled: Bool {
        get { properties.isEnabled }
        set { properties.isEnabled = newValue }
    }

    /// Cells that each particle of this one emits while it lives, from where it is. They start with its colour and scale
    /// as factors. Cells may be nested eight deep.
    open var emitterCells: [CAEmitterCell]? {
        get { children }
        set { children = newValue }
    }

    /// Default values by key. Kept, and of no effect.
    open var style: [AnyHashable: Any]?

    // MARK: Births, motion and colour

    final func set(_ value: Double, _ key: EmitterCellKey) {
        guard value.isFinite else { return refuse(value, for: key.rawValue) }
        properties[keyPath: key.path] = value
    }

    final func refuse(_ value: Any, for key: String) {
        reportOnce("\(type(of: self)) \"\(name ?? "")\": \(value) is not a usable \(key); the old value stays")
    }

    /// How many particles are born each second. 0 by default.
    open var birthRate: Float {
        get { Float(properties.birthRate) }
        set { set(Double(newValue), .birthRate) }
    }

    /// How long a particle lives, in seconds. 0 by default: nothing is seen.
    open var lifetime: Float {
        get { Float(properties.lifetime) }
        set { set(Double(newValue), .lifetime) }
    }

    /// How far lifetimes may lie apart, half of it to either side of `lifetime`.
    open var lifetimeRange: Float {
        get { Float(properties.lifetimeRange) }
        set { set(Double(newValue), .lifetimeRange) }
    }

    /// The angle out of the plane, towards z, that particles are sent off at, in radians.
    open var emissionLatitude: CGFloat {
        get { CGFloat(properties.emissionLatitude) }
        set { set(Double(newValue), .emissionLatitude) }
    }

    /// The angle in the plane, from x towards y, that particles are sent off at, in radians.
    open var emissionLongitude: CGFloat {
        get { CGFloat(properties.emissionLongitude) }
        set { set(Double(newValue), .emissionLongitude) }
    }

    /// The opening angle of a cone round that direction, in radians; all directions in it are equally likely.
    open var emissionRange: CGFloat {
        get { CGFloat(properties.emissionRange) }
        set { set(Double(newValue), .emissionRange) }
    }

    /// How fast particles are sent off, in points a second.
    open var velocity: CGFloat {
        get { CGFloat(properties.velocity) }
        set { set(Double(newValue), .velocity) }
    }

    /// How far velocities may lie apart, half of it to either side.
    open var velocityRange: CGFloat {
        get { CGFloat(properties.velocityRange) }
        set { set(Double(newValue), .velocityRange) }
    }

    /// What pulls particles along x, in points a second, each second.
    open var xAcceleration: CGFloat {
        get { CGFloat(properties.xAcceleration) }
        set { set(Double(newValue), .xAcceleration) }
    }

    /// What pulls particles along y, in points a second, each second.
    open var yAcceleration: CGFloat {
        get { CGFloat(properties.yAcceleration) }
        set { set(Double(newValue), .yAcceleration) }
    }

    /// What pulls particles along z, in points a second, each second.
    open var zAcceleration: CGFloat {
        get { CGFloat(properties.zAcceleration) }
        set { set(Double(newValue), .zAcceleration) }
    }

    /// How large the contents are drawn. 1 by default.
    open var scale: CGFloat {
        get { CGFloat(properties.scale) }
        set { set(Double(newValue), .scale) }
    }

    /// How far scales may lie apart, half of it to either side.
    open var scaleRange: CGFloat {
        get { CGFloat(properties.scaleRange) }
        set { set(Double(newValue), .scaleRange) }
    }

    /// What is added to a particle's scale each second; none shrinks below nothing.
    open var scaleSpeed: CGFloat {
        get { CGFloat(properties.scaleSpeed) }
        set { set(Double(newValue), .scaleSpeed) }
    }

    /// How fast particles turn, in radians a second.
    open var spin: CGFloat {
        get { CGFloat(properties.spin) }
        set { set(Double(newValue), .spin) }
    }

    /// How far spins may lie apart, half of it to either side.
    open var spinRange: CGFloat {
        get { CGFloat(properties.spinRange) }
        set { set(Double(newValue), .spinRange) }
    }

    /// How far the colour's red may vary, half of it to either side.
    open var redRange: Float {
        get { Float(properties.redRange) }
        set { set(Double(newValue), .redRange) }
    }

    /// How far the colour's green may vary, half of it to either side.
    open var greenRange: Float {
        get { Float(properties.greenRange) }
        set { set(Double(newValue), .greenRange) }
    }

    /// How far the colour's blue may vary, half of it to either side.
    open var blueRange: Float {
        get { Float(properties.blueRange) }
        set { set(Double(newValue), .blueRange) }
    }

    /// How far the colour's alpha may vary, half of it to either side.
    open var alphaRange: Float {
        get { Float(properties.alphaRange) }
        set { set(Double(newValue), .alphaRange) }
    }

    /// What is added to the colour's red each second; it stays in 0...1.
    open var redSpeed: Float {
        get { Float(properties.redSpeed) }
        set { set(Double(newValue), .redSpeed) }
    }

    /// What is added to the colour's green each second; it stays in 0...1.
    open var greenSpeed: Float {
        get { Float(properties.greenSpeed) }
        set { set(Double(newValue), .greenSpeed) }
    }

    /// What is added to the colour's blue each second; it stays in 0...1.
    open var blueSpeed: Float {
        get { Float(properties.blueSpeed) }
        set { set(Double(newValue), .blueSpeed) }
    }

    /// What is added to the colour's alpha each second; it stays in 0...1.
    open var alphaSpeed: Float {
        get { Float(properties.alphaSpeed) }
        set { set(Double(newValue), .alphaSpeed) }
    }

    /// The mean colour, which the contents' colours are multiplied by. Opaque white by default.
    open var color: CGColor? {
        get { properties.color }
        set { properties.color = newValue }
    }

    // MARK: Contents

    /// The picture that particles show, a `CGImage`; nil, the default, for none.
    open var contents: Any? {
        get { properties.contents }
        set {
            guard let newValue else { return properties.contents = nil }
            guard let image = newValue as? CGImage else { return refuse(newValue, for: "contents") }
            properties.contents = image
        }
    }

    /// The part of the contents that is shown, in fractions of it.
    open var contentsRect: CGRect {
        get { properties.contentsRect }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "contentsRect") }
            properties.contentsRect = newValue
        }
    }

    /// How many pixels of the contents make a point. 1 by default.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set {
            guard newValue.isFinite, newValue > 0 else { return refuse(newValue, for: "contentsScale") }
            properties.contentsScale = newValue
        }
    }

    /// How the contents are sampled where they are made larger.
    open var magnificationFilter: String {
        get { properties.magnificationFilter.rawValue }
        set { properties.magnificationFilter = CALayerContentsFilter(rawValue: newValue) }
    }

    /// How the contents are sampled where they are made smaller; Kasane always takes the mean.
    open var minificationFilter: String {
        get { properties.minificationFilter.rawValue }
        set { properties.minificationFilter = CALayerContentsFilter(rawValue: newValue) }
    }

    /// Kept, and of no effect.
    open var minificationFilterBias: Float {
        get { properties.minificationFilterBias }
        set { properties.minificationFilterBias = newValue }
    }

    // MARK: Time

    /// When the cell starts to give birth, in the time of what emits it: the layer's own, or a particle's age.
    open var beginTime: CFTimeInterval {
        get { properties.timing.beginTime }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "beginTime") }
            properties.timing.beginTime = newValue
        }
    }

    /// For how long the cell gives birth; 0, the default, for ever.
    open var duration: CFTimeInterval {
        get { properties.timing.duration }
        set {
            guard newValue >= 0 else { return refuse(newValue, for: "duration") }
            properties.timing.duration = newValue
        }
    }

    /// Kept, and of no effect: a cell's time runs with what emits it, as do the other values below.
    open var speed: Float {
        get { properties.timing.speed }
        set { properties.timing.speed = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { properties.timing.timeOffset }
        set { properties.timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { properties.timing.repeatCount }
        set { properties.timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { properties.timing.repeatDuration }
        set { properties.timing.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { properties.timing.autoreverses }
        set { properties.timing.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { properties.timing.fillMode }
        set { properties.timing.fillMode = newValue }
    }

    // MARK: Key-value coding

    /// The value of a property; nil for other keys.
    open func value(forKey key: String) -> Any? { ownValue(forKey: key) }

    /// Sets a property; a value that it can't have is reported, and the old one stays.
    open func setValue(_ value: Any?, forKey key: String) { setOwnValue(value, forKey: key) }

    // MARK: Plain values

    /// The cell and those that it emits as plain values, `levels` deep.
    final func values(levels: Int = 8) -> EmitterCellProperties {
        var values = properties
        values.cells = levels > 1 ? (children ?? []).prefix(64).map { $0.values(levels: levels - 1) } : []
        return values
    }
}
