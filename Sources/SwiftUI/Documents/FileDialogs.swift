public import Foundation
public import UniformTypeIdentifiers

extension View {
    /// Presents a sheet from which the user chooses a file of some content types.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:))
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileBrowser(isPresented, .open(allowedContentTypes, allowsSeveral: false)) { urls in
            if let url = urls.first { onCompletion(.success(url)) }
        }
    }

    /// Presents a sheet from which the user chooses files of some content types.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:))
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a sheet from which the user chooses files of some content types, with an action for cancelling.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileBrowser(
            isPresented, .open(allowedContentTypes, allowsSeveral: allowsMultipleSelection),
            onCancellation: onCancellation
        ) { onCompletion(.success($0)) }
    }

    /// Presents a sheet in which the user chooses where a document is saved.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)-32vwk)
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(isPresented, document != nil, contentType, defaultFilename, onCompletion) { url in
            let configuration = FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
            try document?.fileWrapper(configuration: configuration).write(to: url)
        }
    }

    /// Presents a sheet in which the user chooses where a document is saved.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(isPresented, document != nil, contentType, defaultFilename, onCompletion) { url in
            guard let document else { return }
            let configuration = FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
            let snapshot = try document.snapshot(contentType: contentType)
            try document.fileWrapper(snapshot: snapshot, configuration: configuration).write(to: url)
        }
    }

    /// Presents a sheet in which the user chooses a folder that a file is moved to.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/filemover(ispresented:file:oncompletion:))
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileBrowser(file == nil ? .constant(false) : isPresented, .move) { folders in
            guard let file, let folder = folders.first else { return }
            let goal = folder.appendingPathComponent(file.lastPathComponent)
            onCompletion(Result { try FileManager.default.moveItem(at: file, to: goal) }.map { goal })
        }
    }

    /// Sets the folder that file dialogs show first; nil for the documents folder.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/filedialogdefaultdirectory(_:))
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(\.fileDialogDefaultDirectory, defaultDirectory)
    }

    private func fileExporter(
        _ isPresented: Binding<Bool>, _ hasDocument: Bool, _ type: UTType, _ name: String?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void, write: @escaping (URL) throws -> Void
    ) -> some View {
        fileBrowser(hasDocument ? isPresented : .constant(false), .save(name: fileName(name, type))) { urls in
            guard let url = urls.first else { return }
            onCompletion(Result { try write(url) }.map { url })
        }
    }

    /// Returns a file name with the extension of a content type, unless it has one.
    private func fileName(_ name: String?, _ type: UTType) -> String {
        let name = name ?? "Untitled"
        guard let suffix = type.preferredFilenameExtension, URL(fileURLWithPath: name).pathExtension.isEmpty else {
            return name
        }
        return "\(name).\(suffix)"
    }

    private func fileBrowser(
        _ isPresented: Binding<Bool>, _ purpose: FileBrowser.Purpose, onCancellation: @escaping () -> Void = {},
        choose: @escaping ([URL]) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileBrowser(purpose: purpose) { urls in
                isPresented.wrappedValue = false
                choose(urls)
            } cancel: {
                guard isPresented.wrappedValue else { return }
                isPresented.wrappedValue = false
                onCancellation()
            }
        }
    }
}

extension URL {
    /// Requests access to a file that the user has chosen. It is always granted, as programs aren't confined.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource())
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the access to a file that the user has chosen.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/url/stopaccessingsecurityscopedresource())
    public func stopAccessingSecurityScopedResource() {}
}
