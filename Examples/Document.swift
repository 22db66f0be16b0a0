// A document is written, read back by PDFKit, and its pages turn as layers.
// Poster: 1.2 s

import PDFKit
import PlaygroundSupport
import QuartzCore
import UIKit

let sheet = CGRect(x: 0, y: 0, width: 210, height: 297)

/// Three pages: a heading, lines that stand for text, and a chart.
let data = UIGraphicsPDFRenderer(bounds: sheet).pdfData { context in
    let hues: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange]
    for (number, color) in hues.enumerated() {
        context.beginPage()
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 210, height: 52))
        "Chapter \(number + 1)".draw(
            at: CGPoint(x: 18, y: 14),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white])
        UIColor(white: 0.8, alpha: 1).setFill()
        for line in 0..<9 {
            context.fill(CGRect(x: 18, y: 70 + line * 10, width: line % 4 == 3 ? 90 : 174, height: 4))
        }
        color.setFill()
        for bar in 0..<7 {
            let height = CGFloat(24 + (bar * 37 + number * 23) % 70)
            context.fill(CGRect(x: 18 + CGFloat(bar) * 25.5, y: 276 - height, width: 20, height: height))
        }
    }
}

let table = CALayer()
table.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
table.backgroundColor = CGColor(red: 0.16, green: 0.17, blue: 0.21, alpha: 1)
var eye = CATransform3DIdentity
eye.m34 = -1 / 900
table.sublayerTransform = eye

let document = PDFDocument(data: data)!
for index in (0..<document.pageCount).reversed() {
    let page = CALayer()
    page.bounds = sheet
    // A page turns about its left edge.
    page.anchorPoint = CGPoint(x: 0, y: 0.5)
    page.position = CGPoint(x: 320, y: 200)
    page.zPosition = CGFloat(document.pageCount - index)
    page.contents = document.page(at: index)?.thumbnail(of: CGSize(width: 420, height: 594), for: .cropBox).cgImage
    page.shadowOpacity = 0.35
    page.shadowRadius = 8
    page.shadowOffset = CGSize(width: 0, height: 3)
    table.addSublayer(page)
    guard index < document.pageCount - 1 else { continue }
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = 0
    turn.toValue = -Double.pi * 0.94
    turn.beginTime = 0.4 + Double(index) * 1.2
    turn.duration = 1.4
    turn.fillMode = .both
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    page.add(turn, forKey: "turn")
}

PlaygroundPage.current.liveView = table
