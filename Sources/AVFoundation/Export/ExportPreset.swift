import CoreGraphics
import Foundation
import MovieEncoding

/// The name of the preset of a small file.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The name of the preset of a file of medium size.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The name of the preset of the best quality, in H.264.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The name of the preset of the best quality, in HEVC.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// The name of the preset of at most 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// The name of the preset of at most 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// The name of the preset of at most 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The name of the preset of at most 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// The name of the preset of at most 3840 by 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// The name of the preset of at most 1920 by 1080 pixels, in HEVC.
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
/// The name of the preset of at most 3840 by 2160 pixels, in HEVC.
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
/// The name of the preset of sound alone, in AAC.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The name of the preset that keeps the size. The tracks are encoded again.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The name of the preset of ProRes 4444, which keeps alpha.
public let AVAssetExportPresetAppleProRes4444LPCM = "AVAssetExportPresetAppleProRes4444LPCM"

/// How an asset is encoded.
struct ExportPreset {
    enum Video {
        case none
        case encoder(EncoderRecipe)
    }

    let name: String
    var video = Video.encoder(.h264())
    /// The longer and the shorter side, into which frames are scaled down; zero for no limit.
    var limit = CGSize.zero
    /// Bits per second of a channel; nil for samples without compression.
    var bitRate: Int? = 64_000
    var fileTypes: [AVFileType] = [.mov, .mp4, .m4v]

    static let all: [ExportPreset] = [
        ExportPreset(
            name: AVAssetExportPresetLowQuality, video: .encoder(.h264(["crf": "30"])),
            limit: CGSize(width: 224, height: 144), bitRate: 32_000),
        ExportPreset(
            name: AVAssetExportPresetMediumQuality, video: .encoder(.h264(["crf": "25"])),
            limit: CGSize(width: 568, height: 360)),
        ExportPreset(name: AVAssetExportPresetHighestQuality),
        ExportPreset(name: AVAssetExportPresetHEVCHighestQuality, video: .encoder(.hevc)),
        ExportPreset(name: AVAssetExportPreset640x480, limit: CGSize(width: 640, height: 480)),
        ExportPreset(name: AVAssetExportPreset960x540, limit: CGSize(width: 960, height: 540)),
        ExportPreset(name: AVAssetExportPreset1280x720, limit: CGSize(width: 1280, height: 720)),
        ExportPreset(name: AVAssetExportPreset1920x1080, limit: CGSize(width: 1920, height: 1080)),
        ExportPreset(name: AVAssetExportPreset3840x2160, limit: CGSize(width: 3840, height: 2160)),
        ExportPreset(
            name: AVAssetExportPresetHEVC1920x1080, video: .encoder(.hevc), limit: CGSize(width: 1920, height: 1080)),
        ExportPreset(
            name: AVAssetExportPresetHEVC3840x2160, video: .encoder(.hevc), limit: CGSize(width: 3840, height: 2160)),
        ExportPreset(name: AVAssetExportPresetAppleM4A, video: .none, fileTypes: [.m4a]),
        ExportPreset(name: AVAssetExportPresetPassthrough, video: .encoder(.h264(["crf": "12"])), bitRate: 128_000),
        ExportPreset(
            name: AVAssetExportPresetAppleProRes4444LPCM, video: .encoder(.proRes4444), bitRate: nil,
            fileTypes: [.mov]),
    ]

    static func named(_ name: String) -> ExportPreset? { all.first { $0.name == name } }

    /// The size of a written frame: in its proportions, not larger than the limit, and with even sides.
    func size(of natural: CGSize) -> CGSize {
        guard natural.width >= 1, natural.height >= 1 else { return .zero }
        var scale: CGFloat = 1
        if limit.width > 0 {
            let (long, short) = (max(natural.width, natural.height), min(natural.width, natural.height))
            scale = min(1, limit.width / long, limit.height / short)
        }
        func even(_ side: CGFloat) -> CGFloat { max(2, (side * scale / 2).rounded() * 2) }
        return CGSize(width: even(natural.width), height: even(natural.height))
    }

    /// Whether it applies to an asset.
    func fits(_ facts: MediaFacts) -> Bool {
        switch video {
        case .none: facts.tracks.contains { $0.mediaType == .audio && $0.isPlayable }
        case .encoder(let recipe): recipe.isAvailable && facts.tracks.contains { $0.isPlayable }
        }
    }
}

extension EncoderRecipe {
    /// HEVC, quickly encoded.
    static let hevc = EncoderRecipe(
        name: "libx265", layout: .yuv420,
        options: ["preset": "superfast", "crf": "22", "x265-params": "log-level=none:bframes=0"], threads: 4)
}
