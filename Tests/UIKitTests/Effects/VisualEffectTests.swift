import QuartzCore
import UIKit
import XCTest

/// Materials and vibrancy over a background.
final class VisualEffectTests: ViewTestCase {
    /// Shows an orange window, a material over it, and vibrant contents over that in its right half.
    private func show(_ style: UIBlurEffect.Style, _ vibrancy: UIVibrancyEffectStyle?, alpha: CGFloat = 1) -> Picture {
        window.subviews.forEach { $0.removeFromSuperview() }
        window.backgroundColor = UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
        let blur = UIBlurEffect(style: style)
        let material = UIVisualEffectView(effect: blur)
        material.frame = window.bounds
        window.addSubview(material)
        if let vibrancy {
            let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: vibrancy))
            view.frame = CGRect(x: 100, y: 0, width: 100, height: 200)
            let contents = UIView(frame: view.bounds)
            contents.backgroundColor = .systemPurple
            contents.alpha = alpha
            view.contentView.addSubview(contents)
            material.contentView.addSubview(view)
        }
        CATransaction.flush()
        keepPicture("vibrancy-\(style.rawValue)-\(vibrancy?.rawValue ?? -1)", of: window)
        return Picture(window.layer, width: 200, height: 200)
    }

    func testEveryMaterialCoversWhatIsBehindAndLetsItThrough() async {
        for style in [
            UIBlurEffect.Style.extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
            .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
            .systemUltraThinMaterialDark, .systemMaterialDark, .systemChromeMaterialDark, .systemMaterialLight,
        ] {
            let color = show(style, nil)[50, 100]
            XCTAssertNotEqual(color, [255, 153, 51, 255], "\(style)")
            XCTAssertGreaterThan(color[0], color[2], "\(style) hides the orange")
            XCTAssertEqual(color[3], 255)
        }
    }

    /// The more prominent the style, the more it darkens; the contents' own colour doesn't matter.
    func testVibrancyDarkensOverLightMaterials() async {
        let styles: [(UIVibrancyEffectStyle, Double)] = [
            (.label, 0.85), (.secondaryLabel, 0.6), (.tertiaryLabel, 0.3), (.quaternaryLabel, 0.18), (.fill, 0.2),
            (.secondaryFill, 0.16), (.tertiaryFill, 0.12), (.separator, 0.29),
        ]
        for (style, strength) in styles {
            let picture = show(.systemThinMaterialLight, style)
            let (behind, over) = (picture[50, 100], picture[150, 100])
            for channel in 0..<3 {
                let expected = max(0, Double(behind[channel]) - 255 * strength)
                XCTAssertEqual(Double(over[channel]), expected, accuracy: 2.5, "\(style), channel \(channel)")
            }
            XCTAssertEqual(over[3], 255)
        }
    }

    func testVibrancyLightensOverDarkMaterials() async {
        let picture = show(.systemThinMaterialDark, .tertiaryLabel)
        let (behind, over) = (picture[50, 100], picture[150, 100])
        for channel in 0..<3 {
            XCTAssertEqual(Double(over[channel]), min(255, Double(behind[channel]) + 255 * 0.3), accuracy: 2.5)
        }
        window.overrideUserInterfaceStyle = .dark
        defer { window.overrideUserInterfaceStyle = .unspecified }
        let following = show(.systemThinMaterial, .fill)
        XCTAssertGreaterThan(following[150, 100][0], following[50, 100][0])
    }

    func testTranslucentContentsCountByTheirAlpha() async {
        let picture = show(.systemThinMaterialLight, .secondaryLabel, alpha: 0.5)
        XCTAssertEqual(
            Double(picture[150, 100][0]), Double(picture[50, 100][0]) - 255 * 0.3, accuracy: 3)
    }

    func testWithoutAnEffectContentsAreAsTheyAre() async {
        window.backgroundColor = .white
        let view = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .fill))
        view.frame = window.bounds
        view.contentView.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        window.addSubview(view)
        view.effect = nil
        CATransaction.flush()
        XCTAssertEqual(Picture(window.layer, width: 200, height: 200)[100, 100], [0, 0, 255, 255])
    }
}
