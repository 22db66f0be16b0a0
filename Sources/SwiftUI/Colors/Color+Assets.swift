public import Foundation
import UIKit

extension Color {
    /// Creates a colour from an asset catalogue, which may differ between light and dark mode.
    ///
    /// - Parameters:
    ///   - name: the colour's name. If no such colour exists, the colour is clear, and a diagnostic is reported.
    ///   - bundle: the bundle that contains the catalogue; nil for the main one.
    public init(_ name: String, bundle: Bundle? = nil) {
        guard let color = UIColor(named: name, in: bundle, compatibleWith: nil) else {
            reportInView("There is no colour \"\(name)\" in the asset catalogues of \(bundle ?? .main)")
            self = .clear
            return
        }
        self.init(uiColor: color)
    }
}
