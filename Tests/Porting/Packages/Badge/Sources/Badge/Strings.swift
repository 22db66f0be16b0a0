import Foundation

/// The package's strings.
public enum Strings {
    public static var locked: String { NSLocalizedString("badge.locked", bundle: .module, comment: "") }

    public static func level(_ level: Int) -> String {
        String(format: NSLocalizedString("badge.level %lld", bundle: .module, comment: "The level of a badge"), level)
    }

    public static func owner(_ owner: String, of badge: String, in language: String? = nil) -> String {
        var bundle = Bundle.module
        if let language, let path = bundle.path(forResource: language, ofType: "lproj"),
            let localized = Bundle(path: path)
        {
            bundle = localized
        }
        return String(format: bundle.localizedString(forKey: "badge.owner", value: nil, table: nil), owner, badge)
    }
}
