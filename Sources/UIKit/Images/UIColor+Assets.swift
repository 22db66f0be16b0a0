public import Foundation

extension UIColor {
    /// The colour of a name from an asset catalogue (`.xcassets`, as it is) among the program's resources, beside the program or
    /// in the folder that it was started in; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour of a name from an asset catalogue in a bundle; nil for the bundle is the program's own.
    ///
    /// It follows the current traits, unless some are given.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = AssetSet(named: name, kind: "colorset", in: bundle),
            set.color(for: traitCollection ?? .current) != nil
        else { return nil }
        self.init { set.color(for: traitCollection ?? $0) ?? .clear }
    }
}
