/// Converts half-floats to floats. It may be done in place only if `dest`'s rows are no further apart.
///
/// Converts an area of the destination's size; returns `kvImageRoiLargerThanInputBuffer` if the source is smaller.
/// [Apple's reference](https://developer.apple.com/documentation/accelerate/vimageconvert_planar16ftoplanarf(_:_:_:))
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    forEachRow(src.pointee, dest.pointee) { source, target, width in
        // From the end, so that a row may be converted in place.
        for i in stride(from: width - 1, through: 0, by: -1) {
            let bits = source.load(fromByteOffset: 2 * i, as: UInt16.self)
            target.storeBytes(of: float(ofHalf: bits), toByteOffset: 4 * i, as: Float.self)
        }
    }
}

/// Converts floats to half-floats, rounding to nearest, ties to even.
///
/// Converts an area of the destination's size; returns `kvImageRoiLargerThanInputBuffer` if the source is smaller.
/// [Apple's reference](https://developer.apple.com/documentation/accelerate/vimageconvert_planarftoplanar16f(_:_:_:))
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    forEachRow(src.pointee, dest.pointee) { source, target, width in
        for i in 0..<width {
            let value = source.load(fromByteOffset: 4 * i, as: Float.self)
            target.storeBytes(of: half(of: value), toByteOffset: 2 * i, as: UInt16.self)
        }
    }
}

/// Calls `body` with each row of both buffers and the destination's width.
private func forEachRow(
    _ source: vImage_Buffer, _ target: vImage_Buffer,
    _ body: (UnsafeRawPointer, UnsafeMutableRawPointer, Int) -> Void
) -> vImage_Error {
    guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
    guard source.width >= target.width, source.height >= target.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<Int(target.height) {
        body(UnsafeRawPointer(from + y * source.rowBytes), to + y * target.rowBytes, Int(target.width))
    }
    return kvImageNoError
}

/// The value of an IEEE 754 half-precision number; Swift's `Float16` is not available on every architecture.
private func float(ofHalf bits: UInt16) -> Float {
    let sign = UInt32(bits & 0x8000) << 16
    let exponent = UInt32(bits >> 10 & 31)
    let fraction = UInt32(bits & 1023)
    switch exponent {
    case 0:
        let value = Float(fraction) * 0x1p-24
        return sign == 0 ? value : -value
    case 31: return Float(bitPattern: sign | 0x7F80_0000 | fraction << 13)
    default: return Float(bitPattern: sign | (exponent + 112) << 23 | fraction << 13)
    }
}

/// The bits of the nearest half-precision number.
private func half(of value: Float) -> UInt16 {
    let sign: UInt16 = value.sign == .minus ? 0x8000 : 0
    let size = abs(value)
    guard size == size else { return sign | 0x7E00 }
    guard size < 65520 else { return sign | 0x7C00 }
    if size < 0x1p-14 { return sign | UInt16((size * 0x1p24).rounded(.toNearestOrEven)) }
    let fraction = ((size.significand - 1) * 1024).rounded(.toNearestOrEven)
    // A fraction that rounds up to one carries into the exponent.
    return sign | UInt16((Int(size.exponent) + 15) << 10 + Int(fraction))
}
