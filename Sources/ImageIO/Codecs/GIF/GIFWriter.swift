import CGIF
import CoreGraphics
import Foundation

/// Writes the blocks of a GIF with giflib.
final class GIFWriter {
    private var file: UnsafeMutablePointer<GifFileType>?
    private let output = NSMutableData()

    init(width: Int, height: Int) throws(ImageError) {
        var code: Int32 = 0
        // The output outlives the file, which this object closes.
        file = EGifOpen(Unmanaged.passUnretained(output).toOpaque(), Self.writeBytes, &code)
        guard let file else { throw .outOfMemory }
        EGifSetGifVersion(file, true)
        try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil))
    }

    deinit { close() }

    /// Writes the number of times that the animation plays; 0 means infinitely. Without it an animation plays once.
    func writeLoops(_ count: Int) throws(ImageError) {
        guard count != 1 else { return }
        // The file specifies the number of repetitions.
        let repeats = UInt16(clamping: max(count - 1, 0))
        let name = Array("NETSCAPE2.0".utf8)
        let block: [UInt8] = [1, UInt8(repeats & 0xFF), UInt8(repeats >> 8)]
        try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
        try check(EGifPutExtensionBlock(file, Int32(name.count), name))
        try check(EGifPutExtensionBlock(file, Int32(block.count), block))
        try check(EGifPutExtensionTrailer(file))
    }

    /// - Parameters:
    ///   - delay: how long the image is shown, in seconds; nil to leave it out.
    ///   - isCleared: whether the image is cleared before the next.
    func write(
        _ picture: IndexedImage, x: Int, y: Int, delay: Double?, isCleared: Bool
    ) throws(ImageError) {
        if delay != nil || picture.transparentIndex != nil {
            var control = GraphicsControlBlock(
                DisposalMode: isCleared ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT, UserInputFlag: false,
                DelayTime: Int32(clamping: Int(((delay ?? 0) * 100).rounded())),
                TransparentColor: picture.transparentIndex.map { Int32($0) } ?? NO_TRANSPARENT_COLOR)
            var bytes = [UInt8](repeating: 0, count: 4)
            let count = EGifGCBToExtension(&control, &bytes)
            try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(count), bytes))
        }
        // giflib's tables have a power of two entries, at least two.
        let entries = 1 << max(1, Int(GifBitSize(Int32(picture.colors.count))))
        let colors = (0..<entries).map { index -> GifColorType in
            let color = index < picture.colors.count ? picture.colors[index] : 0
            return GifColorType(
                Red: UInt8(color & 255), Green: UInt8(color >> 8 & 255), Blue: UInt8(color >> 16 & 255))
        }
        guard let map = GifMakeMapObject(Int32(entries), colors) else { throw .outOfMemory }
        defer { GifFreeMapObject(map) }
        try check(EGifPutImageDesc(file, Int32(x), Int32(y), Int32(picture.width), Int32(picture.height), false, map))
        var row = [GifPixelType](repeating: 0, count: picture.width)
        for y in 0..<picture.height {
            row.replaceSubrange(0..<picture.width, with: picture.indices[y * picture.width..<(y + 1) * picture.width])
            try check(EGifPutLine(file, &row, Int32(picture.width)))
        }
    }

    /// Ends the file.
    func finished() throws(ImageError) -> Data {
        try check(close())
        return Data(copying: output)
    }

    @discardableResult
    private func close() -> Int32 {
        guard let file else { return GIF_OK }
        self.file = nil
        return EGifCloseFile(file, nil)
    }

    private func check(_ result: Int32) throws(ImageError) {
        if result == GIF_ERROR { throw .invalid("giflib could not write the file") }
    }

    private static let writeBytes: OutputFunc = { file, bytes, count in
        guard let data = file?.pointee.UserData, let bytes, count > 0 else { return 0 }
        Unmanaged<NSMutableData>.fromOpaque(data).takeUnretainedValue().append(bytes, length: Int(count))
        return count
    }
}
