public import Foundation
public import QuartzCore

/// A layer tree in Core Animation's own XML format, which layer editors exchange: a document (`.caml`), or a bundle
/// (`.ca`) with images.
///
/// Reading supports what both the format and Kasane support; ``notes`` lists what was left out, with name and line. A
/// file that is damaged, refers to files outside its folder or would take much memory throws a
/// ``CoreAnimationArchiveError``.
public final class CoreAnimationArchive {
    /// The outermost layer.
    public let rootLayer: CALayer
    /// The features of the file that Kasane doesn't support, each once: the file, the line and the name.
    public let notes: [String]
    let states: [LayerStates]

    /// Creates an archive of a layer, its sublayers and their animations, for writing.
    public init(rootLayer: CALayer) {
        (self.rootLayer, notes, states) = (rootLayer, [], [])
    }

    /// Creates an archive by reading a document or a bundle.
    public convenience init(contentsOf url: URL) throws(CoreAnimationArchiveError) {
        try self.init(ArchiveFiles(contentsOf: url))
    }

    /// Creates an archive by reading a document without images.
    ///
    /// - Parameters:
    ///   - data: The document's XML.
    ///   - name: The document's name in messages.
    public convenience init(data: Data, name: String = "main.caml") throws(CoreAnimationArchiveError) {
        try self.init(ArchiveFiles(document: data, name: name))
    }

    private init(_ files: ArchiveFiles) throws(CoreAnimationArchiveError) {
        let reader = MarkupReader(files)
        rootLayer = try reader.readRoot()
        states = try reader.readStates()
        notes = reader.notes.lines
        if let initial = states.lazy.flatMap(\.states).first(where: \.isInitial) {
            for states in states { states.show(initial.name, isAnimated: false) }
        }
    }

    // MARK: States

    /// The names of the states, in order, each once.
    public var stateNames: [String] {
        var names: [String] = []
        for state in states.flatMap(\.states) where !names.contains(state.name) { names.append(state.name) }
        return names
    }

    /// The name of the current state; nil for the layers' own values.
    public private(set) var state: String?

    /// Switches to a state.
    ///
    /// - Parameters:
    ///   - name: One of ``stateNames``; nil for the layers' own values.
    ///   - isAnimated: Whether the transition's animations run. True by default.
    /// - Returns: False for an unknown name.
    @discardableResult
    public func setState(_ name: String?, animated isAnimated: Bool = true) -> Bool {
        guard name == nil || stateNames.contains(name ?? "") else { return false }
        for states in states { states.show(name, isAnimated: isAnimated) }
        state = name
        return true
    }

    // MARK: Writing

    /// Writes a document, whose name ends in `.caml`, or a bundle, whose name ends in `.ca`. Images go to `assets` in
    /// the bundle, or to `NAME-assets` beside the document. An archive of that name is replaced when the new one is
    /// complete.
    ///
    /// - Returns: The features of the layers that the format doesn't support, each once.
    @discardableResult
    public func write(to url: URL) throws(CoreAnimationArchiveError) -> [String] {
        let isBundle = url.pathExtension.lowercased() == "ca"
        let stem = url.deletingPathExtension().lastPathComponent
        let writer = MarkupWriter(
            file: url.lastPathComponent, assets: isBundle ? "assets" : "\(stem)-assets",
            isBundle ? .numbers : .contents)
        let document = writer.document(of: rootLayer, states: states)
        if isBundle {
            try ArchiveOutput.write(bundle: url, document, writer.images)
        } else {
            try ArchiveOutput.write(document: url, document, writer.images)
        }
        return writer.notes.lines
    }
}
