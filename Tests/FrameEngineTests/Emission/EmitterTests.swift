import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// The rules of [CAEmitterLayer](https://developer.apple.com/documentation/quartzcore/caemitterlayer) and
/// [CAEmitterCell](https://developer.apple.com/documentation/quartzcore/caemittercell).
final class EmitterTests: ManualClockTestCase {
    private var emitter = CAEmitterLayer()
    private var cell = CAEmitterCell()

    override func setUp() {
        super.setUp()
        emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        emitter.beginTime = 100
        cell = CAEmitterCell()
        cell.name = "dot"
        cell.contents = CGImage.solid(1, 1, 1)
        cell.birthRate = 10
        cell.lifetime = 2
    }

    /// Returns the particles so many seconds after the emitter's beginning.
    private func particles(at time: Double) throws -> [Particle] {
        let layer = try XCTUnwrap(emitter.commitForRendering())
        return ParticleEmission(of: layer, at: time).particles
    }

    private func start() { emitter.emitterCells = [cell] }

    // MARK: Births

    /// Apple's reference for `birthRate`: "The number of emitted objects created every second", and for `lifetime`:
    /// "The lifetime of the cell, in seconds".
    func testBirthsAndDeathsFollowTheRateAndTheLifetime() throws {
        start()
        for (time, count) in [(-1.0, 0), (0, 0), (0.05, 0), (0.1, 1), (0.55, 5), (1.999, 19), (7.05, 20)] {
            XCTAssertEqual(try particles(at: time).count, count, "at \(time) s")
        }
        XCTAssertEqual(try particles(at: 0.55).map { ($0.birth * 10).rounded() }, [1, 2, 3, 4, 5])
    }

    /// A hundred thousand times the age of the universe, where an animation step adds nothing to the time; and births
    /// of births that are never visible.
    func testBirthsWithoutEndEnd() throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.beginTime, animation.duration, animation.repeatCount) = (1, 2, .infinity)
        emitter.add(animation, forKey: nil)
        start()
        for time in [1e13, 1e17, 1e30, 1e300] { XCTAssertLessThanOrEqual(try particles(at: time).count, 21) }
        for _ in 0..<4 {
            let outer = CAEmitterCell()
            (outer.birthRate, outer.lifetime, outer.emitterCells) = (1e6, 1e6, [cell])
            cell.contents = nil
            cell = outer
        }
        start()
        XCTAssertEqual(try particles(at: 1000).count, 0)
    }

    /// Apple's header on the layer's `birthRate`, `lifetime`, `velocity`, `scale`, `spin`: they multiply the cell's.
    func testTheLayerMultipliesWhatItsCellsSay() throws {
        cell.velocity = 10
        cell.scale = 2
        cell.spin = 1
        start()
        emitter.birthRate = 2
        emitter.lifetime = 0.5
        emitter.velocity = 3
        emitter.scale = 0.25
        emitter.spin = 4
        let all = try particles(at: 5.001)
        XCTAssertEqual(all.count, 20)
        let last = try XCTUnwrap(all.last)
        let age = 5.001 - last.birth
        XCTAssertEqual(last.x, 30 * age, accuracy: 1e-9)
        XCTAssertEqual(last.scale, 0.5)
        XCTAssertEqual(last.rotation, 4 * age, accuracy: 1e-9)
    }

    func testAParticleMovesBySpeedAndAcceleration() throws {
        cell.birthRate = 1
        cell.lifetime = 10
        cell.velocity = 10
        cell.emissionLongitude = .pi / 2
        cell.xAcceleration = 4
        cell.yAcceleration = -2
        cell.zAcceleration = 1
        cell.scaleSpeed = -0.125
        start()
        emitter.emitterPosition = CGPoint(x: 50, y: 20)
        emitter.emitterZPosition = 7
        let first = try XCTUnwrap(particles(at: 5).first)
        XCTAssertEqual(first.birth, 1)
        XCTAssertEqual(first.x, 50 + 0.5 * 4 * 16, accuracy: 1e-9)
        XCTAssertEqual(first.y, 20 + 40 - 16, accuracy: 1e-9)
        XCTAssertEqual(first.z, 7 + 8, accuracy: 1e-9)
        XCTAssertEqual(first.scale, 0.5)
    }

    /// Ranges are centred on the mean (`CAEmitterCell.h`), with a uniform distribution.
    func testRangesLieAboutTheMean() throws {
        cell.birthRate = 1000
        cell.scale = 2
        cell.scaleRange = 1
        cell.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        cell.redRange = 0.4
        start()
        let all = try particles(at: 3)
        let scales = all.map(\.scale)
        XCTAssertEqual(scales.reduce(0, +) / Double(scales.count), 2, accuracy: 0.03)
        XCTAssertEqual(scales.min()!, 1.5, accuracy: 0.01)
        XCTAssertEqual(scales.max()!, 2.5, accuracy: 0.01)
        let reds = all.map { Double($0.color.red) }
        XCTAssertEqual(reds.min()!, 0.3, accuracy: 0.01)
        XCTAssertEqual(reds.max()!, 0.7, accuracy: 0.01)
        XCTAssertTrue(all.allSatisfy { $0.color.green == 0.5 })
    }

    func testColorsChangeWithAgeAndStayInRange() throws {
        cell.lifetime = 10
        cell.birthRate = 1
        cell.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        cell.redSpeed = 0.1
        cell.greenSpeed = -0.25
        cell.alphaSpeed = -0.125
        start()
        let first = try XCTUnwrap(particles(at: 5).first)
        XCTAssertEqual(first.color.red, 0.9, accuracy: 1e-6)
        XCTAssertEqual(first.color.green, 0)
        XCTAssertEqual(first.color.alpha, 0.5, accuracy: 1e-6)
    }

    // MARK: Repeatability

    func testTheParticlesAreAFunctionOfTheTimeAlone() throws {
        cell.velocity = 40
        cell.velocityRange = 30
        cell.emissionRange = 2 * .pi
        cell.spinRange = 3
        start()
        let there = try particles(at: 3.3)
        _ = try [0.1, 5, 1000.25, 2].map(particles)
        let again = try particles(at: 3.3)
        XCTAssertEqual(there.map(\.x), again.map(\.x))
        // A particle that is alive in two frames is the same in both.
        let later = try particles(at: 3.8)
        let shared = there.filter { particle in later.contains { $0.birth == particle.birth } }
        XCTAssertEqual(shared.count, 15)
        for particle in shared {
            let other = try XCTUnwrap(later.first { $0.birth == particle.birth })
            XCTAssertEqual(
                atan2(particle.y, particle.x), atan2(other.y, other.x), accuracy: 1e-9, "the direction is kept")
        }
    }

    func testTheSeedDecides() throws {
        cell.velocity = 40
        cell.emissionRange = 2 * .pi
        start()
        let zero = try particles(at: 3).map(\.x)
        emitter.seed = 1
        CATransaction.flush()
        let history = try particles(at: 3).map(\.x)
        XCTAssertNotEqual(zero, history)
        emitter.seed = 0
        CATransaction.flush()
        XCTAssertEqual(try particles(at: 3).map(\.x), zero)
    }

    // MARK: Shapes

    func testParticlesAreBornOnTheShape() throws {
        typealias Mode = CAEmitterLayerEmitterMode
        typealias Shape = CAEmitterLayerEmitterShape
        cell.birthRate = 500
        start()
        emitter.emitterSize = CGSize(width: 20, height: 10)
        emitter.emitterDepth = 6
        func isOnBox(_ p: Particle, _ w: Double, _ h: Double, _ d: Double, faces: Int) -> Bool {
            let sides = [(p.x, w), (p.y, h), (p.z, d)].filter { $0.1 > 0 }
            let isInside = sides.allSatisfy { abs($0.0) <= $0.1 / 2 + 1e-9 }
            return isInside && sides.count { abs(abs($0.0) - $0.1 / 2) < 1e-9 } >= faces
        }
        func radius(_ p: Particle) -> Double { (p.x * p.x + p.y * p.y + p.z * p.z).squareRoot() }
        let rules: [(Shape, Mode, (Particle) -> Bool)] = [
            (.point, .volume, { $0.x == 0 && $0.y == 0 }),
            (.line, .points, { abs($0.x) == 10 && $0.y == 0 }),
            (.line, .outline, { abs($0.x) <= 10 && $0.y == 0 }),
            (.rectangle, .points, { isOnBox($0, 20, 10, 0, faces: 2) }),
            (.rectangle, .outline, { isOnBox($0, 20, 10, 0, faces: 1) }),
            (.rectangle, .surface, { isOnBox($0, 20, 10, 0, faces: 0) && $0.z == 0 }),
            (.cuboid, .points, { isOnBox($0, 20, 10, 6, faces: 3) }),
            (.cuboid, .outline, { isOnBox($0, 20, 10, 6, faces: 2) }),
            (.cuboid, .surface, { isOnBox($0, 20, 10, 6, faces: 1) }),
            (.cuboid, .volume, { isOnBox($0, 20, 10, 6, faces: 0) }),
            (.circle, .outline, { abs(radius($0) - 20) < 1e-9 && $0.z == 0 }),
            (.circle, .volume, { radius($0) <= 20 && $0.z == 0 }),
            (.sphere, .surface, { abs(radius($0) - 20) < 1e-9 }),
            (.sphere, .volume, { radius($0) <= 20 }),
        ]
        for (shape, mode, holds) in rules {
            emitter.emitterShape = shape
            emitter.emitterMode = mode
            // Particles born before the change are unchanged.
            let all = try fresh().particles
            XCTAssertGreaterThan(all.count, 400)
            XCTAssertTrue(all.allSatisfy(holds), "\(shape.rawValue), \(mode.rawValue)")
        }
    }

    /// Returns the emission of the layer's current state, without history.
    private func fresh(at time: Double = 1) throws -> ParticleEmission {
        let copy = CAEmitterLayer(layer: emitter)
        return ParticleEmission(of: try XCTUnwrap(copy.commitForRendering()), at: time)
    }

    /// Apple's sample code lets snow fall from a line with a longitude of 0 and a negative velocity, and many programs
    /// let confetti fall with a longitude of pi.
    func testALineSendsParticlesAcrossItself() throws {
        cell.velocity = 10
        emitter.emitterShape = .line
        emitter.emitterSize = CGSize(width: 20, height: 0)
        for mode: CAEmitterLayerEmitterMode in [.volume, .outline, .surface, .points] {
            emitter.emitterMode = mode
            for (longitude, x, y) in [(0, 0, -1), (.pi, 0, 1), (.pi / 2, 1, 0)] as [(CGFloat, Double, Double)] {
                cell.emissionLongitude = longitude
                start()
                let particles = try fresh().particles
                XCTAssertFalse(particles.isEmpty)
                for particle in particles {
                    let distance = 10 * (1 - particle.birth)
                    XCTAssertEqual(particle.y, y * distance, accuracy: 1e-9)
                    if x == 0 { XCTAssertLessThanOrEqual(abs(particle.x), 10 + 1e-9) }
                    XCTAssertLessThanOrEqual(abs(particle.x - x * distance), 10 + 1e-9)
                }
            }
        }
    }

    func testACircleSendsParticlesOutwards() throws {
        cell.velocity = 10
        start()
        emitter.emitterShape = .circle
        emitter.emitterMode = .outline
        emitter.emitterSize = CGSize(width: 20, height: 0)
        for particle in try particles(at: 3) {
            XCTAssertEqual(hypot(particle.x, particle.y), 20 + 10 * (3 - particle.birth), accuracy: 1e-9)
        }
    }

    /// "The angle, in radians, defining a cone around the emission angle" (`emissionRange`).
    func testDirectionsFillACone() throws {
        cell.birthRate = 500
        cell.velocity = 100
        cell.emissionRange = .pi / 3
        start()
        var widest = 0.0
        for particle in try particles(at: 1) where particle.birth < 0.99 {
            let length = (particle.x * particle.x + particle.y * particle.y + particle.z * particle.z).squareRoot()
            widest = max(widest, acos(particle.x / length))
        }
        XCTAssertEqual(widest, .pi / 6, accuracy: 0.02)
    }

    // MARK: Cells of cells

    func testParticlesEmitParticles() throws {
        let spark = CAEmitterCell()
        spark.contents = cell.contents
        spark.birthRate = 4
        spark.lifetime = 0.5
        spark.velocity = 1
        cell.contents = nil
        cell.birthRate = 1
        cell.lifetime = 1
        cell.velocity = 20
        cell.scale = 3
        cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        cell.emitterCells = [spark]
        start()
        let all = try particles(at: 1.9)
        // Born at 1 s; it has emitted at 0.25, 0.5 and 0.75 s of its life, and the first spark has died.
        XCTAssertEqual(all.map(\.birth), [1.5, 1.75])
        XCTAssertEqual(all[0].x, 20 * 0.5 + 0.4, accuracy: 1e-9)
        XCTAssertEqual(all[0].scale, 3)
        XCTAssertEqual(all[0].color.green, 0)
    }

    // MARK: Changes

    func testParticlesBornBeforeAChangeLiveOn() throws {
        start()
        CATransaction.flush()
        advance(to: 1.05)
        CATransaction.setDisableActions(true)
        emitter.birthRate = 0
        CATransaction.flush()
        XCTAssertEqual(try particles(at: 1.5).count, 10)
        XCTAssertEqual(try particles(at: 2.55).count, 5)
        XCTAssertEqual(try particles(at: 3.2).count, 0)
        let root = try XCTUnwrap(emitter.committed)
        XCTAssertEqual(root.nextChange(atParentTime: 101.5), 101.5)
        XCTAssertEqual(root.nextChange(atParentTime: 104), .infinity)
    }

    func testAMovedEmitterLeavesATrail() throws {
        start()
        CATransaction.flush()
        advance(to: 1.05)
        CATransaction.setDisableActions(true)
        emitter.emitterPosition = CGPoint(x: 50, y: 0)
        CATransaction.flush()
        XCTAssertEqual(try particles(at: 1.5).map(\.x), Array(repeating: 0, count: 10) + Array(repeating: 50, count: 5))
    }

    func testACellIsAnimatedByItsName() throws {
        cell.birthRate = 0
        start()
        let burst = CABasicAnimation(keyPath: "emitterCells.dot.birthRate")
        burst.fromValue = 64
        burst.toValue = 64
        burst.duration = 1
        emitter.add(burst, forKey: "burst")
        CATransaction.flush()
        XCTAssertEqual(try particles(at: 0.99).count, 63)
        // When the animation has ended and been removed, its particles live on.
        advance(to: 1.5)
        XCTAssertNil(emitter.animation(forKey: "burst"))
        XCTAssertEqual(try particles(at: 1.5).count, 63, accuracy: 1)
        XCTAssertEqual(try particles(at: 2.5).count, 32, accuracy: 1)
    }

    func testACellIsChangedByItsName() throws {
        start()
        emitter.setValue(50, forKeyPath: "emitterCells.dot.birthRate")
        XCTAssertEqual(emitter.value(forKeyPath: "emitterCells.dot.birthRate") as? NSNumber, 50)
        XCTAssertEqual(try fresh(at: 1.001).particles.count, 50)
        // The cell is copied when it is set.
        cell.birthRate = 1
        XCTAssertEqual(try fresh(at: 1.001).particles.count, 50)
    }

    // MARK: Drawing

    func testAParticleShowsItsPictureInItsColor() {
        cell.birthRate = 1
        cell.lifetime = 10
        cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        start()
        emitter.emitterPosition = CGPoint(x: 20, y: 20)
        let picture = Picture(of: emitter, size: CGSize(width: 40, height: 40), at: 101.5)
        XCTAssertEqual(picture.area, 32, accuracy: 0.3)
        XCTAssertPixel(picture[20, 20], 128, 64, 0, 128)
        XCTAssertPixel(picture[15, 20], 0, 0, 0, 0)
    }

    func testAdditiveParticlesAddUp() {
        cell.birthRate = 2
        cell.lifetime = 10
        cell.color = CGColor(red: 0.25, green: 0.1, blue: 0, alpha: 1)
        start()
        emitter.emitterPosition = CGPoint(x: 20, y: 20)
        emitter.renderMode = .additive
        let picture = Picture(of: emitter, size: CGSize(width: 40, height: 40), at: 101.1)
        XCTAssertPixel(picture[20, 20], 128, 52, 0, within: 2)
    }

    // MARK: Hostile values

    func testInvalidValuesAreIgnored() {
        cell.birthRate = .nan
        cell.velocity = .infinity
        XCTAssertEqual(cell.birthRate, 10)
        XCTAssertEqual(cell.velocity, 0)
        emitter.emitterSize = CGSize(width: CGFloat.nan, height: 1)
        emitter.lifetime = .infinity
        XCTAssertEqual(emitter.emitterSize, .zero)
        XCTAssertEqual(emitter.lifetime, 1)
        emitter.setValue(1, forKeyPath: "emitterCells.nobody.birthRate")
    }

    func testParticlesWithoutNumberAreBounded() throws {
        cell.birthRate = 1e9
        cell.lifetime = 1e9
        cell.emitterCells = [cell]
        start()
        XCTAssertEqual(try particles(at: 1e5).count, ParticleEmission.maxParticleCount)
        emitter.setValue(1e38, forKeyPath: "emitterCells.dot.birthRate")
        XCTAssertLessThanOrEqual(try particles(at: 1e5).count, ParticleEmission.maxParticleCount)
    }
}
