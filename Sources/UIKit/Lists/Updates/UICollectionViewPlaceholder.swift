public import CoreGraphics
public import Foundation

/// A placeholder cell at the position of a drop until its data is available. Stored only: placeholders aren't shown
/// here.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder)
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Configures the placeholder cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder with a registered cell at an index path.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// A placeholder cell at the position of a drop until its data is available. Stored only: placeholders aren't
/// shown here.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewplaceholder)
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Configures the placeholder cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder with a registered cell at an index path, with a height in points.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }
}
