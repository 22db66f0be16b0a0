public import Foundation

// Index paths of rows and items in lists and collection views: a section, and an index within it. As on iOS, accessing
// these indexes of a shorter path is a fatal error.

extension IndexPath {
    /// Creates an index path from a row and a section.
    public init(row: Int, section: Int) { self = [section, row] }

    /// Creates an index path from an item and a section.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section: the first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in the section: the second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in the section: the second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// Creates an index path from a row and a section.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Creates an index path from an item and a section.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section: the first index.
    public var section: Int { index(atPosition: 0) }

    /// The row in the section: the second index.
    public var row: Int { index(atPosition: 1) }

    /// The item in the section: the second index.
    public var item: Int { index(atPosition: 1) }
}
