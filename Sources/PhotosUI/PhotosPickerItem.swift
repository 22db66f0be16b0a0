public import Foundation
public import SwiftUI
public import UniformTypeIdentifiers

/// A photo that the user has picked.
/// [Apple's reference](https://developer.apple.com/documentation/photosui/photospickeritem)
public struct PhotosPickerItem: Hashable, Sendable {
    /// The format of a photo that is loaded. Files are always loaded as they are.
    /// [Apple's reference](https://developer.apple.com/documentation/photosui/photospickeritem/encodingdisambiguationpolicy)
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String

        /// Any format.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// The file as it is.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// The most compatible format.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The identifier in the library; nil if the picker has no library.
    public let itemIdentifier: String?
    let file: URL

    init(_ file: URL, hasIdentifier: Bool) { (self.file, itemIdentifier) = (file, hasIdentifier ? file.path : nil) }

    /// Creates an item of an identifier of the library.
    public init(itemIdentifier: String) {
        (file, self.itemIdentifier) = (URL(fileURLWithPath: itemIdentifier), itemIdentifier)
    }

    /// The types of data that can be loaded: that of the file.
    public var supportedContentTypes: [UTType] { UTType(filenameExtension: file.pathExtension).map { [$0] } ?? [] }

    /// Loads the photo as a type: as `Data`, an `Image`, or a type that imports data or files of the photo's type. Nil if
    /// the type does not import it.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let content = supportedContentTypes.first else { throw CocoaError(.fileReadUnknown) }
        return try await T._import(_ReceivedForm(file: file, type: content))
    }

    /// Loads the photo as a type, and calls a closure with it on a queue of its own.
    @discardableResult
    public func loadTransferable<T: Transferable & SendableMetatype>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task.detached {
            let result: Result<T?, any Error>
            do { result = .success(try await loadTransferable(type: type)) } catch { result = .failure(error) }
            progress.completedUnitCount = 1
            completionHandler(result)
        }
        return progress
    }
}

/// How photos are selected.
/// [Apple's reference](https://developer.apple.com/documentation/photosui/photospickerselectionbehavior)
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    let selection: PHPickerConfiguration.Selection

    /// In any order.
    public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
    /// In an order that badges show.
    public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
    /// In any order; the binding follows each change.
    public static let continuous = PhotosPickerSelectionBehavior(selection: .continuous)
    /// In an order that badges show; the binding follows each change.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(selection: .continuousAndOrdered)
}
