public import Foundation
public import UniformTypeIdentifiers

/// Files, and types as values.
extension NSItemProvider {
    /// Provides a file by calling a closure with its URL, and whether it may be read in place.
    public typealias FileLoadHandler = (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?

    /// Registers a file that a closure provides.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoadHandler
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
            loadHandler { file, _, error in
                guard let file else { return completion(nil, error ?? CocoaError(.fileReadNoSuchFile)) }
                do { completion(try Data(contentsOf: file), nil) } catch { completion(nil, error) }
            }
        }
    }

    /// Writes data of a type, or of one that conforms to it, to a temporary file, which is deleted when the completion
    /// handler returns. The file has the suggested name, if there is one.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        let known = representation(typeIdentifier)?.type
        let ending = known.flatMap { UTType($0)?.preferredFilenameExtension }
        let stem = URL(fileURLWithPath: suggestedName ?? "").deletingPathExtension().lastPathComponent
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            var file = folder.appendingPathComponent(["", "/"].contains(stem) ? "file" : stem)
            if let ending { file.appendPathExtension(ending) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// The registered types, in order of registration.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// Returns the registered types that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Loads data of a type, or of one that conforms to it.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Writes data of a type, or of one that conforms to it, to a temporary file, which is deleted when the completion
    /// handler returns. Files are not opened in place.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }

    /// Registers data that a closure provides.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }
}
