import CoreGraphics
import Foundation

/// A symbol as it is to be drawn.
struct SymbolImage: Hashable, Sendable {
    let name: SymbolName
    var configuration: UIImage.SymbolConfiguration

    /// In points: what one em of the drawing is.
    private var em: CGFloat {
        let size = configuration.pointSize ?? 17
        switch configuration.scale {
        case .small: return size * 0.79
        case .large: return size * 1.29
        default: return size
        }
    }

    private var drawing: SymbolDrawing { SymbolDrawing.of(name, weight: configuration.weight ?? .regular) }

    /// In points.
    var size: CGSize {
        let box = drawing.box
        return CGSize(width: box.width * em, height: box.height * em)
    }

    /// How far the text's baseline lies above the lower edge: symbols are centred on capital letters.
    var baselineOffset: CGFloat { drawing.box.maxY * em - capHeight / 2 * (configuration.pointSize ?? 17) }

    /// Draws the symbol in opaque black so that it fills a rectangle as the image does, y down.
    func draw(in rect: CGRect, of context: CGContext) {
        let drawing = drawing
        context.isolating { context in
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width / drawing.box.width, y: rect.height / drawing.box.height)
            context.translateBy(x: -drawing.box.minX, y: -drawing.box.minY)
            drawing.draw(in: context)
        }
    }
}

/// The height of capital letters in ems, as San Francisco and Inter have it.
private let capHeight: CGFloat = 0.72

/// What a symbol is drawn by, in ems, its origin in the middle of capital letters, y down.
struct SymbolDrawing: Sendable {
    /// The ring or disc around it.
    var frame: SymbolPart?
    var glyph: [SymbolPart]
    /// Whether the glyph is cut out of the frame.
    var isKnockout = false
    /// What the image shows: the drawing and a little room around it.
    let box: CGRect

    init(frame: SymbolPart? = nil, glyph: [SymbolPart], isKnockout: Bool = false) {
        (self.frame, self.glyph, self.isKnockout) = (frame, glyph, isKnockout)
        let boxes = ([frame].compactMap { $0 } + glyph).map(\.box)
        box = boxes.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -0.035, dy: -0.035)
    }

    private struct Key: Hashable {
        let name: SymbolName
        let weight: UIImage.SymbolWeight
    }

    private static let made = GenerationalCache<Key, SymbolDrawing>(limit: 256)

    static func of(_ name: SymbolName, weight: UIImage.SymbolWeight) -> SymbolDrawing {
        made.value(for: Key(name: name, weight: weight)) { name.drawing(lineWidth: weight.lineWidth) }
    }

    func draw(in context: CGContext) {
        frame?.draw(in: context)
        guard isKnockout else { return glyph.forEach { $0.draw(in: context) } }
        context.setBlendMode(.destinationOut)
        context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
        for part in glyph { part.draw(in: context) }
        context.endTransparencyLayer()
    }
}

extension UIImage.SymbolWeight {
    /// In ems.
    fileprivate var lineWidth: CGFloat {
        switch self {
        case .ultraLight: 0.025
        case .thin: 0.042
        case .light: 0.062
        case .unspecified, .regular: 0.085
        case .medium: 0.1
        case .semibold: 0.115
        case .bold: 0.132
        case .heavy: 0.15
        case .black: 0.17
        }
    }
}
