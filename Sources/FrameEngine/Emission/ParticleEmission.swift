import CoreGraphics
import Raster

/// The particles of an emitter layer at one moment.
///
/// They are a function of the layer's time alone, and the same whatever frames came before. A cell gives birth at whole
/// multiples of the time between two births; each particle's random numbers come from its moment of birth; and where it
/// is now follows from its age. Where properties change or are animated, each particle is born with those of its moment.
package struct ParticleEmission: Sendable {
    package private(set) var particles: [Particle] = []
    /// The pictures that particles show.
    private(set) var sprites: [ParticleSprite] = []
    private let time: Double

    /// No layer has more particles than this; the youngest are kept.
    package static let maxParticleCount = 50_000

    /// No more births than this are followed, whether there is anything to see of the particles or not.
    private var remainingBirths = maxBirthCount
    private static let maxBirthCount = 1 << 20

    /// How many moments the emitter's values were worked out for.
    private var moments = 0

    /// Roughly how many microseconds it took to follow all births.
    var work: Double { 1 + Double(Self.maxBirthCount - remainingBirths) / 4 + Double(moments) }

    /// The particles of a layer when its own time is `time`.
    package init(of layer: RenderLayer, at time: Double) {
        self.time = time
        guard case .emitter(_, let past) = layer.content, time.isFinite else { return }
        var begin = 0.0
        for version in past.versions {
            emit(version.layer, from: begin, until: min(version.end, time.nextUp), reach: version.reach)
            begin = max(begin, version.end)
        }
        emit(layer, from: begin, until: time.nextUp, reach: layer.maxEmissionDuration)
    }

    // MARK: Births

    private mutating func emit(_ layer: RenderLayer, from begin: Double, until end: Double, reach: Double) {
        let begin = max(begin, time - reach)
        guard begin < end else { return }
        let step = max(Self.shortestStep, reach / Self.maxStepCount)
        // So late that steps can no longer be counted, nothing changes within one.
        guard !layer.animations.isEmpty, end / step < 0x1p52 else {
            if let emitter = layer.emitter(at: begin) { emit(emitter, from: begin, until: end) }
            return
        }
        // Step by step, each with the values at its begin. Steps lie at fixed times, however long the layer has run.
        var index = (begin / step).rounded(.down)
        while index * step < end, remainingBirths > 0 {
            moments += 1
            if let emitter = layer.emitter(at: index * step) {
                emit(emitter, from: max(begin, index * step), until: min(end, (index + 1) * step))
            }
            index += 1
        }
    }

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

    /// Adds a particle, if it lives, and what it has emitted.
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

    // MARK: Pictures

    /// A box that holds all particles, in the layer's own space.
    var extent: Box {
        var box = Box.empty
        for particle in particles {
            let sprite = sprites[particle.sprite]
            let side = Double(Swift.max(sprite.source.width, sprite.source.height))
            // A square that is turned reaches as far as its diagonal.
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

/// The picture that a cell's particles show.
struct ParticleSprite: Sendable, Equatable {
    let image: CGImage
    /// The part of it that is shown, in pixels.
    let source: PixelRect
    /// Pixels in a point.
    let scale: Double
    let filter: ImagePaint.Filter

    /// Nil for a cell without a picture.
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

/// The moments of birth in a stretch of time: whole multiples of the time between two births, 0 not among them.
private struct Births: Sequence, IteratorProtocol {
    private let rate: Double
    private var index: Double
    private let last: Double

    init(rate: Double, from begin: Double, until end: Double) {
        self.rate = rate
        let last = (end * rate).rounded(.up) - 1
        // Above this, whole numbers are no longer exact.
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
