import CoreGraphics
import Foundation

/// A four-character code.
public typealias FourCharCode = UInt32
/// The kind of a medium, as a four-character code.
public typealias CMMediaType = FourCharCode
/// A video codec, as a four-character code.
public typealias CMVideoCodecType = FourCharCode

/// Video.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// Sound.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
/// Subtitles.
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C
/// H.264.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
/// HEVC.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
/// ProRes 4444.
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468
/// ProRes 422.
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E

/// A size in pixels.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmvideodimensions)
public struct CMVideoDimensions: Hashable, Sendable {
    /// The width.
    public var width: Int32
    /// The height.
    public var height: Int32
    /// Creates an empty size.
    public init() { self.init(width: 0, height: 0) }
    /// Creates a size.
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// What the samples of a track are: their kind, their codec, and the size of a frame.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmformatdescription)
public final class CMFormatDescription: Sendable {
    /// The kind of medium.
    public let mediaType: CMMediaType
    /// The codec.
    public let mediaSubType: FourCharCode
    /// The size of a frame in pixels; zero for other media.
    public let dimensions: CMVideoDimensions

    package init(mediaType: CMMediaType, mediaSubType: FourCharCode, dimensions: CMVideoDimensions) {
        (self.mediaType, self.mediaSubType, self.dimensions) = (mediaType, mediaSubType, dimensions)
    }
}

/// The description of a video format.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Returns the kind of medium of a format.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType }
/// Returns the codec of a format.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.mediaSubType }
/// Returns the size of a video format's frames in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
