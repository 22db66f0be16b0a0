public import CoreGraphics
public import Foundation

/// What a collection view shows where something is dropped, until its data is there. Stored: nothing is dropped here.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder)
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Sets up the cell that is shown.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder of a registered cell at a place.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// What a table view shows where something is dropped, until its data is there. Stored: nothing is dropped here.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewplaceholder)
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Sets up the cell that is shown.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder of a registered cell at a place, with a height in points.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }
}
