import Foundation

extension CAEmitterLayer {
    final func archiveCells(in coder: NSCoder) {
        guard shouldArchiveValue(forKey: "emitterCells") else { return }
        let archive = KeyedArchive(coder: coder)
        archive.store(label) { archive.write(objects: emitterCells ?? [], forKey: "emitterCells") }
    }

    /// Restores the values from an archive; returns false if they can't be read.
    final func restoreCells(from coder: NSCoder) -> Bool {
        let archive = KeyedArchive(coder: coder)
        return archive.restore(label) { () throws(ArchiveError) in
            let cells = try archive.objects(CAEmitterCell.self, forKey: "emitterCells")
            if !cells.isEmpty { emitterCells = cells }
        }
    }
}
