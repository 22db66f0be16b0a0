import CoreGraphics
import Raster

/// The particles of an emitter layer at one time.
///
/// They are a function of the layer's time alone, independent of earlier frames. A cell emits at whole multiples of its
/// emission interval; each particle's random numbers derive from its time of birth, and its current state from its age.
/// When properties change or are animated, each particle has the values at its birth.
package struct ParticleEmission: Sendable {
    package private(set) var particles: [Particle] = []
    /// The images of the particles.
    private(set) var sprites: [ParticleSprite] = []
    private var time = 0.0

    /// The maximum number of particles of a layer; the youngest are kept.
    package static let maxParticleCount = 50_000

    /// The remaining number of births to simulate, whether the particles are visible or not.
    private var remainingBirths = maxBirthCount
    private static let maxBirthCount = 1 << 20

    /// The number of times for which the emitter's values were sampled.
    private var moments = 0

    /// The estimated time taken, in microseconds.
    var work: Double { 1 + Double(Self.maxBirthCount - remainingBirths) / 4 + Double(moments) }

    /// No particles.
    init() {}

    /// The particles of a layer at local time `time`.
    package init(of layer: RenderLayer, at time: Double) {
        renew(of: layer, at: time)
    }

    /// Replaces the particles by those of a layer at local time `time`, reusing the memory.
    mutating func renew(of layer: RenderLayer, at time: Double) {
        particles.removeAll(keepingCapacity: true)
        sprites.removeAll(keepingCapacity: true)
        (remainingBirths, moments) = (Self.maxBirthCount, 0)
        self.time = time
        guard case .emitter(_, let past) = layer.content, time.isFinite else { return }
        var begin = 0.0
        for version in past.versions {
            emit(version.layer, from: begin, until: min(version.end, time.nextUp), reach: version.reach)
            begin = max(begin, version.end)
        }
        emit(layer, from: begin, until: time.nextUp, reach: layer.maxEmissionDuration)
    }

    // MARK: Emission

    private mutating func emit(_ layer: RenderLayer, from begin: Double, until end: Double, reach: Double) {
        let begin = max(begin, time - reach)
        guard begin < end else { return }
        let step = max(Self.shortestStep, reach / Self.maxStepCount)
        // At times so large that steps are no longer distinguishable, values are constant.
        guard !layer.animations.isEmpty, end / step < 0x1p52 else {
            if let emitter = layer.emitter(at: begin) { emit(emitter, from: begin, until: end) }
            return
        }
        // In steps, each with the values at its beginning. Steps are at fixed times, independent of the current one.
        var index = (begin / step).rounded(.down)
        while index * step < end, remainingBirths > 0 {
            moments += 1
            if let emitter = layer.emitter(at: index * step) {
                emit(emitter, from: max(begin, index * step), until: min(end, (index + 1) * step))
            }
            index += 1
        }
    }

    // Two steps per frame of a sixtieth of a second. Longer emissions are sampled less often, so that they don't cost
    // more.
    private static let shortestStep = 1.0 / 128
    private static let maxStepCount = 4096.0

    private mutating func emit(_ emitter: EmitterProperties, from begin: Double, until end: Double) {
        for (index, cell) in emitter.cells.enumerated() where cell.isEnabled {
            let times = cell.emissionTimes
            let first = max(begin, times.lowerBound, time - cell.maxVisibleDuration(lifetime: emitter.lifetime))
            let births = Births(
                rate: cell.birthRate * emitter.birthRate, from: first, until: min(end, times.upperBound))
            let sprite = addSprite(of: cell)
            for birth in births {
                var random = ParticleRandom(parent: UInt64(emitter.seed), cell: index, birth: birth)
                let source = ParticleSource(
                    place: emitter.place(&random), lifetime: emitter.lifetime, velocity: emitter.velocity,
                    scale: emitter.scale, spin: emitter.spin)
                add(cell.launch(from: source, &random), of: cell, birth: birth, sprite: sprite)
                guard emitsAnother() else { return }
            }
        }
    }

    private mutating func emitsAnother() -> Bool {
        remainingBirths -= 1
        return remainingBirths > 0 && particles.count < Self.maxParticleCount
    }

    /// Adds a particle, if it is alive, and those that it has emitted.
    private mutating func add(_ launch: ParticleLaunch, of cell: EmitterCellProperties, birth: Double, sprite: Int?) {
        let age = time - birth
        if age < launch.lifetime, let sprite { add(launch, age: age, birth: birth, sprite: sprite) }
        for (index, child) in cell.cells.enumerated() where child.isEnabled {
            let times = child.emissionTimes
            let births = Births(
                rate: child.birthRate,
                from: max(0, times.lowerBound, age - child.maxVisibleDuration(lifetime: 1)),
                until: min(age, launch.lifetime, times.upperBound))
            let sprite = addSprite(of: child)
            for moment in births {
                var random = ParticleRandom(parent: launch.seed, cell: index, birth: moment)
                let source = ParticleSource(
                    place: .init(point: launch.point(at: moment)), scale: launch.scale(at: moment),
                    color: launch.color(at: moment))
                add(child.launch(from: source, &random), of: child, birth: birth + moment, sprite: sprite)
                guard emitsAnother() else { return }
            }
        }
    }

    private mutating func add(_ launch: ParticleLaunch, age: Double, birth: Double, sprite: Int) {
        let color = launch.color(at: age)
        let scale = launch.scale(at: age)
        guard scale > 0, color.w > 0, particles.count < Self.maxParticleCount else { return }
        let point = launch.point(at: age)
        guard point.x.isFinite, point.y.isFinite, point.z.isFinite, scale.isFinite, launch.spin.isFinite else { return }
        particles.append(
            Particle(
                x: point.x, y: point.y, z: point.z, scale: scale, rotation: launch.spin * age,
                color: PaintColor(
                    red: Float(color.x), green: Float(color.y), blue: Float(color.z), alpha: Float(color.w)),
                birth: birth, sprite: sprite))
    }

    // MARK: Images

    /// The bounding box of all particles, in the layer's coordinates.
    var extent: Box {
        var box = Box.empty
        for particle in particles {
            let sprite = sprites[particle.sprite]
            let side = Double(Swift.max(sprite.source.width, sprite.source.height))
            // A rotated square extends as far as its diagonal.
            let reach = side * particle.scale / sprite.scale * 0.5.squareRoot()
            box.include(Point(particle.x - reach, particle.y - reach))
            box.include(Point(particle.x + reach, particle.y + reach))
        }
        return box
    }

    private mutating func addSprite(of cell: EmitterCellProperties) -> Int? {
        guard let sprite = ParticleSprite(cell) else { return nil }
        if let index = sprites.lastIndex(of: sprite) { return index }
        sprites.append(sprite)
        return sprites.count - 1
    }
}

/// The image of a cell's particles.
struct ParticleSprite: Sendable, Equatable {
    let image: CGImage
    /// The part of it that is shown, in pixels.
    let source: PixelRect
    /// Pixels per point.
    let scale: Double
    let filter: ImagePaint.Filter

    /// Nil for a cell without an image.
    init?(_ cell: EmitterCellProperties) {
        guard let image = cell.contents else { return nil }
        self.image = image
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let part = cell.contentsRect
        source = PixelRect(
            around: Box(
                minX: part.minX * width, minY: part.minY * height, maxX: part.maxX * width, maxY: part.maxY * height),
            within: image.bitmap.buffer.bounds)
        scale = Double(cell.contentsScale)
        filter = cell.magnificationFilter == .nearest ? .nearest : .linear
        guard !source.isEmpty else { return nil }
    }
}

/// The birth times in an interval: positive whole multiples of the emission interval.
private struct Births: Sequence, IteratorProtocol {
    private let rate: Double
    private var index: Double
    private let last: Double

    init(rate: Double, from begin: Double, until end: Double) {
        self.rate = rate
        let last = (end * rate).rounded(.up) - 1
        // Beyond this, integers are not exact in floating point.
        guard rate > 0, begin < end, last.isFinite, last < 0x1p52 else {
            (index, self.last) = (1, 0)
            return
        }
        self.last = last
        index = Swift.max((begin * rate).rounded(.up), 1, last - Double(ParticleEmission.maxParticleCount) + 1)
    }

    mutating func next() -> Double? {
        guard index <= last else { return nil }
        defer { index += 1 }
        return index / rate
    }
}
