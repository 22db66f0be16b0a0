import Foundation
package import UIKit

extension PhotoFolder {
    /// Returns whether an image is a screenshot: whether its name begins as those that desktops give.
    package static func isScreenshot(_ file: URL) -> Bool {
        file.lastPathComponent.lowercased().hasPrefix("screenshot")
    }
}
