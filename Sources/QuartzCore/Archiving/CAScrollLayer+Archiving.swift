import Foundation

extension CAScrollLayer {
    final func archiveScrollMode(in coder: NSCoder) {
        guard scrollMode != .both, shouldArchiveValue(forKey: "scrollMode") else { return }
        let archive = KeyedArchive(coder: coder)
        archive.store(label) { archive.write(.value(.string(scrollMode.rawValue)), forKey: "scrollMode") }
    }

    /// Restores the values from an archive; returns false if they can't be read.
    final func restoreScrollMode(from coder: NSCoder) -> Bool {
        let archive = KeyedArchive(coder: coder)
        return archive.restore(label) { () throws(ArchiveError) in
            guard let mode = try archive.string(forKey: "scrollMode") else { return }
            scrollMode = CAScrollLayerScrollMode(rawValue: mode)
        }
    }
}
