import CoreGraphics

/// One of the layers of a symbol's drawing, from the back to the front.
struct SymbolLayer: Sendable {
    var parts: [SymbolPart]
    /// Which of several colours it has: 0 for the first.
    var level = 0
    /// Whether it is cut out of those behind it where there is one colour only.
    var isKnockout = false
    /// What it takes away from those behind it first.
    var clearing: SymbolPart?
    /// It is faint up to this value of a symbol that shows one; below 0 for one that is always there.
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
    /// What the symbol is drawn by.
    func layers(lineWidth: CGFloat) -> [SymbolLayer] {
        var layers = bodyLayers(lineWidth)
        guard let badge else { return layers }
        for i in layers.indices { layers[i].level += 1 }
        // A disc at the lower trailing corner, with room around it and its sign cut out.
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

    /// The drawing without a badge.
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
    /// A line from the upper left to the lower right, with room beside it.
    fileprivate static func slash(_ width: CGFloat) -> SymbolLayer {
        let line = [CGPoint(-0.47, -0.5), CGPoint(0.47, 0.5)]
        let beside = line.map { CGPoint($0.x + width * 0.75, $0.y - width * 0.75) }
        var room = SymbolPart.lines([beside], width * 1.2)
        room.erases = true
        return SymbolLayer([.lines([line], width)], clearing: room)
    }
}
