import CGIF
import Raster

/// Reads the pixels of one frame of a GIF with giflib.
enum GIFFrameReader {
    /// Reads the part of a frame on the canvas, premultiplied.
    /// - Parameter headerEnd: giflib is passed a file of the bytes up to here, followed by the frame.
    static func read(
        _ frame: GIFBlocks.Frame, in file: UnsafeRawBufferPointer, headerEnd: Int
    ) throws(ImageError) -> PixelBuffer {
        let visible = frame.frame.rect
        let buffer = try PixelBuffer.make(width: visible.width, height: visible.height)
        var input = Input(
            header: UnsafeRawBufferPointer(rebasing: file[..<headerEnd]),
            frame: UnsafeRawBufferPointer(rebasing: file[frame.offset...]))
        let failure = withUnsafeMutablePointer(to: &input) { input -> ImageError? in
            var code: Int32 = 0
            guard let gif = DGifOpen(input, readBytes, &code) else { return ImageError(gif: code) }
            defer { DGifCloseFile(gif, nil) }
            var record = UNDEFINED_RECORD_TYPE
            guard DGifGetRecordType(gif, &record) == GIF_OK, record == IMAGE_DESC_RECORD_TYPE,
                DGifGetImageDesc(gif) == GIF_OK
            else { return ImageError(gif: gif.pointee.Error) }
            guard let colors = gif.pointee.Image.ColorMap ?? gif.pointee.SColorMap else {
                return .invalid("no colour table")
            }
            let palette = Self.palette(colors.pointee, transparentIndex: frame.transparentIndex)
            return readRows(of: frame, from: gif, palette, into: buffer)
        }
        if let failure { throw failure }
        return buffer
    }

    private static func readRows(
        of frame: GIFBlocks.Frame, from gif: UnsafeMutablePointer<GifFileType>, _ palette: [UInt32],
        into buffer: PixelBuffer
    ) -> ImageError? {
        let (rect, visible) = (frame.rect, frame.frame.rect)
        var line = [GifPixelType](repeating: 0, count: rect.width)
        let passes = frame.isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
        for (first, step) in passes {
            for y in stride(from: first, to: rect.height, by: step) {
                guard DGifGetLine(gif, &line, Int32(rect.width)) == GIF_OK else {
                    return ImageError(gif: gif.pointee.Error)
                }
                let row = rect.y + y - visible.y
                guard (0..<visible.height).contains(row) else { continue }
                // A buffer row has room for `width` pixels; the visible part is inside the line.
                buffer.row(row).withMemoryRebound(to: UInt32.self, capacity: visible.width) { pixels in
                    let left = visible.x - rect.x
                    for x in 0..<visible.width { pixels[x] = palette[Int(line[left + x])] }
                }
            }
        }
        return nil
    }

    /// Returns a pixel for each of 256 indices. An index without a colour is transparent.
    private static func palette(_ colors: ColorMapObject, transparentIndex: Int?) -> [UInt32] {
        var palette = [UInt32](repeating: 0, count: 256)
        for index in 0..<min(Int(colors.ColorCount), 256) where index != transparentIndex {
            guard let color = colors.Colors?[index] else { continue }
            let bytes = (color.Red, color.Green, color.Blue, UInt8(255))
            palette[index] = withUnsafeBytes(of: bytes) { $0.load(as: UInt32.self) }
        }
        return palette
    }

    /// The bytes passed to giflib.
    private struct Input {
        var header: UnsafeRawBufferPointer
        var frame: UnsafeRawBufferPointer

        mutating func read(_ target: UnsafeMutablePointer<GifByteType>, _ count: Int) -> Int {
            var copied = 0
            while copied < count {
                let part = header.isEmpty ? frame : header
                let piece = UnsafeRawBufferPointer(rebasing: part.prefix(count - copied))
                guard let base = piece.baseAddress, !piece.isEmpty else { break }
                UnsafeMutableRawPointer(target + copied).copyMemory(from: base, byteCount: piece.count)
                let rest = UnsafeRawBufferPointer(rebasing: part.dropFirst(piece.count))
                if header.isEmpty { frame = rest } else { header = rest }
                copied += piece.count
            }
            return copied
        }
    }

    private static let readBytes: InputFunc = { gif, target, count in
        guard let input = gif?.pointee.UserData?.assumingMemoryBound(to: Input.self), let target else { return 0 }
        return Int32(input.pointee.read(target, Int(count)))
    }
}

extension ImageError {
    /// Creates the error for giflib's error code.
    fileprivate init(gif code: Int32) {
        let words = GifErrorString(code).map { String(cString: $0) } ?? "error \(code)"
        switch code {
        case D_GIF_ERR_READ_FAILED, D_GIF_ERR_EOF_TOO_SOON: self = .truncated(words)
        case D_GIF_ERR_NOT_ENOUGH_MEM: self = .outOfMemory
        default: self = .invalid(words)
        }
    }
}
