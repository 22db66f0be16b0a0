import Foundation
import PDFSyntax
import Raster

extension PageInterpreter {
    // MARK: Paths

    func build(_ operation: PageOperator, _ operands: PageOperands) {
        let n = operands.numbers
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        // A segment without a current point starts at its own end.
        func start(_ at: Int) { if context.isPathEmpty { context.move(to: point(at)) } }
        switch operation {
        case .move: if n.count >= 2 { context.move(to: point(0)) }
        case .line:
            guard n.count >= 2 else { return }
            start(0)
            context.addLine(to: point(0))
        case .curve:
            guard n.count >= 6 else { return }
            start(0)
            context.addCurve(to: point(4), control1: point(0), control2: point(2))
        case .curveFromCurrent:
            guard n.count >= 4 else { return }
            start(0)
            context.addCurve(to: point(2), control1: context.currentPointOfPath, control2: point(0))
        case .curveToEnd:
            guard n.count >= 4 else { return }
            start(0)
            context.addCurve(to: point(2), control1: point(0), control2: point(2))
        case .close: if !context.isPathEmpty { context.closePath() }
        case .rect:
            guard n.count >= 4 else { return }
            // As lines, because a rectangle with a negative side has the opposite direction.
            context.move(to: point(0))
            context.addLine(to: CGPoint(x: n[0] + n[2], y: n[1]))
            context.addLine(to: CGPoint(x: n[0] + n[2], y: n[1] + n[3]))
            context.addLine(to: CGPoint(x: n[0], y: n[1] + n[3]))
            context.closePath()
        default: break
        }
    }

    func paint(_ operation: PageOperator) {
        let path = context.currentPath
        if [.closeStroke, .fillStrokeClose, .fillStrokeCloseEvenOdd].contains(operation), !path.isEmpty {
            context.closePath()
        }
        let closed = context.currentPath
        if !closed.isEmpty, !isHidden, budget.spend(cost(of: closed)) {
            switch operation {
            case .stroke, .closeStroke: strokePath(closed)
            case .fill, .fillOld: fillPath(closed, .winding)
            case .fillEvenOdd: fillPath(closed, .evenOdd)
            case .fillStroke, .fillStrokeClose: fillAndStroke(closed, .winding)
            case .fillStrokeEvenOdd, .fillStrokeCloseEvenOdd: fillAndStroke(closed, .evenOdd)
            default: break
            }
        }
        context.currentPath = closed
        if let rule = pendingClip, !closed.isEmpty { context.clip(using: rule) }
        pendingClip = nil
        context.beginPath()
    }

    /// Pixels are counted too: a page may paint over itself very often.
    private func cost(of path: Path) -> Int {
        let clip = context.state.clip.box
        let (box, outline) = (CGRect(clip), CGRect(path.controlBox))
        let covered = box.intersection(outline)
        let area = covered.width * covered.height
        return area.isFinite ? 1 + Int(min(area / 2000, 100_000)) : 1
    }

    private func fillAndStroke(_ path: Path, _ rule: CGPathFillRule) {
        // Translucent painting is composited as a group, so that the fill doesn't show through the stroke.
        let isOpaque = state.fillAlpha == 1 && state.strokeAlpha == 1
        let isPlain = isOpaque && state.softMask == nil && state.blendMode == .normal
        guard !isPlain, state.fillAlpha == state.strokeAlpha else {
            fillPath(path, rule)
            return strokePath(path)
        }
        painting(alpha: state.fillAlpha) {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            let outer = state
            (state.fillAlpha, state.strokeAlpha, state.softMask, state.blendMode) = (1, 1, nil, .normal)
            fillPath(path, rule)
            strokePath(path)
            state = outer
            context.endTransparencyLayer()
        }
    }

    private func fillPath(_ path: Path, _ rule: CGPathFillRule) {
        painting(alpha: state.fillAlpha) {
            context.currentPath = path
            if let shading = shadingPattern(of: state.fill) {
                context.clip(using: rule)
                paint(pattern: shading)
            } else if prepare(state.fill, isStroke: false) {
                context.fillPath(using: rule)
            }
        }
    }

    private func strokePath(_ path: Path) {
        painting(alpha: state.strokeAlpha) {
            context.currentPath = path
            if let shading = shadingPattern(of: state.stroke) {
                context.replacePathWithStrokedPath()
                guard !context.isPathEmpty else { return }
                context.clip(using: .winding)
                paint(pattern: shading)
            } else if prepare(state.stroke, isStroke: true) {
                context.strokePath()
            }
        }
    }

    /// Calls `body` with an alpha, the blend mode and the soft mask applied, and restores the context's state
    /// afterwards.
    func painting(alpha: Double, _ body: () -> Void) {
        guard collector == nil else { return }
        context.saveGState()
        context.setAlpha(alpha)
        context.setBlendMode(state.blendMode)
        if let mask = state.softMask { clip(to: mask) }
        body()
        context.restoreGState()
    }

    // MARK: Graphics state parameters

    /// Applies a dictionary of graphics state parameters. PDF 32000-1, 8.4.5.
    func apply(parameters: PDFDictionary?) {
        guard let parameters else { return }
        for key in parameters.entries.keys.sorted() {
            let value = parameters[key]
            switch key {
            case "LW": if let width = value.number { context.setLineWidth(abs(width)) }
            case "LC": context.setLineCap(CGLineCap(rawValue: Int32(clamping: value.integer ?? 0)) ?? .butt)
            case "LJ": context.setLineJoin(CGLineJoin(rawValue: Int32(clamping: value.integer ?? 0)) ?? .miter)
            case "ML": if let limit = value.number { context.setMiterLimit(max(limit, 1)) }
            case "D":
                let lengths = value.array?[0].array?.numbers ?? []
                let isDrawn = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
                context.setLineDash(
                    phase: value.array?[1].number ?? 0, lengths: isDrawn ? lengths.map { CGFloat($0) } : [])
            case "Font":
                state.text.font = value.array.flatMap { font($0.elements.first ?? .null) } ?? state.text.font
                state.text.size = value.array?[1].number ?? state.text.size
            case "ca": state.fillAlpha = value.number?.clamped(to: 0...1) ?? 1
            case "CA": state.strokeAlpha = value.number?.clamped(to: 0...1) ?? 1
            case "BM": state.blendMode = blendMode(value)
            case "SMask": state.softMask = softMask(value)
            default: break
            }
        }
    }

    private func blendMode(_ object: PDFObject) -> CGBlendMode {
        // The first known mode of a list.
        let names =
            object.array.map { list in list.elements.indices.compactMap { list[$0].name } } ?? [object.name ?? ""]
        return names.lazy.compactMap { CGBlendMode(pdfName: $0) }.first ?? .normal
    }

    // MARK: Colours

    func setColor(_ operation: PageOperator, _ operands: PageOperands) {
        let isStroke =
            [.strokeSpace, .strokeColor, .strokeColorN, .strokeGray, .strokeRGB, .strokeCMYK].contains(operation)
        var color = isStroke ? state.stroke : state.fill
        switch operation {
        case .strokeSpace, .fillSpace:
            guard let space = colorSpace(operands[0]) else { return }
            color = PageColor(space: space, components: space.initialComponents)
        case .strokeColor, .strokeColorN, .fillColor, .fillColorN:
            color.components = operands.numbers
            color.pattern = operands.last.name.map { resource("Pattern", $0) }
        case .strokeGray, .fillGray: color = PageColor(space: .gray, components: operands.numbers)
        case .strokeRGB, .fillRGB: color = PageColor(space: .rgb, components: operands.numbers)
        case .strokeCMYK, .fillCMYK: color = PageColor(space: .cmyk, components: operands.numbers)
        default: return
        }
        if isStroke { state.stroke = color } else { state.fill = color }
    }

    /// Returns a space by its name or array, read once for each name.
    func colorSpace(_ object: PDFObject) -> PDFColorSpace? {
        if let name = object.name, let place = resources["ColorSpace"].dictionary?.reference(name) {
            return cache.colorSpace(place) { PDFColorSpace.read(object, resources) }
        }
        return PDFColorSpace.read(object, resources)
    }

    /// Sets the context's colour or pattern. Returns false for one that leaves no mark.
    func prepare(_ color: PageColor, isStroke: Bool) -> Bool {
        if keepsColors { return true }
        if case .pattern(let base) = color.space.kind {
            guard let pattern = tilingPattern(of: color, base: base) else { return false }
            if isStroke { context.setStrokeColor(pattern) } else { context.setFillColor(pattern) }
            return true
        }
        let rgb = color.space.color(color.components)
        let made = CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: 1)
        if isStroke { context.setStrokeColor(made) } else { context.setFillColor(made) }
        return color.space.paints
    }
}

extension CGBlendMode {
    /// Returns the mode with a PDF name. PDF 32000-1, 11.3.5.
    init?(pdfName name: String) {
        switch name {
        case "Normal", "Compatible": self = .normal
        case "Multiply": self = .multiply
        case "Screen": self = .screen
        case "Overlay": self = .overlay
        case "Darken": self = .darken
        case "Lighten": self = .lighten
        case "ColorDodge": self = .colorDodge
        case "ColorBurn": self = .colorBurn
        case "HardLight": self = .hardLight
        case "SoftLight": self = .softLight
        case "Difference": self = .difference
        case "Exclusion": self = .exclusion
        case "Hue": self = .hue
        case "Saturation": self = .saturation
        case "Color": self = .color
        case "Luminosity": self = .luminosity
        default: return nil
        }
    }
}
