import CoreGraphics
import Foundation
import Raster

/// Paints the particles of an emitter layer, over its background.
enum EmitterPainter {
    static func paint(_ emitter: EmitterProperties, of context: LayerPaintContext, to writer: inout ListWriter) {
        var work = 0.0
        let emission = writer.extents.emissions.emission(
            of: context.layer, at: context.plane.sample.localTime, work: &work)
        // Placing a particle takes time whether it is visible or not.
        writer.charge(work + Double(emission.particles.count) * 0.4)
        guard !emission.particles.isEmpty else { return }
        // Copies are charged by their items.
        var remainingWork = writer.isInCopy ? Double(writer.limits.copyCost) : writer.limits.particleWork
        let particles = writer.pools.particles.box(DisplayList.Particles()) { particles in
            particles.blendMode = emitter.renderMode == .additive ? .plusLighter : .sourceOver
            particles.fill(with: emission, of: emitter, in: context, &remainingWork)
        }
        if !writer.isInCopy { writer.limits.particleWork = remainingWork }
        if !particles.value.quads.isEmpty { writer.list.append(.particles(particles)) }
    }
}

extension DisplayList.Particles {
    fileprivate init() { self.init(sprites: [], quads: [], blendMode: .sourceOver, bounds: .zero) }

    /// Replaces the sprites and particles by those of an emission, reusing the memory.
    fileprivate mutating func fill(
        with emission: ParticleEmission, of emitter: EmitterProperties, in context: LayerPaintContext,
        _ remainingWork: inout Double
    ) {
        sprites.removeAll(keepingCapacity: true)
        for sprite in emission.sprites {
            sprites.append(
                DisplayList.Sprite(bitmap: sprite.image.bitmap, source: sprite.source, filter: sprite.filter))
        }
        quads.removeAll(keepingCapacity: true)
        quads.reserveCapacity(emission.particles.count)
        bounds = PixelRect.zero
        let tint = context.plane.inherited.tint
        for particle in emitter.renderMode.order(emission.particles) {
            let sprite = emission.sprites[particle.sprite]
            let projection = sprite.place(particle, in: emitter.preservesDepth ? nil : context.toDevice, context)
            guard projection.isFinite else { continue }
            let extent = projection.deviceBounds(of: sprite.source.box, within: context.clip)
            guard !extent.isEmpty else { continue }
            remainingWork -= DisplayList.Quad.drawCost(within: extent)
            guard remainingWork > 0 else {
                reportOnce("particles are too many and too large to draw in reasonable time: some are omitted")
                break
            }
            bounds = bounds.union(extent)
            var color = particle.color.multiplied(by: tint)
            color.alpha *= context.partOpacity
            quads.append(
                DisplayList.Quad(sprite: particle.sprite, projection: projection, color: color, bounds: extent))
        }
    }
}

extension ParticleSprite {
    /// The projection from the image's pixels to the device's: through the layer's plane, or with depth if it is nil.
    fileprivate func place(_ particle: Particle, in plane: Projection?, _ context: LayerPaintContext) -> Projection {
        let k = particle.scale / scale
        let (c, s) = (cos(particle.rotation) * k, sin(particle.rotation) * k)
        let middle = source.box.center
        let upright: Double = context.plane.inherited.isFlipped ? -1 : 1
        let toLayer = Projection(
            a: c, b: s, c: -s * upright, d: c * upright, tx: particle.x - middle.x * c + middle.y * s * upright,
            ty: particle.y - middle.x * s - middle.y * c * upright)
        if let plane { return toLayer.then(plane) }
        let raised = CATransform3DTranslate(context.plane.matrix, 0, 0, CGFloat(particle.z))
        return toLayer.then(Projection(flattening: raised)).then(context.spaceToDevice)
    }
}

extension CAEmitterLayerRenderMode {
    /// The particles in painting order.
    fileprivate func order(_ particles: [Particle]) -> [Particle] {
        // Swift's sort is stable.
        return switch self {
        case .oldestFirst: particles.sorted { $0.birth < $1.birth }
        case .oldestLast: particles.sorted { $0.birth > $1.birth }
        case .backToFront: particles.sorted { $0.z < $1.z }
        default: particles
        }
    }
}
