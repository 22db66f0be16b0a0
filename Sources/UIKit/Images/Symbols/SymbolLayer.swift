import CoreGraphics

/// A layer of a symbol's drawing; layers are ordered from back to front.
struct SymbolLayer: Sendable {
    var parts: [SymbolPart]
    /// The index of its colour: 0 for the first.
    var level = 0
    /// Whether the layer is cut out of those behind it if there is only one colour.
    var isKnockout = false
    /// The part that is first erased from the layers behind.
    var clearing: SymbolPart?
    /// The value up to which the layer is faint in a symbol with a value; below 0 for a layer that is always
    /// opaque.
    var leastValue = -1.0

    init(
        _ parts: [SymbolPart], level: Int = 0, isKnockout: Bool = false, clearing: SymbolPart? = nil,
        leastValue: Double = -1
    ) {
        self.parts = parts
        (self.level, self.isKnockout, self.clearing, self.leastValue) = (level, isKnockout, clearing, leastValue)
    }
}

extension SymbolName {
    /// Returns the layers of the symbol's drawing.
    func layers(lineWidth: CGFloat) -> [SymbolLayer] {
        var layers = bodyLayers(lineWidth)
        guard let badge else { return layers }
        for i in layers.indices { layers[i].level += 1 }
        // A disc at the lower trailing corner, with a margin around it and its glyph cut out.
        let isPlain = badge == .circle
        let (place, radius) = (CGPoint(0.4, isPlain ? -0.36 : 0.36), (isPlain ? 0.18 : 0.25) as CGFloat)
        let (scale, room) = (0.38 as CGFloat, max(lineWidth * 0.6, 0.05))
        let toPlace = CGAffineTransform(scale, 0, 0, scale, place.x, place.y)
        let sign = badge.parts(lineWidth: lineWidth * 0.75 / scale, isFilled: true).map { part in
            var cut = part.moved(toPlace, scale: scale)
            cut.erases = true
            return cut
        }
        layers.append(
            SymbolLayer(
                [.solid(.disc(radius, x: place.x, y: place.y))] + (isPlain ? [] : sign),
                clearing: .erased(.disc(radius + room, x: place.x, y: place.y))))
        return layers
    }

    /// Returns the layers without a badge.
    private func bodyLayers(_ lineWidth: CGFloat) -> [SymbolLayer] {
        guard enclosure != .none else {
            let several = glyph.layers(lineWidth: lineWidth, isFilled: isFilled)
            let layers =
                several.isEmpty ? [SymbolLayer(glyph.parts(lineWidth: lineWidth, isFilled: isFilled))] : several
            return isSlashed ? layers + [.slash(lineWidth)] : layers
        }
        let shape = enclosure.shape(inset: 0)
        let frame = SymbolLayer([isFilled ? .solid(shape) : .outline(shape, lineWidth)], level: 1)
        var inside = glyph.enclosedParts(lineWidth: lineWidth, in: enclosure)
        if isSlashed {
            let line = SymbolLayer.slash(lineWidth / 0.6)
            let smaller = CGAffineTransform(0.6, 0, 0, 0.6, 0, enclosure.glyphOffset)
            inside += ([line.clearing].compactMap { $0 } + line.parts).map { $0.moved(smaller, scale: 0.6) }
        }
        let layers = [frame, SymbolLayer(inside, isKnockout: isFilled)]
        return isSlashedAround ? layers + [.slash(lineWidth)] : layers
    }
}

extension SymbolLayer {
    /// A line from the upper left to the lower right, with a margin beside it.
    fileprivate static func slash(_ width: CGFloat) -> SymbolLayer {
        let line = [CGPoint(-0.47, -0.5), CGPoint(0.47, 0.5)]
        let beside = line.map { CGPoint($0.x + width * 0.75, $0.y - width * 0.75) }
        var room = SymbolPart.lines([beside], width * 1.2)
        room.erases = true
        return SymbolLayer([.lines([line], width)], clearing: room)
    }
}
