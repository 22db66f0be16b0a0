public import CoreGraphics
public import Foundation

/// One kind of particle that a `CAEmitterLayer` emits.
///
/// Properties with a range vary per particle, uniformly distributed. A cell is copied when it is assigned to a layer;
/// afterwards it is changed by the layer's key paths, such as `emitterCells.NAME.birthRate`.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caemittercell)
open class CAEmitterCell: NSObject, CAMediaTiming, NSSecureCoding {
    final var properties = EmitterCellProperties()
    private final var children: [CAEmitterCell]?

    public override init() { super.init() }

    deinit {
        guard let released = children else { return }
        // Ownership moves to the release queue: a reference kept here would be the last one.
        children = nil
        ReleaseQueue.current.release(consume released)
    }

    /// Creates a cell from an archive; returns nil if the archive is damaged.
    public required init?(coder: NSCoder) {
        super.init()
        guard restore(from: coder) else { return nil }
    }

    /// Writes the cell to a keyed archive.
    open func encode(with coder: NSCoder) { archive(in: coder) }

    /// Always true: cells are decoded only as the expected classes.
    open class var supportsSecureCoding: Bool { true }

    /// Whether a property is archived. Returns true; subclasses may override it.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The default value of a key; nil for keys that are not properties.
    open class func defaultValue(forKey key: String) -> Any? {
        CAEmitterCell().value(forKey: key)
    }

    /// The cell's name in the layer's key paths.
    open var name: String? {
        get { properties.name }
        set { properties.name = newValue }
    }

    /// Whether the cell emits particles. True by default.
    open var isEnabled: Bool {
        get { properties.isEnabled }
        set { properties.isEnabled = newValue }
    }

    /// The cells that each particle of this cell emits from its position during its lifetime. Their colour and scale
    /// are multiplied by the particle's. Cells may be nested eight levels deep.
    open var emitterCells: [CAEmitterCell]? {
        get { children }
        set { children = newValue }
    }

    /// Default values by key. Stored without effect.
    open var style: [AnyHashable: Any]?

    // MARK: Emission, motion and colour

    final func set(_ value: Double, _ key: EmitterCellKey) {
        guard value.isFinite else { return refuse(value, for: key.rawValue) }
        properties[keyPath: key.path] = value
    }

    final func refuse(_ value: Any, for key: String) {
        reportOnce("\(type(of: self)) \"\(name ?? "")\": \(value) is not a usable \(key); the old value is kept")
    }

    /// The number of particles emitted per second. 0 by default.
    open var birthRate: Float {
        get { Float(properties.birthRate) }
        set { set(Double(newValue), .birthRate) }
    }

    /// The lifetime of a particle, in seconds. 0 by default: nothing is visible.
    open var lifetime: Float {
        get { Float(properties.lifetime) }
        set { set(Double(newValue), .lifetime) }
    }

    /// The range over which lifetimes vary, centred on `lifetime`, in seconds.
    open var lifetimeRange: Float {
        get { Float(properties.lifetimeRange) }
        set { set(Double(newValue), .lifetimeRange) }
    }

    /// The emission angle out of the plane, towards z, in radians.
    open var emissionLatitude: CGFloat {
        get { CGFloat(properties.emissionLatitude) }
        set { set(Double(newValue), .emissionLatitude) }
    }

    /// The emission angle in the plane, in radians, from the direction of x towards that of y. It is measured from the
    /// direction of x, or from the perpendicular of the emitter's shape: 0 is up for a line, and pi down; from the
    /// outline or surface of a circle or sphere, 0 is outwards.
    open var emissionLongitude: CGFloat {
        get { CGFloat(properties.emissionLongitude) }
        set { set(Double(newValue), .emissionLongitude) }
    }

    /// The opening angle of the emission cone around that direction, in radians; directions are uniformly distributed
    /// in it.
    open var emissionRange: CGFloat {
        get { CGFloat(properties.emissionRange) }
        set { set(Double(newValue), .emissionRange) }
    }

    /// The initial speed of particles, in points per second.
    open var velocity: CGFloat {
        get { CGFloat(properties.velocity) }
        set { set(Double(newValue), .velocity) }
    }

    /// The range over which initial speeds vary, centred on `velocity`.
    open var velocityRange: CGFloat {
        get { CGFloat(properties.velocityRange) }
        set { set(Double(newValue), .velocityRange) }
    }

    /// The acceleration along x, in points per second squared.
    open var xAcceleration: CGFloat {
        get { CGFloat(properties.xAcceleration) }
        set { set(Double(newValue), .xAcceleration) }
    }

    /// The acceleration along y, in points per second squared.
    open var yAcceleration: CGFloat {
        get { CGFloat(properties.yAcceleration) }
        set { set(Double(newValue), .yAcceleration) }
    }

    /// The acceleration along z, in points per second squared.
    open var zAcceleration: CGFloat {
        get { CGFloat(properties.zAcceleration) }
        set { set(Double(newValue), .zAcceleration) }
    }

    /// The scale factor of the contents. 1 by default.
    open var scale: CGFloat {
        get { CGFloat(properties.scale) }
        set { set(Double(newValue), .scale) }
    }

    /// The range over which scales vary, centred on `scale`.
    open var scaleRange: CGFloat {
        get { CGFloat(properties.scaleRange) }
        set { set(Double(newValue), .scaleRange) }
    }

    /// The change of a particle's scale per second; scales don't fall below zero.
    open var scaleSpeed: CGFloat {
        get { CGFloat(properties.scaleSpeed) }
        set { set(Double(newValue), .scaleSpeed) }
    }

    /// The rotation speed of particles, in radians per second.
    open var spin: CGFloat {
        get { CGFloat(properties.spin) }
        set { set(Double(newValue), .spin) }
    }

    /// The range over which spins vary, centred on `spin`.
    open var spinRange: CGFloat {
        get { CGFloat(properties.spinRange) }
        set { set(Double(newValue), .spinRange) }
    }

    /// The range over which the red component varies, centred on that of `color`.
    open var redRange: Float {
        get { Float(properties.redRange) }
        set { set(Double(newValue), .redRange) }
    }

    /// The range over which the green component varies, centred on that of `color`.
    open var greenRange: Float {
        get { Float(properties.greenRange) }
        set { set(Double(newValue), .greenRange) }
    }

    /// The range over which the blue component varies, centred on that of `color`.
    open var blueRange: Float {
        get { Float(properties.blueRange) }
        set { set(Double(newValue), .blueRange) }
    }

    /// The range over which alpha varies, centred on that of `color`.
    open var alphaRange: Float {
        get { Float(properties.alphaRange) }
        set { set(Double(newValue), .alphaRange) }
    }

    /// The change of the red component per second; clamped to 0...1.
    open var redSpeed: Float {
        get { Float(properties.redSpeed) }
        set { set(Double(newValue), .redSpeed) }
    }

    /// The change of the green component per second; clamped to 0...1.
    open var greenSpeed: Float {
        get { Float(properties.greenSpeed) }
        set { set(Double(newValue), .greenSpeed) }
    }

    /// The change of the blue component per second; clamped to 0...1.
    open var blueSpeed: Float {
        get { Float(properties.blueSpeed) }
        set { set(Double(newValue), .blueSpeed) }
    }

    /// The change of alpha per second; clamped to 0...1.
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

    /// The image of the particles, a `CGImage`; nil, the default, for none.
    open var contents: Any? {
        get { properties.contents }
        set {
            guard let newValue else { return properties.contents = nil }
            guard let image = newValue as? CGImage else { return refuse(newValue, for: "contents") }
            properties.contents = image
        }
    }

    /// The part of the contents that is shown, in unit coordinates.
    open var contentsRect: CGRect {
        get { properties.contentsRect }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "contentsRect") }
            properties.contentsRect = newValue
        }
    }

    /// The number of content pixels per point. 1 by default.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set {
            guard newValue.isFinite, newValue > 0 else { return refuse(newValue, for: "contentsScale") }
            properties.contentsScale = newValue
        }
    }

    /// The filter used when the contents are magnified.
    open var magnificationFilter: String {
        get { properties.magnificationFilter.rawValue }
        set { properties.magnificationFilter = CALayerContentsFilter(rawValue: newValue) }
    }

    /// The filter used when the contents are minified; Kasane always averages.
    open var minificationFilter: String {
        get { properties.minificationFilter.rawValue }
        set { properties.minificationFilter = CALayerContentsFilter(rawValue: newValue) }
    }

    /// Stored without effect.
    open var minificationFilterBias: Float {
        get { properties.minificationFilterBias }
        set { properties.minificationFilterBias = newValue }
    }

    // MARK: Time

    /// The time when the cell starts emitting, in the time of its emitter: the layer's own time, or a particle's age.
    open var beginTime: CFTimeInterval {
        get { properties.timing.beginTime }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "beginTime") }
            properties.timing.beginTime = newValue
        }
    }

    /// The duration of the emission, in seconds; 0, the default, emits forever.
    open var duration: CFTimeInterval {
        get { properties.timing.duration }
        set {
            guard newValue >= 0 else { return refuse(newValue, for: "duration") }
            properties.timing.duration = newValue
        }
    }

    /// Stored without effect, as are the timing values below: a cell's time runs with its emitter's.
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

    /// Returns the value of a property; nil for other keys.
    open func value(forKey key: String) -> Any? { ownValue(forKey: key) }

    /// Sets a property; an invalid value is reported, and the old one stays.
    open func setValue(_ value: Any?, forKey key: String) { setOwnValue(value, forKey: key) }

    // MARK: Plain values

    /// Encodes the cell and the cells that it emits, `levels` deep.
    final func values(levels: Int = 8) -> EmitterCellProperties {
        var values = properties
        values.cells = levels > 1 ? (children ?? []).prefix(64).map { $0.values(levels: levels - 1) } : []
        return values
    }
}
