public import CoreGraphics
import Foundation

/// How an animation ended before its time.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimageanimationstatus)
public enum CGImageAnimationStatus: Int32, Hashable, Sendable {
    /// An argument is not as it must be.
    case parameterError = -22140
    /// The bytes are damaged.
    case corruptInputImage = -22141
    /// The bytes are of a kind that cannot be read.
    case unsupportedFormat = -22142
    /// The bytes end before the images do.
    case incompleteInputImage = -22143
    /// There is no memory.
    case allocationFailure = -22144
}

/// Called with the index of each image, the image, and a flag to set for the animation to stop.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// The index of the image that an animation begins with. A number, 0 by default, among an animation's options.
public let kCGImageAnimationStartIndex: CFString = "StartIndex"
/// The seconds that each image is shown. A number among an animation's options; the file's by default.
public let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// How often an animation plays. A number among its options, infinite for `kCFNumberPositiveInfinity`; the file's by
/// default.
public let kCGImageAnimationLoopCount: CFString = "LoopCount"

/// Plays the animation in a file: calls a block with each image at its time, on the main run loop.
///
/// Returns at once: 0, or a `CGImageAnimationStatus` where the file cannot be read. The file is decoded image by image. One
/// that turns out to be damaged stops the animation. An image alone is shown once.
/// - Parameters:
///   - url: the URL of a file.
///   - options: `kCGImageAnimationStartIndex`, `kCGImageAnimationDelayTime` and `kCGImageAnimationLoopCount`, or nil.
///   - block: what is called with each image.
@discardableResult
public func CGAnimateImageAtURLWithBlock(
    _ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
    guard let source = CGImageSourceCreateWithURL(url, nil) else {
        return CGImageAnimationStatus.parameterError.rawValue
    }
    return ImagePlayer.play(source, options, block)
}

/// Plays the animation in memory, as `CGAnimateImageAtURLWithBlock` does.
@discardableResult
public func CGAnimateImageDataWithBlock(
    _ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
    ImagePlayer.play(CGImageSource(data, options: SourceOptions(nil)), options, block)
}

/// Shows the images of a source one after the other.
// `@unchecked Sendable`: after its initializer it is used by timers of the main run loop alone.
private final class ImagePlayer: @unchecked Sendable {
    private let source: CGImageSource
    private let block: CGImageSourceAnimationBlock
    private let delay: Double?
    private var playsLeft: Int
    private var index: Int

    static func play(
        _ source: CGImageSource, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
    ) -> OSStatus {
        switch source.status {
        case .statusComplete: break
        case .statusUnexpectedEOF, .statusIncomplete, .statusReadingHeader:
            return CGImageAnimationStatus.incompleteInputImage.rawValue
        case .statusUnknownType: return CGImageAnimationStatus.unsupportedFormat.rawValue
        case .statusInvalidData: return CGImageAnimationStatus.corruptInputImage.rawValue
        }
        let start = options?.number(kCGImageAnimationStartIndex) ?? 0
        guard let first = Int(exactly: start), (0..<source.count).contains(first) else {
            return CGImageAnimationStatus.parameterError.rawValue
        }
        let player = ImagePlayer(source, options, first: first, block)
        player.schedule(after: 0)
        return 0
    }

    private init(
        _ source: CGImageSource, _ options: CFDictionary?, first: Int, _ block: @escaping CGImageSourceAnimationBlock
    ) {
        (self.source, self.block, index) = (source, block, first)
        delay = options?.number(kCGImageAnimationDelayTime).flatMap { $0 > 0 ? $0 : nil }
        let stated = (options?[kCGImageAnimationLoopCount] as? NSNumber)?.doubleValue
        let plays = stated ?? Double(Self.loopCount(of: source))
        // 0 plays without an end, as in files.
        playsLeft = source.count == 1 ? 1 : plays > 0 && plays < 0x1p31 ? Int(plays) : .max
    }

    private static func loopCount(of source: CGImageSource) -> Int {
        for case let dictionary as CFDictionary in source.properties.values {
            if let count = dictionary.number(kCGImagePropertyGIFLoopCount) { return Int(count) }
        }
        return 0
    }

    private static func delay(of source: CGImageSource, at index: Int) -> Double {
        for case let dictionary as CFDictionary in (source.description(at: index)?.properties ?? [:]).values {
            if let delay = dictionary.number(kCGImagePropertyGIFDelayTime) { return delay }
        }
        return 0.1
    }

    private func schedule(after seconds: Double) {
        let timer = Timer(timeInterval: seconds, repeats: false) { [self] _ in show() }
        RunLoop.main.add(timer, forMode: .common)
    }

    private func show() {
        guard let image = try? source.image(at: index) else { return }
        var stops = false
        block(index, image, &stops)
        if stops { return }
        let seconds = delay ?? Self.delay(of: source, at: index)
        index += 1
        if index == source.count {
            index = 0
            playsLeft -= 1
            if playsLeft == 0 { return }
        }
        schedule(after: seconds)
    }
}
