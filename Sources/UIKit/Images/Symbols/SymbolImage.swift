import CoreGraphics
import Foundation

/// A symbol with its drawing parameters.
struct SymbolImage: Hashable, Sendable {
    let name: SymbolName
    var configuration: UIImage.SymbolConfiguration
    /// The value from 0 to 1 that determines which of the parts are faint; nil for none.
    var value: Double?

    /// The size of one em of the drawing, in points.
    private var em: CGFloat {
        let size = configuration.pointSize ?? 17
        switch configuration.scale {
        case .small: return size * 0.79
        case .large: return size * 1.29
        default: return size
        }
    }

    private var drawing: SymbolDrawing { SymbolDrawing.of(name, weight: configuration.weight ?? .regular) }

    /// The size, in points.
    var size: CGSize {
        let box = drawing.box
        return CGSize(width: box.width * em, height: box.height * em)
    }

    /// The distance of the text baseline above the bottom edge: symbols are centred on capital letters.
    var baselineOffset: CGFloat { drawing.box.maxY * em - capHeight / 2 * (configuration.pointSize ?? 17) }

    /// Draws the symbol, in opaque black unless it has colours, filling a rectangle like an image, y down.
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

/// The height of capital letters in San Francisco and Inter, in ems.
private let capHeight: CGFloat = 0.72

extension UIImage.SymbolWeight {
    /// The line width, in ems.
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
