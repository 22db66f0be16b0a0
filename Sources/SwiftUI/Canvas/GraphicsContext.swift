public import CoreGraphics
import Foundation

/// The drawing context of a `Canvas`. A copy has its own state and draws on the same canvas.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext)
public struct GraphicsContext {
    /// The Quartz context that is drawn into.
    let target: CGContext
    /// The bounds of the canvas, in points.
    var bounds: CGRect
    /// The number of pixels per point.
    let scale: CGFloat

    /// The opacity of all drawing.
    public var opacity: Double = 1
    /// The blend mode of drawing.
    public var blendMode: BlendMode = .normal
    /// The environment of the canvas.
    public internal(set) var environment: EnvironmentValues
    /// The transform from drawing coordinates to the canvas's points.
    public var transform = CGAffineTransform.identity

    var clips: [Clip] = []
    var filters: [PlacedFilter] = []
    /// The views that can be drawn as symbols.
    var symbols: CanvasSymbols?

    /// A region to which drawing is clipped.
    struct Clip {
        enum Shape {
            case path(CGPath, CGPathFillRule, isInverse: Bool)
            /// The opacity of an image that covers the canvas.
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

    // MARK: Transform

    /// Scales subsequent drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Translates subsequent drawing, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Rotates subsequent drawing, clockwise for positive angles.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.finiteRadians)))
    }

    /// Transforms subsequent drawing.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Clips to the outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounding rectangle of the clip, in drawing coordinates.
    public var clipBoundingRect: CGRect {
        var box = bounds
        for clip in clips {
            guard case .path(let path, _, false) = clip.shape else { continue }
            box = box.intersection(path.boundingBoxOfPath.applying(clip.transform))
        }
        return box.isNull ? box : box.applying(transform.inverted())
    }

    /// Clips subsequent drawing to a path, in addition to existing clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let shape = Clip.Shape.path(path.cgPath, style.rule, isInverse: options.contains(.inverse))
        clips.append(Clip(shape: shape, transform: transform))
    }

    /// Clips subsequent drawing to the opacity of another drawing.
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

    /// Draws with Quartz in the current state.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        try draw { try content($0) }
    }

    /// Draws into a separate layer, which is composited with the current opacity, blend mode and filters.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let space = transform
        try draw { target in
            // The transform is set inside; the layer starts with the rest of the state.
            target.concatenate(space.inverted())
            target.beginTransparencyLayer(auxiliaryInfo: nil)
            defer { target.endTransparencyLayer() }
            try withLayer(on: target) {
                $0.transform = space
                try content(&$0)
            }
        }
    }

    /// Calls `content` with a context without opacity, clips and filters on a target with the canvas's coordinates.
    private func withLayer(on target: CGContext, _ content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(target, size: bounds.size, scale: scale, environment: environment)
        (layer.transform, layer.symbols) = (transform, symbols)
        try content(&layer)
    }

    /// Draws in the current state.
    ///
    /// - Parameter box: the drawing's bounding box, in drawing coordinates; nil if it isn't known.
    func draw(in box: CGRect? = nil, _ body: (CGContext) throws -> Void) rethrows {
        target.saveGState()
        defer { target.restoreGState() }
        applyClips()
        target.setBlendMode(blendMode.cgBlendMode)
        target.setAlpha(CGFloat(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
        guard !filters.isEmpty else {
            target.concatenate(transform)
            return try body(target)
        }
        let region = filteredRegion(of: box)
        guard !region.isEmpty else { return }
        var part = self
        part.bounds = CGRect(origin: .zero, size: region.size)
        let picture = try part.offscreen { context in
            context.translateBy(x: -region.minX, y: -region.minY)
            context.concatenate(transform)
            try body(context)
        }
        guard let picture, let filtered = part.filter(picture) else { return }
        target.drawUpright(filtered, in: region)
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

    /// Draws into an image of the whole canvas.
    func offscreen(_ drawing: (CGContext) throws -> Void) rethrows -> CGImage? {
        guard let canvas = Picture.canvas(bounds.size, scale: scale) else { return nil }
        try drawing(canvas)
        return canvas.makeImage()
    }
}

extension CGImage {
    /// The image's opacity as a grey image, as Quartz expects for a clip.
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
