import CoreGraphics
import Foundation
import QuartzCore

extension UIButton {
    /// The archived properties of buttons. A configuration is not archived, as it may contain closures.
    static let fieldsOfButtons: [ArchivedField] = [
        ArchivedField("buttonType", choice: \UIButton.buttonType),
        ArchivedField("contentEdgeInsets", \UIButton.contentEdgeInsets),
        ArchivedField("titleEdgeInsets", \UIButton.titleEdgeInsets),
        ArchivedField("imageEdgeInsets", \UIButton.imageEdgeInsets),
        ArchivedField("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
        ArchivedField("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
        ArchivedField(of: UIButton.self) { button, archive in
            for state in archivedStates { button.archiveContent(for: state, in: archive) }
            if let label = button.parts.titleLabel { archive.write(label.font, forKey: "TitleFont") }
        } read: { (button, archive) throws(ArchiveError) in
            if let font = try archive.object(UIFont.self, forKey: "TitleFont") { button.titleLabel?.font = font }
            for state in archivedStates { try button.restoreContent(for: state, from: archive) }
        },
    ]

    private static let archivedStates: [State] = (0..<8).map { State(rawValue: $0) }

    private final func archiveContent(for state: State, in archive: ViewArchive) {
        let (content, suffix) = (parts.content, ".\(state.rawValue)")
        archive["title" + suffix] = content.titles[state]?.archived
        if let title = content.attributedTitles[state] { archive.write(styled: title, "attributedTitle" + suffix) }
        archive.write(content.titleColors[state], forKey: "TitleColor" + suffix)
        archive.write(content.shadowColors[state], forKey: "TitleShadowColor" + suffix)
        archive.write(content.images[state], forKey: "Image" + suffix)
        archive.write(content.backgrounds[state], forKey: "BackgroundImage" + suffix)
    }

    private final func restoreContent(for state: State, from archive: ViewArchive) throws(ArchiveError) {
        let suffix = ".\(state.rawValue)"
        if let title = try archive.value(String.self, "title" + suffix) { setTitle(title, for: state) }
        if let title = try archive.styledText("attributedTitle" + suffix) { setAttributedTitle(title, for: state) }
        if let color = try archive.object(UIColor.self, forKey: "TitleColor" + suffix) {
            setTitleColor(color, for: state)
        }
        if let color = try archive.object(UIColor.self, forKey: "TitleShadowColor" + suffix) {
            setTitleShadowColor(color, for: state)
        }
        if let image = try archive.object(UIImage.self, forKey: "Image" + suffix) { setImage(image, for: state) }
        if let image = try archive.object(UIImage.self, forKey: "BackgroundImage" + suffix) {
            setBackgroundImage(image, for: state)
        }
    }
}
