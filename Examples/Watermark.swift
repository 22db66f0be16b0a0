// A movie is exported with a title, a watermark and a frame, all of them layers that move on the movie's clock.
// Poster: 2 s
//
// The scene first records a movie of its own. AVVideoCompositionCoreAnimationTool then draws layers over it, frame by frame,
// while AVAssetExportSession writes the result, which a player shows.

import AVFoundation
import Kasane
import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let size = CGSize(width: 640, height: 360)
let folder = FileManager.default.temporaryDirectory
let process = ProcessInfo.processInfo.processIdentifier

// MARK: The movie: waves under a moon

let sea = CAGradientLayer()
sea.frame = CGRect(origin: .zero, size: size)
sea.colors = [color(0x0B1026), color(0x26356B), color(0xC06C84)]
let moon = CALayer()
moon.frame = CGRect(x: 440, y: 50, width: 72, height: 72)
moon.cornerRadius = 36
moon.backgroundColor = color(0xFDF3D0)
moon.shadowColor = color(0xFDF3D0)
moon.shadowRadius = 24
moon.shadowOpacity = 0.9
moon.shadowOffset = .zero
sea.addSublayer(moon)
for (index, tint) in [UInt32(0x35477D), 0x28365F, 0x1A2342].enumerated() {
    let (base, length) = (230 + CGFloat(index) * 36, 160 + CGFloat(index) * 50)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -length, y: 400))
    for x in stride(from: -length, through: 640 + length, by: 5) {
        path.addLine(to: CGPoint(x: x, y: base + 12 * sin(2 * .pi * x / length)))
    }
    path.addLine(to: CGPoint(x: 640 + length, y: 400))
    let wave = CAShapeLayer()
    wave.path = path
    wave.fillColor = color(tint)
    let roll = CABasicAnimation(keyPath: "transform.translation.x")
    roll.byValue = index == 1 ? -length : length
    roll.duration = 4 - Double(index) * 0.6
    roll.repeatCount = .infinity
    wave.add(roll, forKey: "roll")
    sea.addSublayer(wave)
}
let source = folder.appendingPathComponent("kasane-sea-\(process).mp4")
try sea.writeMovie(to: source, duration: 4, framesPerSecond: 30)

// MARK: The layers over it

/// Begins at a time of the movie: zero itself would mean the current time of the program.
func begin(_ animation: CAAnimation, at time: Double, for duration: Double) -> CAAnimation {
    animation.beginTime = AVCoreAnimationBeginTimeAtZero + time
    animation.duration = duration
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
}

func change(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (from, to)
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    return animation
}

let videoLayer = CALayer()
videoLayer.frame = CGRect(origin: .zero, size: size)
let parent = CALayer()
parent.frame = videoLayer.frame
// Without this, the origin would be at the bottom left.
parent.isGeometryFlipped = true
parent.backgroundColor = color(0xF5EFE6)
parent.addSublayer(videoLayer)

// The picture shrinks into a frame.
videoLayer.masksToBounds = true
videoLayer.add(begin(change("transform.scale", from: 1, to: 0.86), at: 0.3, for: 0.9), forKey: "shrink")
videoLayer.add(begin(change("cornerRadius", from: 0, to: 26), at: 0.3, for: 0.9), forKey: "round")

let title = CATextLayer()
title.string = "Night at sea"
title.fontSize = 46
title.alignmentMode = .left
title.foregroundColor = color(0xFFFFFF)
title.shadowOpacity = 0.6
title.shadowOffset = CGSize(width: 0, height: 2)
title.frame = CGRect(x: 70, y: 226, width: 460, height: 60)
title.opacity = 0
title.add(begin(change("opacity", from: 0, to: 1), at: 1, for: 0.8), forKey: "appear")
title.add(begin(change("position.x", from: 240, to: 300), at: 1, for: 0.8), forKey: "slide")
parent.addSublayer(title)

let line = CAShapeLayer()
let stroke = CGMutablePath()
stroke.move(to: CGPoint(x: 70, y: 290))
stroke.addLine(to: CGPoint(x: 350, y: 290))
line.path = stroke
line.strokeColor = color(0xFFD166)
line.lineWidth = 4
line.lineCap = .round
line.strokeEnd = 0
line.add(begin(change("strokeEnd", from: 0, to: 1), at: 1.3, for: 0.9), forKey: "draw")
parent.addSublayer(line)

// The watermark turns in the corner.
let mark = CAReplicatorLayer()
mark.bounds = CGRect(x: 0, y: 0, width: 48, height: 48)
mark.position = CGPoint(x: 560, y: 70)
mark.instanceCount = 8
mark.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
mark.instanceAlphaOffset = -0.1
let petal = CALayer()
petal.frame = CGRect(x: 20, y: 0, width: 8, height: 18)
petal.cornerRadius = 4
petal.backgroundColor = color(0xFFFFFF, 0.9)
mark.addSublayer(petal)
mark.add(begin(change("transform.rotation.z", from: 0, to: Double.pi * 2), at: 0, for: 4), forKey: "turn")
parent.addSublayer(mark)

// MARK: The export

let asset = AVURLAsset(url: source)
let composition = AVMutableVideoComposition(propertiesOf: asset)
composition.animationTool = AVVideoCompositionCoreAnimationTool(postProcessingAsVideoLayer: videoLayer, in: parent)

let result = folder.appendingPathComponent("kasane-watermark-\(process).mp4")
try? FileManager.default.removeItem(at: result)
guard let session = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality) else {
    fatalError("The movie can't be exported")
}
session.outputURL = result
session.outputFileType = .mp4
session.videoComposition = composition
let isDone = DispatchSemaphore(value: 0)
session.exportAsynchronously { isDone.signal() }
isDone.wait()
if let error = session.error { fatalError("\(error)") }

// MARK: The result

let player = AVPlayer(url: result)
let screen = AVPlayerLayer(player: player)
screen.frame = CGRect(origin: .zero, size: size)
player.play()
PlaygroundPage.current.liveView = screen
