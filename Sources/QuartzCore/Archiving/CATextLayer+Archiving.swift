import CoreGraphics
import CoreText
import Foundation

extension CATextLayer {
    final func archiveText(in coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        archive.store(label) {
            if shouldArchiveValue(forKey: "string") { archive.write(string, forKey: "string", of: label) }
            guard text.font != TextProperties().font, shouldArchiveValue(forKey: "font") else { return }
            // A Quartz font has no size and is recreated by its name.
            let name: Any? = if case .graphics(let font) = text.font { font.postScriptName } else { text.font.any }
            archive.write(name, forKey: "font", of: label)
        }
    }

    /// Restores the values from an archive; returns false if they can't be read.
    final func restoreText(from coder: NSCoder) -> Bool {
        let archive = KeyedArchive(coder: coder)
        return archive.restore(label) { () throws(ArchiveError) in
            var text = text
            switch try archive.value(forKey: "string") {
            case .value(.string(let string)): text.string = .plain(string)
            case let value?:
                guard let string = value.any as? NSAttributedString else { throw .badValue(key: "string") }
                text.string = .attributed(ImmutableString(string))
            case nil: break
            }
            if let value = try archive.value(forKey: "font") {
                guard let font = value.any.flatMap(LayerFont.init) else { throw .badValue(key: "font") }
                text.font = font
            }
            content = .text(text)
            setNeedsDisplay()
        }
    }
}
