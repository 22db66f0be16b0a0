public import Foundation
import Raster

extension CGContext {
    /// Sets the fill pattern. The fill colour space must be a pattern space.
    ///
    /// For a coloured pattern `components` is its opacity; for an uncoloured one, a colour in the base space with its
    /// alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(patternSpace: state.fillColorSpace, pattern: pattern, components: components) else {
            return reportOnce("CGContext.setFillPattern(_:colorComponents:): the fill space is not a pattern space")
        }
        setFillColor(color)
    }

    /// Sets the stroke pattern. The stroke colour space must be a pattern space.
    ///
    /// See `setFillPattern(_:colorComponents:)`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(patternSpace: state.strokeColorSpace, pattern: pattern, components: components) else {
            return reportOnce(
                "CGContext.setStrokePattern(_:colorComponents:): the stroke space is not a pattern space")
        }
        setStrokeColor(color)
    }

    /// Sets the offset of patterns, in the context's initial coordinates. Default zero.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else {
            return reportOnce("CGContext.setPatternPhase(_:): a phase that is not finite was ignored")
        }
        state.patternPhase = phase
    }

    // MARK: Painting

    /// Fills a path, in device space, with the fill colour or pattern. The path may be left empty, with different
    /// memory for reuse by the next one.
    func fill(inside path: inout Path, rule: FillRule) {
        guard let pattern = state.fillColor.pattern else {
            return withPaintingState { device.fill(taking: &path, rule: rule, with: $0) }
        }
        paint(pattern, of: state.fillColor, inside: path, rule: rule)
    }

    /// Strokes a path, in device space, with the stroke colour or pattern. The path may be left empty, with different
    /// memory for reuse by the next one.
    func stroke(along path: inout Path) {
        guard let pattern = state.strokeColor.pattern else {
            return withPaintingState { device.stroke(taking: &path, with: $0) }
        }
        guard let outline = StrokeOutline(of: path, with: paintingState) else { return }
        let inDevice = outline.path.mapped { outline.toDevice.apply($0) }
        paint(pattern, of: state.strokeColor, inside: inDevice, rule: .nonZero)
    }

    private func paint(_ pattern: CGPattern, of color: CGColor, inside path: Path, rule: FillRule) {
        guard patternDepth < maxPatternDepth else {
            return reportOnce("CGContext: patterns that paint with each other recursively")
        }
        patternDepth += 1
        defer { patternDepth -= 1 }
        isolated {
            // Overlapping cells are painted as one: alpha, blend mode and shadow apply once.
            state.alpha *= pattern.isColored ? min(max(color.alpha, 0), 1) : 1
            let isPlain = state.alpha == 1 && state.blendMode == .normal && state.shadow == nil
            if !isPlain { beginTransparencyLayer(auxiliaryInfo: nil) }
            state.clip = device.clip(
                state.clip, to: path, rule: rule, antialiased: paintingState.shouldAntialias)
            if !state.clip.box.isEmpty { drawCells(of: pattern, in: pattern.isColored ? nil : color) }
            if !isPlain { endTransparencyLayer() }
        }
    }

    /// The maximum number of cells for a pattern, given the cells that it is nested in.
    private var cellLimit: Int { min(maxCellCount, maxNestedCellCount / cellCount) }

    private func drawCells(of pattern: CGPattern, in color: CGColor?) {
        let toDevice = pattern.matrix
            .concatenating(CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height))
            .concatenating(base)
        guard toDevice.isFinite, let toCells = toDevice.inverse else { return }
        let area = CGRect(state.clip.box).applying(toCells)
        guard Box(area).isFinite else { return }
        // The first and the last cell that overlap the area.
        let columns = cells(
            from: area.minX - pattern.bounds.maxX, to: area.maxX - pattern.bounds.minX, pattern.step.width)
        let rows = cells(
            from: area.minY - pattern.bounds.maxY, to: area.maxY - pattern.bounds.minY, pattern.step.height)
        guard let columns, let rows else { return }
        guard columns.count <= cellLimit / max(rows.count, 1) else {
            return drawPicture(of: pattern, in: color, toDevice)
        }
        let around = cellCount
        cellCount *= columns.count * rows.count
        defer { cellCount = around }
        for row in rows {
            for column in columns {
                let place = CGAffineTransform(
                    translationX: CGFloat(column) * pattern.step.width, y: CGFloat(row) * pattern.step.height)
                drawCell(of: pattern, in: color, place.concatenating(toDevice))
            }
        }
    }

    private func drawCell(of pattern: CGPattern, in color: CGColor?, _ toDevice: CGAffineTransform) {
        isolated {
            var path = Path()
            path.addRect(pattern.bounds, through: toDevice)
            // Without antialiasing, so that adjacent cells leave no seam.
            let clip = device.clip(state.clip, to: path, rule: .nonZero, antialiased: false)
            guard !clip.box.isEmpty else { return }
            let (antialiases, phase) = (state.shouldAntialias, state.patternPhase)
            isolatedClip = clip
            state = GraphicsState(ctm: toDevice, clip: clip)
            (state.shouldAntialias, state.patternPhase) = (antialiases, phase)
            if let color, let base = color.colorSpace?.baseColorSpace {
                state.fillColor = CGColor(space: base, values: color.components ?? [])
                state.strokeColor = state.fillColor
                state.keepsColors = true
            }
            currentPath = Path()
            textMatrix = .identity
            pattern.draw(in: self)
        }
    }

    /// Renders one step of the pattern to an image and tiles it: for cells too small to draw individually.
    private func drawPicture(of pattern: CGPattern, in color: CGColor?, _ toDevice: CGAffineTransform) {
        func pixels(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            let length = hypot(x * toDevice.a + y * toDevice.c, x * toDevice.b + y * toDevice.d)
            return min(max(length.rounded(.up), 1), 1024)
        }
        let (width, height) = (pixels(pattern.step.width, 0), pixels(0, pattern.step.height))
        let step = CGRect(origin: pattern.bounds.origin, size: pattern.step)
        let toPicture = CGAffineTransform(translationX: -step.minX, y: -step.minY)
            .concatenating(CGAffineTransform(scaleX: width / step.width, y: height / step.height))
        guard let buffer = Self.step(of: pattern, in: color, toPicture, Int(width), Int(height), within: self),
            let image = CGContext(buffer: buffer).makeImage()
        else { return }
        isolated {
            state.ctm = toDevice
            (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
            draw(image, in: step, byTiling: true)
        }
    }

    /// An image of one step of a pattern, including the parts of neighbouring cells that overlap it.
    static func step(
        of pattern: CGPattern, in color: CGColor?, _ toPicture: CGAffineTransform, _ width: Int, _ height: Int,
        within context: CGContext? = nil
    ) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        let picture = CGContext(buffer: buffer)
        if let context { (picture.patternDepth, picture.cellCount) = (context.patternDepth, context.cellCount) }
        let (bounds, step) = (pattern.bounds, pattern.step)
        // Cells further on start beyond the step.
        func cells(reachingBy length: CGFloat) -> ClosedRange<Int> {
            min(Int(exactly: (-length).rounded(.down)).map { $0 + 1 } ?? 0, 0)...0
        }
        let columns = cells(reachingBy: bounds.width / step.width)
        let rows = cells(reachingBy: bounds.height / step.height)
        let isFew = columns.count <= picture.cellLimit / rows.count
        if isFew { picture.cellCount *= columns.count * rows.count }
        for row in isFew ? rows : 0...0 {
            for column in isFew ? columns : 0...0 {
                let place = CGAffineTransform(
                    translationX: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
                picture.drawCell(of: pattern, in: color, place.concatenating(toPicture))
            }
        }
        return buffer
    }
}

/// The maximum number of cells that are drawn individually.
private let maxCellCount = 4096
/// The maximum number of cells in total for nested patterns.
private let maxNestedCellCount = 1 << 16
/// The maximum nesting depth of patterns.
private let maxPatternDepth = 4

/// The indices of the steps between two coordinates; nil when they are too many to count.
private func cells(from low: CGFloat, to high: CGFloat, _ step: CGFloat) -> ClosedRange<Int>? {
    guard let first = Int(exactly: (low / step).rounded(.up)), let last = Int(exactly: (high / step).rounded(.down)),
        first <= last, first > -1 << 40, last < 1 << 40
    else { return nil }
    return first...last
}
