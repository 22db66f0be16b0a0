package import CoreGraphics
import Raster

/// A `CAEmitterLayer`'s own properties.
package struct EmitterProperties: Sendable, Equatable {
    package var cells: [EmitterCellProperties] = []
    package var birthRate = 1.0
    package var lifetime = 1.0
    package var velocity = 1.0
    package var scale = 1.0
    package var spin = 1.0
    package var position = CGPoint.zero
    package var zPosition = 0.0
    package var size = CGSize.zero
    package var depth = 0.0
    package var shape = CAEmitterLayerEmitterShape.point
    package var mode = CAEmitterLayerEmitterMode.volume
    package var renderMode = CAEmitterLayerRenderMode.unordered
    package var preservesDepth = false
    package var seed: UInt32 = 0

    package init() {}

    /// Whether any particles are emitted.
    var isEmitting: Bool {
        birthRate > 0 && lifetime > 0 && cells.contains { $0.isEnabled && $0.birthRate > 0 && $0.maxLifetime > 0 }
    }

    /// An upper bound of the time for which a particle, and those that it emits, are visible after its birth.
    var maxVisibleDuration: Double { cells.reduce(0) { max($0, $1.maxVisibleDuration(lifetime: lifetime)) } }
}

/// A `CAEmitterCell`'s properties. Ranges are centred at the mean.
package struct EmitterCellProperties: Sendable, Equatable {
    package var name: String?
    package var isEnabled = true
    package var timing = MediaTiming()
    /// The cells that this cell's particles emit.
    package var cells: [EmitterCellProperties] = []

    // MARK: Emission and lifetime
    package var birthRate = 0.0
    package var lifetime = 0.0
    package var lifetimeRange = 0.0

    // MARK: Motion
    package var emissionLatitude = 0.0
    package var emissionLongitude = 0.0
    package var emissionRange = 0.0
    package var velocity = 0.0
    package var velocityRange = 0.0
    package var xAcceleration = 0.0
    package var yAcceleration = 0.0
    package var zAcceleration = 0.0
    package var scale = 1.0
    package var scaleRange = 0.0
    package var scaleSpeed = 0.0
    package var spin = 0.0
    package var spinRange = 0.0

    // MARK: Color
    package var color: CGColor? = .white
    package var redRange = 0.0
    package var greenRange = 0.0
    package var blueRange = 0.0
    package var alphaRange = 0.0
    package var redSpeed = 0.0
    package var greenSpeed = 0.0
    package var blueSpeed = 0.0
    package var alphaSpeed = 0.0

    // MARK: Contents
    package var contents: CGImage?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: CGFloat = 1
    package var minificationFilter = CALayerContentsFilter.linear
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias: Float = 0

    package init() {}

    var maxLifetime: Double { max(0, lifetime + abs(lifetimeRange) / 2) }

    func maxVisibleDuration(lifetime factor: Double) -> Double {
        // A particle may emit others until its own end.
        maxLifetime * max(0, factor) + cells.reduce(0) { max($0, $1.maxVisibleDuration(lifetime: 1)) }
    }

    /// The interval in which particles are emitted, in the emitter's time.
    var emissionTimes: Range<Double> {
        let begin = timing.beginTime
        return begin..<(timing.duration > 0 ? max(begin, begin + timing.duration) : .infinity)
    }
}

extension CGColor {
    fileprivate static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}

extension EmitterCellKey {
    /// The key path of the property.
    package var path: WritableKeyPath<EmitterCellProperties, Double> & Sendable {
        switch self {
        case .birthRate: \.birthRate
        case .lifetime: \.lifetime
        case .lifetimeRange: \.lifetimeRange
        case .emissionLatitude: \.emissionLatitude
        case .emissionLongitude: \.emissionLongitude
        case .emissionRange: \.emissionRange
        case .velocity: \.velocity
        case .velocityRange: \.velocityRange
        case .xAcceleration: \.xAcceleration
        case .yAcceleration: \.yAcceleration
        case .zAcceleration: \.zAcceleration
        case .scale: \.scale
        case .scaleRange: \.scaleRange
        case .scaleSpeed: \.scaleSpeed
        case .spin: \.spin
        case .spinRange: \.spinRange
        case .redRange: \.redRange
        case .greenRange: \.greenRange
        case .blueRange: \.blueRange
        case .alphaRange: \.alphaRange
        case .redSpeed: \.redSpeed
        case .greenSpeed: \.greenSpeed
        case .blueSpeed: \.blueSpeed
        case .alphaSpeed: \.alphaSpeed
        }
    }
}

extension LayerContent {
    /// A numeric property of the emitter cell with that name; nil when there is none.
    package func value(ofCell name: String, _ key: EmitterCellKey) -> AnimationValue? {
        guard case .emitter(let emitter, _) = self, let cell = emitter.cells.first(where: { $0.name == name }) else {
            return nil
        }
        return .scalar(CGFloat(cell[keyPath: key.path]))
    }

    mutating func set(_ value: AnimationValue, ofCell name: String, _ key: EmitterCellKey) {
        guard case .scalar(let number) = value, case .emitter(var emitter, let past) = self,
            let index = emitter.cells.firstIndex(where: { $0.name == name })
        else { return }
        emitter.cells[index][keyPath: key.path] = Double(number)
        self = .emitter(emitter, past)
    }
}
