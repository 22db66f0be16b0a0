public import Foundation
import UIKit

extension Color {
    /// Makes a colour of an asset catalogue, which may depend on light and dark.
    ///
    /// - Parameters:
    ///   - name: the colour's name. Where there is no such colour, that is reported, and the colour is clear.
    ///   - bundle: the bundle with the catalogue; the main one for nil.
    public init(_ name: String, bundle: Bundle? = nil) {
        guard let color = UIColor(named: name, in: bundle, compatibleWith: nil) else {
            reportInView("There is no colour \"\(name)\" in the asset catalogues of \(bundle ?? .main)")
            self = .clear
            return
        }
        self.init(uiColor: color)
    }
}
