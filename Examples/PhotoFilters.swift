// One image, drawn here, and the results of Core Image's filters.
// Poster: 0 s

import CoreImage
import PlaygroundSupport
import QuartzCore

let side = 120

/// A lake under a low sun.
func photograph() -> CGImage? {
    let context = CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return nil }
    func fill(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ rect: CGRect, round: Bool = false) {
        context.setFillColor(CGColor(red: red, green: green, blue: blue, alpha: 1))
        if round { context.fillEllipse(in: rect) } else { context.fill(rect) }
    }
    for line in 0..<side {
        let t = CGFloat(line) / CGFloat(side)
        let isLake = line < 48
        fill(
            isLake ? 0.2 + t : 1 - 0.6 * t, isLake ? 0.25 + 0.6 * t : 0.75 - 0.35 * t, isLake ? 0.5 : 0.35 + 0.4 * t,
            CGRect(x: 0, y: line, width: side, height: 1))
    }
    fill(1, 0.95, 0.7, CGRect(x: 68, y: 62, width: 26, height: 26), round: true)
    for step in 0..<9 {
        fill(1, 0.85, 0.6, CGRect(x: 66 + step % 3 * 3, y: 42 - step * 5, width: 30 - step * 2, height: 2))
    }
    context.setFillColor(CGColor(red: 0.16, green: 0.13, blue: 0.25, alpha: 1))
    context.move(to: CGPoint(x: 0, y: 46))
    for (x, y) in [(18, 84), (34, 62), (52, 96), (78, 46)] { context.addLine(to: CGPoint(x: x, y: y)) }
    context.fillPath()
    return context.makeImage()
}

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 968, height: 776)
page.backgroundColor = CGColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)

let photo = photograph().map { CIImage(cgImage: $0) } ?? .empty()
let all = photo.extent
let middle = CIVector(x: 60, y: 60)
let context = CIContext()

/// The filtered image, cropped to the original extent.
func filtered(_ name: String, _ inputs: [String: Any] = [:]) -> CIImage {
    photo.applyingFilter(name, parameters: inputs).cropped(to: all)
}

/// A generator's image, cropped to the image's size.
func generated(_ name: String, _ inputs: [String: Any]) -> CIImage {
    (CIFilter(name: name, parameters: inputs)?.outputImage ?? .empty()).cropped(to: all)
}

/// A small image enlarged to the original's size.
func enlarged(_ image: CIImage) -> CIImage {
    let (width, height) = (CGFloat(side) / image.extent.width, CGFloat(side) / image.extent.height)
    return image.samplingNearest().transformed(by: CGAffineTransform(scaleX: width, y: height))
}

let disc = generated("CIRadialGradient", ["inputCenter": middle, "inputRadius0": 30, "inputRadius1": 50])
let checks = generated("CICheckerboardGenerator", ["inputCenter": middle, "inputWidth": 15])
let palette = filtered("CIKMeans", ["inputExtent": CIVector(cgRect: all), "inputCount": 5, "inputPerceptual": true])
let code = generated("CIQRCodeGenerator", ["inputMessage": Data("https://www.swift.org".utf8)])

let pictures: [(String, CIImage)] = [
    ("photograph", photo),
    ("CIGaussianBlur", photo.clampedToExtent().applyingGaussianBlur(sigma: 4).cropped(to: all)),
    ("CIMotionBlur", filtered("CIMotionBlur", ["inputRadius": 12, "inputAngle": 0.5])),
    ("CIZoomBlur", filtered("CIZoomBlur", ["inputCenter": middle, "inputAmount": 120])),
    ("CISepiaTone", filtered("CISepiaTone")),
    ("CIColorMonochrome", filtered("CIColorMonochrome")),
    ("CIColorInvert", filtered("CIColorInvert")),
    ("CIHueAdjust", filtered("CIHueAdjust", ["inputAngle": 2])),
    ("CIColorPosterize", filtered("CIColorPosterize", ["inputLevels": 4])),
    ("CIVibrance", filtered("CIVibrance", ["inputAmount": 1])),
    ("CIExposureAdjust", filtered("CIExposureAdjust", ["inputEV": 1])),
    (
        "CIToneCurve",
        filtered("CIToneCurve", ["inputPoint1": CIVector(x: 0.25, y: 0.1), "inputPoint3": CIVector(x: 0.75, y: 0.9)])
    ),
    ("CITwirlDistortion", filtered("CITwirlDistortion", ["inputCenter": middle, "inputRadius": 60])),
    ("CIBumpDistortion", filtered("CIBumpDistortion", ["inputCenter": middle, "inputRadius": 55, "inputScale": 0.7])),
    ("CIPinchDistortion", filtered("CIPinchDistortion", ["inputCenter": middle, "inputRadius": 55, "inputScale": 1])),
    ("CIHoleDistortion", filtered("CIHoleDistortion", ["inputCenter": middle, "inputRadius": 22])),
    ("CIPixellate", filtered("CIPixellate", ["inputCenter": middle, "inputScale": 10])),
    ("CIEdges", filtered("CIEdges", ["inputIntensity": 6])),
    ("CIUnsharpMask", filtered("CIUnsharpMask", ["inputRadius": 4, "inputIntensity": 1])),
    ("CIVignette", filtered("CIVignette", ["inputRadius": 1.5, "inputIntensity": 1])),
    ("CIBloom", filtered("CIBloom", ["inputRadius": 8, "inputIntensity": 0.8])),
    (
        "CIBlendWithMask",
        filtered("CIBlendWithMask", ["inputMaskImage": disc, "inputBackgroundImage": filtered("CIColorInvert")])
    ),
    ("CIDifferenceBlendMode", filtered("CIDifferenceBlendMode", ["inputBackgroundImage": checks])),
    (
        "CIPerspectiveTransform",
        filtered(
            "CIPerspectiveTransform",
            [
                "inputTopLeft": CIVector(x: 30, y: 105), "inputTopRight": CIVector(x: 90, y: 112),
                "inputBottomRight": CIVector(x: 118, y: 8), "inputBottomLeft": CIVector(x: 4, y: 20),
            ])
    ),
    (
        "CIAffineTile",
        filtered("CIAffineTile", ["inputTransform": CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 0.4, y: 0.4)])
    ),
    ("CICheckerboardGenerator", checks),
    ("CIStripesGenerator", generated("CIStripesGenerator", ["inputWidth": 10, "inputSharpness": 0.5])),
    (
        "CILinearGradient",
        generated(
            "CILinearGradient",
            ["inputPoint1": CIVector(x: 120, y: 120), "inputColor0": CIColor.blue, "inputColor1": CIColor.yellow])
    ),
    (
        "CIGaussianGradient",
        generated("CIGaussianGradient", ["inputCenter": middle, "inputRadius": 60, "inputColor0": CIColor.red])
    ),
    (
        "CIKMeans",
        enlarged(palette.settingAlphaOne(in: CGRect(x: 0, y: 0, width: 5, height: 1)))
    ),
    ("CIAreaAverage", enlarged(filtered("CIAreaAverage", ["inputExtent": CIVector(cgRect: all)]))),
    ("CIQRCodeGenerator", enlarged(code)),
]

for (index, (name, image)) in pictures.enumerated() {
    let layer = CALayer()
    layer.frame = CGRect(x: 18 + index % 7 * 135, y: 16 + index / 7 * 151, width: side, height: side)
    layer.contents = context.createCGImage(image, from: all)
    page.addSublayer(layer)
    let label = CATextLayer()
    label.string = name
    label.fontSize = 10
    label.alignmentMode = .center
    label.foregroundColor = CGColor(gray: 0.25, alpha: 1)
    label.frame = CGRect(x: layer.frame.minX - 8, y: layer.frame.maxY + 3, width: 136, height: 14)
    page.addSublayer(label)
}

PlaygroundPage.current.liveView = page
