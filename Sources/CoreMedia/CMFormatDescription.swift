public import AudioToolbox
public import CoreGraphics
public import CoreVideo
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
/// JPEG.
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
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

/// What the samples of a track are: their kind, their codec, and the size of a frame or the layout of sound.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmformatdescription)
// `@unchecked Sendable`: the memory of the layout is written before anyone else sees it.
public final class CMFormatDescription: @unchecked Sendable {
    /// The kind of medium, as a four-character code.
    package let kind: CMMediaType
    /// The codec, or the pixel format, as a four-character code.
    package let codec: FourCharCode
    /// The size of a frame in pixels; zero for other media.
    public let dimensions: CMVideoDimensions
    /// The layout of sound, which C's functions return a pointer to.
    private let sound: UnsafeMutablePointer<AudioStreamBasicDescription>?

    package init(
        mediaType: CMMediaType, mediaSubType: FourCharCode, dimensions: CMVideoDimensions,
        sound: AudioStreamBasicDescription? = nil
    ) {
        (kind, codec, self.dimensions) = (mediaType, mediaSubType, dimensions)
        self.sound = sound.map { sound in
            let memory = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
            memory.initialize(to: sound)
            return memory
        }
    }

    deinit { sound?.deallocate() }

    /// Creates the description of a pixel buffer.
    public convenience init(imageBuffer: CVImageBuffer) throws {
        self.init(
            mediaType: kCMMediaType_Video, mediaSubType: CVPixelBufferGetPixelFormatType(imageBuffer),
            dimensions: CMVideoDimensions(
                width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer))))
    }

    /// Creates the description of sound.
    public convenience init(audioStreamBasicDescription: AudioStreamBasicDescription) throws {
        self.init(
            mediaType: kCMMediaType_Audio, mediaSubType: audioStreamBasicDescription.mFormatID,
            dimensions: CMVideoDimensions(), sound: audioStreamBasicDescription)
    }

    /// The kind of medium.
    public var mediaType: MediaType { MediaType(rawValue: kind) }
    /// The codec or pixel format.
    public var mediaSubType: MediaSubType { MediaSubType(rawValue: codec) }
    /// The layout of sound; nil for other media.
    public var audioStreamBasicDescription: AudioStreamBasicDescription? { sound?.pointee }
    fileprivate var soundPointer: UnsafePointer<AudioStreamBasicDescription>? { sound.map { UnsafePointer($0) } }

    /// A kind of medium.
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: CMMediaType
        public init(rawValue: CMMediaType) { self.rawValue = rawValue }

        /// Video.
        public static let video = MediaType(rawValue: kCMMediaType_Video)
        /// Sound.
        public static let audio = MediaType(rawValue: kCMMediaType_Audio)
        /// Subtitles.
        public static let subtitle = MediaType(rawValue: kCMMediaType_Subtitle)
    }

    /// A codec or pixel format.
    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }

        /// H.264.
        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        /// HEVC.
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        /// AAC.
        public static let mpeg4AAC = MediaSubType(rawValue: kAudioFormatMPEG4AAC)
        /// Samples without compression.
        public static let linearPCM = MediaSubType(rawValue: kAudioFormatLinearPCM)
    }
}

/// The description of a video format.
public typealias CMVideoFormatDescription = CMFormatDescription
/// The description of the format of sound.
public typealias CMAudioFormatDescription = CMFormatDescription

/// Returns the kind of medium of a format.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.kind }
/// Returns the codec or pixel format of a format.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.codec }
/// Returns the size of a video format's frames in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
/// Returns the layout of sound, or nil for other media. The pointer is valid as long as the description.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
    _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { desc.soundPointer }

/// Creates the description of a pixel buffer.
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
    return noErr
}

/// Creates the description of sound. Only the layout of samples is kept.
@discardableResult
public func CMAudioFormatDescriptionCreate(
    allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int,
    layout: UnsafeRawPointer?, magicCookieSize: Int, magicCookie: UnsafeRawPointer?, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = try? CMFormatDescription(audioStreamBasicDescription: asbd.pointee)
    return noErr
}
