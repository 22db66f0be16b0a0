/// The kind of a medium.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmediatype)
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Video.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text.
    public static let text = AVMediaType(rawValue: "text")
    /// Closed captions.
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Time codes.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// Metadata.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// Sound and video in one stream.
    public static let muxed = AVMediaType(rawValue: "muxx")
}

/// A characteristic of a medium.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmediacharacteristic)
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It can be seen.
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    /// It can be heard.
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    /// It can be read.
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    /// Its frames depend on one another.
    public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
}

/// A kind of file, by its uniform type identifier.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avfiletype)
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// MPEG-4, by Apple's name.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// MPEG-4 sound.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// WAVE.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// MPEG layer 3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// Core Audio's format.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
}

/// How a movie fills a layer.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avlayervideogravity)
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The whole movie is visible, in its proportions, centred in the layer.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The movie fills the layer in its proportions, and is cut off at two sides.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// The movie is stretched to fill the layer.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A codec of video or photographs.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avvideocodectype)
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// HEVC.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// ProRes 4444.
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
    /// ProRes 422.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}

/// The key of a codec.
public let AVVideoCodecKey = "AVVideoCodecKey"
