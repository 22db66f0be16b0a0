import CoreGraphics
import QuartzCore
import SwiftUI
import TestSupport
import UIKit

extension Work {
    static var drawings: [Work] {
        [
            Work("paths in a bitmap context") { _, random in
                let context = context()
                context.setShadow(offset: CGSize(width: 1, height: 1), blur: random.number(0...4))
                for _ in 0..<4 {
                    context.move(to: random.point())
                    context.addCurve(to: random.point(), control1: random.point(), control2: random.point())
                    context.addRect(random.rect())
                    context.setFillColor(random.color())
                    context.setStrokeColor(random.color())
                    context.setLineWidth(random.number(0...4))
                    context.drawPath(using: .fillStroke)
                }
                guard context.makeImage() != nil else { throw WorkFailure(description: "no picture") }
            },
            Work("gradients in a bitmap context") { _, random in
                let colors = (0..<3).map { _ in random.color() }
                guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else {
                    throw WorkFailure(description: "no gradient")
                }
                let context = context()
                context.drawLinearGradient(gradient, start: random.point(), end: random.point(), options: [])
                context.drawRadialGradient(
                    gradient, startCenter: random.point(), startRadius: 0, endCenter: random.point(), endRadius: 20,
                    options: .drawsAfterEndLocation)
            },
            Work("pictures in a bitmap context") { _, random in
                let picture = picture(&random)
                let context = context()
                context.interpolationQuality = .high
                context.rotate(by: random.number(0...1))
                context.draw(picture, in: random.rect())
                context.clip(to: random.rect(), mask: picture)
                context.draw(picture, in: random.rect(), byTiling: true)
            },
            Work("UIGraphicsImageRenderer") { _, random in
                let renderer = UIGraphicsImageRenderer(size: CGSize(width: 48, height: 32))
                let rect = random.rect()
                let color = UIColor(cgColor: random.color())
                let image = renderer.image { context in
                    color.setFill()
                    UIBezierPath(roundedRect: rect, cornerRadius: 4).fill()
                    UIImage(systemName: "star")?.draw(in: rect)
                    context.cgContext.strokeEllipse(in: rect)
                }
                guard image.cgImage != nil else { throw WorkFailure(description: "no picture") }
            },
            Work("SwiftUI ImageRenderer") { number, random in
                let color = Color(red: random.number(0...1), green: 0.5, blue: 0.5)
                let view = HStack {
                    Circle().fill(color).frame(width: 12, height: 12)
                    RoundedRectangle(cornerRadius: 3).stroke(color).frame(width: CGFloat(number % 20), height: 12)
                }
                guard ImageRenderer(content: view.padding(2)).cgImage != nil else {
                    throw WorkFailure(description: "no picture")
                }
            },
        ]
    }

    /// A small image, different from the others.
    static func picture(_ random: inout SeededRandom) -> CGImage {
        let context = context()
        for _ in 0..<4 {
            context.setFillColor(random.color())
            context.fillEllipse(in: random.rect())
        }
        return context.makeImage()!
    }
}
