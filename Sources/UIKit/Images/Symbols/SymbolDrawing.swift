import CoreGraphics

/// The drawing of a symbol, in ems, with the origin at the vertical centre of capital letters, y down.
struct SymbolDrawing: Sendable {
    let layers: [SymbolLayer]
    /// The bounds of the image: the drawing with a small margin.
    let box: CGRect

    private init(_ layers: [SymbolLayer]) {
        self.layers = layers
        let boxes = layers.flatMap(\.parts).filter { !$0.erases }.map(\.box)
        box = boxes.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -0.035, dy: -0.035)
    }

    private struct Key: Hashable {
        let name: SymbolName
        let weight: UIImage.SymbolWeight
    }

    private static let made = GenerationalCache<Key, SymbolDrawing>(limit: 256)

    static func of(_ name: SymbolName, weight: UIImage.SymbolWeight) -> SymbolDrawing {
        made.value(for: Key(name: name, weight: weight)) { SymbolDrawing(name.layers(lineWidth: weight.lineWidth)) }
    }

    /// Draws the symbol: in opaque black if no colours are given, otherwise in a colour for each level, the last colour
    /// for further levels. Knockouts are cut out of what has their colour. Layers above a value from 0 to 1 are faint.
    func draw(in context: CGContext, colors: [CGColor] = [], value: Double? = nil) {
        for layer in layers {
            layer.clearing?.draw(in: context)
            context.isolating { context in
                if let value, layer.leastValue >= value { context.setAlpha(SymbolDrawing.unreachedAlpha) }
                // The layer under a knockout is one level below.
                if layer.isKnockout, layer.level + 1 >= colors.count { context.setBlendMode(.destinationOut) }
                context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
                let color = colors.isEmpty ? nil : colors[min(layer.level, colors.count - 1)]
                for part in layer.parts { part.draw(in: context, color: color ?? .black) }
                context.endTransparencyLayer()
            }
        }
    }

    /// The opacity of layers above the value.
    private static let unreachedAlpha: CGFloat = 0.3
}
