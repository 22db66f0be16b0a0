import QuartzCore

extension AdversarialTree {
    /// Paths, gradients, texts and tiles.
    static let pictures: [AdversarialTree] = [
        AdversarialTree(name: "a path of a million lines, filled") { root in
            root.addSublayer(shape(scribble(1_000_000), isStroked: false))
        },
        AdversarialTree(name: "a path of a million lines, stroked") { root in
            root.addSublayer(shape(scribble(1_000_000), isStroked: true))
        },
        AdversarialTree(name: "a path of a million short lines, stroked and dashed") { root in
            let path = CGMutablePath()
            path.addLines(between: (0..<1_000_000).map { CGPoint(x: Double($0) / 2500, y: Double($0 % 300)) })
            let layer = shape(path, isStroked: true)
            layer.lineDashPattern = [0.001, 0.001]
            root.addSublayer(layer)
        },
        AdversarialTree(name: "a stroke of 100,000 curves that span the surface") { root in
            let path = CGMutablePath()
            path.move(to: .zero)
            for index in 0..<100_000 {
                path.addCurve(
                    to: CGPoint(x: index * 37 % 400, y: index * 61 % 300), control1: CGPoint(x: index % 400, y: 300),
                    control2: CGPoint(x: 400, y: index % 300))
            }
            root.addSublayer(shape(path, isStroked: true))
        },
        AdversarialTree(name: "dashes of 1e-9, widths of 1e30, curves to 1e300") { root in
            root.addSublayers(3) { index in
                let path = CGMutablePath()
                path.move(to: .zero)
                path.addCurve(
                    to: CGPoint(x: index == 2 ? 1e300 : 400, y: 300), control1: CGPoint(x: 400, y: 0),
                    control2: CGPoint(x: 0, y: 300))
                let layer = shape(path, isStroked: true)
                if index == 0 { layer.lineDashPattern = [1e-9, 1e-9] }
                if index == 1 { layer.lineWidth = 1e30 }
                return layer
            }
        },
        AdversarialTree(name: "gradients of 100,000 stops, in order, not in order, of no numbers") { root in
            let layers = [CAGradientLayerType.axial, .radial, .conic].flatMap { type in
                (0..<3).map { kind in
                    let layer = CAGradientLayer().place(0, 0, 400, 300)
                    layer.type = type
                    layer.endPoint = CGPoint(x: 1, y: kind == 0 ? 0 : 1)
                    layer.colors = (0..<100_000).map { $0 % 2 == 0 ? CGColor.invalidRed : .invalidGreen }
                    layer.locations = (0..<100_000).map { index in
                        switch kind {
                        case 0: NSNumber(value: Double(index) / 1e5)
                        case 1: NSNumber(value: Double(index * 7919 % 100_000) / 1e5)
                        default: NSNumber(value: index % 3 == 0 ? Double.nan : Double(index) / 1e5)
                        }
                    }
                    return layer
                }
            }
            root.sublayers = layers
        },
        AdversarialTree(name: "a text of 1 MB of words") {
            addText(String(repeating: "words ", count: 175_000), to: $0)
        },
        AdversarialTree(name: "a text of 1 MB of one word") { addText(String(repeating: "w", count: 1 << 20), to: $0) },
        AdversarialTree(name: "a text of 1 MB of newlines") {
            addText(String(repeating: "\n", count: 1 << 20), to: $0)
        },
        AdversarialTree(name: "a text of 1 MB on one line, truncated") { root in
            addText(String(repeating: "words ", count: 175_000), isWrapped: false, to: root)
        },
        AdversarialTree(name: "a text of 1 MB in Arabic and of signs over signs") { root in
            addText(String(repeating: "سلام e\u{301}\u{301}\u{301} ", count: 60_000), to: root)
        },
        AdversarialTree(name: "a text of 1e9 points, at a scale of 1,000") { root in
            addText("text", size: 1e9, scale: 1000, to: root)
        },
        AdversarialTree(name: "a tiled layer of 1e9 x 1e9") { addTiles(CGSize(width: 256, height: 256), to: $0) },
        AdversarialTree(name: "a tiled layer of 1e9 x 1e9, with tiles of 1e-9") { root in
            addTiles(CGSize(width: 1e-9, height: 1e-9), to: root)
        },
        AdversarialTree(name: "a tiled layer of 1e9 x 1e9, with tiles of 1 x 1") { root in
            addTiles(CGSize(width: 1, height: 1), to: root)
        },
        AdversarialTree(name: "a tiled layer of 1e9 x 1e9, with tiles of 1e30") { root in
            addTiles(CGSize(width: 1e30, height: 1e30), to: root)
        },
    ]

    /// Lines all over the surface.
    private static func scribble(_ count: Int) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: (0..<count).map { CGPoint(x: $0 * 37 % 401, y: $0 * 61 % 307) })
        return path
    }

    private static func shape(_ path: CGPath, isStroked: Bool) -> CAShapeLayer {
        let layer = CAShapeLayer().place(0, 0, 400, 300)
        layer.path = path
        layer.fillColor = isStroked ? nil : .invalidGreen
        layer.strokeColor = isStroked ? .invalidRed : nil
        return layer
    }

    private static func addText(
        _ text: String, isWrapped: Bool = true, size: CGFloat = 12, scale: CGFloat = 1, to root: CALayer
    ) {
        let layer = CATextLayer().place(0, 0, 400, 300)
        (layer.string, layer.isWrapped, layer.fontSize, layer.contentsScale) = (text, isWrapped, size, scale)
        (layer.truncationMode, layer.foregroundColor) = (.middle, .invalidRed)
        root.addSublayer(layer)
    }

    private static func addTiles(_ size: CGSize, to root: CALayer) {
        let layer = ColoredTiles().place(-5e8, -5e8, 1e9, 1e9)
        (layer.tileSize, layer.levelsOfDetail, layer.levelsOfDetailBias) = (size, 50, 10)
        root.addSublayer(layer)
    }
}

/// A tiled layer that is green.
private final class ColoredTiles: CATiledLayer {
    override func draw(in context: CGContext) {
        context.setFillColor(.invalidGreen)
        context.fill(context.boundingBoxOfClipPath)
    }
}
