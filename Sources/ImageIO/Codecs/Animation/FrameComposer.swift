import CImageCodecs
import Raster
import Synchronization

/// Composes the frames of an animation: each is drawn onto the result of the preceding ones.
///
/// The canvas is cached, so that reading the frames in order draws each of them once.
final class FrameComposer: Sendable {
    private let width: Int
    private let height: Int
    private let frames: [AnimationFrame]
    private let canvas = Mutex<Canvas?>(nil)

    init(width: Int, height: Int, frames: [AnimationFrame]) {
        self.width = width
        self.height = height
        self.frames = frames
    }

    /// Returns the canvas while a frame is shown.
    /// - Parameter patch: decodes the part that a frame changes, premultiplied.
    func picture(
        at index: Int, patch: (Int) throws(ImageError) -> PixelBuffer
    ) throws(ImageError) -> Bitmap {
        // A single frame has nothing below or after it.
        if frames.count == 1, coversCanvas(0) { return Bitmap(seenIn: try patch(0)) }
        return try canvas.withLock { kept throws(ImageError) in
            let start = firstFrame(for: index)
            var canvas: Canvas
            if let taken = kept, (start...index).contains(taken.frame) {
                canvas = taken
            } else {
                canvas = Canvas(buffer: try .make(width: width, height: height))
                try canvas.draw(frames[start], number: start, patch: patch)
            }
            // If a frame fails, the canvas is discarded.
            kept = nil
            while canvas.frame < index {
                canvas.dispose(of: frames[canvas.frame])
                try canvas.draw(frames[canvas.frame + 1], number: canvas.frame + 1, patch: patch)
            }
            kept = canvas
            return try canvas.snapshot()
        }
    }

    /// Releases the canvas.
    func forget() { canvas.withLock { $0 = nil } }

    /// Returns the last frame up to `index` that does not depend on earlier frames.
    private func firstFrame(for index: Int) -> Int {
        var frame = index
        while frame > 0 {
            if frames[frame].blend == .replace, coversCanvas(frame) { return frame }
            if frames[frame - 1].disposal == .clear, coversCanvas(frame - 1) { return frame }
            frame -= 1
        }
        return 0
    }

    private func coversCanvas(_ frame: Int) -> Bool {
        frames[frame].rect == PixelRect(x: 0, y: 0, width: width, height: height)
    }
}

/// The image that frames are drawn on.
private struct Canvas: Sendable {
    let buffer: PixelBuffer
    /// The frame drawn last.
    private(set) var frame = 0
    /// The contents below it, if they are to be restored.
    private var saved: PixelBuffer?

    init(buffer: PixelBuffer) { self.buffer = buffer }

    mutating func draw(
        _ frame: AnimationFrame, number: Int, patch decode: (Int) throws(ImageError) -> PixelBuffer
    ) throws(ImageError) {
        self.frame = number
        let rect = frame.rect
        guard !rect.isEmpty else { return }
        let patch = try decode(number)
        saved = frame.disposal == .restore ? try copy(of: rect) : nil
        for y in 0..<rect.height {
            // The rectangle lies inside the canvas, and the patch has its size.
            let target = buffer.row(rect.y + y) + rect.x * 4
            switch frame.blend {
            case .over: pixel_rows_blend(patch.row(y), target, rect.width)
            case .replace: target.update(from: patch.row(y), count: rect.width * 4)
            }
        }
    }

    func dispose(of frame: AnimationFrame) {
        let rect = frame.rect
        for y in 0..<rect.height {
            let target = buffer.row(rect.y + y) + rect.x * 4
            switch frame.disposal {
            case .keep: return
            case .clear: target.update(repeating: 0, count: rect.width * 4)
            case .restore:
                if let saved { target.update(from: saved.row(y), count: rect.width * 4) }
            }
        }
    }

    /// Returns the current image.
    func snapshot() throws(ImageError) -> Bitmap {
        guard let copy = buffer.copy() else { throw .outOfMemory }
        return Bitmap(seenIn: copy)
    }

    private func copy(of rect: PixelRect) throws(ImageError) -> PixelBuffer {
        let copy = try PixelBuffer.make(width: rect.width, height: rect.height)
        for y in 0..<rect.height {
            copy.row(y).update(from: buffer.row(rect.y + y) + rect.x * 4, count: rect.width * 4)
        }
        return copy
    }
}

extension Bitmap {
    /// Creates a bitmap that is marked as opaque if its pixels are.
    fileprivate init(seenIn buffer: PixelBuffer) {
        let isOpaque = (0..<buffer.height).allSatisfy { pixel_rows_are_opaque(buffer.row($0), buffer.width) }
        self.init(buffer, isOpaque: isOpaque)
    }
}
