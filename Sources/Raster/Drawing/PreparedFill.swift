internal import CPixelKernels

/// The step and the shader of a fill, prepared on any thread before it is added to a list. Valid while the fill is
/// alive.
package struct PreparedFill: BitwiseCopyable, @unchecked Sendable {
    // The pointees are only read.
    /// False for fills that the list must prepare itself, as they need its memory, and for those that paint nothing.
    package private(set) var isPrepared = false
    private(set) var step = DrawStep(kind: .fill, bounds: .zero, mode: pk_source_over, coverage: Coverage.none.view)
    private(set) var shader = Shader()

    package static let none = PreparedFill()

    private init() {}

    package init(_ command: borrowing Command) {
        switch command {
        case .fill(let fill):
            guard let shader = Shader(plain: fill.paint, opacity: fill.opacity), let step = DrawStep(fill, shader)
            else { return }
            (self.isPrepared, self.step, self.shader) = (true, step, shader)
            // Clipping, and hiding parts of a preceding soft step, are left to the list.
            if step.isOpaque { self.step.hidden = step.coverage.solidRect(in: step.bounds) }
        case .beginGroup, .endGroup:
            break
        }
    }
}

extension DrawStep {
    /// Nil for a fill that paints nothing.
    init?(_ fill: borrowing Command.Fill, _ shader: borrowing Shader) {
        guard fill.opacity.isFinite else { return nil }
        if shader.kind == .nothing, fill.blendMode.ignoresClearSource { return nil }
        let mode = fill.blendMode.kernelMode
        self.init(kind: .fill, bounds: fill.coverage.bounds, mode: mode, coverage: fill.coverage.view)
        if shader.kind == .image { opacity = Levels.part(min(max(fill.opacity, 0), 1)) }
        isOpaque = shader.isOpaque && opacity == 65535 && (mode == pk_source_over || mode == pk_copy)
        isSoft = shader.kind == .color && mode == pk_source_over && coverage.kind == .plane
    }
}
