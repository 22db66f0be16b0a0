import CoreGraphics
import Foundation

/// A symbol as it is to be drawn.
struct SymbolImage: Hashable, Sendable {
    let name: SymbolName
    var configuration: UIImage.SymbolConfiguration
    /// From 0 to 1, shown by those of its parts that aren't faint; nil for all.
    var value: Double?

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

    /// Draws the symbol, in opaque black unless it has colours, so that it fills a rectangle as the image does, y down.
    func draw(in rect: CGRect, of context: CGContext) {
        let drawing = drawing
        context.isolating { context in
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width / drawing.box.width, y: rect.height / drawing.box.height)
            context.translateBy(x: -drawing.box.minX, y: -drawing.box.minY)
            drawing.draw(in: context, colors: colors ?? [], value: value)
        }
    }
}

/// The height of capital letters in ems, as San Francisco and Inter have it.
private let capHeight: CGFloat = 0.72

extension UIImage.SymbolWeight {
    /// In ems.
    var lineWidth: CGFloat {
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
