import AudioToolbox
import CoreGraphics
import CoreMedia
import Foundation
import MovieEncoding

/// Reads the dictionaries of settings of tracks.
enum OutputSettings {
    /// A number of any type.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as UInt32: Double(number)
        case let number as Int32: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// How frames of another size are scaled: to fit, unless settings say otherwise.
    static func scaling(_ settings: [String: Any]?) -> FrameScaling {
        switch settings?[AVVideoScalingModeKey] as? String {
        case AVVideoScalingModeResize: .stretch
        case AVVideoScalingModeResizeAspectFill: .fill
        case AVVideoScalingModeFit: .fitDown
        default: .fit
        }
    }

    static func flag(_ value: Any?) -> Bool? { (value as? Bool) ?? (value as? NSNumber)?.boolValue }

    /// The track of video that settings ask for.
    static func video(
        _ settings: [String: Any]?, _ hint: CMFormatDescription?, timescale: CMTimeScale,
        transform: CGAffineTransform
    ) throws(AVError) -> VideoTrackSettings {
        let width = number(settings?[AVVideoWidthKey]) ?? hint.map { Double($0.dimensions.width) } ?? 0
        let height = number(settings?[AVVideoHeightKey]) ?? hint.map { Double($0.dimensions.height) } ?? 0
        guard FrameLimits.allow(CGSize(width: width, height: height)) else {
            throw AVError(.unsupportedOutputSettings, "a movie can't have \(width) by \(height) pixels")
        }
        let properties = settings?[AVVideoCompressionPropertiesKey] as? [String: Any] ?? [:]
        let codec = (settings?[AVVideoCodecKey] as? AVVideoCodecType)?.rawValue ?? settings?[AVVideoCodecKey] as? String
        var recipe = EncoderRecipe.h264()
        switch codec {
        case nil, AVVideoCodecType.h264.rawValue: break
        case AVVideoCodecType.hevc.rawValue: recipe = .hevc
        case AVVideoCodecType.proRes4444.rawValue: recipe = .proRes4444
        case let codec: throw AVError(.encoderNotFound, "there is no encoder \(codec ?? "")")
        }
        if recipe.layout == .yuv420 {
            if let rate = number(properties[AVVideoAverageBitRateKey]), rate >= 1, rate < 1e9 {
                recipe.options["crf"] = nil
                recipe.options["b"] = String(Int(rate))
            } else if let quality = number(properties[AVVideoQualityKey]), (0...1).contains(quality) {
                recipe.options["crf"] = String(Int((40 - 30 * quality).rounded()))
            }
            if let distance = number(properties[AVVideoMaxKeyFrameIntervalKey]), (1...10_000).contains(distance) {
                recipe.options["g"] = String(Int(distance))
            }
            if let profile = properties[AVVideoProfileLevelKey] as? String, recipe.name == "libx264" {
                let names = ["H264_Baseline": "baseline", "H264_Main": "main", "H264_High": "high"]
                for (prefix, name) in names where profile.hasPrefix(prefix) { recipe.options["profile"] = name }
            }
        }
        let rate = number(properties[AVVideoExpectedSourceFrameRateKey]) ?? 30
        return VideoTrackSettings(
            width: Int(width), height: Int(height), recipe: recipe, timescale: timescale,
            frameRate: CMTimeScale(max(1, min(240, rate))), transform: transform)
    }

    /// The track of sound that settings ask for.
    static func sound(_ settings: [String: Any]?, _ hint: CMFormatDescription?) throws(AVError) -> SoundTrackSettings {
        let description = hint?.audioStreamBasicDescription
        let rate = number(settings?[AVSampleRateKey]) ?? description?.mSampleRate ?? 44_100
        let channels =
            number(settings?[AVNumberOfChannelsKey]) ?? description.map { Double($0.mChannelsPerFrame) } ?? 2
        guard rate >= 1, rate < 1e6, channels >= 1, channels < 100 else {
            throw AVError(.unsupportedOutputSettings, "a sound can't have \(rate) samples per second")
        }
        let format = SoundFormat(sampleRate: Int(rate), channelCount: Int(channels))
        guard format.isSupported else {
            throw AVError(.unsupportedOutputSettings, "a sound can't have \(format.channelCount) channels at \(rate)")
        }
        let bitRate = number(settings?[AVEncoderBitRateKey]).flatMap { (1...1e6).contains($0) ? Int($0) : nil }
        switch AudioFormatID(number(settings?[AVFormatIDKey]) ?? Double(kAudioFormatMPEG4AAC)) {
        case kAudioFormatMPEG4AAC: return .aac(format, bitRate: bitRate)
        case kAudioFormatAppleLossless: return SoundTrackSettings(encoder: "alac", format: format, bitRate: 0)
        case kAudioFormatLinearPCM:
            return SoundTrackSettings(
                encoder: flag(settings?[AVLinearPCMIsFloatKey]) ?? false ? "pcm_f32le" : "pcm_s16le", format: format,
                bitRate: 0)
        case let id: throw AVError(.encoderNotFound, "there is no encoder of sound for \(id)")
        }
    }
}

/// Samples in buffers of Core Media's.
struct SampleLayout {
    var format: SoundFormat
    var isFloat: Bool

    /// The layout that settings of a reader ask for: 16 bits unless they say otherwise.
    init(_ settings: [String: Any]?, of tracks: [TrackFacts]) throws(AVError) {
        let (rate, channels) = (tracks.first?.sampleRate ?? 44_100, tracks.map(\.channelCount).max() ?? 2)
        let wantedRate = OutputSettings.number(settings?[AVSampleRateKey]) ?? rate
        let wantedChannels = OutputSettings.number(settings?[AVNumberOfChannelsKey]) ?? Double(channels)
        guard wantedRate >= 1, wantedRate < 1e6, wantedChannels >= 1, wantedChannels < 100 else {
            throw AVError(.unsupportedOutputSettings, "samples can't be had in this format")
        }
        format = SoundFormat(sampleRate: Int(wantedRate), channelCount: Int(wantedChannels))
        isFloat =
            OutputSettings.flag(settings?[AVLinearPCMIsFloatKey])
            ?? (OutputSettings.number(settings?[AVLinearPCMBitDepthKey]) == 32)
        let id = OutputSettings.number(settings?[AVFormatIDKey]) ?? Double(kAudioFormatLinearPCM)
        guard format.isSupported, id == Double(kAudioFormatLinearPCM) else {
            throw AVError(.unsupportedOutputSettings, "samples can't be had in this format")
        }
    }

    var description: AudioStreamBasicDescription {
        let size = UInt32((isFloat ? 4 : 2) * format.channelCount)
        let kind = isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
        return AudioStreamBasicDescription(
            mSampleRate: Double(format.sampleRate), mFormatID: kAudioFormatLinearPCM,
            mFormatFlags: kind | kAudioFormatFlagIsPacked, mBytesPerPacket: size, mFramesPerPacket: 1,
            mBytesPerFrame: size, mChannelsPerFrame: UInt32(format.channelCount), mBitsPerChannel: isFloat ? 32 : 16,
            mReserved: 0)
    }

    /// Returns a buffer of samples.
    func buffer(_ samples: [Float], at time: CMTime, _ description: CMFormatDescription) -> CMSampleBuffer {
        let block: CMBlockBuffer
        if isFloat {
            block = samples.withUnsafeBytes { CMBlockBuffer(copying: $0) }
        } else {
            let whole = samples.map { Int16(max(-32768, min(32767, ($0 * 32768).rounded()))) }
            block = whole.withUnsafeBytes { CMBlockBuffer(copying: $0) }
        }
        let count = samples.count / format.channelCount
        return CMSampleBuffer(
            dataBuffer: block, format: description, numSamples: count, presentationTimeStamp: time,
            duration: format.time(of: Int64(count)))
    }
}

extension CMSampleBuffer {
    /// The samples, interleaved, in a number of channels, and their rate. Throws if they are not of a known format.
    func samples(channels: Int) throws(AVError) -> (samples: [Float], rate: Double) {
        guard let dataBuffer, let description = formatDescription?.audioStreamBasicDescription,
            description.mFormatID == kAudioFormatLinearPCM, (1...64).contains(description.mChannelsPerFrame),
            description.mFormatFlags & (kAudioFormatFlagIsBigEndian | kAudioFormatFlagIsNonInterleaved) == 0
        else { throw AVError(.unsupportedOutputSettings, "the samples are not of a known format") }
        let isFloat = description.mFormatFlags & kAudioFormatFlagIsFloat != 0
        let read: [Float]
        switch (isFloat, description.mBitsPerChannel) {
        case (true, 32): read = dataBuffer.withBytes { Array($0.bindMemory(to: Float.self)) }
        case (false, 16):
            read = dataBuffer.withBytes { $0.bindMemory(to: Int16.self).map { Float($0) / 32768 } }
        case (false, 32):
            read = dataBuffer.withBytes { $0.bindMemory(to: Int32.self).map { Float(Double($0) / 2_147_483_648) } }
        default: throw AVError(.unsupportedOutputSettings, "the samples are not of a known format")
        }
        let own = Int(description.mChannelsPerFrame)
        guard own != channels else { return (read, description.mSampleRate) }
        let count = read.count / own
        var mixed = [Float](repeating: 0, count: count * channels)
        for index in 0..<count {
            for channel in 0..<channels {
                // One channel is the mean of all; more than there are repeat the last one.
                mixed[index * channels + channel] =
                    channels == 1
                    ? read[index * own..<(index + 1) * own].reduce(0, +) / Float(own)
                    : read[index * own + min(channel, own - 1)]
            }
        }
        return (mixed, description.mSampleRate)
    }
}
