import Foundation
import PDFSyntax
import Raster

extension CGContext {
    /// Draws a page's contents in the current user space, one unit per point of the page, within its media box.
    ///
    /// Neither boxes nor the page's rotation are applied; `CGPDFPage.getDrawingTransform` returns a transform that
    /// does. Annotations are not part of the contents. Unreadable content is left out, and reported.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcontext/drawpdfpage(_:))
    public func drawPDFPage(_ page: CGPDFPage) {
        interpret(page) { interpreter in
            let content = page.cache.contents(of: page.contents) { page.contentBytes }
            interpreter.run(content)
        }
    }

    /// Draws the appearance streams of the page's annotations over its contents. PDF 32000-1, 12.5.5.
    package func drawPDFAnnotations(of page: CGPDFPage) {
        guard let annotations = page.contents["Annots"].array else { return }
        interpret(page) { interpreter in
            for index in annotations.elements.indices.prefix(4096) {
                guard let annotation = annotations[index].dictionary else { continue }
                interpreter.drawAppearance(of: annotation)
            }
        }
    }

    private func interpret(_ page: CGPDFPage, _ body: (PageInterpreter) -> Void) {
        isolated {
            alphaStart {
                clip(to: page.getBoxRect(.mediaBox))
                resetForPage()
                let resources = page.contents["Resources"].dictionary ?? PDFDictionary([:])
                body(PageInterpreter(self, page.file, page.cache, resources: resources))
            }
        }
    }

    /// Composites a page as a group if the state has settings that affect how drawing is composited.
    private func alphaStart(_ body: () -> Void) {
        let isPlain = state.alpha == 1 && state.blendMode == .normal && state.shadow == nil
        if !isPlain { beginTransparencyLayer(auxiliaryInfo: nil) }
        body()
        if !isPlain { endTransparencyLayer() }
    }

    /// Sets the initial state of a page.
    private func resetForPage() {
        let fresh = GraphicsState(ctm: state.ctm, clip: state.clip)
        let (antialiases, quality) = (state.shouldAntialias, state.interpolationQuality)
        state = fresh
        (state.shouldAntialias, state.interpolationQuality) = (antialiases, quality)
        currentPath = Path()
    }
}

extension CGPDFPage {
    /// The page's content streams, one after another.
    package var contentBytes: [UInt8] {
        let object = contents["Contents"]
        let parts = object.array.map { array in array.elements.indices.map { array[$0] } } ?? [object]
        let streams = parts.compactMap(\.stream)
        var bytes: [UInt8] = []
        for stream in streams {
            guard bytes.count < PDFLimits.contents else { break }
            bytes += stream.data(limit: PDFLimits.contents - bytes.count)
            // A token ends with its stream.
            bytes.append(10)
        }
        return bytes
    }
}

extension PageInterpreter {
    /// Draws an annotation's normal appearance in its rectangle. Hidden ones are left out.
    func drawAppearance(of annotation: PDFDictionary) {
        let flags = annotation["F"].integer ?? 0
        let (isHidden, isUnviewed) = (flags & 2 != 0, flags & 32 != 0)
        guard !isHidden, !isUnviewed, annotation["Subtype"].name != "Popup", let rect = CGRect(annotation["Rect"])
        else {
            return
        }
        if let layer = annotation.entries["OC"], !layers.shows(layer) { return }
        let normal = annotation["AP"].dictionary?["N"] ?? .null
        // A check box has an appearance for each of its states.
        let form = normal.stream ?? annotation["AS"].name.flatMap { normal.dictionary?[$0].stream }
        guard let form, let box = CGRect(form.dictionary["BBox"]) else { return }
        let placed = box.applying(CGAffineTransform(form.dictionary["Matrix"]))
        guard placed.width > 0, placed.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / placed.width, y: rect.height / placed.height)
        context.translateBy(x: -placed.minX, y: -placed.minY)
        drawForm(form)
        context.restoreGState()
    }
}
