internal import CPixelKernels

/// A lookup table of opaque colours in linear light that maps sRGB bytes to sRGB bytes.
///
/// Intermediate values have 15 bits: a byte is off by at most half a level plus a fifth of one.
package final class ColorCube: Sendable {
    private typealias Eight = SIMD8<Int16>

    // Filled completely before it is shared.
    nonisolated(unsafe) private let table: UnsafeMutablePointer<Eight>
    nonisolated(unsafe) private let weights: UnsafeMutablePointer<Int16>
    nonisolated(unsafe) private let cells: UnsafeMutablePointer<UInt32>

    /// The table of a larger cube, at 64 bytes per cell, would exceed 32 MB.
    package static let maxSide = 80

    /// Nil for a table with colours that are not opaque or outside 0...1, and for one that is too large.
    /// - Parameters:
    ///   - side: 2 to `maxSide`.
    ///   - colors: `side` times `side` times `side` colours, red the fastest.
    package init?(side: Int, colors: [SIMD4<Float>]) {
        guard (2...Self.maxSide).contains(side), colors.count == side * side * side,
            colors.allSatisfy({ $0.w == 1 && $0.min() >= 0 && $0.max() <= 1 })
        else { return nil }
        table = Self.table(side: side, colors)
        weights = .allocate(capacity: 256 * (2 + 4 + 8))
        cells = .allocate(capacity: 256 * 3)
        let cell = 32
        let steps = [cell, cell * (side - 1), cell * (side - 1) * (side - 1)]
        for byte in 0...255 {
            let place = LinearLightKernels.light(of: Double(byte) / 255) * Double(side - 1)
            let near = min(Int(place), side - 2)
            let far = Int16(((place - Double(near)) * 32_767).rounded())
            var first = weights
            for (channel, step) in steps.enumerated() {
                cells[channel * 256 + byte] = UInt32(near * step)
                let half = 1 << channel
                let own = first + byte * 2 * half
                own.initialize(repeating: 32_767 - far, count: half)
                (own + half).initialize(repeating: far, count: half)
                first += 256 * 2 * half
            }
        }
    }

    /// The eight colours of each cell, in 32767ths: two neighbours along red are eight numbers, with their channels
    /// interleaved.
    private static func table(side: Int, _ colors: [SIMD4<Float>]) -> UnsafeMutablePointer<Eight> {
        let count = side - 1
        // A cell is one cache line.
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: count * count * count * 64, alignment: 64)
        let table = bytes.bindMemory(to: Eight.self, capacity: count * count * count * 4)
        // Lane by lane, as converting whole vectors is slow.
        func step(_ light: Float) -> Int16 { Int16(light * 32_767 + 0.5) }
        for blue in 0..<side {
            for green in 0..<side {
                let row = (blue * side + green) * side
                var far = colors[row]
                for red in 0..<count {
                    let near = far
                    far = colors[row + red + 1]
                    let pair = Eight(
                        step(near.x), step(far.x), step(near.y), step(far.y), step(near.z), step(far.z), 32_767, 32_767)
                    // The pair belongs to the cells on both sides in green and in blue.
                    for (z, half) in [(blue - 1, 2), (blue, 0)] where z >= 0 && z < count {
                        let cell = table + ((z * count + green) * count + red) * 4 + half
                        if green > 0 { cell[1 - 4 * count] = pair }
                        if green < count { cell[0] = pair }
                    }
                }
            }
        }
        return table
    }

    deinit {
        table.deallocate()
        weights.deallocate()
        cells.deallocate()
    }

    /// Maps a row of opaque pixels.
    package func apply(
        to row: UnsafePointer<UInt8>, count: Int, into out: UnsafeMutablePointer<UInt8>
    ) {
        var cube = pk_cube()
        cube.weights = UnsafePointer(weights)
        cube.cells = UnsafePointer(cells)
        cube.table = UnsafeRawPointer(table).assumingMemoryBound(to: Int16.self)
        cube.cubics = SRGBCurve.cubics
        Kernels.current.pointee.cube_bytes(out, row, Int32(count), &cube)
    }
}
