internal import CPixelKernels

/// The step of a fill with a colour, prepared on any thread before it is added to a list. Valid while the fill is alive.
package struct PreparedFill: BitwiseCopyable, @unchecked Sendable {
    // The pointees are only read.
    /// False for fills that the list must prepare itself, and for those that paint nothing.
    package private(set) var isPrepared = false
    private(set) var step = DrawStep(kind: .fill, bounds: .zero, mode: pk_source_over, coverage: Coverage.none.view)
    private(set) var color = SolidColor.clear

    package static let none = PreparedFill()

    private init() {}

    package init(_ command: borrowing Command) {
        switch command {
        case .fill(let fill):
            self.init(fill.coverage, fill.paint, opacity: fill.opacity, blendMode: fill.blendMode)
        case .beginGroup, .endGroup: self.init()
        }
    }

    /// Prepares the fill of a command with these values, which holds the coverage.
    package init(_ coverage: borrowing Coverage, _ paint: Paint, opacity: Float, blendMode: BlendMode) {
        self.init()
        guard case .color(let paint) = paint else { return }
        color = SolidColor(paint, opacity: opacity)
        guard let step = DrawStep(coverage, color, opacity: opacity, blendMode: blendMode) else { return }
        self.step = step
        isPrepared = true
        // Clipping, and hiding parts of a preceding soft step, are left to the list.
        if step.isOpaque { self.step.hidden = step.coverage.solidRect(in: step.bounds) }
    }

    /// The pixels that the step may touch.
    package var bounds: PixelRect { step.bounds }
}

extension DrawStep {
    /// Nil for a fill that paints nothing.
    init?(_ fill: borrowing Command.Fill, _ shader: borrowing Shader) {
        self.init(
            fill.coverage, isOpaque: shader.isOpaque, paintsNothing: shader.kind == .nothing, opacity: fill.opacity,
            blendMode: fill.blendMode)
        guard shader.kind == .image else { return }
        opacity = Levels.part(min(max(fill.opacity, 0), 1))
        isOpaque = isOpaque && opacity == 65535
    }

    /// Nil for a fill that paints nothing.
    init?(_ coverage: borrowing Coverage, _ color: SolidColor, opacity: Float, blendMode: BlendMode) {
        self.init(
            coverage, isOpaque: color.isOpaque, paintsNothing: color.isClear, opacity: opacity, blendMode: blendMode)
        isSoft = mode == pk_source_over && !color.isClear && self.coverage.kind == .plane
    }

    private init?(
        _ coverage: borrowing Coverage, isOpaque: Bool, paintsNothing: Bool, opacity: Float, blendMode: BlendMode
    ) {
        guard opacity.isFinite else { return nil }
        if paintsNothing, blendMode.ignoresClearSource { return nil }
        let mode = blendMode.kernelMode
        self.init(kind: .fill, bounds: coverage.bounds, mode: mode, coverage: coverage.view)
        self.isOpaque = isOpaque && (mode == pk_source_over || mode == pk_copy)
    }
}
