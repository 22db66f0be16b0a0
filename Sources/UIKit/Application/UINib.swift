public import Foundation

/// Objects designed in Xcode, loaded from the source of an XIB, an XML file. Compiled nibs are not supported.
///
/// The file is located as a storyboard's is.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinib)
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A key of the options for instantiating a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The external objects, keyed by their placeholders' identifiers in the nib.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    enum Source {
        case file(name: String)
        case data(Data)
    }

    final let source: Source
    final let bundle: Bundle?
    /// The parsed contents.
    final var contents: Any?

    /// Creates a nib without a file, which has no objects.
    public override init() {
        (source, bundle) = (.data(Data()), nil)
        super.init()
    }

    /// Creates a nib from a file, which is read when its objects are first requested.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (source, bundle) = (.file(name: name), bundleOrNil)
    }

    /// Creates a nib from its data.
    public init(data: Data, bundle bundleOrNil: Bundle?) { (source, bundle) = (.data(data), bundleOrNil) }

    /// The nib's name in messages.
    final var label: String {
        switch source {
        case .file(let name): name
        case .data(let data): "of \(data.count) bytes"
        }
    }

    /// Instantiates the nib's objects, connects their outlets and actions with each other and with the owner, and
    /// returns the top-level objects. Returns none, with a one-line message, if the nib can't be read.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        makeObjects(
            owner: ownerOrNil as? NSObject, externals: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
    }
}

extension Bundle {
    /// Instantiates the objects of a nib; returns nil, with a one-line message, if there is none.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/bundle/1618147-loadnibnamed)
    @MainActor @preconcurrency
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}
