import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@testable import Kasane
@testable import KasaneCommand

final class ArchiveWritingTests: TemporaryFolderTestCase {
    /// A tree with a layer of each class, and an animation of each.
    private func makeTree() throws -> CALayer {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
        root.backgroundColor = CGColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
        root.sublayerTransform.m34 = -1 / 300
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
        shape.strokeColor = CGColor(red: 1, green: 1, blue: 0, alpha: 0.5)
        shape.fillColor = nil
        shape.lineDashPattern = [3, 2]
        shape.transform = CATransform3DMakeRotation(0.4, 0.2, 1, 0)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 50, y: 10, width: 40, height: 40)
        gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0)]
        gradient.locations = [0.1, 0.9]
        gradient.type = .radial
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.cornerRadius = 6
        gradient.maskedCorners = [.layerMinXMinYCorner]
        let picture = CALayer()
        picture.frame = CGRect(x: 10, y: 50, width: 20, height: 20)
        // Opaque: a PNG doesn't keep the last bit of premultiplied colours.
        picture.contents = try gradient.image(background: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        picture.contentsGravity = .resizeAspect
        picture.shadowOpacity = 0.5
        picture.mask = CALayer()
        picture.mask?.frame = CGRect(x: 2, y: 2, width: 16, height: 16)
        picture.mask?.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        let copies = CAReplicatorLayer()
        copies.instanceCount = 3
        copies.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        copies.position = CGPoint(x: 50, y: 60)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        dot.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        dot.name = "a \"dot\" <&> \n ü"
        copies.addSublayer(dot)
        for layer in [shape, gradient, picture, copies] { root.addSublayer(layer) }
        addAnimations(to: shape, gradient, dot)
        return root
    }

    private func addAnimations(to shape: CALayer, _ gradient: CALayer, _ dot: CALayer) {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 10
        spring.damping = 4
        spring.duration = 1
        shape.add(spring, forKey: "spring")
        let colors = CABasicAnimation(keyPath: "colors")
        colors.toValue = [CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)]
        colors.duration = 1
        colors.autoreverses = true
        colors.repeatCount = .infinity
        let turn = CAKeyframeAnimation(keyPath: "transform")
        turn.values = [CATransform3DIdentity, CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeScale(2, 1, 1)]
        turn.keyTimes = [0, 0.3, 1]
        turn.timingFunctions = [
            CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1),
        ]
        let group = CAAnimationGroup()
        group.animations = [colors, turn]
        group.duration = 2
        group.fillMode = .both
        gradient.add(group, forKey: "group")
        let along = CAKeyframeAnimation(keyPath: "position")
        along.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        along.duration = 1
        along.calculationMode = .paced
        along.rotationMode = .rotateAuto
        along.beginTime = 0.25
        dot.add(along, forKey: "along")
    }

    override func tearDown() {
        MediaClock.useSystem()
        super.tearDown()
    }

    /// What layers show at some times of a clock that begins when they are made.
    private func pictures(of make: () throws -> CALayer) throws -> [Data] {
        try [0, 0.3, 0.7].map { time in
            MediaClock.useManual(startingAt: 0)
            let image = try make().image(at: time, size: CGSize(width: 120, height: 90), scale: 2)
            return try XCTUnwrap(image.dataProvider?.data as Data?)
        }
    }

    /// What is written and read back looks the same, and moves the same.
    func testLayersComeBackAsTheyWere() throws {
        for name in ["tree.caml", "tree.ca"] {
            let url = file(name)
            XCTAssertEqual(try CoreAnimationArchive(rootLayer: makeTree()).write(to: url), [])
            let archive = try CoreAnimationArchive(contentsOf: url)
            XCTAssertEqual(archive.notes, [])
            XCTAssertEqual(archive.rootLayer.treeDescription(), try makeTree().treeDescription())
            XCTAssertEqual(archive.rootLayer.sublayers?.last?.sublayers?.first?.name, "a \"dot\" <&> \n ü")
            let first = try pictures(of: makeTree)
            let second = try pictures { try CoreAnimationArchive(contentsOf: url).rootLayer }
            for (index, pair) in zip(first, second).enumerated() {
                XCTAssertTrue(pair.0 == pair.1, "\(name), picture \(index)")
            }
        }
        XCTAssertEqual(names.sorted(), ["tree-assets", "tree.ca", "tree.caml"])
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: file("tree.ca").path).sorted(),
            ["assets", "index.xml", "main.caml"])
    }

    /// Writing what has been written gives the same bytes.
    func testWritingIsStable() throws {
        let (first, second) = (file("a.ca"), file("b.ca"))
        try CoreAnimationArchive(rootLayer: makeTree()).write(to: first)
        try CoreAnimationArchive(contentsOf: first).write(to: second)
        for part in ["main.caml", "index.xml", "assets/1.png"] {
            XCTAssertEqual(
                try Data(contentsOf: first.appendingPathComponent(part)),
                try Data(contentsOf: second.appendingPathComponent(part)), part)
        }
    }

    func testStatesAndTransitionsAreWritten() throws {
        let text = """
            <caml><CALayer id="x" geometryFlipped="1"><states><LKState name="A" basedOn="B"><elements>
            <LKStateSetValue targetId="x" keyPath="backgroundColor"><value type="CGColor" value="1 0 0" opacity="0.5"/></LKStateSetValue>
            </elements></LKState><LKState name="B"/></states><stateTransitions><LKStateTransition fromState="*" toState="A"><elements>
            <LKStateTransitionElement key="backgroundColor" targetId="x"><animation type="CABasicAnimation" duration="2"/>
            </LKStateTransitionElement></elements></LKStateTransition></stateTransitions></CALayer></caml>
            """
        try CoreAnimationArchive(data: Data(text.utf8)).write(to: file("s.caml"))
        let archive = try CoreAnimationArchive(contentsOf: file("s.caml"))
        XCTAssertEqual(archive.stateNames, ["A", "B"])
        archive.setState("A")
        XCTAssertEqual(archive.rootLayer.backgroundColor?.components, [1, 0, 0, 0.5])
        XCTAssertEqual(archive.rootLayer.animation(forKey: "backgroundColor")?.duration, 2)
    }

    func testABundleDoesNotReplaceAnotherFolder() throws {
        try FileManager.default.createDirectory(at: file("mine.ca"), withIntermediateDirectories: false)
        try Data("mine".utf8).write(to: file("mine.ca").appendingPathComponent("notes.txt"))
        XCTAssertThrowsError(try CoreAnimationArchive(rootLayer: CALayer()).write(to: file("mine.ca"))) {
            XCTAssertEqual(($0 as? CoreAnimationArchiveError)?.reason, .notWritable)
        }
        XCTAssertThrowsError(try CoreAnimationArchive(rootLayer: CALayer()).write(to: file("none/a.caml"))) {
            XCTAssertEqual(($0 as? CoreAnimationArchiveError)?.reason, .notWritable)
        }
        XCTAssertEqual(names, ["mine.ca"])
    }

    // MARK: The command

    func testArguments() throws {
        guard case .write(let request, _) = try Invocation(["convert", "s.swift", "-o", "scene.caml", "--at", "1"])
        else {
            return XCTFail("no conversion")
        }
        XCTAssertEqual(request.document, .archive)
        XCTAssertEqual(request.span, .time(1))
        guard case .render(let movie, _) = try Invocation(["render", "b.ca", "-o", "b.mp4", "--state", "Open"]) else {
            return XCTFail("no movie")
        }
        XCTAssertEqual(movie.state, "Open")
        XCTAssertEqual(try Invocation(["help", "convert"]), .help(.convert))
        for words in [
            ["convert", "s.swift", "-o", "a.png"], ["convert", "s.swift"],
            ["render", "s.swift", "-o", "a.mp4", "--state", "A"],
            ["convert", "s.swift", "-o", "a.caml", "--duration", "2"],
        ] {
            XCTAssertThrowsError(try Invocation(words)) { XCTAssertTrue($0 is UsageError) }
        }
    }

    func testASceneBecomesAnArchiveAndTheArchiveAPicture() throws {
        try write(
            scene: """
                import PlaygroundSupport
                import UIKit

                let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
                view.backgroundColor = .white
                let label = UILabel(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
                label.text = "Hi"
                view.addSubview(label)
                PlaygroundPage.current.liveView = view
                UIView.animate(withDuration: 1) { label.frame.origin.x = 15 }
                """)
        let conversion = try CommandRun(["convert", "Scene.swift", "-o", "scene.ca"], in: folder)
        XCTAssertEqual(conversion.code, 0, conversion.errors)
        for (scene, picture) in [("Scene.swift", "a.png"), ("scene.ca", "b.png")] {
            let run = try CommandRun(["render", scene, "-o", picture, "--at", "0.5", "-q"], in: folder)
            XCTAssertEqual(run.code, 0, run.errors)
        }
        let comparison = try PictureComparison(file("a.png").path, file("b.png").path)
        XCTAssertEqual(comparison.maxDifference, 0)
    }

    func testAnArchiveThatCannotBeReadIsSaidWithItsLine() throws {
        try Data("<caml>\n<CALayer>\n<contents src=\"../x.png\"/></CALayer></caml>".utf8).write(to: file("bad.caml"))
        let run = try CommandRun(["render", "bad.caml", "-o", "out.png", "--at", "0"], in: folder)
        XCTAssertEqual(run.code, 1)
        XCTAssertEqual(run.errors, "kasane: bad.caml:3: \"../x.png\" leads out of the archive\n")
        let state = try CommandRun(["render", "bad.caml", "-o", "out.png", "--at", "0", "--state", "A"], in: folder)
        XCTAssertEqual(state.code, 1)
        XCTAssertEqual(names, ["bad.caml"])
    }
}
