import Raster

/// Encodes particles as rasterizer commands: each draws its sprite, from the appropriate mipmap level, in its own
/// colour.
struct ParticlePainter {
    private let particles: DisplayList.Particles
    /// The mipmap levels of each sprite.
    private let levels: [[Bitmap]]

    init(_ particles: DisplayList.Particles) {
        self.particles = particles
        levels = particles.sprites.map { sprite in
            // Only the part that particles may show, as a separate image.
            guard let first = sprite.bitmap.tinted(.white, within: sprite.source) else { return [] }
            return [first] + first.mipmaps(of: first.buffer.bounds).prefix(Self.maxLevelCount - 1)
        }
    }

    private static let maxLevelCount = 8

    func commands(within area: PixelRect, threads: Int) -> [Command] {
        ThreadPool.map(particles.quads.count, threads: threads) { command(for: particles.quads[$0], within: area) }
            .compactMap(\.self)
    }

    private func command(for quad: DisplayList.Quad, within area: PixelRect) -> Command? {
        let clip = quad.bounds.intersection(area)
        let sprite = particles.sprites[quad.sprite]
        guard !clip.isEmpty, let toPicture = quad.projection.inverse, !levels[quad.sprite].isEmpty else { return nil }
        let coverage = Coverage(RoundedBox(sprite.source.box), through: quad.projection, clip: clip)
        guard !coverage.isEmpty else { return nil }
        let scale = quad.projection.scale(at: sprite.source.box.center)
        var level = 0
        // The smallest mipmap whose texels are at most a pixel wide: they are then more than half a pixel, and
        // bilinear sampling skips none.
        while level + 1 < levels[quad.sprite].count, scale * Double(2 << level) <= 1 { level += 1 }
        let bitmap = levels[quad.sprite][level]
        let toLevel = Projection(
            a: Double(bitmap.width) / Double(sprite.source.width), b: 0, c: 0,
            d: Double(bitmap.height) / Double(sprite.source.height), tx: 0, ty: 0)
        let origin = Projection.translation(-Double(sprite.source.x), -Double(sprite.source.y))
        let paint = ImagePaint(
            bitmap: bitmap, toPaint: toPicture.then(origin).then(toLevel), filter: sprite.filter)
        return .fill(
            Command.Fill(
                coverage, .image(paint.tinted(quad.color)), opacity: quad.color.alpha, blendMode: particles.blendMode))
    }
}
