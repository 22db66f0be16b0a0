import Foundation
public import ObjectRuntime

/// Adds an image to the user's `Pictures` folder, which replaces the photo library, as a JPEG.
///
/// The folder is not created: without it, or if it can't be written to, the target gets the file system's error.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object to notify on the main thread.
///   - completionSelector: A method of the form `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: Passed to the method.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/1619125-uiimagewritetosavedphotosalbum)
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let completion = SavingCompletion(completionTarget, completionSelector, contextInfo)
    completion.finish(with: image) {
        guard let data = image.jpegData(compressionQuality: 0.9) else { throw CocoaError(.fileWriteUnknown) }
        try PhotoFolder.add(data, fileExtension: "JPG", to: PhotoFolder.standard)
    }
}

/// Copies a movie to the user's `Pictures` folder, which replaces the photo library.
///
/// - Parameters:
///   - videoPath: The path of the movie.
///   - completionTarget: The object to notify on the main thread.
///   - completionSelector: A method of the form `video(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: Passed to the method.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/1619162-uisavevideoatpathtosavedphotosal)
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let completion = SavingCompletion(completionTarget, completionSelector, contextInfo)
    completion.finish(with: videoPath) {
        let movie = URL(fileURLWithPath: videoPath)
        let data = try Data(contentsOf: movie, options: .alwaysMapped)
        try PhotoFolder.add(data, fileExtension: movie.pathExtension.uppercased(), to: PhotoFolder.standard)
    }
}

/// Returns whether a file is a movie of a kind that the photo library has: QuickTime or MPEG-4.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/1619083-uivideoatpathiscompatiblewithsav)
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    ["mov", "mp4", "m4v"].contains(URL(fileURLWithPath: videoPath).pathExtension.lowercased())
        && FileManager.default.isReadableFile(atPath: videoPath)
}

/// The method to call after saving.
struct SavingCompletion {
    private let target: Any?
    private let selector: Selector?
    private let context: UnsafeMutableRawPointer?

    init(_ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {
        (self.target, self.selector, self.context) = (target, selector, context)
    }

    /// Saves, and then calls the method with what was saved and the error, in the next turn of the run loop.
    @MainActor
    func finish(with subject: Any, _ save: () throws -> Void) {
        var failure: NSError?
        do { try save() } catch { failure = error as NSError }
        guard let target, let selector else { return }
        nonisolated(unsafe) let arguments: [Any?] = [subject, failure, context]
        nonisolated(unsafe) let receiver = target
        DispatchQueue.main.async { sendOrReport(selector, to: receiver, arguments) }
    }
}
