import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import XCTest

@testable import Kasane

/// The live inspector's replies and actions in the scene's process.
final class LiveInspectorTests: XCTestCase {
    override func tearDown() {
        MediaClock.display = nil
        MediaClock.pace = MediaTimebase()
        super.tearDown()
    }

    private func fade() -> CAAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 60)
        return fade
    }

    func testALookListsLayersAndTheValuesOfOne() throws {
        let show = try Show()
        let all = try layers(show.look(1))
        XCTAssertEqual(all.map { $0["className"] as? String }, ["CALayer", "CALayer"])
        XCTAssertEqual(all[1]["corners"] as? [Double], [10, 20, 40, 20, 40, 60, 10, 60])
        XCTAssertEqual((all[1]["values"] as? [Any])?.count, 0)
        let handle = try XCTUnwrap(all[1]["handle"] as? Int)
        let values = try XCTUnwrap(layers(show.look(2, layer: handle))[1]["values"] as? [[String: Any]])
        let color = try XCTUnwrap(values.first { $0["key"] as? String == "backgroundColor" })
        XCTAssertEqual(color["edit"] as? String, "#ff0000")
        let hidden = try XCTUnwrap(values.first { $0["key"] as? String == "hidden" })
        XCTAssertEqual(hidden["choices"] as? [String], ["true", "false"])
    }

    func testALookWaitsUntilSomethingChanges() throws {
        let show = try Show()
        let version = try XCTUnwrap(show.look(1)["version"] as? Int)
        show.ask(.look(since: version, layer: nil, isApart: false), 2)
        show.rest(0.6)
        XCTAssertNil(show.answer(2), "nothing has changed")
        show.box.isHidden = true
        CATransaction.flush()
        let answer = try show.wait(for: 2)
        XCTAssertEqual(try layers(answer)[1]["isHidden"] as? Bool, true)
        XCTAssertGreaterThan(try XCTUnwrap(answer["version"] as? Int), version)
    }

    func testAnAnimationIsLookedAtAFewTimesASecond() throws {
        let show = try Show(animation: fade())
        var version = -1
        var times: [Double] = []
        for number in 1...4 {
            let answer = try show.look(number, since: version)
            version = try XCTUnwrap(answer["version"] as? Int)
            times.append(try XCTUnwrap(answer["time"] as? Double))
            XCTAssertEqual((answer["animations"] as? [[String: Any]])?.map { $0["key"] as? String }, ["move"])
        }
        for (time, next) in zip(times, times.dropFirst()) { XCTAssertGreaterThan(next - time, 0.15) }
    }

    func testAnAnimationThatStandsStillIsNotLookedAt() throws {
        let show = try Show(pauseTime: 0.1, animation: fade())
        try show.stage.wait { $0.last?.time == 0.1 }
        show.rest(0.2)
        let version = try XCTUnwrap(show.look(1)["version"] as? Int)
        show.ask(.look(since: version, layer: nil, isApart: false), 2)
        show.rest(0.6)
        XCTAssertNil(show.answer(2))
    }

    func testOwnDrawingsComeWhenTheyAreAskedFor() throws {
        let show = try Show()
        XCTAssertEqual(try show.look(1)["drawings"] as? [String], [])
        let answer = try show.look(2, isApart: true)
        XCTAssertEqual((answer["drawings"] as? [String])?.count, 2)
        let drawing = try XCTUnwrap(layers(answer)[1]["drawing"] as? [String: Any])
        XCTAssertEqual(drawing["index"] as? Int, 1)
        XCTAssertEqual(drawing["width"] as? Double, 30)
    }

    func testAnEditShowsInTheNextFrame() throws {
        let show = try Show()
        let handle = try XCTUnwrap(layers(show.look(1))[1]["handle"] as? Int)
        let count = show.stage.frames.count
        show.ask(.edit(layer: handle, key: "backgroundColor", value: "#0000ff"), 2)
        XCTAssertEqual(try show.wait(for: 2).count, 0, "no error")
        try show.stage.wait { $0.count > count }
        XCTAssertEqual(show.stage.pixels[40 * 100 + 20], 0xFFFF_0000, "blue, from the lowest byte red")
        XCTAssertNil(show.box.animation(forKey: "backgroundColor"), "at once")
    }

    func testEveryKindOfValueIsEdited() throws {
        let show = try Show()
        let handle = try XCTUnwrap(layers(show.look(1))[1]["handle"] as? Int)
        let edits = [
            ("position", "50, 40"), ("bounds", "0, 0, 20, 20"), ("opacity", "0.5"), ("cornerRadius", "4"),
            ("hidden", "true"), ("transform", "1, 0, 0, 1, 3, 4"), ("contentsGravity", "center"), ("zPosition", "2"),
            ("borderColor", "#00ff0080"), ("anchorPoint", "0, 0"), ("shadowOffset", "1, 2"),
        ]
        for (index, edit) in edits.enumerated() {
            show.ask(.edit(layer: handle, key: edit.0, value: edit.1), 10 + index)
            XCTAssertNil(try show.wait(for: 10 + index)["error"], edit.0)
        }
        XCTAssertEqual(show.box.position, CGPoint(x: 50, y: 40))
        XCTAssertEqual(show.box.bounds, CGRect(x: 0, y: 0, width: 20, height: 20))
        XCTAssertEqual(show.box.opacity, 0.5)
        XCTAssertEqual(show.box.cornerRadius, 4)
        XCTAssertTrue(show.box.isHidden)
        XCTAssertEqual(show.box.affineTransform(), CGAffineTransform(translationX: 3, y: 4))
        XCTAssertEqual(show.box.contentsGravity, .center)
        XCTAssertEqual(show.box.borderColor?.alpha, 128.0 / 255)
        XCTAssertEqual(show.box.shadowOffset, CGSize(width: 1, height: 2))
    }

    func testWhatCannotBeEditedIsTold() throws {
        let show = try Show()
        let handle = try XCTUnwrap(layers(show.look(1))[1]["handle"] as? Int)
        let edits = [
            (handle, "opacity", "7", "opacity: \"7\" is not a number from 0 to 1"),
            (handle, "nothing", "7", "nothing: \"7\" is not an editable property"),
            (handle, "sublayers", "[]", "sublayers: \"[]\" is not an editable property"),
            (handle, "text", "a", "text: \"a\" is not an editable property"),
            (99, "opacity", "1", "The layer is gone."),
        ]
        for (index, edit) in edits.enumerated() {
            show.ask(.edit(layer: edit.0, key: edit.1, value: edit.2), 10 + index)
            XCTAssertEqual(try show.wait(for: 10 + index)["error"] as? String, edit.3)
        }
        XCTAssertEqual(show.box.opacity, 1)
    }

    func testTextsAreEdited() throws {
        try MainActor.assumeIsolated {
            let show = try Show()
            let text = CATextLayer()
            text.string = NSAttributedString(string: "old", attributes: [.kern: 3.0])
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            show.root.addSublayer(text)
            show.root.addSublayer(label.layer)
            CATransaction.flush()
            let handles = try layers(show.look(1)).compactMap { $0["handle"] as? Int }
            show.ask(.edit(layer: handles[2], key: "string", value: "new"), 2)
            show.ask(.edit(layer: handles[3], key: "text", value: "Label"), 3)
            XCTAssertNil(try show.wait(for: 2)["error"])
            XCTAssertNil(try show.wait(for: 3)["error"])
            let string = try XCTUnwrap(text.string as? NSAttributedString)
            XCTAssertEqual(string.string, "new")
            XCTAssertEqual(string.attribute(.kern, at: 0, effectiveRange: nil) as? Double, 3, "it looks as it did")
            XCTAssertEqual(label.text, "Label")
            show.ask(.edit(layer: handles[3], key: "text", value: String(repeating: "a", count: 20_000)), 4)
            XCTAssertEqual(
                (try show.wait(for: 4)["error"] as? String)?.hasSuffix("has more than 10000 characters"), true)
        }
    }

    func testAChosenLayerIsOutlinedWhereItIsDrawn() throws {
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (25, 75, 1)
        let show = try Show(pauseTime: 0.5, animation: move)
        try show.stage.wait { $0.last?.time == 0.5 }
        let handle = try XCTUnwrap(layers(show.look(1))[1]["handle"] as? Int)
        show.ask(.select(layer: handle), 0)
        try show.stage.wait { $0.last?.outline == [35, 20, 65, 20, 65, 60, 35, 60] }
        XCTAssertEqual(show.stage.frames.last?.damage, [], "what is drawn is as it was")
        show.ask(.select(layer: nil), 0)
        try show.stage.wait { $0.last?.outline == nil }
    }

    func testTimeIsSought() throws {
        let show = try Show(pauseTime: 0.5, animation: fade())
        try show.stage.wait { $0.last?.time == 0.5 }
        show.ask(.seek(time: 2), 0)
        try show.stage.wait { $0.last.map { abs($0.time - 2) < 1e-6 } ?? false }
        show.ask(.seek(time: 0.25), 0)
        try show.stage.wait { $0.last.map { abs($0.time - 0.25) < 1e-6 } ?? false }
        for time in [-1, .nan, .infinity, 1e9] { show.ask(.seek(time: time), 0) }
        show.rest(0.1)
        XCTAssertEqual(try XCTUnwrap(show.stage.frames.last).time, 0.25, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(show.look(1)["time"] as? Double), 0.25, accuracy: 1e-3)
    }

    func testHandlesStayWhenTheTreeChanges() throws {
        let show = try Show()
        let handle = try XCTUnwrap(layers(show.look(1))[1]["handle"] as? Int)
        let other = CALayer()
        show.root.insertSublayer(other, at: 0)
        CATransaction.flush()
        let handles = try layers(show.look(2)).compactMap { $0["handle"] as? Int }
        XCTAssertEqual(handles.last, handle)
        XCTAssertEqual(Set(handles).count, 3)
        show.box.removeFromSuperlayer()
        CATransaction.flush()
        XCTAssertEqual(try layers(show.look(3)).count, 2)
        show.ask(.edit(layer: handle, key: "opacity", value: "0"), 4)
        XCTAssertEqual(try show.wait(for: 4)["error"] as? String, "The layer is gone.")
    }
}

/// A stage with a red box in a white layer, and its replies.
private struct Show {
    let root = CALayer()
    let box = CALayer()
    let stage: TestStage

    init(pauseTime: Double? = nil, animation: CAAnimation? = nil) throws {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        box.name = "box"
        box.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        if let animation { box.add(animation, forKey: "move") }
        root.addSublayer(box)
        stage = TestStage(.layer(root), pauseTime: pauseTime)
        stage.begin(width: 100, height: 80)
        try stage.wait { !$0.isEmpty }
    }

    func ask(_ question: InspectorRequest, _ number: Int) { stage.stage.receive(.inspector(question, number: number)) }

    func answer(_ number: Int) -> Data? {
        let parts = stage.reports.compactMap { report -> (Data, Bool)? in
            if case .inspected(let data, number, let isLast) = report { (data, isLast) } else { nil }
        }
        return parts.last?.1 == true ? parts.reduce(Data()) { $0 + $1.0 } : nil
    }

    func wait(for number: Int, line: UInt = #line) throws -> [String: Any] {
        try stage.wait(line: line) { _ in answer(number) != nil }
        let json = try JSONSerialization.jsonObject(with: try XCTUnwrap(answer(number)))
        return try XCTUnwrap(json as? [String: Any])
    }

    func look(_ number: Int, since: Int = -1, layer: Int? = nil, isApart: Bool = false) throws -> [String: Any] {
        ask(.look(since: since, layer: layer, isApart: isApart), number)
        return try wait(for: number)
    }

    func rest(_ seconds: Double) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }
}

private func layers(_ answer: [String: Any]) throws -> [[String: Any]] {
    try XCTUnwrap(answer["layers"] as? [[String: Any]])
}
