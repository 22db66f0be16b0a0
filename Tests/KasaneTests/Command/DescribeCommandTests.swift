import Kasane
import XCTest

@testable import KasaneCommand

final class DescribeCommandTests: TemporaryFolderTestCase {
    private func request(_ words: String...) throws -> RenderRequest {
        guard case .describe(let request) = try Invocation(["describe"] + words) else {
            throw UsageError("no description")
        }
        return request
    }

    func testArguments() throws {
        XCTAssertEqual(try request("s.swift").description, .automatic)
        XCTAssertEqual(try request("s.swift").span, .time(0))
        XCTAssertEqual(try request("s.swift", "--at", "1.5", "--layers").description, .tree(.layers))
        XCTAssertEqual(try request("s.swift", "--at", "1.5", "--layers").span, .time(1.5))
        XCTAssertEqual(try request("s.swift", "--accessibility").description, .tree(.accessibility))
        for words in [
            [], ["s.swift", "-o", "a.png"], ["s.swift", "--fps", "3"], ["s.swift", "--layers", "--views"], ["s.txt"],
        ] {
            XCTAssertThrowsError(try Invocation(["describe"] + words)) { XCTAssertTrue($0 is UsageError) }
        }
        XCTAssertEqual(try Invocation(["describe", "--help"]), .help(.describe))
        XCTAssertEqual(try Invocation(["help", "describe"]), .help(.describe))
    }

    func testAScenesViewsAreDescribedAtATime() throws {
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
        let run = try CommandRun(["describe", "Scene.swift", "--at", "0.5"], in: folder)
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(run.output, "UIWindow (0 0; 60 40)\n  UIView (0 0; 60 40)\n    UILabel (20 0; 20 20) \"Hi\"\n")
        let elements = try CommandRun(["describe", "Scene.swift", "--accessibility"], in: folder)
        XCTAssertEqual(elements.output, "text \"Hi\" (40 0; 20 20)\n")
        let data = try CommandRun(["describe", "Scene.swift", "--at", "0.5", "--json"], in: folder)
        XCTAssertEqual(
            data.output,
            """
            { "class": "UIWindow", "frame": [0, 0, 60, 40], "children": [
              { "class": "UIView", "frame": [0, 0, 60, 40], "children": [
                { "class": "UILabel", "frame": [20, 0, 20, 20], "label": "Hi" }
              ] }
            ] }

            """)
        XCTAssertEqual(names, ["Scene.swift"])
    }

    /// The movie is complete, and the exit code reports the failure.
    func testAScriptThatFailsIsToldByTheExitCode() throws {
        try write(
            scene: """
                import PlaygroundSupport
                import UIKit

                let view = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
                view.setTitle("Save", for: .normal)
                PlaygroundPage.current.liveView = view
                view.window?.perform(TouchScript().tap("Save").tap("Send").wait(0.5))
                """)
        let run = try render("-o", "out.gif")
        XCTAssertEqual(run.code, 1)
        XCTAssertTrue(run.errors.contains("no element \"Send\" is visible; there are: \"Save\" button"), run.errors)
        XCTAssertTrue(names.contains("out.gif"))
    }
}
