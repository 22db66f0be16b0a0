public import Foundation

extension UIColor {
    /// Loads the named colour from an uncompiled asset catalogue (`.xcassets`) among the program's resources, beside it
    /// or in its initial working directory; returns nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Loads the named colour from an asset catalogue in a bundle; nil stands for the program's own bundle.
    ///
    /// The colour adapts to the current traits unless specific ones are given.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = AssetSet(named: name, kind: "colorset", in: bundle),
            set.color(for: traitCollection ?? .current) != nil
        else { return nil }
        self.init { set.color(for: traitCollection ?? $0) ?? .clear }
    }
}
