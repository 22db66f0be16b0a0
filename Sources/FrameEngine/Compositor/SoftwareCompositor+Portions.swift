import Raster

/// Draws lists that need many images portion by portion, so that only one portion's images are in memory.
extension SoftwareCompositor {
    /// The maximum number of pixels in images that are in memory at once: 64 MB.
    fileprivate static let maxOffscreenPixels = 1 << 24

    /// Whether the items need more images than may exist at once.
    func needsPortions(_ items: ArraySlice<DisplayList.Item>) -> Bool {
        items.picturePixels > Self.maxOffscreenPixels
    }

    /// The items divided into portions that each need few enough images, or consist of one group.
    func portions(of items: ArraySlice<DisplayList.Item>) -> [ArraySlice<DisplayList.Item>] {
        guard needsPortions(items) else { return [items] }
        var portions: [ArraySlice<DisplayList.Item>] = []
        var (start, index, size) = (items.startIndex, items.startIndex, 0)
        while index < items.endIndex {
            let end = items.endOfGroup(at: index) + 1
            let next = items[index..<end].picturePixels
            // A portion has at least one group, however large.
            if size + next > Self.maxOffscreenPixels, start < index {
                portions.append(items[start..<index])
                (start, size) = (index, 0)
            }
            size += next
            index = end
        }
        portions.append(items[start...])
        return portions
    }
}

extension DisplayList {
    /// Whether the list may be drawn in portions. Pixels are rounded to bytes after each, so that inserting or removing
    /// an item may change pixels that it does not touch.
    var mayNeedPortions: Bool {
        var pixels = 0
        for item in summaries where item.needs.contains(.picture) {
            let bounds = item.bounds
            pixels += bounds.width * bounds.height
        }
        return pixels > SoftwareCompositor.maxOffscreenPixels
    }
}

extension ArraySlice<DisplayList.Item> {
    /// The total number of pixels of the images that the items need, wherever they are drawn.
    fileprivate var picturePixels: Int {
        var pixels = 0
        var index = startIndex
        while index < endIndex {
            let bounds = self[index].bounds
            if self[index].needsPicture {
                pixels += bounds.width * bounds.height
                index = endOfGroup(at: index)
            }
            index += 1
        }
        return pixels
    }
}
