import Foundation
import PDFSyntax
import Raster

/// The maximum nesting depth of forms, patterns and glyphs.
let maxDepth = 20

extension PageInterpreter {
    /// Draws an external object: a form or an image. PDF 32000-1, 8.8.
    func drawObject(_ object: PDFObject) {
        guard let stream = object.stream, !isHidden else { return }
        if let layer = stream.dictionary.entries["OC"], !layers.shows(layer) { return }
        switch stream.dictionary["Subtype"].name {
        case "Image": drawImage(stream)
        case "Form": drawForm(stream)
        default: break
        }
    }

    /// Calls `body` with other resources, one level deeper.
    func nested(_ inner: PDFDictionary, _ body: () -> Void) {
        let (outer, outerState, matrix, clip) = (resources, state, streamMatrix, pendingClip)
        (resources, streamMatrix, pendingClip) = (inner, context.state.ctm, nil)
        depth += 1
        body()
        depth -= 1
        (resources, state, streamMatrix, pendingClip) = (outer, outerState, matrix, clip)
    }

    // MARK: Form XObjects

    func drawForm(_ form: PDFStream) {
        guard depth < maxDepth else { return budget.exhaust("forms nested more than \(maxDepth) deep") }
        budget.drawing(form) { composite(form) }
    }

    private func composite(_ form: PDFStream) {
        guard collector == nil, needsLayer(form) else { return drawContents(of: form) }
        guard budget.spend(DeviceRaster.pixelCount(of: context) / 100) else { return }
        painting(alpha: state.fillAlpha) {
            let box = CGRect(form.dictionary["BBox"])?.applying(CGAffineTransform(form.dictionary["Matrix"]))
            if let box {
                context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
            } else {
                context.beginTransparencyLayer(auxiliaryInfo: nil)
            }
            let outer = state
            (state.fillAlpha, state.strokeAlpha, state.softMask, state.blendMode) = (1, 1, nil, .normal)
            drawContents(of: form)
            state = outer
            context.endTransparencyLayer()
        }
    }

    /// Returns whether a form must be composited as a group. An opaque, normally blended group looks the same without.
    private func needsLayer(_ form: PDFStream) -> Bool {
        guard let group = form.dictionary["Group"].dictionary, group["S"].name == "Transparency" else { return false }
        if state.fillAlpha < 1 || state.blendMode != .normal || state.softMask != nil { return true }
        return group["I"].boolean == true && blends(form.dictionary["Resources"].dictionary)
    }

    /// Returns whether resources have a blend mode that depends on the backdrop.
    private func blends(_ resources: PDFDictionary?) -> Bool {
        guard let states = resources?["ExtGState"].dictionary else { return false }
        return states.entries.keys.contains { key in
            let mode = states[key].dictionary?["BM"] ?? .null
            return !mode.isNull && mode.name != "Normal" && mode.name != "Compatible"
        }
    }

    /// Draws a form's contents in its own space, clipped to its bounding box.
    func drawContents(of form: PDFStream) {
        let content = cache.contents(of: form) { form.data(limit: PDFLimits.contents) }
        let path = context.currentPath
        let texts = (textMatrix, lineMatrix, clippingText)
        context.saveGState()
        context.concatenate(CGAffineTransform(form.dictionary["Matrix"]))
        if let box = CGRect(form.dictionary["BBox"]) { context.clip(to: box) }
        context.beginPath()
        nested(form.dictionary["Resources"].dictionary ?? resources) { run(content) }
        context.restoreGState()
        context.currentPath = path
        (textMatrix, lineMatrix, clippingText) = texts
    }

    // MARK: Images

    func drawImage(_ stream: PDFStream) {
        guard !isHidden, collector == nil, budget.spend(20) else { return }
        let dictionary = stream.dictionary
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let resources = resources
        let reader = PageImageReader(stream) { [self] in
            PDFColorSpace.read($0, resources) ?? colorSpace($0)
        }
        if reader.isStencil {
            guard let stencil = cache.image(stream.reference, make: { reader.stencil() }) else { return }
            painting(alpha: state.fillAlpha) {
                if let shading = shadingPattern(of: state.fill) {
                    context.clip(to: unit, mask: stencil)
                    paint(pattern: shading)
                } else if prepare(state.fill, isStroke: false) {
                    context.draw(stencil, in: unit)
                }
            }
            return
        }
        guard let image = cache.image(stream.reference, make: { reader.image() }) else { return }
        painting(alpha: state.fillAlpha) {
            if let mask = dictionary["SMask"].stream {
                let levels = cache.image(mask.reference) { PageImageReader(mask) { _ in .gray }.image() }
                if let levels { context.clip(to: unit, mask: levels) }
            } else if let mask = dictionary["Mask"].stream {
                let stencil = cache.image(mask.reference) { PageImageReader(mask) { _ in .gray }.stencil() }
                if let stencil { context.clip(to: unit, mask: stencil) }
            }
            context.draw(image, in: unit)
        }
    }
}
