public import Foundation

/// Objects that were drawn in Xcode: the source of an XIB, an XML file. Compiled nibs are not read.
///
/// It is looked for as a storyboard is.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinib)
@preconcurrency @MainActor
open class UINib: NSObject {
    /// What objects are made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects by the names that stand for them in the nib.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    enum Source {
        case file(name: String)
        case data(Data)
    }

    final let source: Source
    final let bundle: Bundle?
    /// What was read.
    final var contents: Any?

    /// Names a nib, which is read when it is first asked for its objects.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (source, bundle) = (.file(name: name), bundleOrNil)
    }

    /// Takes a nib's bytes.
    public init(data: Data, bundle bundleOrNil: Bundle?) { (source, bundle) = (.data(data), bundleOrNil) }

    /// What messages call it.
    final var label: String {
        switch source {
        case .file(let name): name
        case .data(let data): "of \(data.count) bytes"
        }
    }

    /// Makes the nib's objects anew, connects their outlets and actions with each other and with the owner, and returns those
    /// at the top. Nothing, with one line, where it can't be read.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        makeObjects(
            owner: ownerOrNil as? NSObject, externals: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
    }
}

extension Bundle {
    /// Makes the objects of a nib; nil, with one line, where there is none.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/bundle/1618147-loadnibnamed)
    @MainActor @preconcurrency
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}
