import CoreGraphics
import Foundation

extension RenderRequest {
    /// What is wrong with the request, as far as that can be told without the scene and the disk; one line, or nil.
    package var problem: String? {
        do {
            let kind = try MovieKind(url: outputURL)
            let rate = try FrameRate(framesPerSecond, of: kind)
            if let size {
                let size = CGSize(width: size.width, height: size.height)
                let pixels = try FrameRenderer.pixelSize(of: size, scale: scale)
                try MovieWriter.checkSize(width: pixels.width, height: pixels.height, of: kind)
            }
            switch span {
            case .movie(let start, let end): _ = try FrameSchedule(from: start, to: end ?? start + 1, rate: rate)
            case .time(let time): try FrameSchedule.check(time)
            case .frame(let number): try FrameSchedule.check(Double(number) / rate.framesPerSecond)
            }
            return nil
        } catch {
            return error.description
        }
    }
}
