import CoreGraphics

/// Finds lines of text: sequences of small shapes of similar height.
struct TextFinder {
    let plane: GrayPlane
    /// The minimum height of a line, as a fraction of the plane's shorter side.
    let leastSize: Double

    struct Line {
        var bounds: CGRect
        var parts: [CGRect]
    }

    /// The lines found from top to bottom, with y down.
    func lines() -> [Line] {
        var found: [Line] = []
        for isDark in [true, false] {
            for line in lines(of: shapes(mask(isDark: isDark))) where !found.contains(where: { overlaps($0, line) }) {
                found.append(line)
            }
        }
        return found.sorted { $0.bounds.minY < $1.bounds.minY }
    }

    private func overlaps(_ a: Line, _ b: Line) -> Bool {
        let common = a.bounds.intersection(b.bounds)
        return !common.isNull && common.width * common.height > 0.3 * b.bounds.width * b.bounds.height
    }

    /// The pixels clearly darker, or brighter, than their local mean.
    private func mask(isDark: Bool) -> [Bool] {
        let (width, height) = (plane.width, plane.height)
        // The summed-area table of the levels.
        var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
        for y in 0..<height {
            var row = 0
            for x in 0..<width {
                row += Int(plane.levels[y * width + x])
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
            }
        }
        let reach = max(8, min(width, height) / 16)
        var mask = [Bool](repeating: false, count: width * height)
        for y in 0..<height {
            let (top, bottom) = (max(0, y - reach), min(height, y + reach + 1))
            for x in 0..<width {
                let (left, right) = (max(0, x - reach), min(width, x + reach + 1))
                let sum =
                    sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right]
                    - sums[bottom * (width + 1) + left] + sums[top * (width + 1) + left]
                let difference = sum / ((bottom - top) * (right - left)) - Int(plane.levels[y * width + x])
                mask[y * width + x] = isDark ? difference > 24 : difference < -24
            }
        }
        return mask
    }

    /// The bounds of shapes that may be characters, from left to right.
    private func shapes(_ mask: [Bool]) -> [CGRect] {
        let most = Double(plane.height) / 3
        let least = max(5, leastSize * Double(min(plane.width, plane.height)))
        return ConnectedComponents.parts(of: mask, width: plane.width, height: plane.height, least: 6).compactMap {
            part in
            let (width, height) = (Double(part.right - part.left + 1), Double(part.bottom - part.top + 1))
            guard height >= least * 0.6, height <= most, width <= 3 * height, Double(part.count) > 0.08 * width * height
            else { return nil }
            return CGRect(x: Double(part.left), y: Double(part.top), width: width, height: height)
        }.sorted { $0.minX < $1.minX }
    }

    private func lines(of shapes: [CGRect]) -> [Line] {
        var lines: [Line] = []
        for shape in shapes {
            let place = lines.indices.last { i in
                guard let last = lines[i].parts.last else { return false }
                let common = min(last.maxY, shape.maxY) - max(last.minY, shape.minY)
                let (low, high) = (min(last.height, shape.height), max(last.height, shape.height))
                // On one line, of similar height, and no further apart than a character is high.
                return common > 0.4 * low && high < 2.6 * low
                    && shape.minX - lines[i].bounds.maxX < 1.2 * max(lines[i].bounds.height, high)
            }
            if let place {
                lines[place].parts.append(shape)
                lines[place].bounds = lines[place].bounds.union(shape)
            } else {
                lines.append(Line(bounds: shape, parts: [shape]))
            }
        }
        let least = leastSize * Double(min(plane.width, plane.height))
        return lines.filter { $0.parts.count >= 3 && Double($0.bounds.height) >= least }
    }
}
