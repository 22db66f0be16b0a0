import CoreGraphics
import CoreText
import QuartzCore
import SwiftUI
import TestSupport
import UIKit

// No two runs have the same text. Attributed strings are mutable ones that are cleared and refilled, because Foundation
// retains memory for each new one.

extension Work {
    static var texts: [Work] {
        [
            labels(), truncatedLabels(), attributedLabels(), strings(), textLayers(), frames(), swiftUITexts(),
            textViews(),
        ]
    }

    private static func draw(_ label: UILabel, in context: CGContext) {
        UIGraphicsPushContext(context)
        _ = label.sizeThatFits(CGSize(width: 80, height: 32))
        label.drawText(in: label.bounds)
        UIGraphicsPopContext()
    }

    private static func labels() -> Work {
        let (label, context) = (UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 32)), context(width: 120))
        return Work("label") { number, random in
            label.text = "Number \(number)"
            label.textColor = UIColor(cgColor: random.color())
            draw(label, in: context)
        }
    }

    private static func truncatedLabels() -> Work {
        let (label, context) = (UILabel(frame: CGRect(x: 0, y: 0, width: 48, height: 32)), context())
        let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping]
        return Work("label, truncated") { number, random in
            label.lineBreakMode = modes.randomElement(using: &random) ?? .byTruncatingTail
            label.text = "Number \(number) of many\nand more"
            draw(label, in: context)
        }
    }

    /// Clears a string and fills it with text in two styles.
    private static func fill(_ string: NSMutableAttributedString, _ text: String, _ fonts: [CTFont]) {
        string.deleteCharacters(in: NSRange(location: 0, length: string.length))
        string.replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
        string.setAttributes([.font: fonts[0]], range: NSRange(location: 0, length: 4))
        string.setAttributes([.font: fonts[1], .kern: 1], range: NSRange(location: 4, length: string.length - 4))
    }

    private static func attributedLabels() -> Work {
        let (label, context) = (UILabel(frame: CGRect(x: 0, y: 0, width: 48, height: 32)), context())
        let (fonts, string) = (
            [UIFont.boldSystemFont(ofSize: 13), .systemFont(ofSize: 11)], NSMutableAttributedString()
        )
        return Work("label, attributed") { number, _ in
            fill(string, "Number \(number)", fonts)
            label.attributedText = string
            draw(label, in: context)
        }
    }

    private static func strings() -> Work {
        let context = context()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.red, .paragraphStyle: style,
        ]
        return Work("string drawing") { number, random in
            UIGraphicsPushContext(context)
            "Number \(number)".draw(at: random.point(), withAttributes: attributes)
            "Number \(number) of many".draw(
                with: CGRect(x: 0, y: 0, width: 48, height: 32),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes, context: nil)
            UIGraphicsPopContext()
        }
    }

    private static func textLayers() -> Work {
        let (layer, context) = (CATextLayer(), context())
        layer.frame = CGRect(x: 0, y: 0, width: 48, height: 32)
        (layer.fontSize, layer.truncationMode, layer.isWrapped) = (12, .end, true)
        return Work("text layer") { number, random in
            CATransaction.setDisableActions(true)
            layer.string = "Number \(number) of many and more"
            layer.foregroundColor = random.color()
            render(layer, in: context)
        }
    }

    private static func frames() -> Work {
        let (string, context) = (NSMutableAttributedString(), context())
        let fonts = [CTFontCreateWithName("Helvetica", 9, nil), CTFontCreateWithName("Georgia", 9, nil)]
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 48, height: 32), transform: nil)
        return Work("Core Text frame") { number, _ in
            fill(string, "Number \(number) \u{5d0}\u{5d1} \u{8a9e} and more", fonts)
            let setter = CTFramesetterCreateWithAttributedString(string)
            CTFrameDraw(CTFramesetterCreateFrame(setter, CFRange(), path, nil), context)
        }
    }

    private static func swiftUITexts() -> Work {
        let renderer = ImageRenderer(content: Text(""))
        renderer.proposedSize = ProposedViewSize(width: 48, height: 20)
        return Work("SwiftUI Text, truncated") { number, _ in
            renderer.content = Text("Number ").bold() + Text("\(number) of many").kerning(1)
            guard renderer.cgImage != nil else { throw WorkFailure(description: "no picture") }
        }
    }

    private static func textViews() -> Work {
        Work("SwiftUI view with a Text") { number, _ in
            let view = VStack {
                Text("Number \(number)").font(.caption)
                Divider()
            }
            guard ImageRenderer(content: view).cgImage != nil else { throw WorkFailure(description: "no picture") }
        }
    }

    /// Fonts created from data, no two the same, of several installed ones.
    static func fonts() throws -> [Work] {
        let names = ["DejaVuSans", "LiberationSerif", "LiberationMono", "Inter-Regular", "Helvetica"]
        let files = Set(
            names.compactMap { name in
                CTFontCopyAttribute(CTFontCreateWithName(name as CFString, 12, nil), kCTFontURLAttribute) as? URL
            })
        let fonts = try files.sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) }
        guard !fonts.isEmpty else { return [] }
        let (string, context) = (NSMutableAttributedString(), context())
        return [
            Work("font of bytes", cost: 5) { number, random in
                let bytes = fonts[number % fonts.count] + Data("\(number)".utf8)
                guard let provider = CGDataProvider(data: bytes as CFData), let graphics = CGFont(provider) else {
                    throw WorkFailure(description: "no font")
                }
                let size = random.number(8...14)
                let font = CTFontCreateWithGraphicsFont(graphics, size, nil, nil)
                fill(string, "Number \(number)", [font, CTFontCreateCopyWithAttributes(font, size + 1, nil, nil)])
                CTLineDraw(CTLineCreateWithAttributedString(string), context)
                string.deleteCharacters(in: NSRange(location: 0, length: string.length))
            }
        ]
    }
}
