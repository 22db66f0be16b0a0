import CoreGraphics
import Foundation
import FoundationXML
import QuartzCore
import XCTest

@testable import Kasane
@testable import KasaneCommand

final class InspectorReportTests: TemporaryFolderTestCase {
    private static let hostile = "</script><script>alert(1)</script><!-- {{data}} {{script}} \u{2028} \"'&"

    private func page(of layer: CALayer, title: String) throws -> String {
        let url = file("report.html")
        try layer.writeInspectorReport(to: url, at: 0.1, title: title, duration: 0.2)
        return try String(contentsOf: url, encoding: .utf8)
    }

    /// Returns the text between two others.
    private func part(_ page: String, _ start: String, _ end: String) throws -> String {
        let from = try XCTUnwrap(page.range(of: start))
        let to = try XCTUnwrap(page.range(of: end, range: from.upperBound..<page.endIndex))
        return String(page[from.upperBound..<to.lowerBound])
    }

    func testThePageIsOneFileThatNeedsNoOther() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        layer.backgroundColor = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
        let page = try page(of: layer, title: "Plain")
        XCTAssertTrue(page.hasPrefix("<!DOCTYPE html>"))
        for id in ["tree", "picture", "exploded", "values", "timeline", "scrubber", "totals", "findings"] {
            XCTAssertTrue(page.contains("id=\"\(id)\""), id)
        }
        XCTAssertFalse(page.contains("{{"))
        // Nothing is fetched: the only URLs are of data, and of SVG's namespace.
        let outside = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        XCTAssertFalse(outside.contains("http:") || outside.contains("https:") || outside.contains("src=\"/"))
        XCTAssertTrue(page.contains("default-src 'none'"))
        let data = try part(page, "<script id=\"data\" type=\"application/json\">", "</script>")
        let object = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        XCTAssertEqual(object["title"] as? String, "Plain")
        XCTAssertEqual((object["layers"] as? [Any])?.count, 1)
        let picture = try XCTUnwrap(object["picture"] as? String)
        XCTAssertTrue(picture.hasPrefix("data:image/png;base64,"))
    }

    func testHostileNamesStayText() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        layer.name = InspectorReportTests.hostile
        layer.string = InspectorReportTests.hostile
        layer.setValue(3, forKey: InspectorReportTests.hostile)
        let page = try page(of: layer, title: InspectorReportTests.hostile)
        // Those of the page itself: the data's and the script's.
        XCTAssertEqual(page.components(separatedBy: "</script>").count - 1, 2)
        XCTAssertEqual(page.components(separatedBy: "<script").count - 1, 2)
        XCTAssertFalse(page.contains("<!-- {{"))
        XCTAssertTrue(page.contains("<title>&lt;/script&gt;"))
        let data = try part(page, "<script id=\"data\" type=\"application/json\">", "</script>")
        let object = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        let layers = try XCTUnwrap(object["layers"] as? [[String: Any]])
        XCTAssertEqual(layers.first?["name"] as? String, InspectorReportTests.hostile)
    }

    /// The same scene gives the same page.
    func testThePageIsTheSameInEachRun() throws {
        func make() -> CALayer {
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
            layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
            let turn = CABasicAnimation(keyPath: "opacity")
            turn.fromValue = 0
            turn.duration = 0.2
            layer.add(turn, forKey: "fade")
            return layer
        }
        XCTAssertEqual(try page(of: make(), title: "A"), try page(of: make(), title: "A"))
    }

    func testAMissingTemplateIsSaid() {
        XCTAssertThrowsError(try InspectorReport(folder: folder)) {
            XCTAssertTrue("\($0)".contains(folder.path), "\($0)")
        }
    }

    // MARK: The command

    func testArguments() throws {
        guard
            case .write(let request, let isQuiet) = try Invocation([
                "inspect", "s.swift", "--at", "1.2", "-o", "report.html", "--duration", "3", "--scale", "2", "-q",
            ])
        else { return XCTFail("no inspection") }
        XCTAssertTrue(isQuiet)
        XCTAssertEqual(request.document, .inspection)
        XCTAssertEqual(request.span, .time(1.2))
        XCTAssertEqual(request.duration, 3)
        XCTAssertEqual(request.scale, 2)
        XCTAssertEqual(try Invocation(["inspect", "--help"]), .help(.inspect))
        XCTAssertEqual(try Invocation(["help", "inspect"]), .help(.inspect))
        for words in [
            [], ["s.swift"], ["s.swift", "-o", "a.png"], ["s.swift", "-o", "a.html", "--background", "red"],
            ["s.txt", "-o", "a.html"], ["s.swift", "-o", "a.html", "--at", "-1"],
        ] {
            XCTAssertThrowsError(try Invocation(["inspect"] + words)) { XCTAssertTrue($0 is UsageError) }
        }
    }

    func testASceneBecomesAPage() throws {
        try write(
            scene: """
                import PlaygroundSupport
                import UIKit

                let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
                let box = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                box.text = "Hi"
                view.addSubview(box)
                PlaygroundPage.current.liveView = view
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x += 40 }
                """)
        let run = try CommandRun(["inspect", "Scene.swift", "--at", "0.5", "-o", "report.html"], in: folder)
        XCTAssertEqual(run.code, 0, run.errors)
        let page = try String(contentsOf: file("report.html"), encoding: .utf8)
        let data = try part(page, "<script id=\"data\" type=\"application/json\">", "</script>")
        let object = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        XCTAssertEqual(object["title"] as? String, "Scene.swift")
        let label = try XCTUnwrap((object["layers"] as? [[String: Any]])?.first { $0["view"] as? String == "UILabel" })
        XCTAssertEqual(label["frame"] as? [Double], [20, 0, 20, 20])
        XCTAssertEqual((object["animations"] as? [[String: Any]])?.first?["keyPath"] as? String, "position")
        XCTAssertEqual(names.sorted(), ["Scene.swift", "report.html"])
    }

    func testAFileThatCannotBeWrittenIsSaid() throws {
        try write(scene: "import PlaygroundSupport\nimport UIKit\nPlaygroundPage.current.liveView = UIView()\n")
        let run = try CommandRun(["inspect", "Scene.swift", "-o", "nowhere/report.html"], in: folder)
        XCTAssertEqual(run.code, 1)
        XCTAssertTrue(run.errors.contains("nowhere"), run.errors)
    }
}
