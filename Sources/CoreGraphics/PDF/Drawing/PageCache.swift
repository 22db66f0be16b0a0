import PDFSyntax
import Synchronization

/// Objects decoded while drawing a document's pages, cached for the next page.
// `@unchecked Sendable`: `lock` guards everything.
final class PageCache: @unchecked Sendable {
    private let lock = Mutex(Made())

    private struct Made {
        var fonts: [PDFReference: PageFont] = [:]
        var spaces: [PDFReference: PDFColorSpace] = [:]
        var images: [PDFReference: CGImage] = [:]
        var imageBytes = 0
        var contents: [ObjectIdentifier: [UInt8]] = [:]
        var contentBytes = 0
    }

    /// The maximum number of cached bytes of images, and of contents.
    private static let maxImageBytes = 128 << 20
    private static let maxContentBytes = 32 << 20
    private static let maxCount = 4096

    func font(_ place: PDFReference, make: () -> PageFont?) -> PageFont? {
        if let known = lock.withLock({ $0.fonts[place] }) { return known }
        let made = make()
        lock.withLock { cache in
            if cache.fonts.count >= PageCache.maxCount { cache.fonts = [:] }
            cache.fonts[place] = made
        }
        return made
    }

    func colorSpace(_ place: PDFReference, make: () -> PDFColorSpace?) -> PDFColorSpace? {
        if let known = lock.withLock({ $0.spaces[place] }) { return known }
        let made = make()
        lock.withLock { cache in
            if cache.spaces.count >= PageCache.maxCount { cache.spaces = [:] }
            cache.spaces[place] = made
        }
        return made
    }

    func image(_ place: PDFReference?, make: () -> CGImage?) -> CGImage? {
        guard let place else { return make() }
        if let known = lock.withLock({ $0.images[place] }) { return known }
        guard let made = make() else { return nil }
        let bytes = made.bitmap.buffer.bytesPerRow * made.bitmap.height
        guard bytes < PageCache.maxImageBytes / 4 else { return made }
        lock.withLock { cache in
            if cache.imageBytes + bytes > PageCache.maxImageBytes || cache.images.count >= PageCache.maxCount {
                (cache.images, cache.imageBytes) = ([:], 0)
            }
            cache.images[place] = made
            cache.imageBytes += bytes
        }
        return made
    }

    /// Returns the decoded contents of a stream or a page.
    func contents(of owner: AnyObject, make: () -> [UInt8]) -> [UInt8] {
        let key = ObjectIdentifier(owner)
        if let known = lock.withLock({ $0.contents[key] }) { return known }
        let made = make()
        guard made.count < PageCache.maxContentBytes / 4 else { return made }
        lock.withLock { cache in
            if cache.contentBytes + made.count > PageCache.maxContentBytes || cache.contents.count >= PageCache.maxCount
            {
                (cache.contents, cache.contentBytes) = ([:], 0)
            }
            cache.contents[key] = made
            cache.contentBytes += made.count
        }
        return made
    }
}
