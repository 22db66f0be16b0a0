import CoreGraphics
import Foundation

/// Creates a premultiplied RGBA bitmap.
func bitmapContext(width: Int, height: Int) -> CGContext? {
    CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
}

/// Draws one page of a PDF document in memory.
func drawDocument(_ body: (CGContext) -> Void) {
    var page = CGRect(x: 0, y: 0, width: 48, height: 32)
    guard let consumer = CGDataConsumer(data: NSMutableData()),
        let context = CGContext(consumer: consumer, mediaBox: &page, nil)
    else { return }
    context.beginPDFPage(nil)
    body(context)
    context.endPDFPage()
    context.closePDF()
}

/// A kind of bitmap that contexts can draw into.
struct BitmapKind {
    let bits: Int
    let space: CGColorSpace
    let info: UInt32

    func context(width: Int, height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: 0, space: space,
            bitmapInfo: info)
    }

    static let all: [BitmapKind] = {
        let (half, float) = (CGBitmapInfo.floatComponents.rawValue, CGBitmapInfo.floatComponents.rawValue)
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        let (last, first) = (CGImageAlphaInfo.premultipliedLast.rawValue, CGImageAlphaInfo.premultipliedFirst.rawValue)
        let gray = CGColorSpaceCreateDeviceGray()
        return [
            BitmapKind(bits: 8, space: .deviceRGB, info: last),
            BitmapKind(bits: 8, space: .deviceRGB, info: first | little),
            BitmapKind(bits: 8, space: .deviceRGB, info: CGImageAlphaInfo.noneSkipLast.rawValue),
            BitmapKind(bits: 8, space: gray, info: CGImageAlphaInfo.none.rawValue),
            BitmapKind(bits: 8, space: gray, info: CGImageAlphaInfo.alphaOnly.rawValue),
            BitmapKind(bits: 16, space: .deviceRGB, info: last),
            BitmapKind(bits: 16, space: .deviceRGB, info: last | half | CGBitmapInfo.byteOrder16Little.rawValue),
            BitmapKind(bits: 32, space: .deviceRGB, info: last | float),
            BitmapKind(bits: 8, space: CGColorSpaceCreateDeviceCMYK(), info: CGImageAlphaInfo.none.rawValue),
            BitmapKind(
                bits: 16, space: CGColorSpace(name: CGColorSpace.extendedLinearSRGB) ?? .deviceRGB, info: last | half),
        ]
    }()
}
