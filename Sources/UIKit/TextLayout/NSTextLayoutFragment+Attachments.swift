import CoreGraphics
import CoreText
import Foundation

/// The view provider of an attachment; nil for one without a view.
struct KnownViewProvider {
    let attachment: NSTextAttachment
    let provider: NSTextAttachmentViewProvider?
}

extension NSTextLayoutManager {
    /// Takes over the provider of an attachment from a fragment that an edit replaced.
    fileprivate final func takeProvider(of attachment: NSTextAttachment) -> KnownViewProvider? {
        guard let index = replacedProviders.firstIndex(where: { $0.attachment === attachment }) else { return nil }
        return replacedProviders.remove(at: index)
    }
}

extension NSTextLayoutFragment {
    final var viewProviders: [NSTextAttachmentViewProvider] {
        knownProviders.sorted { $0.key < $1.key }.compactMap(\.value.provider)
    }

    private final func provider(of attachment: NSTextAttachment, at local: Int) -> NSTextAttachmentViewProvider? {
        // Views are confined to the main thread: layout on another one draws images.
        guard Thread.isMainThread, let manager, let content = manager.textContentManager else { return nil }
        if let known = knownProviders[local] { return known.provider }
        let found =
            manager.takeProvider(of: attachment)
            ?? KnownViewProvider(
                attachment: attachment,
                provider: attachment.viewProvider(
                    for: manager.viewOfAttachments, location: content.location(at: start + local),
                    textContainer: manager.textContainer))
        knownProviders[local] = found
        return found.provider
    }

    /// The bounds of an attachment relative to the baseline, y up.
    final func box(of attachment: NSTextAttachment, at local: Int, _ container: NSTextContainer) -> CGRect {
        guard let content = manager?.textContentManager else { return attachment.box }
        let attributes = lines.text.attributes(at: local)
        let location = content.location(at: start + local)
        let proposed = CGRect(origin: .zero, size: container.room)
        if let provider = provider(of: attachment, at: local) {
            nonisolated(unsafe) let (attributes, location, container) = (attributes, location, container)
            let box = MainActor.assumeIsolated { () -> CGRect? in
                guard provider.tracksTextAttachmentViewBounds else { return nil }
                return provider.attachmentBounds(
                    for: attributes, location: location, textContainer: container, proposedLineFragment: proposed,
                    position: .zero)
            }
            if let box { return box.isFinite ? box.standardized : .zero }
        }
        return attachment.attachmentBounds(
            for: attributes, location: location, textContainer: container, proposedLineFragment: proposed,
            position: .zero)
    }

    /// The rectangle of an attachment, relative to the fragment's frame.
    final func attachmentFrame(at local: Int) -> CGRect? {
        guard let attachment = attachment(at: local), let container = manager?.textContainer,
            let line = lines.made.first(where: { $0.range.contains(local) })
        else { return nil }
        let box = box(of: attachment, at: local, container).standardized
        return CGRect(
            x: line.x(of: local) + box.minX - lines.span.lowerBound, y: line.baseline.y - box.maxY, width: box.width,
            height: box.height)
    }

    final func attachment(at local: Int) -> NSTextAttachment? {
        guard lines.text.units.indices.contains(local), lines.text.units[local] == UInt16(NSTextAttachment.character)
        else { return nil }
        return lines.text.attributes(at: local)[.attachment] as? NSTextAttachment
    }

    /// The attachments with views, and their rectangles relative to the fragment's frame.
    final var attachedViews: [(provider: NSTextAttachmentViewProvider, frame: CGRect)] {
        guard knownProviders.values.contains(where: { $0.provider != nil }) else { return [] }
        return lines.text.runs.flatMap { run -> [(provider: NSTextAttachmentViewProvider, frame: CGRect)] in
            guard run.attributes[.attachment] != nil else { return [] }
            return run.range.compactMap { local in
                guard let attachment = attachment(at: local), let provider = provider(of: attachment, at: local),
                    let frame = attachmentFrame(at: local)
                else { return nil }
                return (provider, frame)
            }
        }
    }

    /// Draws the image of an attachment with its origin at a point; one with a view has no image.
    final func drawAttachment(at local: Int, _ origin: CGPoint) {
        guard let attachment = attachment(at: local), let manager, let container = manager.textContainer,
            let content = manager.textContentManager, provider(of: attachment, at: local) == nil
        else { return }
        let box = box(of: attachment, at: local, container).standardized
        let rect = CGRect(x: origin.x + box.minX, y: origin.y - box.maxY, width: box.width, height: box.height)
        attachment.image(
            for: rect, attributes: lines.text.attributes(at: local), location: content.location(at: start + local),
            textContainer: container)?.draw(in: rect)
    }
}
