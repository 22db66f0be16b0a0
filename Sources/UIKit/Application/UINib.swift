public import Foundation

/// Objects that were drawn in Xcode. Nibs are not read on Linux: they have none.
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

    private let name: String

    /// Names a nib. Its file is not looked for.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    /// Takes a nib's bytes, and does not read them.
    public init(data: Data, bundle bundleOrNil: Bundle?) { name = "of \(data.count) bytes" }

    /// Returns nothing, and says so once.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        reportOnce("the nib \(name) is not read: make what it holds in code")
        return []
    }
}

extension Bundle {
    /// Returns nil, as for a nib that isn't there, and says so once.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/bundle/1618147-loadnibnamed)
    @MainActor @preconcurrency
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        _ = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return nil
    }
}
