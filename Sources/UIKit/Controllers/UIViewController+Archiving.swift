import CoreGraphics
import Foundation
import QuartzCore

extension UIViewController {
    final func archive(in coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        archive.store("\(type(of: self))") {
            if let title { archive.write(title.archived, forKey: "UITitle") }
            archive.write(preferredContentSize.archived, forKey: "UIPreferredContentSize")
            archive.write(modalPresentationStyle.rawValue.archived, forKey: "UIModalPresentationStyle")
        }
    }

    /// Restores the controller from an archive; returns false if it is unreadable.
    final func restore(from coder: NSCoder) -> Bool {
        if let nib = coder as? NibCoder {
            nib.fill(self)
            return true
        }
        let archive = KeyedArchive(coder: coder)
        return archive.restore("\(type(of: self))") { () throws(ArchiveError) in
            if let title = try archive.string(forKey: "UITitle") { self.title = title }
            if let size = try archive.value(forKey: "UIPreferredContentSize").flatMap({ CGSize(archived: $0) }) {
                preferredContentSize = size
            }
            if let style = try archive.value(forKey: "UIModalPresentationStyle").flatMap({ Int(archived: $0) }) {
                modalPresentationStyle = UIModalPresentationStyle(rawValue: style) ?? .automatic
            }
        }
    }
}
