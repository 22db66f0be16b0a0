import AVFoundation
import CoreGraphics
import Foundation
import QuartzCore

/// Reads a movie: its facts, frames in any order, and a player that shows it.
func playMovie(_ bytes: UnsafeRawBufferPointer) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "kasane-fuzz-\(ProcessInfo.processInfo.processIdentifier)-\(UInt.random(in: 0...UInt.max))")
    guard (try? Data(bytes).write(to: url)) != nil else { return }
    defer { try? FileManager.default.removeItem(at: url) }
    let asset = AVURLAsset(url: url)
    _ = asset.tracks.map { ($0.naturalSize, $0.preferredTransform, $0.timeRange, $0.formatDescriptions) }
    _ = asset.metadata.map { ($0.stringValue, $0.dataValue) }
    let generator = AVAssetImageGenerator(asset: asset)
    generator.appliesPreferredTrackTransform = true
    generator.maximumSize = CGSize(width: 64, height: 64)
    let length = asset.duration
    for part in [0, 2, 1, 4] {
        let time = CMTimeMultiplyByRatio(length, multiplier: Int32(part), divisor: 4)
        _ = try? generator.copyCGImage(at: time, actualTime: nil)
    }
    _ = try? AVAudioPlayer(contentsOf: url)
    let player = AVPlayer(url: url)
    player.seek(to: CMTimeMultiplyByRatio(length, multiplier: 1, divisor: 3))
    player.currentItem?.step(byCount: -1)
}
