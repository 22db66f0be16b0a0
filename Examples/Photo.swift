// A HEIC photo stored sideways by a phone: turned upright, graded with a colour cube, with a vignette and film
// grain, and a dissolve between the original and the result.
// Poster: 2.2 s
//
// The file is written here, with the orientation, the camera and a title in its metadata; what is shown has been read
// from it.

import ImageIO
import PlaygroundSupport
import UIKit

// MARK: The photo

/// A bay at dusk: the photo's subject.
func bay(size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
        let context = renderer.cgContext
        let (width, height) = (size.width, size.height)
        let space = CGColorSpaceCreateDeviceRGB()
        func gradient(_ colors: [UIColor], from top: CGFloat, to bottom: CGFloat) {
            let stops = colors.map(\.cgColor) as CFArray
            guard let gradient = CGGradient(colorsSpace: space, colors: stops, locations: nil) else { return }
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: top, width: width, height: bottom - top))
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: [])
            context.restoreGState()
        }
        let horizon = height * 0.56
        gradient(
            [
                UIColor(red: 0.24, green: 0.38, blue: 0.62, alpha: 1),
                UIColor(red: 0.66, green: 0.68, blue: 0.78, alpha: 1),
                UIColor(red: 0.98, green: 0.80, blue: 0.62, alpha: 1),
            ], from: 0, to: horizon)
        gradient(
            [
                UIColor(red: 0.72, green: 0.62, blue: 0.58, alpha: 1),
                UIColor(red: 0.20, green: 0.34, blue: 0.46, alpha: 1),
                UIColor(red: 0.10, green: 0.18, blue: 0.26, alpha: 1),
            ], from: horizon, to: height)
        UIColor(red: 1, green: 0.95, blue: 0.82, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: width * 0.62, y: horizon - 74, width: 56, height: 56)).fill()
        for (depth, base) in [0.0, 1, 2].enumerated() {
            let shade = 0.46 - 0.13 * base
            UIColor(red: shade, green: shade + 0.02, blue: shade + 0.10, alpha: 1).setFill()
            let hills = UIBezierPath()
            hills.move(to: CGPoint(x: -20, y: horizon + 8 * base))
            for x in stride(from: -20 as CGFloat, through: width + 20, by: 4) {
                let wave = sin(Double(x) / (34 + 9 * base) + base * 2) + 0.5 * sin(Double(x) / 13 + base)
                hills.addLine(to: CGPoint(x: x, y: horizon - 34 + 17 * CGFloat(depth) - 12 * CGFloat(wave)))
            }
            hills.addLine(to: CGPoint(x: width + 20, y: horizon + 8 * base))
            hills.close()
            hills.fill()
        }
        // The sun's reflection on the water.
        for step in 0..<22 {
            let y = horizon + 22 + CGFloat(step) * 9
            let spread = 14 + CGFloat(step) * 2.4
            let sway = 5 * sin(Double(step) * 1.7)
            UIColor(red: 1, green: 0.88, blue: 0.70, alpha: 0.5 - 0.018 * CGFloat(step)).setFill()
            UIBezierPath(
                roundedRect: CGRect(x: width * 0.62 + 28 - spread / 2 + CGFloat(sway), y: y, width: spread, height: 3),
                cornerRadius: 1.5
            ).fill()
        }
        // A boat.
        UIColor(red: 0.08, green: 0.09, blue: 0.13, alpha: 1).setFill()
        let hull = UIBezierPath()
        hull.move(to: CGPoint(x: width * 0.22, y: height * 0.74))
        hull.addLine(to: CGPoint(x: width * 0.46, y: height * 0.74))
        hull.addLine(to: CGPoint(x: width * 0.42, y: height * 0.775))
        hull.addLine(to: CGPoint(x: width * 0.25, y: height * 0.775))
        hull.fill()
        let sail = UIBezierPath()
        sail.move(to: CGPoint(x: width * 0.345, y: height * 0.49))
        sail.addQuadCurve(
            to: CGPoint(x: width * 0.44, y: height * 0.725), controlPoint: CGPoint(x: width * 0.42, y: height * 0.6))
        sail.addLine(to: CGPoint(x: width * 0.345, y: height * 0.725))
        UIColor(red: 0.96, green: 0.93, blue: 0.88, alpha: 1).setFill()
        sail.fill()
    }
}

/// The image as stored by a phone held upright: sideways, with an orientation tag.
func photograph(_ scene: UIImage) -> Data {
    let sideways = UIGraphicsImageRenderer(
        size: CGSize(width: scene.size.height, height: scene.size.width), format: scene.imageRendererFormat
    ).image { renderer in
        renderer.cgContext.translateBy(x: 0, y: scene.size.width)
        renderer.cgContext.rotate(by: -.pi / 2)
        scene.draw(at: .zero)
    }
    let file = NSMutableData()
    guard let image = sideways.cgImage,
        let destination = CGImageDestinationCreateWithData(file, "public.heic", 1, nil)
    else { return Data() }
    let metadata = CGImageMetadataCreateMutable()
    CGImageMetadataSetValueWithPath(metadata, nil, "dc:title[x-default]", "A bay at dusk")
    let camera: CFDictionary = [kCGImagePropertyExifFNumber: 1.8, kCGImagePropertyExifExposureTime: 0.004]
    CGImageDestinationAddImageAndMetadata(
        destination, image, metadata,
        [
            kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue,
            kCGImageDestinationLossyCompressionQuality: 0.9, kCGImagePropertyExifDictionary: camera,
        ])
    CGImageDestinationFinalize(destination)
    return file as Data
}

// MARK: The darkroom

/// A colour cube: shadows towards teal, highlights towards gold.
func cube(side: Int) -> Data {
    var table: [Float] = []
    for blue in 0..<side {
        for green in 0..<side {
            for red in 0..<side {
                var color = [red, green, blue].map { Float($0) / Float(side - 1) }
                let light = 0.3 * color[0] + 0.6 * color[1] + 0.1 * color[2]
                let tint: [Float] = [0.10 * light - 0.05, 0.02, 0.09 * (1 - light) - 0.07 * light]
                for i in 0..<3 {
                    // More contrast around the mid-tones.
                    let bent = color[i] * color[i] * (3 - 2 * color[i])
                    color[i] = min(max(0.5 * color[i] + 0.5 * bent + tint[i], 0), 1)
                }
                table += color + [1]
            }
        }
    }
    return table.withUnsafeBytes { Data($0) }
}

/// The graded photo, with a vignette and film grain.
func developed(_ photo: CIImage) -> CIImage {
    let graded = photo.applyingFilter(
        "CIColorCube", parameters: ["inputCubeDimension": 16, "inputCubeData": cube(side: 16)]
    )
    .applyingFilter("CIVignette", parameters: ["inputIntensity": 0.5, "inputRadius": 1.6])
    let noise = CIFilter(name: "CIRandomGenerator")?.outputImage ?? .empty()
    let gray = CIVector(x: 0.16, y: 0, z: 0, w: 0)
    let grain = noise.applyingFilter(
        "CIColorMatrix",
        parameters: [
            "inputRVector": gray, "inputGVector": gray, "inputBVector": gray,
            "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0),
            "inputBiasVector": CIVector(x: 0.42, y: 0.42, z: 0.42, w: 1),
        ]
    ).cropped(to: photo.extent)
    return grain.applyingFilter("CISoftLightBlendMode", parameters: ["inputBackgroundImage": graded]).cropped(
        to: photo.extent)
}

/// The transition from one image to another, in the given number of steps.
func dissolve(_ first: CIImage, _ second: CIImage, steps: Int) -> [CGImage] {
    let context = CIContext()
    return (0...steps).compactMap { step in
        let time = Double(step) / Double(steps)
        let image = first.applyingFilter(
            "CIDissolveTransition", parameters: ["inputTargetImage": second, "inputTime": time])
        return context.createCGImage(image, from: first.extent)
    }
}

// MARK: The wall

let page = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
page.backgroundColor = UIColor(white: 0.93, alpha: 1)

let file = photograph(bay(size: CGSize(width: 280, height: 340)))
let frame = CALayer()
frame.frame = CGRect(x: 28, y: 26, width: 304, height: 428)
frame.backgroundColor = UIColor.white.cgColor
frame.shadowOpacity = 0.3
frame.shadowRadius = 9
frame.shadowOffset = CGSize(width: 0, height: 5)
page.layer.addSublayer(frame)

if let source = CGImageSourceCreateWithData(file, nil),
    let upright = CGImageSourceCreateThumbnailAtIndex(
        source, 0,
        [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true])
{
    let photo = CIImage(cgImage: upright)
    let images = dissolve(photo, developed(photo), steps: 12)
    let picture = CALayer()
    picture.frame = CGRect(x: 12, y: 12, width: 280, height: 340)
    picture.contents = images.last
    frame.addSublayer(picture)

    let change = CAKeyframeAnimation(keyPath: "contents")
    change.values = [images[0]] + images
    change.keyTimes =
        [0] + images.indices.map { NSNumber(value: 0.25 + 0.45 * Double($0) / Double(images.count)) } + [1]
    change.calculationMode = .discrete
    change.duration = 3
    picture.add(change, forKey: "contents")

    let metadata = CGImageSourceCopyMetadataAtIndex(source, 0, nil)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) ?? [:]
    let exif = properties[kCGImagePropertyExifDictionary] as? CFDictionary ?? [:]
    let aperture = (exif[kCGImagePropertyExifFNumber] as? NSNumber)?.doubleValue ?? 0
    let seconds = (exif[kCGImagePropertyExifExposureTime] as? NSNumber)?.doubleValue ?? 1
    let title = UILabel(frame: CGRect(x: 40, y: 388, width: 280, height: 26))
    title.text = metadata.flatMap { CGImageMetadataCopyStringValueWithPath($0, nil, "dc:title") }
    title.font = .systemFont(ofSize: 19, weight: .semibold)
    page.addSubview(title)
    let note = UILabel(frame: CGRect(x: 40, y: 414, width: 280, height: 20))
    note.text = "HEIC · ƒ/\(aperture) · 1/\(Int((1 / seconds).rounded())) s"
    note.font = .systemFont(ofSize: 13)
    note.textColor = .secondaryLabel
    page.addSubview(note)
}

PlaygroundPage.current.liveView = page
