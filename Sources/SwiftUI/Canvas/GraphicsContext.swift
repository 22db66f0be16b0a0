public import CoreGraphics
import Foundation

/// The drawing context of a `Canvas`. A copy has its own state and draws on the same canvas.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext)
public struct GraphicsContext {
    /// Where it is drawn.
    let target: CGContext
    /// The canvas, in its own points.
    let bounds: CGRect
    /// How many pixels make a point.
    let scale: CGFloat

    /// The opacity of all drawing.
    public var opacity: Double = 1
    /// The blend mode of drawing.
    public var blendMode: BlendMode = .normal
    /// The environment of the canvas.
    public internal(set) var environment: EnvironmentValues
    /// From the points that are drawn in to the canvas's.
    public var transform = CGAffineTransform.identity

    var clips: [Clip] = []
    var filters: [PlacedFilter] = []

    /// What drawing is kept inside of.
    struct Clip {
        enum Shape {
            case path(CGPath, CGPathFillRule, isInverse: Bool)
            /// Its opacity, over the whole canvas.
            case mask(CGImage)
        }
        let shape: Shape
        let transform: CGAffineTransform
    }

    init(_ target: CGContext, size: CGSize, scale: CGFloat = 2, environment: EnvironmentValues) {
        self.target = target
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        self.environment = environment
    }

    // MARK: Space

    /// Stretches what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Turns what is drawn from now on.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.finiteRadians)))
    }

    /// Maps what is drawn from now on.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps drawing outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The smallest rectangle around what can be drawn on, in the points that are drawn in.
    public var clipBoundingRect: CGRect {
        var box = bounds
        for clip in clips {
            guard case .path(let path, _, false) = clip.shape else { continue }
            box = box.intersection(path.boundingBoxOfPath.applying(clip.transform))
        }
        return box.isNull ? box : box.applying(transform.inverted())
    }

    /// Keeps what is drawn from now on inside a path, and inside the clips there are.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let shape = Clip.Shape.path(path.cgPath, style.rule, isInverse: options.contains(.inverse))
        clips.append(Clip(shape: shape, transform: transform))
    }

    /// Keeps what is drawn from now on to where another drawing is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let isInverse = options.contains(.inverse)
        let mask = try offscreen { target in
            try withLayer(on: target) { try content(&$0) }
            guard isInverse else { return }
            target.setBlendMode(.sourceOut)
            target.setFillColor(.opaqueBlack)
            target.fill(bounds)
        }
        guard let mask = mask?.opacityMask else { return }
        clips.append(Clip(shape: .mask(mask), transform: .identity))
    }

    // MARK: Drawing

    /// Draws on the canvas with Quartz, in the state there is.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        try draw { try content($0) }
    }

    /// Draws apart, and then all of it at once: with the opacity, the blend mode and the filters there are.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let space = transform
        try draw { target in
            // The space is set within; what the layer starts with is the state's own.
            target.concatenate(space.inverted())
            target.beginTransparencyLayer(auxiliaryInfo: nil)
            defer { target.endTransparencyLayer() }
            try withLayer(on: target) {
                $0.transform = space
                try content(&$0)
            }
        }
    }

    /// A context without opacity, clips and filters on a target whose points are the canvas's.
    private func withLayer(on target: CGContext, _ content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(target, size: bounds.size, scale: scale, environment: environment)
        layer.transform = transform
        try content(&layer)
    }

    /// Draws in the state there is.
    func draw(_ body: (CGContext) throws -> Void) rethrows {
        target.saveGState()
        defer { target.restoreGState() }
        applyClips()
        target.setBlendMode(blendMode.cgBlendMode)
        target.setAlpha(CGFloat(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
        guard !filters.isEmpty else {
            target.concatenate(transform)
            return try body(target)
        }
        let picture = try offscreen { context in
            context.concatenate(transform)
            try body(context)
        }
        guard let picture, let filtered = filter(picture) else { return }
        target.drawUpright(filtered, in: bounds)
    }

    private func applyClips() {
        for clip in clips {
            switch clip.shape {
            case .path(let path, let rule, let isInverse):
                let outline = Path(path).applying(clip.transform).cgPath
                if isInverse {
                    let outside = Path(bounds).cgPath.subtracting(outline, using: rule)
                    target.addPath(outside)
                    target.clip()
                } else {
                    target.addPath(outline)
                    target.clip(using: rule)
                }
            case .mask(let mask):
                target.clipUpright(to: bounds, mask: mask)
            }
        }
    }

    /// An image of a drawing on the whole canvas.
    func offscreen(_ drawing: (CGContext) throws -> Void) rethrows -> CGImage? {
        guard let canvas = Picture.canvas(bounds.size, scale: scale) else { return nil }
        try drawing(canvas)
        return canvas.makeImage()
    }
}

extension CGImage {
    /// The image's opacity as grays, which is what Quartz clips to.
    fileprivate var opacityMask: CGImage? {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        guard let context else { return nil }
        let area = CGRect(x: 0, y: 0, width: width, height: height)
        context.paint(.color(.white), place: area, area: area) { context.draw(self, in: area) }
        return context.makeImage()
    }
}

extension CGContext {
    /// Draws an image the right way up in a space whose y points down.
    func drawUpright(_ image: CGImage, in rect: CGRect) {
        saveGState()
        defer { restoreGState() }
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: rect)
    }

    /// Clips to an image's opacity in a space whose y points down.
    fileprivate func clipUpright(to rect: CGRect, mask: CGImage) {
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        clip(to: rect, mask: mask)
        scaleBy(x: 1, y: -1)
        translateBy(x: 0, y: -(rect.minY + rect.maxY))
    }
}
