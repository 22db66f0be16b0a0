// A page of a Japanese book: vertical lines from right to left, with ruby, and a year's digits upright in its line.
// Poster: 0 s
//
// The text runs around the moon: a path that lines avoid. The words are the opening of Natsume Soseki's "I Am a
// Cat", and where it was first published.

import CoreText
import PlaygroundSupport
import UIKit

final class PageView: UIView {
    private let text = NSMutableAttributedString()
    private let moon = CGRect(x: 22, y: -34, width: 150, height: 150)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.97, green: 0.95, blue: 0.89, alpha: 1)
        addTitle()
        addBody()
        addImprint()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: The text

    private func addTitle() {
        let title = style(.left, pitch: 46)
        add("吾輩は猫である", size: 30, font: "NotoSerifCJKjp-Bold", title)
        annotate([("吾輩", "わがはい"), ("猫", "ねこ")], from: 0)
        add("　I Am a Cat\n", size: 15, title)
        // At the end of its line, one character from the bottom.
        let author = style(.right, pitch: 30, tailIndent: -17)
        author.paragraphSpacing = 22
        add("夏目漱石\n", size: 17, author)
    }

    private func addBody() {
        let start = text.length
        add(
            "　吾輩は猫である。名前はまだ無い。\n"
                + "　どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。"
                + "吾輩はここで始めて人間というものを見た。しかもあとで聞くとそれは書生という人間中で一番獰悪な種族であったそうだ。"
                + "この書生というのは時々我々を捕えて煮て食うという話である。"
                + "しかしその当時は何という考もなかったから別段恐しいとも思わなかった。\n", size: 19, style(.justified, pitch: 30))
        annotate(
            [
                ("見当", "けんとう"), ("薄暗", "うすぐら"), ("記憶", "きおく"), ("獰悪", "どうあく"), ("種族", "しゅぞく"), ("捕", "つかま"),
                ("煮", "に"), ("恐", "おそろ"),
            ], from: start)
    }

    private func addImprint() {
        let imprint = style(.right, pitch: 30)
        let year = [("（『ホトトギス』明治", false), ("38", true), ("年", false), ("1", true), ("月）", false)]
        for (part, isUpright) in year { add(part, size: 13, imprint, isUpright: isUpright) }
    }

    /// Upright digits share one cell of the line.
    private func add(
        _ string: String, size: CGFloat, font: String = "NotoSerifCJKjp-Regular", _ style: NSParagraphStyle,
        isUpright: Bool = false
    ) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: CTFontCreateWithName(font, size, nil), .paragraphStyle: style,
            .foregroundColor: UIColor(white: 0.12, alpha: 1),
            NSAttributedString.Key(kCTVerticalFormsAttributeName): true,
        ]
        if isUpright {
            attributes[NSAttributedString.Key(kCTHorizontalInVerticalFormsAttributeName)] = string.count
        }
        text.append(NSAttributedString(string: string, attributes: attributes))
    }

    /// Adds each word's reading, at its first occurrence.
    private func annotate(_ readings: [(String, String)], from start: Int) {
        for (word, reading) in readings {
            let range = (text.string as NSString).range(
                of: word, options: [], range: NSRange(location: start, length: text.length - start))
            text.addAttribute(
                NSAttributedString.Key(kCTRubyAnnotationAttributeName),
                value: CTRubyAnnotationCreateWithAttributes(.auto, .auto, .before, reading, [:]), range: range)
        }
    }

    /// Lines at equal distances, with or without ruby.
    private func style(
        _ alignment: NSTextAlignment, pitch: CGFloat, tailIndent: CGFloat = 0
    ) -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.minimumLineHeight = pitch
        style.maximumLineHeight = pitch
        style.tailIndent = tailIndent
        return style
    }

    // MARK: The page

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // Core Text's y axis points up.
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
        context.textMatrix = .identity
        context.setFillColor(UIColor(red: 0.93, green: 0.76, blue: 0.35, alpha: 1).cgColor)
        context.fillEllipse(in: moon)
        let options: CFDictionary = [
            kCTFrameProgressionAttributeName: CTFrameProgression.rightToLeft.rawValue,
            kCTFrameClippingPathsAttributeName: [
                [
                    kCTFramePathClippingPathAttributeName: CGPath(
                        ellipseIn: moon.insetBy(dx: -12, dy: -12), transform: nil)
                ] as CFDictionary
            ],
        ]
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        // Eighteen body characters to a line.
        let page = CGPath(rect: bounds.insetBy(dx: 36, dy: 39), transform: nil)
        CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), page, options), context)
    }
}

PlaygroundPage.current.liveView = PageView(frame: CGRect(x: 0, y: 0, width: 560, height: 420))
