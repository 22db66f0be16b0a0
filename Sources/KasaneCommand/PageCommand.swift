import CoreGraphics
import Foundation
import ImageIO
import Kasane

/// `kasane render file.pdf`: renders a page to an image.
enum PageCommand {
    /// The maximum number of pixels of an image's side, and of the whole image.
    private static let (maxSide, maxPixelCount) = (16384.0, 1 << 26)

    /// Draws and writes the image. Returns the message to print.
    static func run(_ arguments: PageArguments) throws -> String {
        let url = URL(fileURLWithPath: arguments.file)
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw SceneFailure.line("\(arguments.file) does not exist or cannot be read")
        }
        guard let document = CGPDFDocument(url) else {
            throw SceneFailure.line("\(arguments.file) is not a PDF, or is too damaged to be read")
        }
        if let password = arguments.password, !document.unlockWithPassword(password) {
            throw SceneFailure.line("wrong password for \(arguments.file)")
        }
        guard document.isUnlocked else {
            throw SceneFailure.line("\(arguments.file) is encrypted: add --password with its password")
        }
        guard let page = document.page(at: arguments.page) else {
            throw SceneFailure.line(
                "\(arguments.file) has no page \(arguments.page): it has \(document.numberOfPages)")
        }
        let picture = try picture(of: page, arguments)
        let output = URL(fileURLWithPath: arguments.output)
        guard let destination = CGImageDestinationCreateWithURL(output, "public.png", 1, nil) else {
            throw SceneFailure.line("\(arguments.output) cannot be written")
        }
        CGImageDestinationAddImage(destination, picture, nil)
        guard CGImageDestinationFinalize(destination) else {
            throw SceneFailure.line("\(arguments.output) cannot be written")
        }
        return "\(arguments.output): page \(arguments.page) of \(document.numberOfPages), "
            + "\(picture.width) by \(picture.height) pixels"
    }

    private static func picture(of page: CGPDFPage, _ arguments: PageArguments) throws -> CGImage {
        let box = page.getBoxRect(.cropBox)
        let size = page.rotationAngle % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
        let width = (size.width * arguments.scale).rounded(.up)
        let height = (size.height * arguments.scale).rounded(.up)
        guard width <= maxSide, height <= maxSide, Int(width) * Int(height) <= maxPixelCount else {
            throw SceneFailure.line("the page would have \(width) by \(height) pixels: make --scale smaller")
        }
        let context = CGContext(
            data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else { throw SceneFailure.line("not enough memory for an image of the page") }
        let color = arguments.background
        context.setFillColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.scaleBy(x: arguments.scale, y: arguments.scale)
        context.concatenate(
            page.getDrawingTransform(
                .cropBox, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
        context.clip(to: box)
        context.drawPDFPage(page)
        context.drawPDFAnnotations(of: page)
        guard let picture = context.makeImage() else {
            throw SceneFailure.line("not enough memory for an image of the page")
        }
        return picture
    }
}
