import CoreGraphics
import Foundation
import ImageIO
import Kasane

/// `kasane render file.pdf`: renders a page to an image.
enum PageCommand {
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
        let size = page.imageSize(scale: arguments.scale)
        guard size.width >= 1, size.height >= 1 else {
            throw SceneFailure.line("page \(arguments.page) of \(arguments.file) is empty")
        }
        guard CGPDFPage.isWithinLimits(size) else {
            throw SceneFailure.line(
                "the page would have \(size.width) by \(size.height) pixels: make --scale smaller")
        }
        let color = arguments.background
        let background = CGColor(srgbRed: color[0], green: color[1], blue: color[2], alpha: color[3])
        guard let picture = page.image(scale: arguments.scale, background: background, includesAnnotations: true) else {
            throw SceneFailure.line("not enough memory for an image of the page")
        }
        return picture
    }
}
