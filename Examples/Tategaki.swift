// A page of a Japanese book: vertical lines from right to left, with ruby, the number of a year upright in its line.
//
// The text runs round the moon: a path that lines stay outside of. The words are the opening of Natsume Soseki's "I Am a
// Cat" (1905).

import CoreText
import PlaygroundSupport
import UIKit

final class PageView: UIView {
    private let text = NSMutableAttributedString()
    private let vertical = NSAttributedString.Key(kCTVerticalFormsAttributeName)
    private let sideBySide = NSAttributedString.Key(kCTHorizontalInVerticalFormsAttributeName)
    private let moon = CGRect(x: 20, y: -30, width: 150, height: 150)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.97, green: 0.95, blue: 0.89, alpha: 1)
        add("吾輩は猫である\n", size: 30, font: "NotoSerifCJKjp-Bold")
        add("夏目漱石　明治", size: 15, font: "NotoSerifCJKjp-Regular")
        add("38", size: 15, font: "NotoSerifCJKjp-Regular", places: true)
        add("年\n\n", size: 15, font: "NotoSerifCJKjp-Regular")
        add(
            "　吾輩は猫である。名前はまだ無い。\n　どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所で「ニャーニャー」泣いていた事だけは記憶している。"
                + "吾輩はここで始めて人間というものを見た。しかもあとで聞くとそれは書生という人間中で一番獰悪な種族であったそうだ。"
                + "この書生というのは時々我々を捕えて煮て食うという話である。しかしその当時は何という考もなかったから別段恐しいとも思わなかった。"
                + "（I Am a Cat）", size: 19, font: "NotoSerifCJKjp-Regular")
        for (word, reading) in [("吾輩", "わがはい"), ("記憶", "きおく"), ("獰悪", "どうあく"), ("捕", "つかま"), ("煮", "に")] {
            let range = (text.string as NSString).range(of: word, options: .backwards)
            text.addAttribute(
                NSAttributedString.Key(kCTRubyAnnotationAttributeName),
                value: CTRubyAnnotationCreateWithAttributes(.auto, .auto, .before, reading, [:]), range: range)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ string: String, size: CGFloat, font: String, places: Bool = false) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: CTFontCreateWithName(font, size, nil), vertical: true,
            .foregroundColor: UIColor(white: 0.12, alpha: 1),
        ]
        if places { attributes[sideBySide] = string.count }
        text.append(NSAttributedString(string: string, attributes: attributes))
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // Core Text's y goes up.
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
                        ellipseIn: moon.insetBy(dx: -10, dy: -10), transform: nil)
                ] as CFDictionary
            ],
        ]
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        let page = CGPath(rect: bounds.insetBy(dx: 36, dy: 40), transform: nil)
        CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), page, options), context)
    }
}

PlaygroundPage.current.liveView = PageView(frame: CGRect(x: 0, y: 0, width: 560, height: 420))
