import CoreGraphics
import CoreImage
import Foundation
import ImageIO
import TestSupport
import UIKit

extension Work {
    /// One for each file format that can be written: written, and read back in full and as a thumbnail.
    static var pictures: [Work] {
        CGImageDestinationCopyTypeIdentifiers().compactMap { $0 as? String }.sorted().map { type in
            Work("picture, \(type)") { _, random in
                let data = NSMutableData()
                guard let destination = CGImageDestinationCreateWithData(data, type as CFString, 1, nil) else {
                    throw WorkFailure(description: "no file of \(type)")
                }
                CGImageDestinationAddImage(destination, picture(&random), nil)
                guard CGImageDestinationFinalize(destination) else { throw WorkFailure(description: "no \(type)") }
                // Documents can't be read as images.
                guard let source = CGImageSourceCreateWithData(data, nil) else { return }
                guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return }
                context().draw(image, in: CGRect(x: 0, y: 0, width: 48, height: 32))
                _ = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
                _ = CGImageSourceCreateThumbnailAtIndex(
                    source, 0,
                    [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 16])
            }
        }
    }

    static var filters: [Work] {
        let names = [
            "CIGaussianBlur", "CIBloom", "CIColorControls", "CISepiaTone", "CIPixellate", "CITwirlDistortion",
            "CIColorMatrix", "CIVignette", "CICrystallize", "CIColorInvert",
        ]
        let context = CIContext()
        return [
            Work("Core Image filters") { number, random in
                let input = CIImage(cgImage: picture(&random))
                let filter = CIFilter(name: names[number % names.count])
                filter?.setValue(input, forKey: kCIInputImageKey)
                guard let output = filter?.outputImage?.cropped(to: input.extent),
                    context.createCGImage(output, from: input.extent) != nil
                else { throw WorkFailure(description: "no picture of \(names[number % names.count])") }
            },
            Work("Core Image generators") { number, _ in
                let filter = CIFilter(name: "CIQRCodeGenerator")
                filter?.setValue(Data("Number \(number)".utf8), forKey: "inputMessage")
                guard let output = filter?.outputImage, context.createCGImage(output, from: output.extent) != nil else {
                    throw WorkFailure(description: "no code")
                }
            },
        ]
    }

    static var documents: [Work] {
        let font = UIFont.systemFont(ofSize: 9)
        return [
            Work("PDF page") { number, random in
                let bounds = CGRect(x: 0, y: 0, width: 48, height: 32)
                let picture = picture(&random)
                let (rect, color) = (random.rect(), random.color())
                let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
                    context.beginPage()
                    context.cgContext.setFillColor(color)
                    context.cgContext.fillEllipse(in: rect)
                    context.cgContext.draw(picture, in: rect)
                    "Number \(number)".draw(at: .zero, withAttributes: [.font: font])
                }
                guard data.count > 100 else { throw WorkFailure(description: "no document") }
            }
        ]
    }
}
