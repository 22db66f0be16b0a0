import CoreGraphics
import UIKit

/// Properties of single classes.
extension ViewProgram {
    mutating func setSpecial(_ call: Int) {
        switch view {
        case let label as UILabel: set(label, call)
        case let scroll as UIScrollView: set(scroll, call)
        case let stack as UIStackView: set(stack, call)
        case let button as UIButton: set(button, call)
        case let images as UIImageView:
            images.image = Self.picture.resizableImage(
                withCapInsets: insets(), resizingMode: stream.flag() ? .tile : .stretch)
            images.animationImages = stream.flag() ? [Self.picture, Self.picture] : nil
            (images.animationDuration, images.animationRepeatCount) = (Double(stream.number()), Int(stream.byte()) - 9)
            images.startAnimating()
        case let slider as UISlider:
            (slider.minimumValue, slider.maximumValue) = (Float(stream.number()), Float(stream.number()))
            slider.setValue(Float(stream.number()), animated: stream.flag())
        case let stepper as UIStepper:
            (stepper.minimumValue, stepper.maximumValue) = (Double(stream.number()), Double(stream.number()))
            (stepper.stepValue, stepper.value) = (Double(stream.number()), Double(stream.number()))
        case let progress as UIProgressView: progress.setProgress(Float(stream.number()), animated: stream.flag())
        case let pages as UIPageControl:
            (pages.numberOfPages, pages.currentPage) = (stream.flag() ? .max : stream.choice(20), stream.choice(30) - 5)
        case let segments as UISegmentedControl:
            segments.setWidth(stream.number(), forSegmentAt: stream.choice(4) - 1)
            segments.setContentOffset(stream.size(), forSegmentAt: stream.choice(4) - 1)
            segments.insertSegment(withTitle: text(), at: stream.choice(5) - 1, animated: stream.flag())
            segments.selectedSegmentIndex = stream.choice(6) - 2
        case let indicator as UIActivityIndicatorView: indicator.startAnimating()
        case let control as UISwitch: control.setOn(stream.flag(), animated: stream.flag())
        default: view.setNeedsLayout()
        }
    }

    private mutating func text() -> String {
        let word = stream.element(of: ["word ", "w", "\n", "سلام ", "\u{301}", "日本", "a\tb", "👩‍👩‍👧"])
        return String(repeating: word, count: stream.choice(60))
    }

    private mutating func font() -> UIFont {
        let size = stream.number()
        switch stream.choice(4) {
        case 0: return UIFont.systemFont(ofSize: size, weight: UIFont.Weight(rawValue: stream.number()))
        case 1: return UIFont(name: "Georgia", size: size) ?? .systemFont(ofSize: size)
        case 2:
            return UIFontMetrics(forTextStyle: .body).scaledFont(
                for: .systemFont(ofSize: size), maximumPointSize: stream.number())
        default: return .monospacedSystemFont(ofSize: size, weight: .bold)
        }
    }

    private mutating func set(_ label: UILabel, _ call: Int) {
        switch call % 9 {
        case 0, 1: label.text = text()
        case 2: label.font = font()
        case 3: label.numberOfLines = stream.flag() ? stream.choice(5) - 1 : .max
        case 4:
            (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (stream.flag(), stream.number())
            label.allowsDefaultTighteningForTruncation = stream.flag()
        case 5: label.lineBreakMode = NSLineBreakMode(rawValue: stream.choice(6)) ?? .byClipping
        case 6: label.textAlignment = NSTextAlignment(rawValue: stream.choice(5)) ?? .natural
        case 7:
            label.preferredMaxLayoutWidth = stream.number()
            (label.shadowColor, label.shadowOffset) = (color(), stream.size())
        default: label.attributedText = attributed()
        }
    }

    private mutating func attributed() -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing) = (stream.number(), stream.number())
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (
            stream.number(), stream.number(), stream.number()
        )
        (style.minimumLineHeight, style.maximumLineHeight) = (stream.number(), stream.number())
        (style.lineHeightMultiple, style.defaultTabInterval) = (stream.number(), stream.number())
        let text = NSMutableAttributedString(
            string: text() + text(),
            attributes: [
                .paragraphStyle: style, .font: font(), .kern: stream.number(), .baselineOffset: stream.number(),
                .foregroundColor: color(), .underlineStyle: Int(stream.byte()),
            ])
        if stream.flag() {
            let attachment = NSTextAttachment()
            (attachment.image, attachment.bounds) = (Self.picture, stream.rect())
            text.append(NSAttributedString(attachment: attachment))
        }
        return text
    }

    private mutating func set(_ scroll: UIScrollView, _ call: Int) {
        switch call % 9 {
        case 0: scroll.contentSize = stream.size()
        case 1: scroll.contentOffset = stream.point()
        case 2: scroll.setContentOffset(stream.point(), animated: true)
        case 3: scroll.contentInset = insets()
        case 4: (scroll.minimumZoomScale, scroll.maximumZoomScale) = (stream.number(), stream.number())
        case 5: scroll.setZoomScale(stream.number(), animated: stream.flag())
        case 6: scroll.zoom(to: stream.rect(), animated: stream.flag())
        case 7:
            scroll.isPagingEnabled = stream.flag()
            scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: stream.number())
            (scroll.bounces, scroll.alwaysBounceHorizontal) = (stream.flag(), stream.flag())
            scroll.verticalScrollIndicatorInsets = insets()
        default: scroll.scrollRectToVisible(stream.rect(), animated: stream.flag())
        }
    }

    private mutating func set(_ stack: UIStackView, _ call: Int) {
        switch call % 8 {
        case 0: stack.axis = stream.flag() ? .vertical : .horizontal
        case 1: stack.distribution = UIStackView.Distribution(rawValue: stream.choice(5)) ?? .fill
        case 2: stack.alignment = UIStackView.Alignment(rawValue: stream.choice(6)) ?? .fill
        case 3: stack.spacing = stream.number()
        case 4: stack.setCustomSpacing(stream.number(), after: other())
        case 5: stack.isLayoutMarginsRelativeArrangement = stream.flag()
        case 6: stack.isBaselineRelativeArrangement = stream.flag()
        default:
            let arranged = other()
            // A stack that one of its arranged views contains would be refused by every view.
            if !stack.isDescendant(of: arranged) { stack.insertArrangedSubview(arranged, at: 0) }
        }
    }

    private mutating func set(_ button: UIButton, _ call: Int) {
        switch call % 6 {
        case 0: button.setTitle(text(), for: stream.flag() ? .normal : .highlighted)
        case 1: button.setImage(Self.picture, for: .normal)
        case 2: (button.contentEdgeInsets, button.titleEdgeInsets) = (insets(), insets())
        case 3:
            var configuration = UIButton.Configuration.filled()
            (configuration.title, configuration.subtitle) = (text(), text())
            (configuration.imagePadding, configuration.titlePadding) = (stream.number(), stream.number())
            configuration.background.cornerRadius = stream.number()
            configuration.image = stream.flag() ? Self.picture : nil
            button.configuration = configuration
        case 4: (button.isEnabled, button.isHighlighted) = (stream.flag(), stream.flag())
        default: button.titleLabel?.font = font()
        }
    }
}
