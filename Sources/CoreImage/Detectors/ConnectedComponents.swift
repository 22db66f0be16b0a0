import CoreGraphics

/// The 4-connected components of a mask.
enum ConnectedComponents {
    struct Part: Sendable {
        var count = 0
        var left = Int.max, top = Int.max, right = -1, bottom = -1
        /// The first and the last pixel of each row, as the corners of pixels.
        var outline: [CGPoint] = []
    }

    /// The components of at least `least` pixels.
    static func parts(of mask: [Bool], width: Int, height: Int, least: Int) -> [Part] {
        var seen = [Bool](repeating: false, count: mask.count)
        var parts: [Part] = []
        var stack: [Int] = []
        // Where each row of a component begins and ends.
        var spans = [(left: Int, right: Int)](repeating: (Int.max, -1), count: height)
        for start in mask.indices where mask[start] && !seen[start] {
            var part = Part()
            seen[start] = true
            stack.append(start)
            while let place = stack.popLast() {
                let (x, y) = (place % width, place / width)
                part.count += 1
                part.left = min(part.left, x)
                part.right = max(part.right, x)
                part.top = min(part.top, y)
                part.bottom = max(part.bottom, y)
                spans[y] = (min(spans[y].left, x), max(spans[y].right, x))
                func visit(_ next: Int) {
                    if mask[next], !seen[next] {
                        seen[next] = true
                        stack.append(next)
                    }
                }
                if x > 0 { visit(place - 1) }
                if x < width - 1 { visit(place + 1) }
                if y > 0 { visit(place - width) }
                if y < height - 1 { visit(place + width) }
            }
            for y in part.top...part.bottom {
                if part.count >= least {
                    for x in [spans[y].left, spans[y].right + 1] {
                        part.outline.append(CGPoint(x: x, y: y))
                        part.outline.append(CGPoint(x: x, y: y + 1))
                    }
                }
                spans[y] = (Int.max, -1)
            }
            if part.count >= least { parts.append(part) }
        }
        return parts
    }
}
