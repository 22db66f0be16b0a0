internal import CPixelKernels

/// A table of opaque colours in linear light, through which bytes in sRGB go to such bytes.
///
/// Of the numbers on the way 16 bits are kept: a byte is at most half a level and a fifth of one off.
package final class ByteCube: Sendable {
    // The cube, and its table, are filled before anybody sees them.
    nonisolated(unsafe) private let cube: UnsafeMutablePointer<pk_cube>
    nonisolated(unsafe) private let table: UnsafeMutablePointer<UInt16>

    /// Nil for a table with colours that are not opaque, or beyond black and white.
    /// - Parameters:
    ///   - side: 2 to 256.
    ///   - colors: `side` times `side` times `side` colours, red the fastest.
    package init?(side: Int, colors: [SIMD4<Float>]) {
        guard (2...256).contains(side), colors.count == side * side * side,
            colors.allSatisfy({ $0.w == 1 && $0.min() >= 0 && $0.max() <= 1 })
        else { return nil }
        table = .allocate(capacity: colors.count * 4)
        for (i, color) in colors.enumerated() {
            let steps = SIMD4<UInt16>(color * 65_535 + 0.5)
            for k in 0..<4 { table[i * 4 + k] = steps[k] }
        }
        cube = .allocate(capacity: 1)
        cube.initialize(to: pk_cube())
        cube.pointee.side = Int32(side)
        cube.pointee.table = UnsafePointer(table)
        withUnsafeMutableBytes(of: &cube.pointee.places) { bytes in
            let places = bytes.bindMemory(to: pk_cube_place.self)
            for byte in 0...255 { places[byte] = Self.place(of: byte, side: side) }
        }
        cube.pointee.levels = Self.levels
    }

    /// The byte of every four 65535ths of light; a little above their middle, as much as products that are cut off lose. It
    /// serves all cubes, and stays.
    nonisolated(unsafe) private static let levels: UnsafePointer<UInt8> = {
        let levels = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 14)
        for step in 0..<1 << 14 {
            levels[step] = UInt8(LightKernels.level(of: min((Double(step) * 4 + 4.5) / 65_535, 1)) * 255 + 0.5)
        }
        return UnsafePointer(levels)
    }()

    deinit {
        cube.deallocate()
        table.deallocate()
    }

    private static func place(of byte: Int, side: Int) -> pk_cube_place {
        let place = LightKernels.light(of: Double(byte) / 255) * Double(side - 1)
        let cell = min(Int(place), side - 2)
        let far = UInt16(((place - Double(cell)) * 65_535).rounded())
        let near = 65_535 - far
        var result = pk_cube_place()
        result.cell = Int32(cell)
        withUnsafeMutableBytes(of: &result.near) { $0.bindMemory(to: UInt16.self).update(repeating: near) }
        withUnsafeMutableBytes(of: &result.far) { $0.bindMemory(to: UInt16.self).update(repeating: far) }
        withUnsafeMutableBytes(of: &result.sides) { bytes in
            let sides = bytes.bindMemory(to: UInt16.self)
            for i in 0..<8 { sides[i] = i < 4 ? near : far }
        }
        return result
    }

    /// Maps a row of opaque pixels.
    package func apply(
        to row: UnsafePointer<UInt8>, count: Int, into out: UnsafeMutablePointer<UInt8>
    ) {
        Kernels.current.pointee.cube_bytes(out, row, Int32(count), cube)
    }
}
