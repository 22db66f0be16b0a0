// A movie plays on a screen that turns in space, over its reflection in the floor.
// Poster: 1.5 s
//
// The scene first records a movie of its own; a player then shows it. Time follows the recording, so that every frame of
// the scene shows the frame of the movie that belongs there.

import AVFoundation
import Kasane
import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

// MARK: The movie: the sun crosses the sky over some hills

let sky = CAGradientLayer()
sky.frame = CGRect(x: 0, y: 0, width: 480, height: 270)
sky.colors = [color(0x2B6CB0), color(0xFBD38D)]
let dusk = CABasicAnimation(keyPath: "colors")
dusk.fromValue = [color(0x2B6CB0), color(0xFBD38D)]
dusk.toValue = [color(0x44337A), color(0xF6AD55)]
dusk.duration = 4
sky.add(dusk, forKey: "dusk")

let sun = CALayer()
sun.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
sun.cornerRadius = 32
sun.backgroundColor = color(0xFFF5B7)
sky.addSublayer(sun)
let arc = CGMutablePath()
arc.move(to: CGPoint(x: -20, y: 230))
arc.addQuadCurve(to: CGPoint(x: 500, y: 230), control: CGPoint(x: 240, y: -130))
let crossing = CAKeyframeAnimation(keyPath: "position")
crossing.path = arc
crossing.calculationMode = .paced
crossing.duration = 4
sun.add(crossing, forKey: "crossing")

for (index, tint) in [UInt32(0x4A6FA5), 0x2F855A, 0x22543D].enumerated() {
    let base = 190 + CGFloat(index) * 26
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 270))
    for x in stride(from: CGFloat(0), through: 480, by: 6) {
        let wave = sin(x / (38 + 22 * CGFloat(index)) + 2 * CGFloat(index))
        path.addLine(to: CGPoint(x: x, y: base + 18 * wave))
    }
    path.addLine(to: CGPoint(x: 480, y: 270))
    path.closeSubpath()
    let hill = CAShapeLayer()
    hill.path = path
    hill.fillColor = color(tint)
    sky.addSublayer(hill)
}

let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "kasane-example-\(ProcessInfo.processInfo.processIdentifier).mp4")
try sky.writeMovie(to: file, duration: 4, framesPerSecond: 30)

// MARK: The stage

let page = CAGradientLayer()
page.frame = CGRect(x: 0, y: 0, width: 960, height: 540)
page.colors = [color(0x10131A), color(0x1D2330), color(0x2A3142)]
page.locations = [0, 0.62, 1]

let stage = CALayer()
stage.frame = page.bounds
var perspective = CATransform3DIdentity
perspective.m34 = -1 / 1000
stage.sublayerTransform = perspective
page.addSublayer(stage)

let player = AVPlayer(url: file)
let screen = AVPlayerLayer(player: player)
screen.bounds = CGRect(x: 0, y: 0, width: 480, height: 270)
screen.position = CGPoint(x: 240, y: 135)
screen.cornerRadius = 10
screen.masksToBounds = true

/// The screen, and its copy upside down below it.
let mirror = CAReplicatorLayer()
mirror.bounds = screen.bounds
mirror.position = CGPoint(x: 480, y: 205)
mirror.instanceCount = 2
mirror.instanceTransform = CATransform3DScale(CATransform3DMakeTranslation(0, 282, 0), 1, -1, 1)
mirror.instanceAlphaOffset = -0.72
mirror.preservesDepth = true
mirror.addSublayer(screen)
stage.addSublayer(mirror)

let turn = CABasicAnimation(keyPath: "transform.rotation.y")
turn.fromValue = -0.7
turn.toValue = 0.7
turn.duration = 4
turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
mirror.add(turn, forKey: "turn")

player.play()
PlaygroundPage.current.liveView = page
