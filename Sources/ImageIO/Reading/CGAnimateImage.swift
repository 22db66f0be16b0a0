public import CoreGraphics
import Foundation

/// The reason why an animation ended early.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimageanimationstatus)
public enum CGImageAnimationStatus: Int32, Hashable, Sendable {
    /// An argument is invalid.
    case parameterError = -22140
    /// The bytes are damaged.
    case corruptInputImage = -22141
    /// The format is not supported.
    case unsupportedFormat = -22142
    /// The bytes end before the images do.
    case incompleteInputImage = -22143
    /// Memory allocation failed.
    case allocationFailure = -22144
}

/// Called with the index of each image, the image, and a flag that stops the animation when set.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// The index of the first image of an animation. A number, 0 by default, among an animation's options.
public let kCGImageAnimationStartIndex: CFString = "StartIndex"
/// The duration of each image in seconds. A number among an animation's options; the file's by default.
public let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// The number of times that an animation plays. A number among its options, infinite for `kCFNumberPositiveInfinity`;
/// the file's by default.
public let kCGImageAnimationLoopCount: CFString = "LoopCount"

/// Plays the animation in a file: calls a block with each image at its time, on the main run loop.
///
/// Returns immediately: 0, or a `CGImageAnimationStatus` if the file can't be read. The file is decoded image by image.
/// A damaged image stops the animation. A single image is shown once.
/// - Parameters:
///   - url: the URL of a file.
///   - options: `kCGImageAnimationStartIndex`, `kCGImageAnimationDelayTime` and `kCGImageAnimationLoopCount`, or nil.
///   - block: called with each image.
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
// `@unchecked Sendable`: after initialization it is used only by timers of the main run loop.
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
        // 0 plays infinitely, as in files.
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
