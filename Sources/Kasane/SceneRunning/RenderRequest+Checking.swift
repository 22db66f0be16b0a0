import CoreGraphics
import Foundation

extension RenderRequest {
    /// What is wrong with the request, as far as that can be told without the scene and the disk; one line, or nil.
    package var problem: String? {
        guard isSwiftFile else { return "\(scene) is not a Swift file: name one that ends in .swift" }
        do {
            let kind = try MovieKind(url: outputURL)
            let rate = try FrameRate(framesPerSecond, of: kind)
            if let size {
                let size = CGSize(width: size.width, height: size.height)
                let pixels = try RecordingRenderer.pixelSize(of: size, scale: scale)
                try MovieWriter.checkSize(width: pixels.width, height: pixels.height, of: kind)
            }
            switch span {
            case .movie(let start, let end):
                _ = try FrameSchedule(from: start, to: end ?? start + 1, rate: rate, hold: holdLast)
            case .time(let time): try FrameSchedule.check(time)
            case .frame(let number): try FrameSchedule.check(Double(number) / rate.framesPerSecond)
            }
            return nil
        } catch {
            return error.description
        }
    }

    /// What the compiler is told of a scene's path: options, and files of arguments, begin with signs of their own.
    package static func compilerArgument(forScene path: String) -> String {
        // The compiler reads bytes, and knows of no signs with accents.
        path.utf8.first == UInt8(ascii: "-") || path.utf8.first == UInt8(ascii: "@") ? "./\(path)" : path
    }

    /// Whether the compiler takes the scene for Swift, which it tells by the name alone.
    private var isSwiftFile: Bool {
        let ending = ".swift".utf8
        return scene.utf8.suffix(ending.count).elementsEqual(ending) && sceneName.utf8.count > ending.count
    }
}
