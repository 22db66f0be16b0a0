public import CoreGraphics

/// Returns the largest rectangle of the given proportions that fits in a rectangle, centred in it.
///
/// Proportions without an area, or that are not numbers, give an empty rectangle at the centre.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmakerect(aspectratio:insiderect:))
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let rect = boundingRect.standardized
    let (width, height) = (abs(aspectRatio.width), abs(aspectRatio.height))
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
        return CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0)
    }
    let scale = min(rect.width / width, rect.height / height)
    let size = CGSize(width: width * scale, height: height * scale)
    return CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
}

/// The begin time of an animation in a movie that means zero: Core Animation takes zero itself for the current time.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcoreanimationbegintimeatzero)
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100
