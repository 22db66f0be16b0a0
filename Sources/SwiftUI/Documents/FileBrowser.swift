import Foundation
import UniformTypeIdentifiers

/// A sheet that lists the files of a folder, from which files or a folder are chosen.
struct FileBrowser: View {
    enum Purpose {
        /// Chooses files of content types, one of them or several.
        case open([UTType], allowsSeveral: Bool)
        /// Chooses the folder and the name of a file.
        case save(name: String)
        /// Chooses a folder.
        case move
    }

    let purpose: Purpose
    /// Called with the chosen files.
    let choose: ([URL]) -> Void
    let cancel: () -> Void
    @Environment(\.fileDialogDefaultDirectory) private var defaultFolder
    @State private var path: [URL] = []
    @State private var chosen: Set<URL> = []
    @State private var name = ""

    private var root: URL {
        defaultFolder ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    }

    var body: some View {
        NavigationStack(path: $path) {
            list(of: root).navigationDestination(for: URL.self) { list(of: $0) }
        }
        .onAppear { if case .save(let proposal) = purpose { name = proposal } }
        // Closing the sheet by a drag cancels as well.
        .onDisappear(perform: cancel)
    }

    private func list(of folder: URL) -> some View {
        List {
            if case .save = purpose {
                Section { TextField("Name", text: $name) }
            }
            Section {
                ForEach(FileEntry.all(in: folder)) { row($0) }
            }
        }
        .navigationTitle(folder.lastPathComponent)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
            ToolbarItem(placement: .confirmationAction) { confirmation(folder) }
        }
    }

    @ViewBuilder
    private func row(_ entry: FileEntry) -> some View {
        let label = Label(entry.url.lastPathComponent, systemImage: entry.isFolder ? "folder" : "doc")
        if entry.isFolder {
            NavigationLink(value: entry.url) { label }
        } else if case .open(let types, let allowsSeveral) = purpose {
            Button {
                if allowsSeveral { toggle(entry.url) } else { choose([entry.url]) }
            } label: {
                HStack {
                    label
                    Spacer()
                    if chosen.contains(entry.url) { Image(systemName: "checkmark").foregroundStyle(.tint) }
                }
            }
            .buttonStyle(.plain)
            .disabled(!entry.conforms(to: types))
        } else {
            label.foregroundStyle(.secondary)
        }
    }

    private func toggle(_ url: URL) {
        if chosen.remove(url) == nil { chosen.insert(url) }
    }

    @ViewBuilder
    private func confirmation(_ folder: URL) -> some View {
        switch purpose {
        case .open(let types, let allowsSeveral):
            if allowsSeveral {
                Button("Open") { choose(chosen.sorted { $0.path < $1.path }) }.disabled(chosen.isEmpty)
            } else if types.contains(where: { UTType.folder.conforms(to: $0) }) {
                Button("Open") { choose([folder]) }
            }
        case .save:
            let file = name.trimmingCharacters(in: .whitespaces)
            Button("Save") { choose([folder.appendingPathComponent(file)]) }
                .disabled(file.isEmpty || file.contains("/"))
        case .move: Button("Move") { choose([folder]) }
        }
    }
}

/// A file or folder in a folder.
struct FileEntry: Identifiable {
    let url: URL
    let isFolder: Bool

    var id: URL { url }

    /// Returns whether the file has one of the content types.
    func conforms(to types: [UTType]) -> Bool {
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        return types.contains { type.conforms(to: $0) }
    }

    /// Returns the visible files and folders of a folder, by name.
    static func all(in folder: URL) -> [FileEntry] {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
            var isFolder = ObjCBool(false)
            let url = folder.appendingPathComponent(name)
            _ = manager.fileExists(atPath: url.path, isDirectory: &isFolder)
            return FileEntry(url: url, isFolder: isFolder.boolValue)
        }
    }
}

extension EnvironmentValues {
    private struct DefaultFolderKey: EnvironmentKey { static var defaultValue: URL? { nil } }

    /// The folder that file dialogs show first; nil for the documents folder.
    var fileDialogDefaultDirectory: URL? {
        get { self[DefaultFolderKey.self] }
        set { self[DefaultFolderKey.self] = newValue }
    }
}
