public import CoreGraphics
public import Foundation
import ImageIO
import UIKit

/// An image that is loaded asynchronously: from a file, a `data:` URL, or any other URL that Foundation can read.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/asyncimage)
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Creates an image with a view for each phase of loading.
    ///
    /// - Parameters:
    ///   - url: the image's URL; nil to stay empty.
    ///   - scale: the image's pixels per point. 1 by default.
    ///   - transaction: the transaction of phase changes.
    ///   - content: returns the view of a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.transaction = transaction
        self.content = content
    }

    public var body: some View {
        let place = writtenPlace()
        content(phase).task(id: url) { await load(in: place) }
    }

    /// - Parameter place: the enclosing view, for diagnostics.
    private func load(in place: String) async {
        guard let url else { return show(.empty) }
        do {
            let image = try await LoadedImage.load(url, scale: scale)
            if !Task.isCancelled { show(.success(Image(uiImage: image))) }
        } catch {
            guard !Task.isCancelled else { return }
            reportOnce("AsyncImage: \(url.absoluteString.prefix(200)) does not load (\(error))\(place)")
            show(.failure(error))
        }
    }

    private func show(_ new: AsyncImagePhase) { withTransaction(transaction) { phase = new } }
}

extension AsyncImage {
    /// Creates an image of its own size, grey until it is loaded.
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { image } else { Color(uiColor: .systemGray5) }
        }
    }

    /// Creates an image modified by a closure, with a placeholder until it is loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

/// A phase of loading an image.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/asyncimagephase)
public enum AsyncImagePhase: Sendable {
    /// No image is loaded yet, or there is no URL.
    case empty
    /// The image has been loaded.
    case success(Image)
    /// The image could not be loaded.
    case failure(any Error)

    /// The image, if it has been loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if the image could not be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// Loads images; remote ones on a background thread.
enum LoadedImage {
    /// A reason why an image could not be loaded.
    struct Failure: LocalizedError {
        let url: URL

        var errorDescription: String? { "The content of \(url.absoluteString.prefix(200)) is not an image" }
    }

    @MainActor
    static func load(_ url: URL, scale: CGFloat) async throws -> UIImage {
        guard let image = UIImage(data: try await data(at: url), scale: scale) else { throw Failure(url: url) }
        return image
    }

    /// Runs on the main actor, so that local images are available immediately: recordings show them in the same frame
    /// every time.
    @MainActor
    private static func data(at url: URL) async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        guard Data.isDataURL(url.absoluteString) else {
            return try await Task.detached { try Data(contentsOf: url) }.value
        }
        guard let data = Data(dataURL: url.absoluteString) else { throw Failure(url: url) }
        return data
    }
}
